/** The pictures on buttons, and the signs of seats. */

import { svg } from "./dom.js";

/** A seat's pattern as a line over its disc. @type {Record<string, string>} */
const PATTERNS = {
  rising: "M2 13L13 2M5 17L17 5M10 19L19 10",
  falling: "M7 2L18 13M3 5L15 17M1 10L10 19",
  cross: "M2 13L13 2M5 17L17 5M7 2L18 13M3 5L15 17",
  dots: "M6 6h.1M14 6h.1M10 10h.1M6 14h.1M14 14h.1",
  chequer: "M3 7h5M12 7h5M7 13h6",
};

/** In a square of 20. @type {Record<string, string>} */
const ICONS = {
  start: "M4 4h2.5v12H4zM17 4v12L7.5 10z",
  "turn-back": "M10 4v12L1.5 10zM18.5 4v12L10 10z",
  "step-back": "M13.5 4v12L4.5 10z",
  play: "M5 3l12 7-12 7z",
  pause: "M4.5 3.5h4v13h-4zM11.5 3.5h4v13h-4z",
  "step-on": "M6.5 4v12l9-6z",
  "turn-on": "M1.5 4v12l8.5-6zM10 4v12l8.5-6z",
  end: "M3 4v12l9.5-6zM13.5 4h2.5v12h-2.5z",
  "zoom-in": "M9 3h2v6h6v2h-6v6H9v-6H3V9h6z",
  "zoom-out": "M3 9h14v2H3z",
  whole: "M3 3h5v2H5v3H3zM12 3h5v5h-2V5h-3zM3 12h2v3h3v2H3zM15 12h2v5h-5v-2h3z",
  palette: "M10 2a8 8 0 0 1 0 16zM10 2a8 8 0 0 0 0 16v-1.6a6.4 6.4 0 0 1 0-12.8z",
};

/** @param {string} name */
export function icon(name) {
  return svg("svg", { class: "icon", viewBox: "0 0 20 20", "aria-hidden": true }, svg("path", { d: ICONS[name] }));
}

/** A seat's sign: its colour and its pattern. @param {string[]} paint colour, second colour, pattern
 * @param {boolean} large */
export function signOf([colour, second, pattern], large) {
  const box = svg("svg", { class: large ? "sign large" : "sign", viewBox: "0 0 20 20", "aria-hidden": true });
  box.append(svg("circle", { cx: 10, cy: 10, r: 9, fill: colour, class: "rim" }));
  if (pattern !== "plain") box.append(svg("path", { d: PATTERNS[pattern], stroke: second, class: "hatch" }));
  return box;
}
