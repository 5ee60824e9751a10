/* Discord's Markdown as elements. */

import { emojiImage, h } from "./dom.js";
import { moment } from "./moments.js";
import { say } from "./words.js";

const SPECIAL = /[\\`|*_~<[@]|https?:\/\//g;

/* Each rule: the pattern to match at this position, and the element for it. `inner` parses the text inside. */
const RULES = [
  [/^\\([^A-Za-z0-9\s])/, (m) => m[1]],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (m) => h("code", {}, m[2].trim())],
  [/^\|\|([\s\S]+?)\|\|/, (m, inner) => spoiler(inner(m[1]))],
  [/^\*\*\*([\s\S]+?)\*\*\*/, (m, inner) => h("em", {}, h("strong", {}, inner(m[1])))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (m, inner) => h("strong", {}, inner(m[1]))],
  [/^__([\s\S]+?)__(?!_)/, (m, inner) => h("u", {}, inner(m[1]))],
  [/^~~([\s\S]+?)~~/, (m, inner) => h("s", {}, inner(m[1]))],
  [/^\*(?!\s)([\s\S]*?[^\s*])\*(?!\*)/, (m, inner) => h("em", {}, inner(m[1]))],
  [/^_(?!\s)([\s\S]*?[^\s_])_(?![\w_])/, (m, inner) => h("em", {}, inner(m[1]))],
  [/^<@!?(\d+)>/, (m, _, world) => mention(world.userName(m[1]), "@", world.isMe(m[1]))],
  [/^<@&(\d+)>/, (m, _, world) => mention(world.roleName(m[1]), "@", false)],
  [/^<#(\d+)>/, (m, _, world) => roomLink(m[1], world)],
  [/^<\/([^:>]+):\d+>/, (m, _, world) => commandLink(m[1], world)],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (m) => moment(Number(m[1]), m[2])],
  [/^<a?:(\w+):(\d+)>([,.;:])?/, (m) => (m[3] ? h("span", { class: "held" }, emojiImage(m[1], m[2]), m[3]) : emojiImage(m[1], m[2]))],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], [m[1]])],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"\n]*")?\)/, (m, inner) => link(m[2], inner(m[1]))],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"')\]*_|]/, (m) => link(m[0], [m[0]])],
  [/^@(everyone|here)\b/, (m) => mention(m[1], "@", true)],
];

const mention = (name, sign, me) => h("span", { class: me ? "mention me" : "mention" }, sign + name);

const link = (url, children) => h("a", { href: url, target: "_blank", rel: "noopener noreferrer nofollow" }, children);

function roomLink(id, world) {
  const room = world.room(id);
  if (!room) return h("span", { class: "mention" }, "#" + say("unknownRoom"));
  return h("button", { type: "button", class: "mention", onclick: () => world.open(id) }, "#" + room.name);
}

const commandLink = (path, world) => h("button", { type: "button", class: "mention", onclick: () => world.fill(path) }, "/" + path);

export function spoiler(children, block) {
  const tag = block ? "div" : "span";
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    hidden.classList.add("shown");
    for (const name of ["role", "tabindex", "aria-label"]) hidden.removeAttribute(name);
    inside.removeAttribute("aria-hidden");
    inside.inert = false;
    hidden.removeEventListener("click", reveal, true);
  };
  const inside = h(tag, { "aria-hidden": "true", inert: true }, children);
  const hidden = h(tag, { class: "spoiler", role: "button", tabindex: "0", "aria-label": say("spoiler") }, inside);
  hidden.addEventListener("click", reveal, true);
  hidden.addEventListener("keydown", reveal);
  return hidden;
}

export function inline(text, world) {
  const out = [];
  let rest = text, before = "";
  while (rest) {
    const found = firstRule(rest, before);
    if (found) {
      const [match, make] = found;
      out.push(make(match, (inner) => inline(inner, world), world));
      before = match[0].at(-1);
      rest = rest.slice(match[0].length);
      continue;
    }
    SPECIAL.lastIndex = 1;
    const next = SPECIAL.exec(rest);
    const end = next ? next.index : rest.length;
    out.push(rest.slice(0, end));
    before = rest[end - 1];
    rest = rest.slice(end);
  }
  return out;
}

function firstRule(rest, before) {
  for (const [pattern, make] of RULES) {
    const match = pattern.exec(rest);
    if (match && !(rest[0] === "_" && /\w/.test(before))) return [match, make];
  }
  return null;
}

/* Render a whole text: headings, lists, quotes, code blocks and lines. */
export function markdown(text, world) {
  const box = h("div", { class: "md" });
  box.append(...blocks(text.replace(/\r\n?/g, "\n"), world));
  return box;
}

function blocks(text, world) {
  const out = [];
  const parts = text.split(/(```(?:[\w+-]*\n)?[\s\S]*?```)/);
  parts.forEach((part, index) => {
    if (index % 2) {
      const [, code] = /^```(?:[\w+-]*\n)?([\s\S]*?)\n?```$/.exec(part);
      out.push(h("pre", { tabindex: "0" }, h("code", {}, code)));
      return;
    }
    const first = index > 0 ? part.replace(/^\n/, "") : part;
    const whole = index < parts.length - 1 ? first.replace(/\n$/, "") : first;
    if (whole) out.push(...lines(whole.split("\n"), world));
  });
  return out;
}

function lines(those, world) {
  const out = [];
  let plain = [];
  const flush = () => {
    if (plain.length) out.push(h("p", {}, inline(plain.join("\n"), world)));
    plain = [];
  };
  for (let at = 0; at < those.length; at++) {
    const line = those[at];
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    const small = /^-# +(.+)$/.exec(line);
    if (heading) {
      flush();
      out.push(h("div", { class: `h${heading[1].length}`, role: "heading", "aria-level": String(heading[1].length + 2) }, inline(heading[2], world)));
    } else if (small) {
      flush();
      out.push(h("p", { class: "small" }, inline(small[1], world)));
    } else if (/^>>> /.test(line)) {
      flush();
      out.push(h("blockquote", {}, blocks([line.slice(4), ...those.slice(at + 1)].join("\n"), world)));
      break;
    } else if (/^> ?/.test(line) && line.startsWith(">")) {
      flush();
      let end = at;
      while (end < those.length && /^>( |$)/.test(those[end])) end++;
      if (end === at) { plain.push(line); continue; }
      out.push(h("blockquote", {}, lines(those.slice(at, end).map((one) => one.replace(/^> ?/, "")), world)));
      at = end - 1;
    } else if (ITEM.test(line)) {
      flush();
      let end = at;
      while (end < those.length && goesOn(those[end], those[at])) end++;
      out.push(list(those.slice(at, end).map((one) => ITEM.exec(one)), world));
      at = end - 1;
    } else plain.push(line);
  }
  flush();
  return out;
}

/* Whether a line belongs to the same list: deeper, or of the same kind at the same depth. */
function goesOn(line, first) {
  const [one, head] = [ITEM.exec(line), ITEM.exec(first)];
  return one && (one[1].length > head[1].length || (one[2] === undefined) === (head[2] === undefined));
}

const ITEM = /^( *)(?:([-*])|(\d{1,9})\.) +(.+)$/;

function list(items, world) {
  const depth = items[0][1].length, numbered = items[0][3] !== undefined;
  const box = h(numbered ? "ol" : "ul", numbered ? { start: Number(items[0][3]) } : {});
  for (let at = 0; at < items.length; at++) {
    const entry = h("li", {}, inline(items[at][4], world));
    let end = at + 1;
    while (end < items.length && items[end][1].length > depth) end++;
    if (end > at + 1) entry.append(list(items.slice(at + 1, end), world));
    box.append(entry);
    at = end - 1;
  }
  return box;
}

/* The text without markup, for titles and one-line previews. */
export const plain = (text) => text.replace(/[*_~`|>#]/g, "").replace(/<[^>]+>/g, "").trim();
