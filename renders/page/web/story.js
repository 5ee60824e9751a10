/** The story beside the board: a part for each turn with a paragraph a step, under its heading. */

import { die } from "./dice.js";
import { el, say } from "./dom.js";

/** The parts of a line as nodes. @param {any[]} line @param {import("./main.js").Page} page */
export function lineOf(line, page) {
  const small = line[0] === "-";
  const node = el("span", { class: small ? "line small" : "line" });
  for (const part of small ? line.slice(1) : line) {
    if (typeof part === "string") node.append(part);
    else if (part[0] === "b") node.append(el("b", {}, part[1]));
    else if (part[0] === "i") node.append(el("i", {}, part[1]));
    else if (part[0] === "s") node.append(page.sign(part[1]));
    else if (part[0] === "d") node.append(die(part[1], Number(page.lines[part[2]].draws[part[3]][0]) + 1));
    else node.append(die(page.over ? `${part[1]} die-changed` : part[1], part[2]));
  }
  return node;
}

const CALM = 80;
const NEXT_TURN = "=";

/** Whether the next turn begins here, in a step that ends one. @param {any[]} line */
export function beginsTurn(line) {
  return line[0] === NEXT_TURN;
}

export class Story {
  /** @param {HTMLElement} node @param {import("./main.js").Page} page @param {(at: number) => void} go */
  constructor(node, page, go) {
    this.node = node;
    this.page = page;
    this.now = -1;
    this.waiting = 0;
    /** Whether the reader sees it; on a phone it may be below the screen. */
    this.seen = false;
    new IntersectionObserver(([{ isIntersecting }]) => {
      this.seen = isIntersecting;
      this.follow(page.toldAt(page.at));
    }).observe(node);
    /** What is told of each step: a step that ends a turn and begins one stands in both. @type {HTMLElement[][]} */
    this.entries = [];
    this.turn = 0;
    /** The part to which steps are added. @type {HTMLElement} */
    this.part = el("section", {});
    node.addEventListener("click", (event) => {
      const entry = /** @type {HTMLElement} */ (event.target).closest("[data-at]");
      if (entry) go(Number(/** @type {HTMLElement} */ (entry).dataset.at));
    });
  }

  /** Tell the whole story, in the page's language and as the chosen eyes saw it. */
  tell() {
    this.entries = [];
    this.turn = 0;
    this.node.replaceChildren();
    this.begin(el("h2", {}, this.page.ui("setup")));
    this.now = -1;
    this.add(0);
    this.follow(this.page.toldAt(this.page.at));
  }

  /** Begin a part: browsers lay out a part that is near what is seen, and look at each of them in every frame.
   * @param {HTMLElement} heading */
  begin(heading) {
    this.part = el("section", {}, heading);
    this.node.append(this.part);
  }

  /** Tell the steps from a place on. @param {number} from */
  add(from) {
    const { page } = this;
    for (let at = from; at < page.steps.length; at++) {
      const lines = page.linesAt(at);
      const cut = lines.findIndex(beginsTurn);
      if (lines.length) this.entries[at] = [];
      if (cut > 0) this.enter(at, lines.slice(0, cut));
      while (this.turn < page.turns.length && page.turns[this.turn][0] <= at) {
        const [, number, seat] = page.turns[this.turn++];
        this.begin(el("h2", { "data-at": at }, say(page.ui("turn"), { turn: number }), " · ", page.seatName(seat)));
      }
      if (cut + 1 < lines.length) this.enter(at, lines.slice(cut + 1));
    }
  }

  /** Tell lines of a step. @param {number} at @param {any[][]} lines */
  enter(at, lines) {
    const { page } = this;
    const entry = el("p", { "data-at": at }, ...lines.map((line) => lineOf(line, page)));
    const by = page.steps[at][1];
    if (!this.entries[at].length && (by === "order" || by === "clock")) entry.append(el("span", { class: "by" }, page.ui(`by-${by}`)));
    this.entries[at].push(entry);
    this.part.append(entry);
    this.part.style.setProperty("--steps", String(this.part.childElementCount));
  }

  /** Follow to a step that is told, once the board rests: to scroll and paint a story takes longer than a step.
   * @param {number} at */
  follow(at) {
    clearTimeout(this.waiting);
    if (at !== this.now && this.seen) this.waiting = setTimeout(() => this.mark(at), CALM);
  }

  /** Mark what has happened in a step, and bring it into sight. @param {number} at */
  mark(at) {
    for (const entry of this.entries[this.now] || []) entry.removeAttribute("aria-current");
    this.now = at;
    const [entry, ...more] = this.entries[at] || [];
    if (!entry) return;
    for (const one of [entry, ...more]) one.setAttribute("aria-current", "step");
    const room = this.node.clientHeight;
    if (room) this.node.scrollTop += entry.getBoundingClientRect().top - this.node.getBoundingClientRect().top - room * 0.4;
  }
}
