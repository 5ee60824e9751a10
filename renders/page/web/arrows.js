/** Draw the arrows of a turn along their ways. */

import { fontOf, write } from "./figures.js";

/** How far an arrow reaches beside its way: its head, its rim and its badges. */
const REACH = 16;

/** The box of some places, and so much around it. @param {number[][]} places @param {number} more */
export function around(places, more) {
  const [across, down] = [0, 1].map((k) => places.map((at) => at[k]));
  return [Math.min(...across) - more, Math.min(...down) - more, Math.max(...across) + more, Math.max(...down) + more];
}

/** The box of an arrow, where its way is known. @param {Record<string, any>} sheet @param {any[]} arrow */
export function boxOfArrow(sheet, [, source, target]) {
  const parts = wayOf(sheet.routes, source, target);
  return parts && around(parts.flat(), REACH);
}

/**
 * @param {CanvasRenderingContext2D} pen in board pixels
 * @param {Record<string, any>} sheet @param {any[]} arrow @param {Record<string, any>} look
 */
export function drawArrow(pen, sheet, [kind, source, target, count, godswar], look) {
  const parts = wayOf(sheet.routes, source, target) || [];
  parts.forEach((way, k) => drawPart(pen, kind, way, k === parts.length - 1, look));
  const longest = parts.reduce((best, way) => (way.length > best.length ? way : best));
  const middle = pointAt(longest, 0.5);
  if (godswar) drawBadge(pen, middle, "⚡", look, look.red);
  if (count > 1) drawBadge(pen, godswar ? pointAt(longest, 0.3) : middle, String(Math.min(count, 99)), look, "");
}

/** The way between two territories, in parts; turned round where only the other direction is known.
 * @param {Record<string, number[][]>} routes @param {string} source @param {string} target @returns {number[][][]|null} */
function wayOf(routes, source, target) {
  const pairs = (/** @type {number[]} */ flat) => flat.flatMap((v, k) => (k % 2 ? [] : [[v, flat[k + 1]]]));
  const there = routes[`${source}|${target}`];
  if (there) return there.map(pairs);
  const back = routes[`${target}|${source}`];
  return back ? back.map((part) => pairs(part).reverse()).reverse() : null;
}

/** @param {number[][]} way @param {number} share */
function pointAt(way, share) {
  const lengths = way.slice(1).map(([x, y], k) => Math.hypot(x - way[k][0], y - way[k][1]));
  let left = share * lengths.reduce((sum, one) => sum + one, 0);
  for (let k = 0; k < lengths.length; k++) {
    if (left <= lengths[k]) {
      const part = lengths[k] ? left / lengths[k] : 0;
      return [way[k][0] + part * (way[k + 1][0] - way[k][0]), way[k][1] + part * (way[k + 1][1] - way[k][1])];
    }
    left -= lengths[k];
  }
  return way[way.length - 1];
}

/** @param {CanvasRenderingContext2D} pen @param {string} kind @param {number[][]} way @param {boolean} tip
 * @param {Record<string, any>} look */
function drawPart(pen, kind, way, tip, look) {
  const peaceful = look.peaceful.includes(kind);
  const [length, half] = peaceful ? [11, 6.5] : [14, 9];
  const end = way[way.length - 1];
  const foot = [...way].reverse().find(([x, y]) => Math.hypot(x - end[0], y - end[1]) >= length) || way[0];
  const angle = Math.atan2(end[1] - foot[1], end[0] - foot[0]);
  const neck = [end[0] - Math.cos(angle) * length * 0.78, end[1] - Math.sin(angle) * length * 0.78];
  const shaft = tip ? [...way.filter(([x, y]) => Math.hypot(x - end[0], y - end[1]) > length * 0.78), neck] : way;
  const width = look.widths[kind];
  pen.lineJoin = "round";
  pen.lineCap = "butt";
  const ink = look.paints[kind] || look.ink;
  for (const [colour, grow] of [[look.halo, 2], [ink, 0]]) {
    pen.strokeStyle = colour;
    pen.fillStyle = colour;
    pen.lineWidth = width + 2 * grow;
    pen.setLineDash(look.dashed.includes(kind) ? look.dash : []);
    pen.beginPath();
    trace(pen, shaft);
    pen.stroke();
    pen.setLineDash([]);
    if (!tip) continue;
    const base = [end[0] - Math.cos(angle) * length, end[1] - Math.sin(angle) * length];
    const side = [-Math.sin(angle) * half, Math.cos(angle) * half];
    pen.beginPath();
    pen.moveTo(end[0], end[1]);
    pen.lineTo(base[0] + side[0], base[1] + side[1]);
    pen.lineTo(neck[0], neck[1]);
    pen.lineTo(base[0] - side[0], base[1] - side[1]);
    pen.closePath();
    pen.fill();
    if (grow) {
      pen.lineWidth = 2 * grow;
      pen.stroke();
    }
  }
}

/** A smooth line through the middles of a way's parts. @param {CanvasRenderingContext2D} pen @param {number[][]} way */
function trace(pen, way) {
  pen.moveTo(way[0][0], way[0][1]);
  for (let k = 1; k < way.length - 1; k++) {
    const [[x, y], [u, v]] = [way[k], way[k + 1]];
    pen.quadraticCurveTo(x, y, (x + u) / 2, (y + v) / 2);
  }
  pen.lineTo(way[way.length - 1][0], way[way.length - 1][1]);
}

/** @param {CanvasRenderingContext2D} pen @param {number[]} at @param {string} text
 * @param {Record<string, any>} look @param {string} fill */
function drawBadge(pen, [x, y], text, look, fill) {
  pen.beginPath();
  pen.arc(x, y, look.badge, 0, 2 * Math.PI);
  pen.fillStyle = fill || look.halo;
  pen.fill();
  pen.strokeStyle = look.ink;
  pen.lineWidth = 2;
  pen.stroke();
  pen.font = fontOf("number", text.length > 1 ? 11 : 14);
  pen.textAlign = "center";
  pen.fillStyle = fill ? look.gold : look.ink;
  write(pen, text, x, y);
}
