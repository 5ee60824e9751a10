/* One message as a row of the log. */

import { avatar, h, icon } from "./dom.js";
import { colour, component, fileCard, gallery, shownIn } from "./components.js";
import { inline, markdown } from "./markdown.js";
import { clock, moment, shortClock } from "./moments.js";
import { picture } from "./pictures.js";
import { say } from "./words.js";

const PIN = 6, JOIN = 7, THREAD = 18, TOGETHER_MS = 7 * 60 * 1000, GIVEN_UP_MS = 15 * 60 * 1000;
const SYSTEM = { [PIN]: ["pin", "pinned"], [JOIN]: ["right", "joined"], [THREAD]: ["thread", "thread"] };

/* Whether a message continues under the previous one's heading. */
export function continues(message, before) {
  return Boolean(before) && before.author === message.author && !message.by && !message.reply && !SYSTEM[message.type] && !SYSTEM[before.type]
    && before.ephemeral === message.ephemeral && new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER_MS;
}

export function messageRow(message, joined, world) {
  if (SYSTEM[message.type]) return systemRow(message, world);
  const name = world.userName(message.author), bot = world.isBot(message.author);
  const kinds = ["message", joined && "joined", message.ephemeral && "ephemeral", message.calls && "calls"].filter(Boolean).join(" ");
  return h("article", { class: kinds, data: { id: message.id }, "aria-label": name },
    message.by ? usedLine(message.by, world) : null,
    message.reply ? replyLine(message, world) : null,
    h("div", { class: "side" }, joined ? h("span", { class: "clock" }, shortClock(message.timestamp)) : avatar(message.author, name, bot)),
    h("div", { class: "body" },
      joined ? null : h("header", {}, h("span", { class: "name" }, name), bot ? h("span", { class: "tag" }, say("app")) : null, clock(message.timestamp),
        message.pinned ? h("span", { class: "pin", title: say("pinnedHere") }, icon("pin")) : null),
      content(message, world), message.ephemeral ? whisper(message, world) : null,
      world.failure(message.id) ? h("p", { class: "failure", role: "alert" }, world.failure(message.id)) : null));
}

function content(message, world) {
  if (message.thinking) return thinking(message, world);
  const text = message.content ? markdown(message.content, world) : null;
  if (text && message.edited) (text.lastElementChild ?? text).append(h("span", { class: "edited" }, ` (${say("edited")})`));
  const files = message.layout ? [] : attachments(message);
  const parts = (message.components ?? []).map((one) => component(one, message, world));
  return h("div", { class: "content" }, text, (message.embeds ?? []).map((one) => embed(one, message, world)), files, parts, reactions(message));
}

function thinking(message, world) {
  if (Date.now() - new Date(message.timestamp) > GIVEN_UP_MS) return h("p", { class: "failure" }, say("noAnswer"));
  return h("p", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), say("thinking", world.userName(message.author)), "…");
}

function whisper(message, world) {
  return h("p", { class: "whisper" }, icon("eye"), say("onlyYou"), " · ",
    h("button", { type: "button", class: "link", onclick: () => world.dismiss(message) }, say("dismiss")));
}

function usedLine(by, world) {
  const [before, after = ""] = say("used", "\u0000").split("\u0000");
  return h("div", { class: "used" }, avatar(by.user, world.userName(by.user), false, true), before,
    h("span", { class: "name" }, world.userName(by.user)), after, " ", h("span", { class: "mention" }, "/" + world.commandName(by.command)));
}

function replyLine(message, world) {
  const first = world.message(message.channel, message.reply);
  return h("div", { class: "used" }, first ? [h("span", { class: "name" }, world.userName(first.author)), " ", h("span", {}, first.content.slice(0, 120) || "…")] : say("noLongerThere"));
}

function attachments(message) {
  const embedded = (message.embeds ?? []).flatMap((one) => [one.image?.url, one.thumbnail?.url]);
  const free = message.attachments.filter((one) => !embedded.includes(one.url) && !embedded.includes(`attachment://${one.filename}`));
  const pictures = free.filter((one) => /^image\/(png|jpeg|gif|webp)/.test(one.content_type));
  const others = free.filter((one) => !pictures.includes(one));
  const hidden = (one) => ({ ...one, spoiler: one.filename.startsWith("SPOILER_") });
  return [pictures.length ? gallery(pictures.map(hidden), message) : null, ...others.map((one) => fileCard(hidden(one)))];
}

function embed(one, message, world) {
  const named = (media) => ({ ...message.attachments.find((file) => media.url === file.url || media.url === `attachment://${file.filename}`), ...media });
  const shown = (media, kind) => {
    const file = named(media), group = shownIn(message);
    if (file.url.startsWith("attachment://")) file.url = message.attachments.find((item) => `attachment://${item.filename}` === media.url)?.url ?? "";
    group.push(file);
    return h("div", { class: kind }, picture(file, group));
  };
  const fields = (one.fields ?? []).map((field) => h("div", { class: field.inline ? "field inline" : "field" }, h("b", {}, inline(field.name, world)), markdown(field.value, world)));
  const foot = [one.footer?.text, one.footer && one.timestamp ? " · " : null, one.timestamp ? moment(Date.parse(one.timestamp) / 1000) : null].filter(Boolean);
  const box = h("div", { class: "embed" },
    one.thumbnail ? shown(one.thumbnail, "thumbnail") : null,
    one.author ? h("div", { class: "by" }, one.author.name) : null,
    one.title ? h("div", { class: "title" }, one.url && /^https?:/.test(one.url) ? h("a", { href: one.url, target: "_blank", rel: "noopener noreferrer" }, inline(one.title, world)) : inline(one.title, world)) : null,
    one.description ? markdown(one.description, world) : null,
    fields.length ? h("div", { class: "fields" }, fields) : null,
    one.image ? shown(one.image, "wide") : null,
    foot.length ? h("div", { class: "foot" }, foot) : null);
  if (one.color !== null && one.color !== undefined) box.style.setProperty("--accent", colour(one.color));
  return box;
}

function reactions(message) {
  if (!message.reactions?.length) return null;
  return h("div", { class: "reactions" }, message.reactions.map((one) => h("span", { class: one.me ? "reaction mine" : "reaction" }, one.emoji.name, " ", String(one.count))));
}

function systemRow(message, world) {
  const [mark, words] = SYSTEM[message.type], room = message.type === THREAD && world.room(message.opens);
  const [before, after = ""] = say(words, world.userName(message.author), "\u0000").split("\u0000");
  const name = room ? h("button", { type: "button", class: "link", onclick: () => world.open(room.id) }, room.name) : message.content;
  return h("article", { class: "message system", data: { id: message.id } }, h("div", { class: "side" }, icon(mark)),
    h("div", { class: "body" }, h("p", {}, before, message.type === THREAD ? name : null, after, " ", clock(message.timestamp))));
}
