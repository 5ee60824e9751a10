/** A game that runs: its steps come as they are committed, and a reader who looks at an earlier one stays there. */

import { el, say } from "./dom.js";
import { applyPatch } from "./scene.js";

/** Milliseconds after which a page that was refused connects again, and the most of them. */
const [SOON, LATE] = [2000, 60000];
/** Milliseconds after a page has opened before which it is not opened again. */
const OPEN_AT_LEAST = 10000;

/** Whether a page has the boards on which a change of its scene stands: a sticker may have made another one since.
 * @param {import("./data.js").Data} data @param {Record<string, any>} change */
function isDrawn(data, change) {
  return ["sheet", "inset"].every((name) => !change[name] || (change[name].ground || 0) <= data.sheets[name]?.grounds.length);
}

export class Live {
  /** @param {import("./main.js").Page} page */
  constructor(page) {
    this.page = page;
    this.box = el("div", { class: "news", role: "status" });
    /** What there is to say: live, lost, gone or over. */
    this.state = "live";
    /** How many steps have come while the reader looked at an earlier one, and whether any took back moves. */
    this.missed = 0;
    this.undone = false;
    this.following = true;
    this.wait = SOON;
    this.settling = 0;
    /** The place of the first step that is not shown yet. */
    this.from = page.steps.length;
    this.changed = false;
  }

  /** Connect, and connect again where that fails. */
  connect() {
    const { data, steps } = this.page;
    const after = steps[steps.length - 1][0];
    const code = encodeURIComponent(data.live.code);
    const source = new EventSource(`${location.pathname}/live?after=${after}&drawn=${data.figures.length}&code=${code}`);
    const listen = (/** @type {string} */ name, /** @type {(data: any) => void} */ act) =>
      source.addEventListener(name, (event) => act(JSON.parse(/** @type {MessageEvent} */ (event).data)));
    const end = (/** @type {string} */ state) => (source.close(), this.be(state));
    source.onopen = () => ((this.wait = SOON), this.be("live"));
    source.onerror = () => {
      this.be("lost");
      if (source.readyState === EventSource.CLOSED) this.later();
    };
    listen("step", (data) => this.add(data));
    listen("undo", (data) => ((this.undone = true), this.add(data)));
    listen("facts", (data) => this.learn(data));
    listen("again", () => (source.close(), this.openAgain()));
    listen("over", () => end("over"));
    listen("gone", () => end("gone"));
  }

  /** Connect again a while later, if the address is still there. */
  later() {
    setTimeout(async () => {
      const answer = await fetch(location.pathname, { method: "HEAD" }).catch(() => null);
      if (answer?.status === 404) this.be("gone");
      else this.connect();
    }, this.wait);
    this.wait = Math.min(LATE, 2 * this.wait);
  }

  /** Open the page anew, where the reader is. */
  openAgain() {
    if (this.following) history.replaceState(null, "", location.pathname);
    setTimeout(() => location.reload(), Math.max(0, OPEN_AT_LEAST - performance.now()));
  }

  /** @param {string} state */
  be(state) {
    this.state = state;
    this.tell();
  }

  /** Add a step. @param {Record<string, any>} one */
  add(one) {
    const { data, steps, scene } = this.page;
    if (one.at < steps.length) return;
    if (one.at > steps.length || !isDrawn(data, one.step[2])) return this.openAgain();
    data.figures.push(...(one.figures || []));
    data.shapes.push(...(one.shapes || []));
    for (const [palette, colours] of Object.entries(one.colours || {})) Object.assign((data.colours[palette] ||= {}), colours);
    for (const [sheet, routes] of Object.entries(one.routes)) Object.assign(data.sheets[sheet].routes, routes);
    for (const [name, seat, at, value] of one.curves) ((data.curves[name] ||= {})[seat] ||= []).push([at, value]);
    for (const language of data.languages) data.stories[language].push(one.stories[language]);
    data.headlines.push(one.headlines);
    if (one.turn) this.page.turns.push(one.turn);
    data.eyes.push({});
    steps.push(one.step);
    scene.patches.push(one.step[2]);
    this.settle();
  }

  /** Learn what else is told of the game. @param {Record<string, any>} change */
  learn(change) {
    const { page } = this;
    applyPatch(page.data, change);
    page.turns = page.data.turns;
    document.title = page.words().title;
    this.changed = true;
    this.settle();
  }

  /** Show what has come, once all of it is here. */
  settle() {
    clearTimeout(this.settling);
    this.settling = setTimeout(() => {
      const { page, from } = this;
      const last = page.steps.length - 1;
      const follows = this.following && !page.timer;
      if (!follows) this.missed += last + 1 - from;
      this.from = last + 1;
      page.grow(from, this.changed);
      this.changed = false;
      if (follows && page.at !== last) page.go(last);
      else page.follow();
    }, 0);
  }

  /** Follow to a step of the page. @param {number} at */
  follow(at) {
    this.following = at === this.page.steps.length - 1;
    if (this.following) [this.missed, this.undone] = [0, false];
    this.tell();
  }

  /** Say whether the page is live, and what has come meanwhile. */
  tell() {
    const { page, missed, state } = this;
    const key = missed && state === "live" ? (this.undone ? "taken-back" : "news") : state;
    const text = say(page.ui(key === "live" ? key : `live-${key}`), { count: missed });
    const shown = `${page.language} ${key} ${text}`;
    if (this.box.dataset.shown === shown) return;
    this.box.dataset.shown = shown;
    this.box.dataset.state = key;
    const act = state === "over" ? () => location.reload() : () => page.go(page.steps.length - 1);
    const label = state === "over" ? `${text} ${page.ui("live-reload")}` : text;
    const pressed = missed || state === "over";
    this.box.replaceChildren(pressed ? el("button", { onclick: act }, label) : el("span", {}, label));
  }
}
