/** Dice as faces. */

import { svg } from "./dom.js";

/** The pips of each face, as dots of one line: a story has thousands of dice, and each element takes room. */
const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]].map((face) =>
  face.map((at) => `M${5 + 5 * (at % 3)} ${5 + 5 * Math.floor(at / 3)}h0`).join(""),
);

/** A die of the attack (`a`), the defence (`d`) or another one. @param {string} side @param {number} pips */
export function die(side, pips) {
  const face = svg("svg", { class: `die die-${side}`, viewBox: "0 0 20 20", role: "img", "aria-label": pips });
  face.append(svg("path", { d: PIPS[pips] || "" }));
  return face;
}
