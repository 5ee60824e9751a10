/* The components of a bot's messages: buttons, menus, sections, galleries, containers, files. */

import { h, icon } from "./dom.js";
import { markdown, spoiler } from "./markdown.js";
import { emojiMark, emojiText, menuButton } from "./menus.js";
import { picture } from "./pictures.js";
import { language, say } from "./words.js";

const ROW = 1, BUTTON = 2, SECTION = 9, TEXT = 10, THUMBNAIL = 11, GALLERY = 12, FILE = 13, SEPARATOR = 14, CONTAINER = 17;
const MENUS = new Set([3, 5, 6, 7, 8]);
const LINK = 5;

/* `world` resolves names and handles presses; `message` is the message that contains the components. */
export function component(one, message, world) {
  if (MENUS.has(one.type)) return menuButton(one, world, (values, from) => world.select(message, one.custom_id, values, from));
  const draw = DRAWN[one.type];
  return draw ? draw(one, message, world) : h("span", { class: "lost" }, `[${one.type}]`);
}

const all = (those, message, world) => (those ?? []).map((one) => component(one, message, world));

const DRAWN = {
  [ROW]: (one, message, world) => h("div", { class: "actions" }, all(one.components, message, world)),
  [BUTTON]: (one, message, world) => button(one, message, world),
  [SECTION]: (one, message, world) => h("div", { class: "section" }, h("div", { class: "texts" }, all(one.components, message, world)), component(one.accessory, message, world)),
  [TEXT]: (one, message, world) => markdown(one.content, world),
  [THUMBNAIL]: (one, message) => h("div", { class: "thumbnail" }, picture(known(one, message), shownIn(message))),
  [GALLERY]: (one, message) => gallery(one.items.map((item) => known(item, message)), message),
  [FILE]: (one, message) => fileCard({ ...known({ media: one.file }, message), spoiler: one.spoiler }),
  [SEPARATOR]: (one) => h("div", { class: `separator${one.divider === false ? "" : " line"}${one.spacing === 2 ? " wide" : ""}`, role: "presentation" }),
  [CONTAINER]: (one, message, world) => container(one, message, world),
};

function container(one, message, world) {
  const box = h("div", { class: "container" }, all(one.components, message, world));
  if (one.accent_color !== null && one.accent_color !== undefined) {
    box.classList.add("accent");
    box.style.setProperty("--accent", colour(one.accent_color));
  }
  return one.spoiler ? spoiler([box], true) : box;
}

export const colour = (number) => `#${number.toString(16).padStart(6, "0")}`;

function button(one, message, world) {
  const words = [one.emoji ? emojiMark(one.emoji) : null, one.label ? h("span", {}, one.label) : null];
  if (one.style === LINK) {
    return h("a", { class: "button s2", href: /^https?:/.test(one.url) ? one.url : undefined, target: "_blank", rel: "noopener noreferrer", title: say("linkOut") }, words, icon("out"));
  }
  return h("button", {
    type: "button", class: `button s${one.style}`, disabled: Boolean(one.disabled), data: { cid: one.custom_id ?? "" },
    "aria-label": one.label ? undefined : emojiText(one.emoji), onclick: (event) => world.click(message, one.custom_id, event.currentTarget),
  }, words);
}

/* A component's picture, with the data of its attachment. */
function known(item, message) {
  const url = item.media.url, file = (message.attachments ?? []).find((one) => one.url === url);
  return { ...file, url, description: item.description ?? file?.description, spoiler: item.spoiler, filename: file?.filename ?? url.split("/").at(-1) };
}

const groups = new WeakMap();

/* All pictures of a message, in the order in which the viewer shows them. */
export function shownIn(message) {
  if (!groups.has(message)) groups.set(message, []);
  return groups.get(message);
}

export function gallery(those, message) {
  const group = shownIn(message);
  group.push(...those);
  return h("div", { class: `gallery of${Math.min(those.length, 5)}` }, those.map((one) => picture(one, group)));
}

export function fileCard(file) {
  const card = h("div", { class: "file" }, icon("file"),
    h("span", { class: "words" }, h("a", { href: file.url + "?download", download: file.filename }, file.filename), h("span", { class: "under" }, size(file.size))),
    h("a", { class: "tool", href: file.url + "?download", download: file.filename, title: say("download"), "aria-label": `${say("download")}: ${file.filename}` }, icon("download")));
  return file.spoiler ? spoiler([card], true) : card;
}

const tenths = (number) => new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number);

function size(bytes) {
  if (bytes === undefined) return "";
  if (bytes < 1000) return say("bytes", bytes);
  return bytes < 1e6 ? say("kilobytes", tenths(bytes / 1e3)) : say("megabytes", tenths(bytes / 1e6));
}
