/* Select menus: a button with the current choice, and a list beside it (on a phone, a bottom sheet). */

import { avatar, emojiImage, h, icon, narrow } from "./dom.js";
import { say } from "./words.js";

let open = null;

export function closeMenu(back) {
  if (!open) return;
  const { list, veil, button, watch } = open;
  open = null;
  list.remove();
  veil.remove();
  removeEventListener("resize", watch);
  document.removeEventListener("scroll", watch, true);
  button.setAttribute("aria-expanded", "false");
  if (back) button.focus();
}

export const emojiText = (emoji) => (emoji ? (emoji.id ? `:${emoji.name}:` : emoji.name) : "");

export const emojiMark = (emoji) => (emoji.id ? emojiImage(emoji.name, emoji.id) : h("span", { class: "emoji" }, emoji.name));

/* The options of a select: its own, or people, roles and rooms. */
export function optionsOf(menu, world) {
  const people = () => world.people().map((one) => ({ label: one.name, value: one.id, person: one.id }));
  const roles = () => world.roles().map(([id, name]) => ({ label: name, value: id }));
  switch (menu.type) {
    case 5: return people();
    case 6: return roles();
    case 7: return [...people(), ...roles()];
    case 8: return world.rooms().filter((one) => one.kind !== "direct").map((one) => ({ label: "#" + one.name, value: one.id }));
    default: return menu.options ?? [];
  }
}

/* `send(values)` is called once, when the choice is complete. */
export function menuButton(menu, world, send) {
  const options = optionsOf(menu, world);
  const defaults = new Set((menu.default_values ?? []).map((one) => one.id));
  const chosen = options.filter((one) => one.default || defaults.has(one.value)).map((one) => one.value);
  const label = h("span", { class: "chosen" });
  const button = h("button", {
    type: "button", class: "menu", disabled: Boolean(menu.disabled), "aria-haspopup": "listbox", "aria-expanded": "false",
    data: { cid: menu.custom_id }, onclick: () => (open?.button === button ? closeMenu() : unfold(button, menu, options, chosen, world, done)),
  }, label, icon("down"));
  function tell() {
    const shown = options.filter((one) => chosen.includes(one.value));
    label.textContent = shown.map((one) => [emojiText(one.emoji), one.label].filter(Boolean).join(" ")).join(", ") || menu.placeholder || say("choose");
    label.classList.toggle("empty", !shown.length);
  }
  function done(values) {
    chosen.splice(0, chosen.length, ...values);
    tell();
    send(values, button);
  }
  tell();
  return button;
}

function unfold(button, menu, options, before, world, done) {
  closeMenu();
  const least = menu.min_values ?? 1, most = Math.min(menu.max_values ?? 1, options.length), many = most > 1 || least === 0;
  const picked = new Set(before);
  const rows = options.map((one, n) => row(one, n, picked, world));
  const confirm = h("button", { type: "button", class: "button s1", onclick: () => finish() }, say("done"));
  const hint = h("span", { class: "hint" });
  const list = h("div", { class: "list", role: "listbox", tabindex: "-1", "aria-multiselectable": String(many), "aria-label": menu.placeholder || say("choose") }, rows);
  const foot = many ? h("div", { class: "foot" }, hint, confirm) : null;
  const sheet = h("div", { class: "unfolded" }, list, foot);
  const veil = h("div", { class: "veil", onclick: () => closeMenu(true) });
  let at = Math.max(0, options.findIndex((one) => picked.has(one.value)));

  function mark() {
    rows.forEach((one, n) => {
      one.setAttribute("aria-selected", String(picked.has(options[n].value)));
      one.classList.toggle("at", n === at);
    });
    list.setAttribute("aria-activedescendant", rows[at]?.id ?? "");
    confirm.disabled = picked.size < least || picked.size > most;
    hint.textContent = least === most ? say("pickExactly", most) : say("pickBetween", least, most);
  }
  function press(n) {
    const value = options[n].value;
    at = n;
    if (!many) { picked.clear(); picked.add(value); finish(); return; }
    if (picked.has(value)) picked.delete(value);
    else if (picked.size < most) picked.add(value);
    else if (most === 1) { picked.clear(); picked.add(value); }
    mark();
  }
  function finish() {
    closeMenu(true);
    done(options.map((one) => one.value).filter((one) => picked.has(one)));
  }
  rows.forEach((one, n) => one.addEventListener("click", () => press(n)));
  sheet.addEventListener("keydown", (event) => {
    const moves = { ArrowDown: 1, ArrowUp: -1, Home: -options.length, End: options.length };
    if (event.key in moves) at = Math.min(options.length - 1, Math.max(0, at + moves[event.key]));
    else if (event.key === "Escape" || event.key === "Tab") { closeMenu(true); event.preventDefault(); return; }
    else if (event.target === confirm) return;
    else if (event.key === " " || event.key === "Enter") {
      event.preventDefault();
      if (event.key === "Enter" && many && picked.size >= least && picked.has(options[at].value)) return finish();
      return press(at);
    } else if (event.key.length === 1) {
      const from = options.findIndex((one, n) => n > at && starts(one, event.key));
      at = from >= 0 ? from : Math.max(0, options.findIndex((one) => starts(one, event.key)));
    } else return;
    event.preventDefault();
    mark();
    rows[at]?.scrollIntoView({ block: "nearest" });
  });
  const host = button.closest("dialog") ?? document.body;
  host.append(veil, sheet);
  const watch = (event) => { if (!event || !sheet.contains(event.target)) seat(sheet, button); };
  open = { list: sheet, veil, button, watch };
  addEventListener("resize", watch);
  document.addEventListener("scroll", watch, true);
  button.setAttribute("aria-expanded", "true");
  mark();
  seat(sheet, button);
  list.focus({ preventScroll: true });
  rows[at]?.scrollIntoView({ block: "nearest" });
}

const starts = (one, letter) => one.label.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase());

let number = 0;

function row(one, n, picked, world) {
  const mark = one.person ? avatar(one.person, one.label, world.isBot(one.person), true) : one.emoji ? emojiMark(one.emoji) : null;
  return h("div", { class: "row", role: "option", id: `row-${number++}`, "aria-selected": "false" }, mark,
    h("span", { class: "words" }, h("span", { class: "label" }, one.label), one.description ? h("span", { class: "under" }, one.description) : null),
    h("span", { class: "tick" }, icon("check")));
}

/* Place the list beside its button if there is room; on a phone the style sheet makes it a bottom sheet.
   It stays on the screen where the feed moves its button off it, and where it is when the button is redrawn. */
function seat(sheet, button) {
  sheet.classList.toggle("sheet", narrow());
  if (narrow()) { sheet.removeAttribute("style"); return; }
  if (!button.isConnected) return;
  const frame = button.getBoundingClientRect(), below = innerHeight - frame.bottom - 12, above = frame.top - 12;
  const down = below >= Math.min(320, sheet.scrollHeight) || below > above;
  sheet.style.left = `${Math.max(8, Math.min(frame.left, innerWidth - frame.width - 8))}px`;
  sheet.style.width = `${Math.max(frame.width, 240)}px`;
  sheet.style.maxHeight = `${Math.min(420, innerHeight - 16, down ? below : above)}px`;
  sheet.style.top = down ? `${Math.max(8, frame.bottom + 4)}px` : "auto";
  sheet.style.bottom = down ? "auto" : `${Math.max(8, innerHeight - frame.top + 4)}px`;
}
