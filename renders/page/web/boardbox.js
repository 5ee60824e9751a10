/** A board on the screen with what lies over it: buttons that zoom, and the card of a territory that was chosen. */

import { Board } from "./board.js";
import { el } from "./dom.js";
import { listenToGestures } from "./gestures.js";
import { icon } from "./icons.js";

/** How much of the board is in sight at least once something on it was chosen. */
const SEEN = 0.4;

/** @typedef {import("./board.js").Found} Found */

/** Who shows a board, and says what is to be read there: what the card of a territory holds, and what a territory is
 * called where a mouse points at it.
 * @typedef {{tree: Record<string, any>, ui: (key: string) => string, cardOf: (found: Found) => (Node|string)[],
 *   pointedAt: (found: Found) => string}} Shower */

export class BoardBox {
  /** @param {import("./data.js").Data} data @param {Shower} shower
   * @param {boolean} [wheel] whether a wheel zooms; else it scrolls the page */
  constructor(data, shower, wheel = true) {
    this.shower = shower;
    /** @type {HTMLCanvasElement} */
    this.ground = el("canvas", { "aria-hidden": true });
    /** @type {HTMLCanvasElement} */
    this.canvas = el("canvas", { role: "img" });
    this.board = new Board(this.ground, this.canvas, data, () => shower.tree);
    /** @type {Found|null} */
    this.shown = null;
    this.zooms = el("div", { class: "zoom" });
    this.card = el("section", { class: "land", hidden: true });
    this.node = el("div", { class: "board" }, this.ground, this.canvas, this.zooms, this.card);
    listenToGestures(this, wheel);
  }

  /** Say everything in a language. @param {string} language */
  speak(language) {
    const { shower } = this;
    this.board.language = language;
    this.canvas.setAttribute("aria-label", shower.ui("board"));
    const zooms = /** @type {[string, number][]} */ ([["zoom-in", 1.5], ["zoom-out", 1 / 1.5], ["whole", 0]]);
    this.zooms.replaceChildren(
      ...zooms.map(([key, times]) => el("button", { "aria-label": shower.ui(key), title: shower.ui(key), onclick: () => this.zoom(times) }, icon(key))),
    );
  }

  /** @param {number} times 0 for the whole board */
  zoom(times) {
    const { board } = this;
    if (times) board.zoom(times, board.wide / 2, board.high / 2);
    else board.fit(), board.draw();
  }

  /** @param {number} x @param {number} y */
  tap(x, y) {
    const found = this.board.landAt(x, y);
    if (found) this.show(found);
    else this.hide();
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
    this.canvas.title = found ? this.shower.pointedAt(found) : "";
  }

  /** Show the card of a territory. @param {Found} found */
  show(found) {
    this.board.chosen = found.land;
    this.shown = found;
    this.fill();
    this.card.hidden = false;
    this.board.draw();
    this.bring();
  }

  /** Tell of the chosen territory, if there is one, how it is now. */
  fill() {
    if (!this.shown) return;
    const close = el("button", { class: "close", "aria-label": this.shower.ui("close"), onclick: () => this.hide() }, "×");
    this.card.replaceChildren(close, ...this.shower.cardOf(this.shown));
  }

  hide() {
    this.shown = null;
    this.card.hidden = true;
    this.board.chosen = "";
    this.board.draw();
  }

  /** Bring the board into sight. */
  bring() {
    const { top, bottom, height } = this.node.getBoundingClientRect();
    const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (seen < height * SEEN) this.node.scrollIntoView({ behavior: still ? "instant" : "smooth" });
  }
}
