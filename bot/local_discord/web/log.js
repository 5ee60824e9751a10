/* The messages of the open room: only changed rows are redrawn, and the scroll position is kept. */

import { h, icon } from "./dom.js";
import { continues, messageRow } from "./message.js";
import { dayOf } from "./moments.js";
import { standIn } from "./pictures.js";
import { say } from "./words.js";

const NEAR_PX = 90, PAGE = 60, MARGIN_PX = 8, DOWN_PX = 36;

export class Log {
  constructor(element, downButton, world) {
    Object.assign(this, { element, world, downButton, drawn: new Map(), room: null, fresh: null, atEnd: true, held: null, loading: false, top: 0, lowest: 0, last: null, newest: null, whole: new Set() });
    this.inside = h("div", { class: "inside" });
    element.append(this.inside);
    element.addEventListener("scroll", () => this.scrolled(), { passive: true });
    downButton.addEventListener("click", () => { this.newest = null; this.toEnd(); });
    new ResizeObserver(() => { if (this.atEnd) this.stick(); }).observe(this.inside);
    new ResizeObserver(() => { if (this.atEnd) this.stick(); }).observe(element);
  }

  forget() {
    this.drawn.clear();
    this.inside.replaceChildren();
    this.room = null;
  }

  /* Show another room, or the same one after a reconnect. */
  enter() {
    const here = this.world.here();
    if (this.room !== here.id) {
      this.forget();
      this.room = here.id;
      this.fresh = here.unread && here.read !== "0" ? here.read : null;
      this.atEnd = true;
      this.held = null;
    }
    this.draw();
    if (this.atEnd) this.stick();
  }

  draw() {
    const those = this.world.messages(this.room), ids = new Set(those.map((one) => one.id));
    for (const [id, one] of this.drawn) if (!ids.has(id)) { one.row.remove(); this.drawn.delete(id); }
    this.inside.querySelectorAll(".day, .fresh").forEach((one) => one.remove());
    this.beginning(those);
    let after = this.inside.firstElementChild, before = null, line = this.fresh !== null;
    for (const message of those) {
      const divided = this.dividers(message, before, line && BigInt(message.id) > BigInt(this.fresh) && !this.world.isMe(message.author));
      if (divided.some((one) => one.classList.contains("fresh"))) line = false;
      for (const one of divided) { after.after(one); after = one; }
      const row = this.row(message, !divided.length && continues(message, before));
      if (after.nextSibling !== row) after.after(row);
      after = row;
      before = message;
    }
    if (before && before.id !== this.last) this.last = this.newest = before.id;
    if (this.held && !this.drawn.has(this.held)) this.held = null;
    if (this.held) this.stick();
    this.look();
  }

  row(message, joined) {
    const known = this.drawn.get(message.id), print = JSON.stringify(message) + joined;
    if (known?.print === print) return known.row;
    const row = messageRow({ ...message }, joined, this.world);
    if (!known) { this.drawn.set(message.id, { row, print }); return row; }
    known.print = print;
    this.replace(known, row);
    return known.row;
  }

  /* Replace a row at once, so that no button of before can be pressed; its pictures follow when they are loaded. */
  replace(known, row) {
    keepPictures(known.row, row);
    const focus = known.row.contains(document.activeElement) ? document.activeElement.dataset.cid : null;
    if (known.row.isConnected) known.row.replaceWith(row);
    known.row = row;
    if (focus) row.querySelector(`[data-cid="${CSS.escape(focus)}"]`)?.focus({ preventScroll: true });
  }

  redraw(id) {
    const known = this.drawn.get(id);
    if (known) known.print = "";
    this.draw();
  }

  dividers(message, before, fresh) {
    const day = new Date(message.timestamp).toDateString();
    const out = before && new Date(before.timestamp).toDateString() === day ? [] : [h("div", { class: "day", role: "separator" }, h("span", {}, dayOf(message.timestamp)))];
    if (fresh) out.push(h("div", { class: "fresh", role: "separator" }, h("span", {}, say("fresh"))));
    return out;
  }

  /* The room's header; in an empty room, how to begin. */
  beginning(those) {
    const here = this.world.here(), whole = those.length < PAGE || this.whole.has(here.id);
    const empty = here.kind === "room" && !those.some((one) => this.world.isBot(one.author));
    const games = empty ? this.world.commands().filter((one) => one.path.startsWith("risk new ") && !one.options.some((option) => option.required)) : [];
    const print = [here.id, here.name, whole, empty, ...games.map((one) => one.description)].join();
    if (this.headPrint === print && this.head?.isConnected) return;
    this.headPrint = print;
    const next = !whole ? h("p", { class: "beginning" }, say("older")) : h("div", { class: "beginning" },
      here.kind === "direct" ? null : h("span", { class: "mark" }, icon("hash")),
      h("h2", {}, empty ? say("welcome") : here.kind === "direct" ? here.name : "#" + here.name),
      h("p", {}, empty ? say("welcomeText") : here.kind === "direct" ? say("beginningDirect", here.name) : say("beginning", "#" + here.name)),
      empty ? this.invitation(games) : null);
    if (this.head?.isConnected) this.head.replaceWith(next);
    else this.inside.prepend(next);
    this.head = next;
  }

  /* A button for each game: its command and its description. */
  invitation(games) {
    if (!games.length) return h("p", { class: "under" }, say("waitCommands"));
    const trouble = h("p", { class: "failure", role: "alert" });
    const [left, right] = say("startHint", "\u0000").split("\u0000");
    const mentions = games.flatMap((one, n) => [n === games.length - 1 && n ? ` ${say("or")} ` : n ? ", " : null, h("button", { type: "button", class: "mention", onclick: () => this.world.fill(one.path) }, "/" + one.shown)]);
    return h("div", { class: "invitation" }, h("h3", {}, say("startGame")), games.map((one) => this.opening(one, trouble)), h("p", { class: "under" }, left, mentions, right), trouble);
  }

  opening(command, trouble) {
    const [title, ...rest] = command.description.split(/\s*:\s+/);
    const begin = h("button", { type: "button", class: "button s1 big game", onclick: async () => {
      begin.disabled = true;
      const answer = await this.world.run(command.path);
      begin.disabled = false;
      trouble.textContent = answer.error ?? "";
    } }, h("b", {}, title), rest.length ? h("span", {}, rest.join(": ")) : null);
    return begin;
  }

  // -- scrolling

  distance() {
    return this.element.scrollHeight - this.element.scrollTop - this.element.clientHeight;
  }

  /* Stay at the end, but let no message that comes after push the one out of sight in which somebody has just pressed;
     of another message that is taller than the screen show the beginning. */
  stick() {
    const row = this.drawn.get(this.held ?? this.newest)?.row;
    const to = !row?.isConnected ? this.element.scrollHeight : this.held ? this.question(row) : this.topOf(row);
    this.element.scrollTop = to - MARGIN_PX;
    this.measure();
  }

  topOf(part) {
    return part.getBoundingClientRect().top - this.element.getBoundingClientRect().top + this.element.scrollTop;
  }

  /* Where to scroll for an answer: the whole message, or its end, but never past the beginning of its text, before which
     a picture may stand. */
  question(row) {
    const top = this.topOf(row), end = top + row.offsetHeight + MARGIN_PX - this.element.clientHeight;
    return Math.min(this.topOf(textOf(row)), Math.max(top, end));
  }

  /* Whether the button to the end would take the room of what the reader answers, from its text to its last button. */
  needsRoom(row) {
    const high = row.getBoundingClientRect().bottom - textOf(row).getBoundingClientRect().top + MARGIN_PX;
    return high > this.element.clientHeight + this.downButton.offsetHeight - DOWN_PX;
  }

  /* Keep a message in sight in which its reader has pressed, and reads what comes of it, until they scroll. */
  hold(id) {
    this.held = id;
    this.atEnd = true;
  }

  measure() {
    this.top = this.element.scrollTop;
    this.lowest = this.element.scrollHeight - this.element.clientHeight;
  }

  toEnd() {
    this.atEnd = true;
    this.held = null;
    this.stick();
    this.look();
  }

  scrolled() {
    // new rows move the end away from the reader, and rows that shrink move the reader: only who scrolls up while the
    // log stays as long as it was leaves the end
    const unchanged = this.lowest === this.element.scrollHeight - this.element.clientHeight;
    const moved = Math.abs(this.element.scrollTop - this.top) > 2;
    if (moved) this.newest = null;
    if (moved && unchanged) this.held = null;
    if (this.distance() < NEAR_PX) this.atEnd = true;
    else if (moved && unchanged) this.atEnd = false;
    this.measure();
    if (this.element.scrollTop < 200) this.more();
    this.look();
  }

  /* Mark visible messages as read, or show the button to the end, unless the last message begins in sight
     or the one in which the reader answers needs all the room. */
  look() {
    const last = this.world.messages(this.room).at(-1)?.id;
    const seen = this.atEnd && (!this.held || this.held === last || this.distance() < NEAR_PX);
    if (seen) {
      this.lastSeen = last;
      this.world.sawEnd();
    }
    const below = this.world.messages(this.room).filter((one) => this.lastSeen && BigInt(one.id) > BigInt(this.lastSeen)).length;
    const begins = this.drawn.get(last)?.row.getBoundingClientRect().top < this.element.getBoundingClientRect().bottom;
    const answered = this.drawn.get(this.held)?.row;
    this.downButton.hidden = seen || (this.atEnd && (begins || Boolean(answered && this.needsRoom(answered))));
    this.downButton.replaceChildren(icon("down"), h("span", {}, below ? say("newBelow", below) : say("jump")));
  }

  async more() {
    const room = this.room;
    if (this.loading || this.whole.has(room) || this.world.messages(room).length < PAGE) return;
    this.loading = true;
    const from = this.distance(), count = await this.world.older(room);
    if (!count) this.whole.add(room);
    this.loading = false;
    if (room !== this.room) return;
    this.draw();
    this.element.scrollTop = this.element.scrollHeight - this.element.clientHeight - from;
  }
}

/* The beginning of a message's text, before which a picture may stand. */
function textOf(row) {
  const content = row.querySelector(".content") ?? row, first = content.querySelector(".gallery");
  return first && !first.previousElementSibling ? first.nextElementSibling ?? first : content;
}

/* Reuse the element of a picture in both rows, so that it is neither fetched nor drawn again; until another picture is
   loaded, the one that was in its place stands in for it. */
function keepPictures(old, row) {
  const those = [...old.querySelectorAll("img[data-src]")], loaded = (one) => one?.complete && one.naturalWidth;
  const known = new Map(those.map((one) => [one.dataset.src, one]));
  const size = (one) => [one.getAttribute("width"), one.getAttribute("height")].join();
  [...row.querySelectorAll("img[data-src]")].forEach((image, n) => {
    const kept = known.get(image.dataset.src), before = those[n];
    if (loaded(kept)) {
      kept.alt = image.alt;
      image.replaceWith(kept);
    } else if (loaded(before) && size(before) === size(image)) standIn(before, image);
  });
}
