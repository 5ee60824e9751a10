/** Draw figures from their strokes, in any size. Each size of each figure is drawn once. */

export const FACES = { number: "RiskNumber", name: "RiskName", italic: "RiskItalic", title: "RiskTitle" };

const COLOUR = /^#[0-9a-f]{6}$/;

/** The typefaces, once they are asked for. @type {Promise<unknown>|null} */
let faces = null;

/** The typefaces of the board, from the page's own data, which are loaded once. @param {import("./data.js").Data} data */
export function loadFaces(data) {
  faces ??= readFaces(data);
  return faces;
}

/** @param {import("./data.js").Data} data */
function readFaces(data) {
  const loading = Object.entries(FACES).map(async ([face, family]) => {
    const font = new FontFace(family, /** @type {any} */ (data.blob(`faces/${face}`)));
    document.fonts.add(await font.load());
  });
  return Promise.all(loading);
}

/** @param {string} face @param {number} size */
export function fontOf(face, size) {
  const family = FACES[/** @type {keyof typeof FACES} */ (face)];
  return `${size}px ${family}, "Palatino Linotype", Palatino, Georgia, serif`;
}

/**
 * Write a line with its middle at a height, as pictures do: halfway between the highest and the lowest letters.
 * @param {CanvasRenderingContext2D} pen @param {string} text @param {number} x @param {number} y
 * @param {boolean} [rim] whether its rim is drawn first
 */
export function write(pen, text, x, y, rim = false) {
  const size = pen.measureText(text);
  const base = y + (size.fontBoundingBoxAscent - size.fontBoundingBoxDescent) / 2;
  if (rim) pen.strokeText(text, x, base);
  pen.fillText(text, x, base);
}

export class Figures {
  /** @param {any[]} figures @param {number[][][]} shapes @param {Record<string, Record<string, string[]>>} colours of
   * figures by palette, where they are others */
  constructor(figures, shapes, colours) {
    this.figures = figures;
    this.shapes = shapes;
    this.palettes = colours;
    /** @type {Record<string, string[]>} */
    this.colours = {};
    this.scale = 1;
    /** @type {Map<string, {image: HTMLCanvasElement, x: number, y: number}>} */
    this.drawn = new Map();
  }

  /** Draw from now on for so many pixels a board pixel. @param {number} scale */
  setScale(scale) {
    if (scale === this.scale) return;
    this.scale = scale;
    this.drawn.clear();
  }

  /** Draw from now on in another palette. @param {string} palette */
  paintIn(palette) {
    this.colours = this.palettes[palette] || {};
    this.drawn.clear();
  }

  /**
   * Put a figure with its anchor at a place, in board pixels; `text` is the number on a count.
   * @param {CanvasRenderingContext2D} pen @param {number} number @param {number} x @param {number} y
   * @param {number} [size] @param {string} [text] @param {number} [letters]
   */
  put(pen, number, x, y, size = 1, text = "", letters = 0) {
    const found = this.found(number, text, letters);
    const k = size / this.scale;
    pen.drawImage(found.image, x - found.x * k, y - found.y * k, found.image.width * k, found.image.height * k);
  }

  /** The box of a figure that is put so, in board pixels. @param {number} number @param {number} x @param {number} y
   * @param {number} [size] @param {string} [text] @param {number} [letters] */
  boxOf(number, x, y, size = 1, text = "", letters = 0) {
    const found = this.found(number, text, letters);
    const k = size / this.scale;
    const [left, top] = [x - found.x * k, y - found.y * k];
    return [left, top, left + found.image.width * k, top + found.image.height * k];
  }

  /** A figure in the size that is shown, drawn the first time. @param {number} number @param {string} text
   * @param {number} letters */
  found(number, text, letters) {
    const key = `${number}|${text}`;
    let known = this.drawn.get(key);
    if (!known) this.drawn.set(key, (known = this.draw(number, text, letters)));
    return known;
  }

  /** @param {number} number @param {string} text @param {number} letters */
  draw(number, text, letters) {
    const [anchor, own] = this.figures[number];
    const strokes = number in this.colours ? recolour(own, [...this.colours[number]]) : own;
    const [left, top, right, bottom] = this.reach(strokes);
    const image = document.createElement("canvas");
    image.width = Math.ceil((right - left) * this.scale);
    image.height = Math.ceil((bottom - top) * this.scale);
    const pen = /** @type {CanvasRenderingContext2D} */ (image.getContext("2d"));
    pen.scale(this.scale, this.scale);
    pen.translate(-left, -top);
    for (const stroke of strokes) this.stroke(pen, stroke);
    if (text) this.count(pen, strokes, anchor, text, letters);
    return { image, x: (anchor[0] - left) * this.scale, y: (anchor[1] - top) * this.scale };
  }

  /** The number on a count: dark on a light disc, else pale with a dark rim.
   * @param {CanvasRenderingContext2D} pen @param {any[]} strokes @param {number[]} at @param {string} text
   * @param {number} letters */
  count(pen, strokes, at, text, letters) {
    const [r, g, b] = [1, 3, 5].map((k) => parseInt(strokes[strokes.length - 1][2].slice(k, k + 2), 16));
    const dark = 0.3 * r + 0.59 * g + 0.11 * b > 150;
    pen.font = fontOf("number", letters);
    pen.textAlign = "center";
    pen.lineJoin = "round";
    pen.lineWidth = 2;
    pen.strokeStyle = "#1e140e";
    pen.fillStyle = dark ? "#1e140e" : "#fcf4e2";
    write(pen, text, at[0], at[1], !dark);
  }

  /** The box of some strokes, with room for rims and shadows. @param {any[]} strokes */
  reach(strokes) {
    let [left, top, right, bottom] = [0, 0, 1, 1];
    const add = (/** @type {number} */ x, /** @type {number} */ y) => {
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    };
    for (const [kind, ...rest] of strokes) {
      if (kind === "sticker") add(rest[2][0], rest[2][1]);
      else if (kind === "shape") add(rest[1][0] + rest[2], rest[1][1] + rest[2]), add(rest[1][0], rest[1][1]);
      else if (kind === "polygon" || kind === "line") for (const [x, y] of rest[0]) add(x, y);
      else if (kind === "text") add(rest[0][0], rest[0][1]);
      else add(rest[0][2], rest[0][3]), add(rest[0][0], rest[0][1]);
    }
    return [left - 3, top - 3, right + 3, bottom + 3];
  }

  /** @param {CanvasRenderingContext2D} pen @param {any[]} stroke */
  stroke(pen, [kind, ...rest]) {
    const draw = /** @type {Record<string, (pen: CanvasRenderingContext2D, ...rest: any[]) => void>} */ (STROKES)[kind];
    draw.call(this, pen, ...rest);
  }

  /** @param {number} number @param {number[]} at @param {number} side */
  path(number, at, side) {
    const way = new Path2D();
    const radius = side / 2 - 0.4;
    const [x, y] = [at[0] + side / 2, at[1] + side / 2];
    for (const outline of this.shapes[number]) {
      for (let k = 0; k < outline.length; k += 2) {
        way.lineTo(x + (outline[k] * radius) / 100, y + (outline[k + 1] * radius) / 100);
      }
      way.closePath();
    }
    return way;
  }
}

/** Some strokes with other colours, which are taken off the list in their order. @param {any} strokes
 * @param {string[]} colours @returns {any} */
function recolour(strokes, colours) {
  if (Array.isArray(strokes)) return strokes.map((one) => recolour(one, colours));
  return typeof strokes === "string" && COLOUR.test(strokes) ? colours.shift() : strokes;
}

/** @param {CanvasRenderingContext2D} pen @param {string|null} fill @param {string|null} outline @param {number} width */
function paint(pen, fill, outline, width) {
  if (fill) {
    pen.fillStyle = fill;
    pen.fill();
  }
  if (outline) {
    pen.strokeStyle = outline;
    pen.lineWidth = width;
    pen.stroke();
  }
}

/** @param {CanvasRenderingContext2D} pen @param {number[]} box */
function oval(pen, [x0, y0, x1, y1], inner = 0) {
  pen.beginPath();
  pen.ellipse((x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2 - inner, (y1 - y0) / 2 - inner, 0, 0, 2 * Math.PI);
}

const STROKES = {
  /** @this {Figures} */
  glow(/** @type {CanvasRenderingContext2D} */ pen, /** @type {number[]} */ box, /** @type {number} */ blur, /** @type {string} */ colour, /** @type {number} */ strength) {
    const [x0, y0, x1, y1] = box;
    const [rx, ry] = [(x1 - x0) / 2 + blur, (y1 - y0) / 2 + blur];
    pen.save();
    pen.translate((x0 + x1) / 2, (y0 + y1) / 2);
    pen.scale(rx, ry);
    const light = pen.createRadialGradient(0, 0, 0, 0, 0, 1);
    const full = `${colour}${strength.toString(16).padStart(2, "0")}`;
    light.addColorStop(0, full);
    light.addColorStop(Math.max(0, 1 - (2 * blur) / Math.min(rx, ry)), full);
    light.addColorStop(1, `${colour}00`);
    pen.fillStyle = light;
    pen.fillRect(-1, -1, 2, 2);
    pen.restore();
  },
  /** @this {Figures} */
  ellipse(/** @type {CanvasRenderingContext2D} */ pen, /** @type {number[]} */ box, /** @type {string} */ fill, /** @type {string} */ outline, /** @type {number} */ width) {
    oval(pen, box, outline ? width / 2 : 0);
    paint(pen, fill, outline, width);
  },
  /** @this {Figures} */
  rounded(/** @type {CanvasRenderingContext2D} */ pen, /** @type {number[]} */ [x0, y0, x1, y1], /** @type {number} */ radius, /** @type {string} */ fill, /** @type {string} */ outline, /** @type {number} */ width) {
    const inner = outline ? width / 2 : 0;
    pen.beginPath();
    pen.roundRect(x0 + inner, y0 + inner, x1 - x0 - 2 * inner, y1 - y0 - 2 * inner, radius);
    paint(pen, fill, outline, width);
  },
  /** @this {Figures} */
  polygon(/** @type {CanvasRenderingContext2D} */ pen, /** @type {number[][]} */ points, /** @type {string} */ fill, /** @type {string} */ outline, /** @type {number} */ width) {
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(x, y);
    pen.closePath();
    pen.lineJoin = "round";
    paint(pen, fill, outline, width);
  },
  /** @this {Figures} */
  line(/** @type {CanvasRenderingContext2D} */ pen, /** @type {number[][]} */ points, /** @type {string} */ colour, /** @type {number} */ width) {
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(x, y);
    pen.lineJoin = "round";
    paint(pen, null, colour, width);
  },
  /** @this {Figures} */
  text(/** @type {CanvasRenderingContext2D} */ pen, /** @type {number[]} */ [x, y], /** @type {string} */ text, /** @type {string} */ face, /** @type {number} */ size, /** @type {string} */ fill, /** @type {string} */ anchor, /** @type {number} */ rim) {
    pen.font = fontOf(face, size);
    pen.textAlign = anchor === "lm" ? "left" : "center";
    pen.lineJoin = "round";
    pen.lineWidth = 2 * rim;
    pen.strokeStyle = "#1e140e";
    pen.fillStyle = fill;
    write(pen, text, x, y, rim > 0);
  },
  /** @this {Figures} */
  shape(/** @type {CanvasRenderingContext2D} */ pen, /** @type {number} */ number, /** @type {number[]} */ at, /** @type {number} */ side, /** @type {string} */ fill, /** @type {string} */ rim, /** @type {number} */ width) {
    const way = this.path(number, at, side);
    pen.lineJoin = "round";
    pen.strokeStyle = rim;
    pen.lineWidth = 2 * width;
    pen.stroke(way);
    pen.fillStyle = fill;
    pen.fill(way);
  },
  /** A figure cut out with a pale rim, turned, its edge in shadow. @this {Figures} */
  sticker(/** @type {CanvasRenderingContext2D} */ pen, /** @type {number} */ angle, /** @type {any[]} */ strokes, /** @type {number[]} */ [width, height]) {
    const k = this.scale;
    const flat = document.createElement("canvas");
    [flat.width, flat.height] = [Math.ceil(width * k), Math.ceil(height * k)];
    const ink = /** @type {CanvasRenderingContext2D} */ (flat.getContext("2d"));
    ink.scale(k, k);
    for (const stroke of strokes) this.stroke(ink, stroke);
    const rim = document.createElement("canvas");
    [rim.width, rim.height] = [flat.width, flat.height];
    const pale = /** @type {CanvasRenderingContext2D} */ (rim.getContext("2d"));
    for (let turn = 0; turn < 12; turn++) {
      const way = (turn * Math.PI) / 6;
      pale.drawImage(flat, Math.cos(way) * 1.5 * k, Math.sin(way) * 1.5 * k);
    }
    pale.globalCompositeOperation = "source-in";
    pale.fillStyle = "#faf6ec";
    pale.fillRect(0, 0, rim.width, rim.height);
    pale.globalCompositeOperation = "source-over";
    pale.drawImage(flat, 0, 0);
    pen.save();
    pen.translate(width / 2, height / 2);
    pen.rotate((-angle * Math.PI) / 180);
    pen.shadowColor = "rgba(30, 20, 14, 0.59)";
    [pen.shadowOffsetX, pen.shadowOffsetY, pen.shadowBlur] = [0.8 * k, 1.2 * k, 1.8 * k];
    pen.drawImage(rim, -width / 2, -height / 2, width, height);
    pen.restore();
  },
};
