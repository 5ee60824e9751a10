/* The list of channels, threads and direct messages, and the corner with the current person. */

import { avatar, h, icon } from "./dom.js";
import { language, say } from "./words.js";

const MARKS = { room: "hash", thread: "thread", private: "lock", direct: "at" };

export function drawRooms(nav, state, acts) {
  const rooms = [...state.rooms.values()];
  const top = rooms.filter((one) => one.kind === "room");
  const threads = rooms.filter((one) => one.kind === "thread" || one.kind === "private");
  const direct = rooms.filter((one) => one.kind === "direct");
  const under = (id) => threads.filter((one) => one.parent === id && (!one.archived || one.id === state.here || one.unread));
  const entry = (one, deep) => roomEntry(one, deep, state, acts);
  nav.setAttribute("aria-label", say("channels"));
  const kept = nav.querySelector(".switch:not([hidden])")?.closest(".corner");
  const focused = nav.contains(document.activeElement) ? document.activeElement.dataset.room : null;
  const scrolled = nav.querySelector(".rooms")?.scrollTop ?? 0;
  nav.replaceChildren(
    h("div", { class: "server" }, h("img", { src: "/look/icon.svg", alt: "" }), h("span", {}, say("server"))),
    h("div", { class: "rooms" },
      h("div", { class: "heading" }, h("h2", {}, say("channels")), state.host ? h("button", { type: "button", class: "tool", title: say("addRoom"), "aria-label": say("addRoom"), onclick: acts.addRoom }, icon("plus")) : null),
      h("ul", {}, top.map((one) => [entry(one, false), under(one.id).map((thread) => entry(thread, true))])),
      h("h2", {}, say("direct")), h("ul", {}, direct.map((one) => entry(one, false))),
      acts.learn ? h("ul", {}, h("li", {}, h("button", { type: "button", onclick: acts.learn }, icon("right"), h("span", { class: "label" }, say("learn"))))) : null),
    kept ?? corner(state, acts));
  nav.querySelector(".rooms").scrollTop = scrolled;
  if (focused) nav.querySelector(`[data-room="${focused}"]`)?.focus();
}

function roomEntry(one, deep, state, acts) {
  const here = one.id === state.here, kinds = [deep && "deep", here && "here", one.unread && !here && "unread", one.archived && "archived"].filter(Boolean).join(" ");
  const mark = one.kind === "direct" ? avatar(state.bot, one.name, true, true) : icon(MARKS[one.kind]);
  const hint = [one.kind === "private" && say("privateThread"), one.archived && say("archived"), one.unread && say("unread", one.unread), one.calls && say("called", one.calls)].filter(Boolean).join(", ");
  return h("li", { class: kinds }, h("button", { type: "button", data: { room: one.id }, "aria-current": here ? "page" : undefined, onclick: () => acts.open(one.id) },
    mark, h("span", { class: "label" }, one.name), hint ? h("span", { class: "sr" }, ` (${hint})`) : null,
    one.calls && !here ? h("span", { class: "badge", "aria-hidden": "true" }, String(one.calls)) : null));
}

function corner(state, acts) {
  const name = state.names[state.me].name;
  const tongues = h("div", { class: "tongues", role: "group", "aria-label": say("language") }, ["en", "fr"].map((one) => h("button", {
    type: "button", "aria-pressed": String(language() === one), lang: one, onclick: () => acts.language(one),
  }, one.toUpperCase())));
  const me = [avatar(state.me, name, false), h("span", { class: "name" }, name)];
  if (!state.host) return h("div", { class: "corner" }, h("span", { class: "self" }, me), tongues);
  const others = state.people.map((one) => h("li", {}, h("a", { href: `../${one.id}/`, "aria-current": one.id === state.me ? "page" : undefined }, avatar(one.id, one.name, false, true), one.name,
    one.id === state.me ? h("span", { class: "under" }, say("you")) : null)));
  const menu = h("div", { class: "switch", hidden: true }, h("h2", {}, say("switchTo")), h("ul", {}, others), h("a", { class: "home", href: "../../" }, say("startPage")));
  const button = h("button", { type: "button", class: "self", title: say("switchTo"), "aria-expanded": "false", onclick: () => {
    menu.hidden = !menu.hidden;
    button.setAttribute("aria-expanded", String(!menu.hidden));
    if (!menu.hidden) menu.querySelector("a").focus();
  } }, me, h("span", { class: "up" }, icon("down")));
  menu.addEventListener("keydown", (event) => { if (event.key === "Escape") { button.click(); button.focus(); event.stopPropagation(); } });
  return h("div", { class: "corner" }, menu, button, tongues);
}
