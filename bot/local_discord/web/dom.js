/* Build elements in code, so that user text is never parsed as HTML. */

export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "class") element.className = value;
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name in element && !name.startsWith("aria")) element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...present(children));
  return element;
}

const present = (children) => children.flat(Infinity).filter((one) => one !== null && one !== undefined && one !== false);

/* Replace an element's children; empty ones are skipped. */
export function refill(element, ...children) {
  element.replaceChildren(...present(children));
}

const ICONS = {
  menu: "M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z",
  send: "M3 4.5 21 12 3 19.5 5.5 13 14 12 5.5 11z",
  close: "m6.4 5 5.6 5.6L17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z",
  down: "M12 16.5 5 9.5 6.4 8l5.6 5.6L17.600 8 19 9.500z",
  hash: "M9.500 3h2l-.7 5h4l.7-5h2l-.7 5H21v2h-4.500l-.6 4H20v2h-4.400l-.7 5h-2l.7-5h-4l-.7 5h-2l.7-5H3v-2h4.900l.6-4H4V8h4.800zM10.500 10l-.6 4h4l.6-4z",
  thread: "M5 3h2v6a3 3 0 0 0 3 3h6.200l-3.600-3.600L14 7l6 6-6 6-1.400-1.400 3.600-3.600H10a5 5 0 0 1-5-5z",
  lock: "M7 10V8a5 5 0 0 1 10 0v2h1.500v11h-13V10zm2 0h6V8a3 3 0 0 0-6 0z",
  at: "M12 3a9 9 0 1 0 4.500 16.800l-.9-1.700A7 7 0 1 1 19 12v1a1.500 1.500 0 0 1-3 0V8.500h-1.800a4 4 0 1 0 .3 6A3.500 3.500 0 0 0 21 13v-1a9 9 0 0 0-9-9zm0 11.500a2.500 2.500 0 1 1 0-5 2.500 2.500 0 0 1 0 5z",
  eye: "M12 5C7 5 3 8.500 1.500 12 3 15.500 7 19 12 19s9-3.500 10.500-7C21 8.500 17 5 12 5zm0 11a4 4 0 1 1 0-8 4 4 0 0 1 0 8zm0-2a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
  file: "M6 2h8l5 5v15H6zm7 1.800V8h4.200z",
  check: "m9.500 17.500-5-5L6 11l3.500 3.500L18 6l1.500 1.500z",
  plus: "M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z",
  minus: "M5 11h14v2H5z",
  left: "M15.500 5 17 6.500 11.500 12l5.500 5.500-1.500 1.500-7-7z",
  right: "m8.500 19-1.500-1.500 5.500-5.500L7 6.500 8.500 5l7 7z",
  download: "M11 3h2v9.200l3.300-3.300 1.400 1.400L12 16l-5.700-5.700 1.400-1.400L11 12.200zM4 18h16v2H4z",
  out: "M13 4h7v7h-2V7.400l-8.300 8.300-1.400-1.400L16.600 6H13zM5 6h5v2H6v10h10v-4h2v6H4V6z",
  pin: "M14.500 2 22 9.500l-2 .8-1.200 4.200.7.700-1.400 1.400-4.300-4.300L7 19l-3 1 1-3 6.700-6.800-4.300-4.300L8.800 4.500l.7.700 4.200-1.200z",
};

export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.classList.add("icon");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/* One of the application's emoji; where its picture is missing, its name stands there, as in Discord. */
export const emojiImage = (name, id) => h("img", { class: "emoji", src: `emoji/${id}`, alt: `:${name}:`, title: `:${name}:`, draggable: "false" });

const HUES = [212, 356, 140, 40, 276, 178, 20, 320, 96, 240, 60, 300];

/* A person's avatar: the first letter on a colour of their own; the bot's is a table. */
export function avatar(id, name, bot, small) {
  if (bot) return h("img", { class: small ? "avatar small" : "avatar", src: "/look/icon.svg", alt: "" });
  const mark = h("span", { class: small ? "avatar small" : "avatar", "aria-hidden": "true" }, [...name][0]?.toUpperCase() ?? "?");
  mark.style.backgroundColor = `hsl(${HUES[Number(BigInt(id) % 100n) % HUES.length]} 42% 42%)`;
  return mark;
}

export const coarse = () => matchMedia("(pointer: coarse)").matches;
export const narrow = () => matchMedia("(max-width: 760px)").matches;
