/** The page of a campaign: its history as the front, and each of its games behind the line of its war. */

import { checkDice } from "./check.js";
import { el, say } from "./dom.js";
import { loadFaces } from "./figures.js";
import { saveRecord, tellVerdict } from "./panels.js";
import { World } from "./world.js";

/** A game behind its line: by what the address names it, the number of its war, whether that was called off, the file as
 * which its record is saved, the board after it, and whether it can be shown.
 * @typedef {{id: string, war: number, off: boolean, file: string, world: number, shown: boolean}} Line */

/** The data of one game, with all that the games share. @param {import("./data.js").Data} data @param {Line} line
 * @returns {import("./data.js").Data} */
function dataOf(data, line) {
  const own = JSON.parse(new TextDecoder().decode(data.blob(`game/${line.id}`)));
  const words = Object.fromEntries(data.languages.map((/** @type {string} */ one) => [one, { ...data.words[one], ...own.words[one] }]));
  return { ...data, ...own, words, ...recordOf(data, line) };
}

/** The record of a game where a page of that game alone would have it. @param {import("./data.js").Data} data
 * @param {Line} line */
function recordOf(data, line) {
  const name = `game/${line.id}/record`;
  const blob = (/** @type {string} */ one) => data.blob(one === "record" ? name : one);
  return { file: line.file, blobs: { ...data.blobs, record: data.blobs[name] }, blob };
}

export class Campaign {
  /** @param {import("./data.js").Data} data
   * @param {(data: import("./data.js").Data, home: Campaign) => import("./main.js").Page} makePage */
  constructor(data, makePage) {
    this.data = data;
    this.makePage = makePage;
    /** @type {Line[]} */
    this.games = data.games;
    /** @type {string} */
    this.language = data.language;
    /** The palette in which games are shown; on the front nobody holds anything. */
    this.palette = Object.keys(data.look.palettes)[0];
    this.front = /** @type {HTMLElement} */ (document.getElementById("still"));
    this.choices = el("div", { class: "choices" });
    this.proofs = el("section", { class: "proofs" });
    this.world = new World(data, (at) => this.mark(at));
    /** The game that is open. @type {import("./main.js").Page|null} */
    this.page = null;
    this.id = "";
    this.scrolled = 0;
  }

  /** @param {string} key @returns {string} */
  ui(key) {
    return this.data.words[this.language].ui[key];
  }

  async open() {
    await loadFaces(this.data);
    this.front.prepend(this.choices);
    this.front.append(this.proofs);
    this.front.querySelector("figure.world")?.replaceWith(this.world.node);
    for (const row of this.rows()) row.querySelector("div")?.append(el("p", { class: "acts" }));
    this.world.scene.go(this.world.last);
    this.speak(this.language);
    window.addEventListener("hashchange", () => this.follow());
    await this.follow();
  }

  /** The line of each war, in every language. @returns {HTMLElement[]} */
  rows() {
    return [...this.front.querySelectorAll("[data-war]")].map((row) => /** @type {HTMLElement} */ (row));
  }

  /** Say everything in a language. @param {string} language */
  speak(language) {
    this.language = language;
    document.documentElement.lang = language;
    if (!this.page) document.title = this.data.titles[language];
    for (const node of this.front.querySelectorAll(":scope [lang]")) {
      if (node.localName !== "button") /** @type {HTMLElement} */ (node).hidden = /** @type {HTMLElement} */ (node).lang !== language;
    }
    const other = this.data.languages.find((/** @type {string} */ one) => one !== language);
    const speak = el("button", { class: "language", lang: other, onclick: () => this.speakOther(other) }, this.ui("language"));
    this.choices.replaceChildren(speak);
    for (const row of this.rows()) row.querySelector(".acts")?.replaceChildren(...this.acts(Number(row.dataset.war)));
    this.fillProofs();
    this.world.speak(language);
  }

  /** @param {string} language */
  speakOther(language) {
    this.speak(language);
    /** @type {HTMLElement|null} */ (this.choices.querySelector(".language"))?.focus();
  }

  /** The games of a war, in their order. @param {number} war */
  gamesOf(war) {
    return this.games.filter((game) => game.war === war);
  }

  /** What the texts of a button call a game. @param {Line} game */
  calledIn(game) {
    return { war: game.war, game: this.gamesOf(game.war).indexOf(game) + 1 };
  }

  /** What can be done with a war: replay its games, and see the board after it. @param {number} war */
  acts(war) {
    const games = this.gamesOf(war);
    const last = games[games.length - 1];
    const replays = games.map((game) => {
      if (!game.shown) return el("span", { class: "note" }, this.ui("front-older"));
      const text = say(this.ui(game.off ? "front-open-called-off" : "front-open"), this.calledIn(game));
      return el("button", { class: game.off ? "" : "main", "data-open": game.id, onclick: () => (location.hash = `war=${game.id}`) }, text);
    });
    if (!last) return replays;
    return [...replays, el("button", { onclick: () => this.look(last.world) }, this.ui("front-look"))];
  }

  /** See the board after a war. @param {number} at */
  look(at) {
    this.world.go(at);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const { top, bottom } = this.world.box.node.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) this.world.node.scrollIntoView({ behavior: still ? "instant" : "smooth" });
  }

  /** Mark the line of the war after which the board is shown. @param {number} at */
  mark(at) {
    const shown = at ? this.games.findLast((game) => game.world === at)?.war : undefined;
    for (const row of this.rows()) {
      if (Number(row.dataset.war) === shown) row.setAttribute("aria-current", "true");
      else row.removeAttribute("aria-current");
    }
  }

  /** The records: each can be saved, and all of their dice checked. */
  fillProofs() {
    const rows = this.games.map((game) => {
      const text = say(this.ui(this.gamesOf(game.war).length > 1 ? "front-save-game" : "front-save"), this.calledIn(game));
      const save = el("button", { onclick: () => saveRecord(/** @type {any} */ (recordOf(this.data, game))) }, text);
      return { game, verdict: el("div", { class: "verdict", role: "status" }), save };
    });
    const check = el("button", { class: "main", onclick: async () => {
      for (const { game, verdict } of rows) {
        tellVerdict(this, verdict, null);
        tellVerdict(this, verdict, await checkDice(new TextDecoder().decode(this.data.blob(`game/${game.id}/record`))));
      }
    } }, this.ui("front-check"));
    this.proofs.replaceChildren(
      el("h2", {}, this.ui("front-proof")),
      el("p", {}, `${this.ui("proof-intro")} ${this.ui("proof-check")}`),
      el("p", {}, check),
      el("ol", {}, ...rows.map(({ verdict, save }) => el("li", {}, save, verdict))),
      el("p", { class: "small" }, this.ui("limits")),
    );
  }

  /** The game that the address names, if it can be shown. @returns {Line|undefined} */
  lineOfAddress() {
    const id = /^#war=([\d-]+)/.exec(location.hash)?.[1];
    return this.games.find((game) => game.id === id && game.shown);
  }

  /** The id of the game that the address names, or "" for the front. @returns {string} */
  named() {
    return this.lineOfAddress()?.id ?? "";
  }

  /** Show what the address names: a game, or the front. */
  async follow() {
    const line = this.lineOfAddress();
    if ((line?.id ?? "") === this.id) return;
    if (this.page) this.close();
    if (line) await this.show(line);
  }

  /** Open a game. @param {Line} line */
  async show(line) {
    this.scrolled = scrollY;
    this.id = line.id;
    const page = this.makePage(/** @type {any} */ ({ ...dataOf(this.data, line), language: this.language }), this);
    this.page = page;
    page.paintFirst(this.palette);
    this.front.hidden = true;
    await page.open();
    if (page !== this.page) return;
    scrollTo(0, 0);
    page.back?.focus();
  }

  /** Close the game that is open, in the language and the palette in which it was read. */
  close() {
    const { page, id } = this;
    if (!page) return;
    page.close();
    [this.page, this.id] = [null, ""];
    this.front.hidden = false;
    this.palette = page.palette;
    this.speak(page.language);
    scrollTo(0, this.scrolled);
    const opened = this.front.querySelector(`section:not([hidden]) [data-open="${id}"]`);
    /** @type {HTMLElement|null} */ (opened)?.focus();
  }

  /** Go back to the front. */
  leave() {
    location.hash = "";
  }
}
