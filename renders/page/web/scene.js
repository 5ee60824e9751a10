/** The scene at one step: a tree that patches change, forwards and backwards. */

/** @param {any} value */
function isTree(value) {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/**
 * Change a tree, and say what undoes it: in a patch, null means that a key goes.
 * @param {Record<string, any>} tree @param {Record<string, any>} change @returns {Record<string, any>}
 */
export function applyPatch(tree, change) {
  /** @type {Record<string, any>} */
  const back = {};
  for (const key of Object.keys(change)) {
    const value = change[key];
    if (value !== null && isTree(value) && isTree(tree[key])) {
      back[key] = applyPatch(tree[key], value);
      continue;
    }
    back[key] = key in tree ? tree[key] : null;
    if (value === null) delete tree[key];
    else tree[key] = value;
  }
  return back;
}

/** The scene of a game, which can stand at any of its steps. */
export class Scene {
  /** @param {Record<string, any>} first @param {Record<string, any>[]} patches */
  constructor(first, patches) {
    this.tree = first;
    this.at = 0;
    this.patches = patches;
    /** @type {Record<string, any>[]} */
    this.back = [{}];
  }

  /** Stand at another step. @param {number} at */
  go(at) {
    while (this.at < at) {
      this.at += 1;
      this.back[this.at] = applyPatch(this.tree, this.patches[this.at]);
    }
    while (this.at > at) {
      applyPatch(this.tree, this.back[this.at]);
      this.at -= 1;
    }
  }

  /** The last step up to now in which a territory got its holder; 0 for one that it had from the start.
   * @param {string} sheet @param {string} land */
  heldSince(sheet, land) {
    for (let at = this.at; at > 0; at--) {
      const change = this.patches[at]?.[sheet]?.lands?.[land];
      if (change && "owner" in change) return at;
    }
    return 0;
  }
}
