/** One sheet of a board: its ground in the holders' colours, and its names, kept as drawn pictures. */

import { fontOf, write } from "./figures.js";
import { applyPatch } from "./scene.js";

const BLACK = "#000000";
/** How many board pixels a blurred ground makes one. */
const COARSE = 16;
/** The most pixels in which territories are painted together. */
const PART = 2 ** 20;

/** @param {number} width @param {number} height @returns {[HTMLCanvasElement, CanvasRenderingContext2D]} */
function canvas(width, height) {
  const image = document.createElement("canvas");
  [image.width, image.height] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))];
  return [image, /** @type {CanvasRenderingContext2D} */ (image.getContext("2d"))];
}

/** A ground without what colours darken, and how much they do. @param {HTMLCanvasElement} ground
 * @param {HTMLCanvasElement} tint @returns {[HTMLCanvasElement, HTMLCanvasElement]} */
function darkened(ground, tint) {
  const [inverse, ink] = canvas(tint.width, tint.height);
  ink.fillStyle = "#ffffff";
  ink.fillRect(0, 0, tint.width, tint.height);
  ink.globalCompositeOperation = "difference";
  ink.drawImage(tint, 0, 0);
  const pen = /** @type {CanvasRenderingContext2D} */ (ground.getContext("2d"));
  pen.globalCompositeOperation = "multiply";
  pen.drawImage(inverse, 0, 0, ground.width, ground.height);
  free(inverse);
  return [ground, tint];
}

/** A part of a picture that a game has changed, and its size on the sheet, which need not be whole.
 * @typedef {{image: HTMLCanvasElement, wide: number, high: number}} Patch */

/** Free what canvases hold, which nobody draws any more. @param {...HTMLCanvasElement} canvases */
function free(...canvases) {
  for (const one of canvases) one.width = 0;
}

/** A copy of an image in another size, of which a bitmap is freed. @param {ImageBitmap|HTMLCanvasElement} image
 * @param {number} times */
function copied(image, times) {
  const [copy, pen] = canvas(image.width * times, image.height * times);
  pen.drawImage(image, 0, 0, copy.width, copy.height);
  if (image instanceof ImageBitmap) image.close();
  return copy;
}

/** A sheet on each of its grounds, which differ where a game has changed the board: of each later one the page knows what
 * is other than on the one before. @param {Record<string, any>} plain @returns {Record<string, any>[]} */
function onGrounds(plain) {
  const found = [plain];
  for (const change of plain.grounds) {
    const next = structuredClone(found[found.length - 1]);
    applyPatch(next, change);
    found.push(next);
  }
  return found;
}

export class Sheet {
  /** @param {Record<string, any>} plain @param {import("./data.js").Data} data
   * @param {Record<string, string[]>} paints each seat's colour, second colour and pattern
   * @param {number[]} grounds the numbers of those on which the game stands at some time */
  constructor(plain, data, paints, grounds) {
    this.plains = onGrounds(plain);
    this.grounds = grounds;
    /** The ground on which it stands, by its number and as it is told. */
    this.ground = -1;
    this.plain = plain;
    /** @type {Record<string, Path2D>} */
    this.paths = {};
    /** @type {Record<string, number[]>} */
    this.boxes = {};
    this.paints = paints;
    this.data = data;
    this.look = data.look;
    /** @type {number} */
    this.width = plain.size[0];
    /** @type {number} */
    this.height = plain.size[1];
    this.scale = 0;
    /** What is painted of each territory; nothing of one whose ground is still bare. @type {Record<string, string>} */
    this.painted = {};
    /** @type {Record<string, [HTMLCanvasElement, number]>} */
    this.patterns = {};
    this.missing = "";
    this.language = "";
    const [[blank, pen], [name], [base], [tint], [part, sketch]] = [canvas(1, 1), canvas(1, 1), canvas(1, 1), canvas(1, 1), canvas(1, 1)];
    /** The pictures as they were shipped, ground and tint, and what games have changed of them, by name: kept where the
     * sheet stands on another ground later. @type {HTMLCanvasElement[]} */
    this.shipped = [];
    /** @type {Record<string, Patch>} */
    this.patches = {};
    /** How many of the pixels of each that are kept one shipped pixel is. @type {number[]} */
    this.times = [];
    /** The ground without what colours darken, and how much they do. */
    this.base = base;
    this.tint = tint;
    /** The ground in the holders' colours, and its pen. */
    this.land = blank;
    this.pen = pen;
    /** The names, and their pen. */
    this.names = name;
    this.writing = pen;
    /** Where territories are painted before they are laid on the ground, and the pen of it. */
    this.part = part;
    this.sketch = sketch;
    /** Whether the whole sheet is another picture since it was shown. */
    this.anew = false;
    this.standOn(grounds[0]);
  }

  /** Stand on a ground. @param {number} ground its number */
  standOn(ground) {
    if (ground === this.ground) return;
    this.ground = ground;
    this.plain = this.plains[ground];
    [this.paths, this.boxes] = [{}, {}];
    for (const [land, outlines] of Object.entries(this.plain.outlines)) this.trace(land, outlines);
    if (this.scale) this.lay();
  }

  /** Lay the picture of the ground, on which nothing is painted or written yet. */
  lay() {
    const { ground, tint } = this.plain.patches;
    free(this.base, this.tint);
    [this.base, this.tint] = darkened(this.patched(0, ground), this.patched(1, tint));
    if (this.grounds.length === 1) [this.shipped, this.patches] = [[], {}];
    this.pen.drawImage(this.base, 0, 0);
    this.painted = {};
    this.missing = "";
    this.language = "";
    this.anew = true;
  }

  /** Paint everything anew, in these colours. @param {Record<string, string[]>} paints */
  paintIn(paints) {
    this.paints = paints;
    for (const land of Object.keys(this.painted)) this.painted[land] = "in other colours";
  }

  /** @param {string} land @param {number[][]} outlines */
  trace(land, outlines) {
    const way = new Path2D();
    const box = [Infinity, Infinity, -Infinity, -Infinity];
    for (const outline of outlines) {
      for (let k = 0; k < outline.length; k += 2) {
        const [x, y] = [outline[k], outline[k + 1]];
        way.lineTo(x, y);
        [box[0], box[1]] = [Math.min(box[0], x), Math.min(box[1], y)];
        [box[2], box[3]] = [Math.max(box[2], x), Math.max(box[3], y)];
      }
      way.closePath();
    }
    this.paths[land] = way;
    this.boxes[land] = box;
  }

  /** Make its pictures at so many pixels a board pixel, but none of them sharper than it was shipped.
   * @param {number} scale */
  async prepare(scale) {
    const [width, height] = [Math.round(this.width * scale), Math.round(this.height * scale)];
    const layers = [[this.plain.ground, "ground", this.plain.scale], [this.plain.tint, "tint", 1]];
    const times = layers.map(([, , own]) => Math.min(1, scale / own));
    const wholes = await Promise.all(layers.map(([name, , own]) => {
      const fine = Math.min(scale, own);
      return this.picture(name, Math.round(this.width * fine), Math.round(this.height * fine));
    }));
    /** @type {Record<string, Patch>} */
    const patches = {};
    for (const [k, [, layer]] of layers.entries()) {
      const names = new Set(this.grounds.flatMap((one) => this.plains[one].patches[layer].map((/** @type {any[]} */ [name]) => name)));
      for (const name of names) {
        const part = await this.picture(name);
        const [wide, high] = [part.width * times[k], part.height * times[k]];
        patches[name] = { image: copied(part, times[k]), wide, high };
      }
    }
    this.shipped = wholes.map((whole) => copied(whole, 1));
    this.patches = patches;
    this.times = times;
    this.scale = scale;
    free(this.land, this.names);
    [this.land, this.pen] = canvas(width, height);
    [this.names, this.writing] = canvas(width, height);
    this.patterns = {};
    this.lay();
  }

  /** A picture, in another size if one is given. @param {string} name @param {number} [width] @param {number} [height] */
  picture(name, width, height) {
    const options = /** @type {ImageBitmapOptions} */ (width ? { resizeWidth: width, resizeHeight: height, resizeQuality: "medium" } : {});
    return createImageBitmap(new Blob([this.data.blob(name)], { type: "image/webp" }), options);
  }

  /** A shipped picture with the parts that a game has changed; where it stays on one ground, the picture itself.
   * @param {number} layer @param {any[]} patches */
  patched(layer, patches) {
    const image = this.grounds.length === 1 ? this.shipped[layer] : copied(this.shipped[layer], 1);
    const pen = /** @type {CanvasRenderingContext2D} */ (image.getContext("2d"));
    for (const [name, x, y] of patches) {
      const { image: part, wide, high } = this.patches[name];
      pen.drawImage(part, x * this.times[layer], y * this.times[layer], wide, high);
    }
    return image;
  }

  /** Paint the territories that look different now. @param {Record<string, any>} tree
   * @returns {number[][]} the boxes of what has changed, in board pixels */
  show(tree) {
    const changed = this.anew ? [[0, 0, this.width, this.height]] : [];
    this.anew = false;
    const lanes = (tree.missing || []).join();
    if (lanes !== this.missing) {
      this.fade(tree.missing || []);
      this.missing = lanes;
      changed.push([0, 0, this.width, this.height]);
    }
    /** @type {[string, string][]} */
    let together = [];
    let around = [Infinity, Infinity, 0, 0];
    for (const land of Object.keys(this.paths)) {
      const now = tree.lands?.[land];
      const key = now?.cover ? `cover ${now.cover}` : now && "owner" in now ? `held ${now.owner}` : "outside";
      if (this.painted[land] === key) continue;
      const [x0, y0, x1, y1] = this.boxes[land];
      let grown = [Math.min(around[0], x0), Math.min(around[1], y0), Math.max(around[2], x1), Math.max(around[3], y1)];
      if (together.length && (grown[2] - grown[0]) * (grown[3] - grown[1]) * this.scale ** 2 > PART) {
        this.paint(together, around);
        [together, grown] = [[], this.boxes[land]];
      }
      around = grown;
      together.push([land, key]);
      changed.push(this.boxes[land]);
    }
    if (together.length) this.paint(together, around);
    return changed;
  }

  /** Paint territories together: each time that a part is laid on the ground takes as long as painting it.
   * @param {[string, string][]} lands each with how it looks now @param {number[]} box around all of them, in board pixels */
  paint(lands, box) {
    const [left, top] = box.slice(0, 2).map((v) => Math.max(0, Math.round(v * this.scale) - 2));
    const [wide, high] = [Math.round(box[2] * this.scale) + 2 - left, Math.round(box[3] * this.scale) + 2 - top];
    const { part, sketch: pen } = this;
    if (part.width < wide || part.height < high) [part.width, part.height] = [wide, high];
    pen.resetTransform();
    pen.globalCompositeOperation = "source-over";
    pen.fillStyle = BLACK;
    pen.fillRect(0, 0, wide, high);
    pen.setTransform(this.scale, 0, 0, this.scale, -left, -top);
    for (const [land, key] of lands) {
      pen.fillStyle = this.fill(pen, key);
      pen.fill(this.paths[land]);
      if (land in this.painted) this.bare(land);
      this.painted[land] = key;
    }
    pen.resetTransform();
    pen.globalCompositeOperation = "multiply";
    const fine = this.tint.width / this.base.width;
    pen.drawImage(this.tint, left * fine, top * fine, wide * fine, high * fine, 0, 0, wide, high);
    const ink = this.pen;
    ink.globalCompositeOperation = "lighter";
    ink.drawImage(part, 0, 0, wide, high, left, top, wide, high);
    ink.globalCompositeOperation = "source-over";
    for (const [land, key] of lands) if (key.startsWith("cover")) this.cover(land, key.slice(6));
  }

  /** Lay the bare ground on a territory that was painted. @param {string} land */
  bare(land) {
    const ink = this.pen;
    const [x0, y0, x1, y1] = this.boxes[land].map((v, k) => Math.round(v * this.scale) + (k < 2 ? -2 : 2));
    const [left, top] = [Math.max(0, x0), Math.max(0, y0)];
    ink.save();
    ink.scale(this.scale, this.scale);
    ink.clip(this.paths[land]);
    ink.setTransform(1, 0, 0, 1, 0, 0);
    ink.drawImage(this.base, left, top, x1 - left, y1 - top, left, top, x1 - left, y1 - top);
    ink.restore();
  }

  /** @param {string} land @param {string} kind */
  cover(land, kind) {
    this.pen.save();
    this.pen.scale(this.scale, this.scale);
    this.pen.globalAlpha = 0.8;
    this.pen.fillStyle = this.look.covers[kind];
    this.pen.fill(this.paths[land]);
    this.pen.restore();
  }

  /** The colour or the pattern of a territory. @param {CanvasRenderingContext2D} pen @param {string} key */
  fill(pen, key) {
    if (key === "outside") return this.pattern(pen, this.plain.empty, this.look.barred, "rising");
    const owner = key.slice(5);
    const paint = key.startsWith("held") && this.paints[owner];
    return paint ? this.pattern(pen, paint[0], paint[1], paint[2]) : this.plain.empty;
  }

  /** @param {CanvasRenderingContext2D} pen @param {string} one @param {string} two @param {string} name */
  pattern(pen, one, two, name) {
    const members = this.look.patterns[name];
    if (!members.length) return one;
    const key = `${one}${two}${name}`;
    if (!this.patterns[key]) {
      const side = Math.max(6, Math.round(this.look.hatch.period * this.scale));
      const on = side * this.look.hatch.on;
      const [tile, ink] = canvas(side, side);
      for (let y = 0; y < side; y++) {
        for (let x = 0; x < side; x++) {
          const rising = (x + y) % side < on ? 1 : 0;
          const falling = (x - y + side) % side < on ? 2 : 0;
          ink.fillStyle = members.includes(rising + falling) ? two : one;
          ink.fillRect(x, y, 1, 1);
        }
      }
      this.patterns[key] = [tile, side];
    }
    const [tile, side] = this.patterns[key];
    const made = /** @type {CanvasPattern} */ (pen.createPattern(tile, "repeat"));
    made.setTransform(new DOMMatrix().scale(this.look.hatch.period / side));
    return made;
  }

  /** Fade the lanes that are not in play; on the water the ground is as bare as it was. @param {string[]} links */
  fade(links) {
    const [veil, pen] = canvas(this.land.width, this.land.height);
    pen.scale(this.scale, this.scale);
    pen.lineWidth = 9;
    pen.lineCap = "round";
    for (const link of links) {
      for (const part of this.plain.lanes[link] || []) {
        pen.beginPath();
        for (const [x, y] of part) pen.lineTo(x, y);
        pen.stroke();
      }
    }
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.globalCompositeOperation = "source-in";
    pen.drawImage(this.blurred(), 0, 0, veil.width, veil.height);
    this.pen.drawImage(this.base, 0, 0);
    this.pen.drawImage(veil, 0, 0);
    this.painted = {};
  }

  /** The ground in a canvas so small that no lane shows; Safari's canvases have no `filter`. */
  blurred() {
    let small = this.base;
    while (small.width > this.width / COARSE) {
      const [half, pen] = canvas(small.width / 2, small.height / 2);
      pen.drawImage(small, 0, 0, half.width, half.height);
      small = half;
    }
    return small;
  }

  /** Write the names in a language; where glued names stand, those of territories stay. @param {string} language */
  name(language) {
    if (language === this.language) return;
    this.language = language;
    const pen = this.writing;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, this.names.width, this.names.height);
    pen.scale(this.scale, this.scale);
    pen.textAlign = "center";
    pen.lineJoin = "round";
    const names = this.plain.names[language];
    for (const [x, y, size, line] of names.seas) {
      pen.font = fontOf("italic", size);
      pen.fillStyle = this.look.letters.water;
      write(pen, line, x, y);
    }
    for (const [, face, x, y, size, lines, light] of names.texts) this.text(pen, face, x, y, size, lines, light);
  }

  /** @param {CanvasRenderingContext2D} pen @param {string} face @param {number} x @param {number} y
   * @param {number} size @param {string[]} lines @param {number} light */
  text(pen, face, x, y, size, lines, light) {
    const [ink, halo, width, cover] = this.look.letters[light ? "light" : "dark"];
    const step = Math.round(size * 0.95);
    pen.font = fontOf(face, size);
    pen.strokeStyle = halo;
    pen.fillStyle = ink;
    pen.lineWidth = 2 * width;
    lines.forEach((line, k) => {
      const at = y - (step * lines.length) / 2 + (k + 0.5) * step;
      pen.save();
      pen.globalAlpha = cover;
      pen.fillStyle = "transparent";
      write(pen, line, x, at, true);
      pen.restore();
      write(pen, line, x, at);
    });
  }

  /** The territory at a place in board pixels. @param {CanvasRenderingContext2D} pen @param {number} x
   * @param {number} y */
  landAt(pen, x, y) {
    pen.save();
    pen.setTransform(1, 0, 0, 1, 0, 0);
    const found = Object.keys(this.paths).find((land) => {
      const [x0, y0, x1, y1] = this.boxes[land];
      return x >= x0 && x <= x1 && y >= y0 && y <= y1 && pen.isPointInPath(this.paths[land], x, y);
    });
    pen.restore();
    return found || this.nearCount(x, y);
  }

  /** The territory whose count is under a finger, where that lies beside a small island. @param {number} x @param {number} y */
  nearCount(x, y) {
    return Object.keys(this.plain.spots).find((land) => {
      const at = this.plain.spots[land];
      return at && Math.hypot(at[0] - x, at[1] - y) < 22;
    });
  }
}
