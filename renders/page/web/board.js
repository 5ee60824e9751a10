/** The board on the screen: its sheets, what stands on them, and the part of it that is seen. */

import { around, boxOfArrow, drawArrow } from "./arrows.js";
import { Figures } from "./figures.js";
import { Sheet } from "./sheet.js";

const GAP = 40;
/** The most pixels a board pixel is drawn with: with two, three sheets take more memory than a page may. */
const SHARPEST = 1.8;
const CLOSEST = 4;
const REST = 160;
/** How many times as sharp as it is shown a board is kept at most. */
const SPARE = 2.5;
/** @type {[string, number][]} */
const TIE = [["#faf2dc", 4], ["#1e140e", 2]];
/** @type {[string, number][]} */
const CHOSEN = [["#1e140e", 7], ["#ffe060", 4]];

/** A territory on the board: its sheet's name and number, the sheet, and its id.
 * @typedef {{name: string, number: number, sheet: Sheet, land: string}} Found */

/** Something that stands on a sheet: by what it differs from others, its box in board pixels, and what draws it.
 * @typedef {{key: string, box: number[], draw: (pen: CanvasRenderingContext2D) => void}} Standing */

/** Whether two boxes meet, or are nearer to each other than an edge. @param {number[]} one @param {number[]} other
 * @param {number} edge */
function meet(one, other, edge) {
  return one[0] < other[2] + edge && other[0] < one[2] + edge && one[1] < other[3] + edge && other[1] < one[3] + edge;
}

/** The boxes of all that stands there only before or only afterwards. @param {Standing[]} before @param {Standing[]} after */
function differing(before, after) {
  const [then, now] = [before, after].map((standing) => new Set(standing.map(({ key }) => key)));
  const gone = before.filter(({ key }) => !now.has(key));
  const come = after.filter(({ key }) => !then.has(key));
  return [...gone, ...come].map(({ box }) => box);
}

/** The grounds on which a sheet of a game stands at some time. @param {import("./data.js").Data} data
 * @param {string} name of the sheet */
function groundsOf(data, name) {
  const found = new Set([data.first[name]?.ground || 0]);
  for (const [, , change] of data.steps) if (change[name] && "ground" in change[name]) found.add(change[name].ground || 0);
  return [...found];
}

export class Board {
  /** `ground` shows the sheets, and is drawn again only where they change; `canvas` lies over it, with all that stands on
   * them. @param {HTMLCanvasElement} ground @param {HTMLCanvasElement} canvas
   * @param {import("./data.js").Data} data @param {() => Record<string, any>} tree */
  constructor(ground, canvas, data, tree) {
    this.ground = ground;
    this.below = /** @type {CanvasRenderingContext2D} */ (ground.getContext("2d"));
    this.canvas = canvas;
    this.pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    this.shown = "";
    /** What stood on each sheet when it was drawn last. @type {Standing[][]} */
    this.stood = [];
    this.tree = tree;
    this.look = data.look;
    this.figures = new Figures(data.figures, data.shapes, data.colours);
    const paints = Object.values(data.look.palettes)[0];
    /** @type {[string, Sheet][]} */
    this.sheets = Object.entries(data.sheets).map(([name, plain]) => [name, new Sheet(plain, data, paints, groundsOf(data, name))]);
    /** @type {string} */
    this.language = data.language;
    /** The upper left corner of each sheet, and the size of them all, in board pixels. @type {number[][]} */
    this.corners = [];
    this.size = [1, 1];
    this.wide = 1;
    this.high = 1;
    this.ratio = 1;
    this.chosen = "";
    this.view = { x: 0, y: 0, k: 1 };
    this.scale = 0;
    this.asked = 0;
    this.resting = 0;
    this.preparing = false;
    this.fitted = true;
  }

  /** Take the room that there is, and show the whole board if it was shown whole. */
  async resize() {
    const box = this.canvas.getBoundingClientRect();
    this.ratio = Math.min(2, window.devicePixelRatio || 1);
    [this.wide, this.high] = [box.width, box.height];
    for (const canvas of [this.ground, this.canvas]) {
      canvas.width = Math.round(box.width * this.ratio);
      canvas.height = Math.round(box.height * this.ratio);
    }
    this.shown = "";
    this.arrange();
    if (this.fitted) this.fit();
    if (!this.scale) await this.sharpen();
    else this.settle();
    this.draw();
  }

  /** Place the sheets beside each other or one below the other, whichever shows them larger. */
  arrange() {
    const sizes = this.sheets.map(([, sheet]) => [sheet.width, sheet.height]);
    const beside = [sizes.reduce((sum, [w]) => sum + w + GAP, -GAP), Math.max(...sizes.map(([, h]) => h))];
    const below = [Math.max(...sizes.map(([w]) => w)), sizes.reduce((sum, [, h]) => sum + h + GAP, -GAP)];
    const scaleOf = (/** @type {number[]} */ [w, h]) => Math.min(this.wide / w, this.high / h);
    const row = scaleOf(beside) > scaleOf(below);
    let at = 0;
    this.corners = sizes.map(([w, h]) => {
      const corner = row ? [at, (beside[1] - h) / 2] : [(below[0] - w) / 2, at];
      at += (row ? w : h) + GAP;
      return corner;
    });
    this.size = row ? beside : below;
  }

  /** Show the whole board. */
  fit() {
    const k = Math.min(this.wide / this.size[0], this.high / this.size[1]);
    this.view = { k, x: this.size[0] / 2 - this.wide / 2 / k, y: this.size[1] / 2 - this.high / 2 / k };
    this.fitted = true;
    this.settle();
  }

  /** @param {number[]} box in pixels of a sheet @param {number} sheet its number */
  fitTo([x0, y0, x1, y1], sheet) {
    const [dx, dy] = this.corners[sheet];
    const k = Math.min(CLOSEST, this.wide / (x1 - x0 + 120), this.high / (y1 - y0 + 120));
    this.view = { k, x: dx + (x0 + x1) / 2 - this.wide / 2 / k, y: dy + (y0 + y1) / 2 - this.high / 2 / k };
    this.fitted = false;
    this.settle();
    this.draw();
  }

  /** Zoom around a point of the screen. @param {number} times @param {number} x @param {number} y */
  zoom(times, x, y) {
    const whole = Math.min(this.wide / this.size[0], this.high / this.size[1]);
    const k = Math.max(whole, Math.min(CLOSEST, this.view.k * times));
    this.view.x += x / this.view.k - x / k;
    this.view.y += y / this.view.k - y / k;
    this.view.k = k;
    this.fitted = k === whole;
    this.move(0, 0);
  }

  /** Move by so many pixels of the screen; some of the board stays in sight. @param {number} dx @param {number} dy */
  move(dx, dy) {
    const { view } = this;
    if (this.fitted) return this.fit(), this.draw();
    const clamp = (/** @type {number} */ at, /** @type {number} */ room, /** @type {number} */ size) => {
      const seen = room / view.k;
      return seen >= size ? (size - seen) / 2 : Math.max(-seen * 0.1, Math.min(size - seen * 0.9, at));
    };
    view.x = clamp(view.x - dx / view.k, this.wide, this.size[0]);
    view.y = clamp(view.y - dy / view.k, this.high, this.size[1]);
    this.settle();
    this.draw();
  }

  /** When the view rests, draw everything as sharply as it is shown. While the whole board is seen, a finger that goes
   * up or down scrolls the page. */
  settle() {
    this.canvas.style.touchAction = this.fitted ? "pan-y" : "none";
    this.canvas.dataset.whole = String(this.fitted);
    clearTimeout(this.resting);
    if (this.scale) this.resting = setTimeout(() => this.sharpen().then(() => this.draw()), REST);
  }

  /** Draw the sheets as sharply as they are shown; where the view has grown meanwhile, once more. Where they are far
   * sharper, as after a look from near, what they hold is freed. */
  async sharpen() {
    const wanted = Math.min(SHARPEST, Math.max(0.4, this.view.k * this.ratio));
    this.figures.setScale(Math.max(0.75, this.view.k * this.ratio));
    if (this.preparing || (this.scale && wanted < this.scale * 1.1 && wanted * SPARE > this.scale)) return;
    this.preparing = true;
    const scale = this.scale ? Math.min(SHARPEST, wanted * 1.25) : wanted;
    try {
      for (const [, sheet] of this.sheets) await sheet.prepare(scale);
      this.scale = scale;
    } finally {
      this.preparing = false;
    }
    this.settle();
  }

  /** Let each sheet stand on the ground of the shown step. */
  changeGrounds() {
    const tree = this.tree();
    for (const [name, sheet] of this.sheets) if (tree[name]) sheet.standOn(tree[name].ground || 0);
  }

  /** Draw in the next frame. */
  draw() {
    this.changeGrounds();
    if (this.asked || !this.scale) return;
    this.asked = requestAnimationFrame(() => {
      this.asked = 0;
      this.paint();
    });
  }

  paint() {
    if (this.preparing && !this.scale) return;
    const { pen, view, ratio } = this;
    const k = view.k * ratio;
    const tree = this.tree();
    const key = [view.x, view.y, view.k, this.scale, this.figures.scale, this.language, this.chosen].join();
    const anew = key !== this.shown;
    if (anew) {
      this.below.setTransform(1, 0, 0, 1, 0, 0);
      this.below.clearRect(0, 0, this.ground.width, this.ground.height);
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.clearRect(0, 0, this.canvas.width, this.canvas.height);
      this.shown = key;
      this.stood = [];
    }
    this.sheets.forEach(([name, sheet], number) => {
      const shown = tree[name];
      if (!shown || !sheet.scale) return;
      const changed = sheet.show(shown);
      sheet.name(this.language);
      const [dx, dy] = this.corners[number];
      const place = new DOMMatrix([k, 0, 0, k, (dx - view.x) * k, (dy - view.y) * k]);
      this.lay(sheet, place, anew ? [[0, 0, sheet.width, sheet.height]] : changed);
      pen.setTransform(place);
      const standing = this.standing(sheet, shown);
      if (anew && sheet.paths[this.chosen]) this.outline(sheet.paths[this.chosen]);
      if (anew) for (const { draw } of standing) draw(pen);
      else if (this.chosen) this.drawAgain(place, [[0, 0, sheet.width, sheet.height]], standing, sheet.paths[this.chosen]);
      else this.drawAgain(place, differing(this.stood[number] || [], standing), standing);
      this.stood[number] = standing;
    });
  }

  /** Draw again what stands in some boxes. @param {DOMMatrix} place @param {number[][]} boxes in board pixels
   * @param {Standing[]} standing @param {Path2D} [chosen] the outline of a chosen territory */
  drawAgain(place, boxes, standing, chosen) {
    if (!boxes.length) return;
    const { pen } = this;
    const { a: k, e, f } = place;
    pen.save();
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.beginPath();
    for (const [x0, y0, x1, y1] of boxes) {
      const [left, top] = [Math.floor(x0 * k + e) - 2, Math.floor(y0 * k + f) - 2];
      const [wide, high] = [Math.ceil(x1 * k + e) + 2 - left, Math.ceil(y1 * k + f) + 2 - top];
      pen.clearRect(left, top, wide, high);
      pen.rect(left, top, wide, high);
    }
    pen.clip();
    pen.setTransform(place);
    if (chosen) this.outline(chosen);
    const edge = 4 / k;
    for (const { box, draw } of standing) if (boxes.some((one) => meet(one, box, edge))) draw(pen);
    pen.restore();
  }

  /** Each sheet as a picture of its own, as the game stands. */
  pictures() {
    this.changeGrounds();
    const tree = this.tree();
    return this.sheets.filter(([name, sheet]) => tree[name] && sheet.scale).map(([name, sheet]) => {
      sheet.show(tree[name]);
      sheet.name(this.language);
      const image = document.createElement("canvas");
      [image.width, image.height] = [sheet.land.width, sheet.land.height];
      const pen = /** @type {CanvasRenderingContext2D} */ (image.getContext("2d"));
      for (const layer of [sheet.land, sheet.names]) pen.drawImage(layer, 0, 0);
      pen.scale(sheet.scale, sheet.scale);
      for (const { draw } of this.standing(sheet, tree[name])) draw(pen);
      return image;
    });
  }

  /** Paint in another palette. @param {string} palette */
  paintIn(palette) {
    this.figures.paintIn(palette);
    for (const [, sheet] of this.sheets) sheet.paintIn(this.look.palettes[palette]);
    this.shown = "";
  }

  /** Show parts of a sheet. @param {Sheet} sheet @param {DOMMatrix} place @param {number[][]} boxes in board pixels */
  lay(sheet, place, boxes) {
    const pen = this.below;
    pen.setTransform(place);
    for (const box of boxes) {
      const [x0, y0] = box.slice(0, 2).map((v) => Math.max(0, v - 2));
      const [x1, y1] = [Math.min(sheet.width, box[2] + 2), Math.min(sheet.height, box[3] + 2)];
      for (const image of [sheet.land, sheet.names]) {
        const [sx, sy] = [image.width / sheet.width, image.height / sheet.height];
        pen.drawImage(image, x0 * sx, y0 * sy, (x1 - x0) * sx, (y1 - y0) * sy, x0, y0, x1 - x0, y1 - y0);
      }
    }
  }

  /** @param {Path2D} path */
  outline(path) {
    for (const [colour, width] of CHOSEN) {
      [this.pen.strokeStyle, this.pen.lineWidth] = [colour, width];
      this.pen.lineJoin = "round";
      this.pen.stroke(path);
    }
  }

  /** The arrows, then what stands on the territories and over them, in the order in which they are drawn.
   * @param {Sheet} sheet @param {Record<string, any>} shown @returns {Standing[]} */
  standing(sheet, shown) {
    /** @type {Standing[]} */
    const found = [];
    const put = (/** @type {[number, number, number, number?, string?, number?]} */ ...figure) =>
      found.push({ key: figure.join(), box: this.figures.boxOf(...figure), draw: (pen) => this.figures.put(pen, ...figure) });
    for (const arrow of shown.arrows || []) {
      const box = boxOfArrow(sheet.plain, arrow);
      if (box) found.push({ key: arrow.join(), box, draw: (pen) => drawArrow(pen, sheet.plain, arrow, this.look.arrows) });
    }
    for (const [land, now] of Object.entries(shown.lands)) {
      const at = sheet.plain.spots[land];
      if (!at) continue;
      if (now.ties) found.push({ key: `tie ${land} ${now.ties}`, box: around([at, ...now.ties], TIE[0][1]), draw: (pen) => this.tie(pen, at, now.ties) });
      const figures = now.figures || [];
      const token = now.token ? 1 : 0;
      for (const one of figures.slice(0, token)) put(one[0], one[1], one[2], one[3]);
      if (now.disc) put(now.disc[0], at[0], at[1], 1, now.disc[1], now.disc[2]);
      for (const one of figures.slice(token)) put(one[0], one[1], one[2], one[3]);
    }
    for (const [figure, x, y] of shown.over || []) put(figure, x, y);
    return found;
  }

  /** @param {CanvasRenderingContext2D} pen @param {number[]} at @param {number[][]} ends */
  tie(pen, at, ends) {
    for (const [colour, width] of TIE) {
      [pen.strokeStyle, pen.lineWidth] = [colour, width];
      for (const [x, y] of ends) {
        pen.beginPath();
        pen.moveTo(at[0], at[1]);
        pen.lineTo(x, y);
        pen.stroke();
      }
    }
  }

  /** The territory under a point of the screen. @param {number} x @param {number} y @returns {Found|null} */
  landAt(x, y) {
    if (!this.corners.length) return null;
    for (const [number, [name, sheet]] of this.sheets.entries()) {
      const [dx, dy] = this.corners[number];
      const land = sheet.landAt(this.pen, x / this.view.k + this.view.x - dx, y / this.view.k + this.view.y - dy);
      if (land) return { name, number, sheet, land };
    }
    return null;
  }

  /** Show the region of a territory. @param {Found} found */
  showRegion({ sheet, number, land }) {
    /** @type {string[][]} */
    const regions = Object.values(sheet.plain.regions);
    const lands = regions.find((some) => some.includes(land)) || [land];
    const boxes = lands.map((one) => sheet.boxes[one]).filter(Boolean);
    const pick = (/** @type {number} */ k, /** @type {(...all: number[]) => number} */ choose) => choose(...boxes.map((box) => box[k]));
    this.fitTo([pick(0, Math.min), pick(1, Math.min), pick(2, Math.max), pick(3, Math.max)], number);
  }
}
