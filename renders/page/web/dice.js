/** Dice as faces. */

import { svg } from "./dom.js";

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** A die of the attack (`a`), the defence (`d`) or another one. @param {string} side @param {number} pips */
export function die(side, pips) {
  const face = svg("svg", { class: `die die-${side}`, viewBox: "0 0 20 20", role: "img", "aria-label": pips });
  face.append(svg("rect", { x: 1, y: 1, width: 18, height: 18, rx: 4 }));
  for (const at of PIPS[pips] || []) {
    face.append(svg("circle", { cx: 5 + 5 * (at % 3), cy: 5 + 5 * Math.floor(at / 3), r: 1.9 }));
  }
  return face;
}
