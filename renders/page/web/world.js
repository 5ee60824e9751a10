/** The board of a campaign as it grew: as it was before its first war, and after each. */

import { BoardBox } from "./boardbox.js";
import { el } from "./dom.js";
import { icon } from "./icons.js";
import { describe, nameOf } from "./panels.js";
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
    this.box = new BoardBox(this.data, this, false);
    this.box.node.style.setProperty("--shape", this.shape());
    this.board = this.box.board;
    this.caption = el("figcaption", { "aria-live": "polite" });
    this.lines = el("details", { class: "words" });
    this.slider = el("input", { type: "range", min: 0, max: this.last, oninput: () => this.go(Number(this.slider.value)) });
    this.earlier = el("button", { onclick: () => this.go(this.scene.at - 1) }, icon("step-back"));
    this.later = el("button", { onclick: () => this.go(this.scene.at + 1) }, icon("step-on"));
    this.node = el("figure", { class: "world" }, this.box.node, el("div", { class: "move" }, this.earlier, this.slider, this.later), this.caption, this.lines);
    new ResizeObserver(() => this.node.isConnected && this.box.node.clientWidth && this.board.resize()).observe(this.box.canvas);
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
    this.box.speak(language);
    this.slider.setAttribute("aria-label", this.ui("front-time"));
    for (const [button, key] of [[this.earlier, "front-earlier"], [this.later, "front-later"]]) {
      button.title = this.ui(key);
      button.setAttribute("aria-label", this.ui(key));
    }
    this.box.hide();
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
    this.box.fill();
    this.changed(now);
  }

  /** A territory's name. @param {Found} found */
  pointedAt(found) {
    return nameOf(this, found);
  }

  /** A territory: its names, and what lies there. @param {Found} found */
  cardOf(found) {
    return describe(this, found);
  }
}
