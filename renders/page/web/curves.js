/** Curves over the game, which are sliders too. */

import { el, svg } from "./dom.js";

const [WIDE, HIGH, EDGE] = [360, 110, 4];

export class Curves {
  /** @param {HTMLElement} node @param {any} page @param {(at: number) => void} go */
  constructor(node, page, go) {
    this.node = node;
    this.page = page;
    this.go = go;
    /** @type {SVGElement[]} */
    this.needles = [];
  }

  /** Draw them all. */
  show() {
    this.needles = [];
    const every = ["armies", "territories", "points", "luck"].filter((name) => this.page.data.curves[name]);
    this.node.replaceChildren(...every.map((name) => this.curve(name)), this.table());
    this.follow(this.page.at);
  }

  /** @param {number} at */
  across(at) {
    return EDGE + (at / Math.max(1, this.page.steps.length - 1)) * (WIDE - 2 * EDGE);
  }

  /** @param {string} name */
  curve(name) {
    const curves = this.page.data.curves[name];
    const values = Object.values(curves).flatMap((pairs) => pairs.map((/** @type {number[]} */ pair) => pair[1]));
    const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
    const down = (/** @type {number} */ value) => HIGH - EDGE - ((value - low) / (high - low)) * (HIGH - 2 * EDGE);
    const box = svg("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, class: "curve", "aria-hidden": true });
    for (const [at] of this.page.turns) {
      box.append(svg("line", { x1: this.across(at), x2: this.across(at), y1: 0, y2: HIGH, class: "tick" }));
    }
    box.append(svg("line", { x1: 0, x2: WIDE, y1: down(0), y2: down(0), class: "zero" }));
    for (const [seat, pairs] of Object.entries(curves)) {
      if (!this.page.data.look.seats[seat]) continue;
      let way = "";
      pairs.forEach(([at, value], /** @type {number} */ k) => {
        const x = this.across(at).toFixed(1);
        way += k ? `H${x}V${down(value).toFixed(1)}` : `M${x} ${down(value).toFixed(1)}`;
      });
      const end = this.across(this.page.steps.length - 1);
      box.append(svg("path", { d: `${way}H${end}`, class: "halo" }));
      box.append(svg("path", { d: `${way}H${end}`, stroke: this.page.data.look.seats[seat][0], class: "seat" }));
    }
    const needle = svg("line", { y1: 0, y2: HIGH, class: "needle" });
    this.needles.push(needle);
    box.append(needle);
    const slide = (/** @type {PointerEvent} */ event) => {
      if (event.type === "pointermove" && !event.buttons) return;
      const room = box.getBoundingClientRect();
      const share = ((event.clientX - room.left) / room.width) * WIDE;
      const last = this.page.steps.length - 1;
      this.go(Math.max(0, Math.min(last, Math.round(((share - EDGE) / (WIDE - 2 * EDGE)) * last))));
    };
    box.addEventListener("pointerdown", slide);
    box.addEventListener("pointermove", slide);
    const top = el("span", { class: "most" }, String(Math.round(high)));
    return el("figure", {}, el("figcaption", {}, el("span", { class: "what" }, this.page.ui(name)), top), box);
  }

  /** Move the needles to a step. @param {number} at */
  follow(at) {
    for (const needle of this.needles) {
      needle.setAttribute("x1", String(this.across(at)));
      needle.setAttribute("x2", String(this.across(at)));
    }
  }

  /** The table of battles. */
  table() {
    const { page } = this;
    const heads = ["attacks", "conquests", "battles", "lost", "expected", "better"];
    const head = el("tr", {}, el("th", {}), ...heads.map((name) => el("th", { scope: "col" }, page.ui(name))));
    const number = new Intl.NumberFormat(page.language, { maximumFractionDigits: 1 });
    const share = new Intl.NumberFormat(page.language, { style: "percent" });
    const rows = Object.entries(page.data.battles).map(([seat, values]) =>
      el(
        "tr",
        {},
        el("th", { scope: "row" }, page.sign(seat), " ", page.seatName(seat)),
        ...values.map((/** @type {number} */ v, /** @type {number} */ k) =>
          el("td", {}, k === 5 ? (values[2] ? share.format(v) : "–") : number.format(v)),
        ),
      ),
    );
    return el("div", { class: "sheet" }, el("table", {}, el("thead", {}, head), el("tbody", {}, ...rows)));
  }
}
