/** Make elements: names and texts of others are text, never markup. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An element with attributes, listeners (`onclick`, …) and children.
 * @param {string} tag @param {Record<string, any>} [fields] @param {...(Node|string)} children
 * @returns {any}
 */
export function el(tag, fields = {}, ...children) {
  return fill(document.createElement(tag), fields, children);
}

/** The same for SVG. @param {string} tag @param {Record<string, any>} [fields] @param {...(Node|string)} children */
export function svg(tag, fields = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), fields, children);
}

/** @param {any} node @param {Record<string, any>} fields @param {(Node|string)[]} children */
function fill(node, fields, children) {
  for (const [name, value] of Object.entries(fields)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, "");
    else if (value !== false && value != null) node.setAttribute(name, String(value));
  }
  node.append(...children);
  return node;
}

/** A text with its `{names}` filled in. @param {string} text @param {Record<string, any>} values */
export function say(text, values) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}
