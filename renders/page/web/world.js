/** The board of a campaign as it grew: as it was before its first war, and after each. */

import { Board } from "./board.js";
import { el } from "./dom.js";
import { listenToGestures } from "./gestures.js";
import { icon } from "./icons.js";
import { notesOf } from "./panels.js";
import { Scene } from "./scene.js";

/** @typedef {import("./board.js").Found} Found */

export class World {
  /** @param {import("./data.js").Data} data @param {(at: number) => void} changed what follows the board */
  constructor(data, changed) {
    this.plain = data.world;
    this.data = /** @type {import("./data.js").Data} */ ({ ...data, ...data.world });
    /** @type {string} */
    this.language = data.language;
    this.changed = changed;
    this.last = this.plain.steps.length - 1;
    this.scene = new Scene(this.plain.first, this.plain.steps.map((/** @type {any[]} */ step) => step[2]));
    this.ground = el("canvas", { "aria-hidden": true });
    this.canvas = el("canvas", { role: "img" });
    this.board = new Board(this.ground, this.canvas, this.data, () => this.tree);
    /** @type {Found|null} */
    this.shown = null;
    this.card = el("section", { class: "land", hidden: true });
    this.caption = el("figcaption", { "aria-live": "polite" });
    this.lines = el("details", { class: "words" });
    this.slider = el("input", { type: "range", min: 0, max: this.last, oninput: () => this.go(Number(this.slider.value)) });
    this.zooms = el("div", { class: "zoom" });
    this.box = el("div", { class: "board" }, this.ground, this.canvas, this.zooms, this.card);
    this.box.style.setProperty("--shape", this.shape());
    this.earlier = el("button", { onclick: () => this.go(this.scene.at - 1) }, icon("step-back"));
    this.later = el("button", { onclick: () => this.go(this.scene.at + 1) }, icon("step-on"));
    this.node = el("figure", { class: "world" }, this.box, el("div", { class: "move" }, this.earlier, this.slider, this.later), this.caption, this.lines);
    listenToGestures(this.canvas, this.board, (x, y) => this.tap(x, y), (x, y) => this.tapTwice(x, y), (x, y) => this.point(x, y), false);
    new ResizeObserver(() => this.node.isConnected && this.box.clientWidth && this.board.resize()).observe(this.canvas);
  }

  get tree() {
    return this.scene.tree;
  }

  words() {
    return this.data.words[this.language];
  }

  /** @param {string} key @returns {string} */
  ui(key) {
    return this.words().ui[key];
  }

  /** The width of its sheets over their height. */
  shape() {
    /** @type {any[]} */
    const sheets = Object.values(this.data.sheets);
    return String(Math.max(...sheets.map(({ size }) => size[0])) / sheets.reduce((sum, { size }) => sum + size[1], 0));
  }

  /** Say everything in a language. @param {string} language */
  speak(language) {
    this.language = language;
    this.board.language = language;
    this.canvas.setAttribute("aria-label", this.ui("board"));
    this.slider.setAttribute("aria-label", this.ui("front-time"));
    for (const [button, key] of [[this.earlier, "front-earlier"], [this.later, "front-later"]]) {
      button.title = this.ui(key);
      button.setAttribute("aria-label", this.ui(key));
    }
    const zooms = /** @type {[string, number][]} */ ([["zoom-in", 1.5], ["zoom-out", 1 / 1.5], ["whole", 0]]);
    this.zooms.replaceChildren(
      ...zooms.map(([key, times]) => el("button", { "aria-label": this.ui(key), title: this.ui(key), onclick: () => this.zoom(times) }, icon(key))),
    );
    this.hide();
    this.go(this.scene.at);
  }

  /** Show the board as it was then: 0 before the first war. @param {number} at */
  go(at) {
    this.scene.go(Math.max(0, Math.min(this.last, at)));
    this.board.draw();
    const now = this.scene.at;
    this.slider.value = now;
    const label = this.plain.labels[this.language][now];
    this.slider.setAttribute("aria-valuetext", label);
    this.caption.textContent = label;
    this.earlier.disabled = now === 0;
    this.later.disabled = now === this.last;
    const lines = this.plain.lines[this.language][now].map((/** @type {string} */ line) => el("li", {}, line));
    this.lines.replaceChildren(el("summary", {}, this.ui("words")), el("ul", {}, ...lines));
    if (this.shown) this.fill(this.shown);
    this.changed(now);
  }

  /** @param {number} times 0 for the whole board */
  zoom(times) {
    if (times) this.board.zoom(times, this.board.wide / 2, this.board.high / 2);
    else this.board.fit(), this.board.draw();
  }

  /** @param {number} x @param {number} y */
  tap(x, y) {
    const found = this.board.landAt(x, y);
    if (!found) return this.hide();
    this.shown = found;
    this.board.chosen = found.land;
    this.fill(found);
    this.card.hidden = false;
    this.board.draw();
  }

  /** @param {number} x @param {number} y */
  tapTwice(x, y) {
    const found = this.board.landAt(x, y);
    if (found && this.board.fitted) this.board.showRegion(found);
    else this.zoom(0);
  }

  /** Name what a mouse points at. @param {number} x @param {number} y */
  point(x, y) {
    const found = this.board.landAt(x, y);
    this.canvas.title = found ? found.sheet.plain.names[this.language].lands[found.land] || found.land : "";
  }

  hide() {
    this.shown = null;
    this.card.hidden = true;
    this.board.chosen = "";
    this.board.draw();
  }

  /** A territory: its names, and what lies there. @param {Found} found */
  fill({ name, sheet, land }) {
    const names = sheet.plain.names[this.language];
    const region = Object.keys(sheet.plain.regions).find((one) => sheet.plain.regions[one].includes(land)) || "";
    const facts = notesOf(this, land);
    const more = this.tree[name].pays?.[region] || 0;
    const bonus = sheet.plain.pays[region];
    this.card.replaceChildren(
      el("button", { class: "close", "aria-label": this.ui("close"), onclick: () => this.hide() }, "×"),
      el("h2", {}, names.lands[land] || land),
      el("p", { class: "region" }, this.tree[name].regions?.[region] || names.regions[region] || "", bonus ? ` +${bonus + more}` : ""),
      ...(facts.length ? [el("p", { class: "facts" }, facts.join(" · "))] : []),
    );
  }
}
