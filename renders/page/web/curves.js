/** Curves over the game, which are sliders too. */

import { el, svg } from "./dom.js";

const [WIDE, HIGH, EDGE] = [360, 110, 4];

export class Curves {
  /** @param {HTMLElement} node @param {import("./main.js").Page} page @param {(at: number) => void} go */
  constructor(node, page, go) {
    this.node = node;
    this.page = page;
    this.go = go;
    /** @type {SVGElement[]} */
    this.needles = [];
    /** Where the value of each curve stands, and its pairs of a step and a value. @type {[HTMLElement, number[][]][]} */
    this.values = [];
  }

  /** Draw them all. */
  show() {
    [this.needles, this.values] = [[], []];
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
    /** @type {Record<string, number[][]>} */
    const curves = this.page.data.curves[name];
    const values = Object.values(curves).flatMap((pairs) => pairs.map((pair) => pair[1]));
    const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
    const down = (/** @type {number} */ value) => HIGH - EDGE - ((value - low) / (high - low)) * (HIGH - 2 * EDGE);
    const box = svg("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, class: "curve", "aria-hidden": true });
    for (const [at] of this.page.turns) {
      box.append(svg("line", { x1: this.across(at), x2: this.across(at), y1: 0, y2: HIGH, class: "tick" }));
    }
    box.append(svg("line", { x1: 0, x2: WIDE, y1: down(0), y2: down(0), class: "zero" }));
    const now = el("span", { class: "values" });
    for (const [seat, pairs] of Object.entries(curves)) {
      const paint = this.page.paintOf(seat);
      if (!paint) continue;
      let way = "";
      pairs.forEach(([at, value], k) => {
        const x = this.across(at).toFixed(1);
        way += k ? `H${x}V${down(value).toFixed(1)}` : `M${x} ${down(value).toFixed(1)}`;
      });
      const end = this.across(this.page.steps.length - 1);
      box.append(svg("path", { d: `${way}H${end}`, stroke: paint[1], class: "halo" }));
      box.append(svg("path", { d: `${way}H${end}`, stroke: paint[0], class: "seat" }));
      const value = el("b", {});
      now.append(el("span", { title: this.page.seatName(seat) }, this.page.sign(seat), " ", value));
      this.values.push([value, pairs]);
    }
    box.append(svg("text", { x: EDGE, y: 13, class: "most" }, String(Math.round(high))));
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
    return el("figure", {}, el("figcaption", {}, el("span", { class: "what" }, this.page.ui(name)), now), box);
  }

  /** Move the needles to a step, and tell the values there. @param {number} at */
  follow(at) {
    if (this.node.closest("[hidden]")) return;
    for (const [node, pairs] of this.values) {
      const value = pairs.findLast((pair) => pair[0] <= at)?.[1] ?? 0;
      node.textContent = String(value).replace("-", "−");
    }
    for (const needle of this.needles) {
      needle.setAttribute("x1", String(this.across(at)));
      needle.setAttribute("x2", String(this.across(at)));
    }
  }

  /** The table of battles. */
  table() {
    const { page } = this;
    const heads = ["attacks", "conquests", "battles", "lost", "expected", "better"];
    const head = el("tr", {}, el("td", {}), ...heads.map((name) => el("th", { scope: "col" }, page.ui(name))));
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
