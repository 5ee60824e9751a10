/* Pictures in messages, and the viewer that enlarges them: wheel, pinch, drag, double tap, keys. */

import { h, icon, narrow } from "./dom.js";
import { say } from "./words.js";
import { spoiler } from "./markdown.js";

/* One picture as a button; `group` are all pictures of its message, for the viewer. */
export function picture(one, group) {
  const alt = one.description || say("noAlt");
  const image = h("img", { src: one.url, alt, width: one.width, height: one.height, decoding: "async", draggable: false, data: { src: one.url } });
  const button = h("button", { type: "button", class: "picture", "aria-label": say("openPicture", alt), onclick: (event) => view(group, group.indexOf(one), pointOf(event)) }, image);
  image.addEventListener("error", () => button.replaceWith(h("span", { class: "lost" }, say("gone"))));
  return one.spoiler ? spoiler([button], true) : button;
}

const standsFor = new WeakMap();

/* Leave an earlier image in another's place until that one is loaded, so that a board does not flicker. */
export function standIn(earlier, image) {
  image.replaceWith(earlier);
  standsFor.set(earlier, image);
  image.decode().catch(() => {}).then(() => { if (standsFor.get(earlier) === image) earlier.replaceWith(image); });
}

const LARGEST = 8, OPENS_AT = 2.5;

/* Where a picture was pressed, from its middle, in shares of its size; the middle for a key. */
function pointOf(event) {
  const frame = event.currentTarget.getBoundingClientRect();
  return event.detail ? [(event.clientX - frame.left) / frame.width - 0.5, (event.clientY - frame.top) / frame.height - 0.5] : [0, 0];
}

/* Enlarge a picture of the group; on a phone around the point that was pressed, which is what somebody wants to see. */
function view(group, index, [pressedX, pressedY]) {
  const pressed = index;
  const image = h("img", { class: "large", draggable: false });
  const stage = h("div", { class: "stage" }, image);
  const caption = h("button", { type: "button", class: "caption", onclick: () => caption.setAttribute("aria-expanded", String(caption.classList.toggle("whole"))) });
  const step = (by) => show((index + by + group.length) % group.length);
  const save = h("a", { class: "tool", title: say("download"), "aria-label": say("download") }, icon("download"));
  const tool = (name, mark, act) => h("button", { type: "button", class: "tool", title: say(name), "aria-label": say(name), onclick: act }, icon(mark));
  const tools = h("div", { class: "tools" },
    tool("zoomOut", "minus", () => zoom(1 / 1.5)), tool("zoomIn", "plus", () => zoom(1.5)), save, tool("close", "close", () => box.close()));
  const leaf = group.length > 1 ? [tool("previous", "left", () => step(-1)), tool("next", "right", () => step(1))] : [];
  leaf.forEach((one, n) => one.classList.add("leaf", n ? "forth" : "back"));
  const box = h("dialog", { class: "viewer", "aria-label": say("picture") }, stage, tools, leaf, caption);

  let scale = 1, x = 0, y = 0;
  const fingers = new Map();
  let gap = 0, moved = 0, lastTap = 0;

  function place() {
    const roomX = Math.max(0, (image.clientWidth * scale - stage.clientWidth) / 2);
    const roomY = Math.max(0, (image.clientHeight * scale - stage.clientHeight) / 2);
    x = Math.min(roomX, Math.max(-roomX, x));
    y = Math.min(roomY, Math.max(-roomY, y));
    image.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    stage.classList.toggle("zoomed", scale > 1);
  }
  function zoom(by, atX = 0, atY = 0) {
    const old = scale;
    scale = Math.min(LARGEST, Math.max(1, scale * by));
    x = atX - (atX - x) * (scale / old);
    y = atY - (atY - y) * (scale / old);
    place();
  }
  const centred = (event) => {
    const frame = stage.getBoundingClientRect();
    return [event.clientX - frame.left - frame.width / 2, event.clientY - frame.top - frame.height / 2];
  };
  const spread = () => {
    const [a, b] = [...fingers.values()];
    return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  };
  function show(at) {
    index = at;
    const one = group[index];
    image.src = one.url;
    image.alt = one.description || say("noAlt");
    caption.textContent = one.description || "";
    caption.hidden = !one.description;
    save.href = one.url + "?download";
    save.download = one.filename || "";
    caption.classList.remove("whole");
    caption.setAttribute("aria-expanded", "false");
    [scale, x, y] = [1, 0, 0];
    place();
    image.decode().then(() => {
      if (!narrow() || scale !== 1 || index !== at) return;
      zoom(Math.min(OPENS_AT, stage.clientHeight / image.clientHeight));
      if (at === pressed) [x, y] = [-pressedX * image.clientWidth * scale, -pressedY * image.clientHeight * scale];
      place();
    }).catch(() => {});
  }
  stage.addEventListener("wheel", (event) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 300), ...centred(event));
  }, { passive: false });
  stage.addEventListener("pointerdown", (event) => {
    stage.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, event);
    moved = 0;
    if (fingers.size === 2) gap = spread();
  });
  stage.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    fingers.set(event.pointerId, event);
    if (fingers.size === 2) {
      const now = spread(), [a, b] = [...fingers.values()].map(centred);
      zoom(now / gap, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
      gap = now;
      moved = 99;
    } else {
      x += event.clientX - before.clientX;
      y += event.clientY - before.clientY;
      moved += Math.abs(event.clientX - before.clientX) + Math.abs(event.clientY - before.clientY);
      place();
    }
  });
  const lift = (event) => {
    fingers.delete(event.pointerId);
    if (event.type === "pointercancel" || moved > 8) return;
    const onImage = document.elementFromPoint(event.clientX, event.clientY) === image || event.target === image;
    if (event.timeStamp - lastTap < 320) zoom(scale > 1 ? 1 / LARGEST : 2.5, ...centred(event));
    else if (!within(image, event) && !onImage) box.close();
    lastTap = event.timeStamp;
  };
  stage.addEventListener("pointerup", lift);
  stage.addEventListener("pointercancel", lift);
  box.addEventListener("keydown", (event) => {
    const acts = { "+": () => zoom(1.5), "=": () => zoom(1.5), "-": () => zoom(1 / 1.5), 0: () => zoom(0) };
    if (group.length > 1) Object.assign(acts, { ArrowLeft: () => step(-1), ArrowRight: () => step(1) });
    acts[event.key]?.();
  });
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  show(index);
  box.showModal();
}

function within(image, event) {
  const frame = image.getBoundingClientRect();
  return event.clientX >= frame.left && event.clientX <= frame.right && event.clientY >= frame.top && event.clientY <= frame.bottom;
}
