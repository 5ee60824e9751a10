/** The page of a game: of one that is over with its record, of one that runs with what everybody may know; by itself, or
 * behind the front of a campaign. */

import { BoardBox } from "./boardbox.js";
import { Campaign } from "./campaign.js";
import { Curves } from "./curves.js";
import { readData } from "./data.js";
import { el, say, svg } from "./dom.js";
import { loadFaces } from "./figures.js";
import { icon, signOf } from "./icons.js";
import { Live } from "./live.js";
import { drawn, hands, holderOf, moments, nameOf, proof, standings, territory } from "./panels.js";
import { paper } from "./paper.js";
import { readRecord } from "./record.js";
import { Scene } from "./scene.js";
import { beginsTurn, lineOf, Story } from "./story.js";
import { unshown } from "./unshown.js";

/** @type {[string, number][]} */
const SPEEDS = [["½", 1400], ["1", 700], ["2", 350], ["4", 120]];
const TABS = ["story", "seats", "curves", "moments", "hands", "proof"];
/** The panels in which it matters who looks. */
const EYED = ["story", "hands"];
const KEEP = 300;
const NOBODY = ["#888888", "#888888", "plain"];

/** @typedef {import("./board.js").Found} Found */

export class Page {
  /** @param {import("./data.js").Data} data @param {Campaign|null} [home] the campaign that it belongs to */
  constructor(data, home = null) {
    this.data = data;
    this.home = home;
    /** What comes before a step in the address. */
    this.address = home ? `#war=${home.id}&` : "#";
    this.closing = new AbortController();
    /** Each with its number, how it was answered, its patch, the roles of its draws. @type {any[][]} */
    this.steps = data.steps;
    /** The place of the first step, the number, the seat. @type {[number, number, string][]} */
    this.turns = data.turns;
    /** @type {string} */
    this.language = data.language;
    /** @type {string} */
    this.palette = Object.keys(data.look.palettes)[0];
    this.eyes = "*";
    this.scene = new Scene(data.first, this.steps.map((step) => step[2]));
    this.over = "record" in data.blobs;
    this.record = this.over ? new TextDecoder().decode(data.blob("record")) : "";
    /** @type {import("./record.js").RecordStep[]} */
    this.lines = this.over ? readRecord(this.record).steps : [];
    this.tabs = TABS.filter((tab) => this.over || tab !== "hands");
    this.tab = "story";
    this.speed = 1;
    this.timer = 0;
    this.keeping = 0;
    this.inWords = false;
    this.box = new BoardBox(data, this);
    this.box.canvas.tabIndex = 0;
    this.box.node.style.setProperty("--tall", String(this.tall()));
    this.board = this.box.board;
    this.sign = (/** @type {string} */ seat, large = false) => signOf(this.paintOf(seat) || NOBODY, large);
    this.sizes = new ResizeObserver(() => this.board.resize());
    this.words = () => this.data.words[this.language];
    this.live = data.live ? new Live(this) : null;
  }

  get at() {
    return this.scene.at;
  }

  get tree() {
    return this.scene.tree;
  }

  /** @param {string} key @returns {string} */
  ui(key) {
    return this.words().ui[key];
  }

  /** A seat's colour, its second one and its pattern in the chosen palette; none of somebody who has no seat.
   * @param {string} seat @returns {string[]|undefined} */
  paintOf(seat) {
    return this.data.look.palettes[this.palette][seat];
  }

  /** @param {string} seat @returns {string} */
  seatName(seat) {
    return this.words().seats[seat]?.[0] || seat;
  }

  /** @param {string} seat @returns {string} */
  seatTitle(seat) {
    return this.words().seats[seat]?.[1] || seat;
  }

  /** The draws of a step, as its record has them. @param {number} at */
  drawsOf(at) {
    return this.over ? this.lines[this.steps[at][4]].draws : [];
  }

  /** The story of a step as the chosen eyes saw it. @param {number} at @returns {any[][]} */
  linesAt(at) {
    const others = this.data.eyes[at];
    const lines = this.data.languages.indexOf(this.language);
    if (this.eyes !== "*" && "" in others) return (others[this.eyes] || others[""])[lines];
    return this.data.stories[this.language][at];
  }

  /** The last step up to one of which the story tells something. @param {number} at */
  toldAt(at) {
    while (at > 0 && !this.linesAt(at).length) at -= 1;
    return at;
  }

  /** @param {number} at */
  turnAt(at) {
    const turn = this.turns.findLast((one) => one[0] <= at);
    return turn ? say(this.ui("turn"), { turn: turn[1] }) : this.ui("setup");
  }

  /** Build everything, show the board first, then the rest. */
  async open() {
    const { signal } = this.closing;
    this.build();
    await loadFaces(this.data);
    if (signal.aborted) return;
    this.go(this.fromAddress() ?? this.steps.length - 1);
    await this.board.resize();
    if (signal.aborted) return;
    document.addEventListener("keydown", (event) => this.press(event), { signal });
    this.sizes.observe(this.box.canvas);
    requestAnimationFrame(() => setTimeout(() => this.fillTabs(), 0));
    window.addEventListener("hashchange", () => this.go(this.fromAddress() ?? this.at), { signal });
    window.addEventListener("beforeprint", () => document.body.prepend(paper(this)), { signal });
    window.addEventListener("afterprint", () => document.getElementById("paper")?.remove(), { signal });
  }

  /** Take everything away that the page has shown, and follow nothing any more. */
  close() {
    this.closing.abort();
    this.sizes.disconnect();
    clearInterval(this.timer);
    clearTimeout(this.keeping);
    document.getElementById("app")?.remove();
  }

  build() {
    document.documentElement.lang = this.language;
    document.title = this.words().title;
    document.querySelector("#app")?.remove();
    this.box.speak(this.language);
    this.back = this.home && el("button", { class: "back", onclick: () => this.home?.leave() }, icon("step-back"), ` ${this.ui("front-back")}`);
    this.headline = el("p", { class: "headline" });
    this.told = el("p", { class: "told" });
    this.dice = el("p", { class: "drawn" });
    this.panels = Object.fromEntries(this.tabs.map((tab) => [tab, el("section", { class: `panel ${tab}`, id: `panel-${tab}`, role: "tabpanel", "aria-labelledby": `tab-${tab}`, tabindex: 0, hidden: tab !== this.tab })]));
    const app = el(
      "div",
      { id: "app" },
      el(
        "header",
        {},
        this.back || "",
        el("h1", {}, this.words().game),
        ...this.words().missing.map((/** @type {string} */ note) => el("p", { class: "note" }, note)),
        el("div", { class: "now" }, this.headline, this.live?.box || ""),
        this.paletteBox(),
        el("button", { class: "language", lang: this.data.languages.find((/** @type {string} */ one) => one !== this.language), onclick: () => this.speak() }, this.ui("language")),
      ),
      el("main", {}, this.box.node, el("div", { class: "time" }, ...this.controls())),
      el("aside", { class: "side", "aria-label": this.ui("beside") }, this.tabList(), this.eyesLine(), ...Object.values(this.panels)),
    );
    document.body.prepend(app);
    this.story = new Story(this.panels.story, this, (at) => this.show(at));
    this.curves = new Curves(this.panels.curves, this, (at) => this.go(at));
  }

  /** How tall the board's sheets are below each other, for their width. */
  tall() {
    /** @type {any[]} */
    const sheets = Object.values(this.data.sheets);
    return sheets.reduce((sum, { size: [wide, high] }) => sum + high / wide, 0);
  }

  /** A button with a picture. @param {string} key @param {() => void} act @param {string} [name] another name */
  button(key, act, name = key) {
    return el("button", { "aria-label": this.ui(name), title: this.ui(name), onclick: act }, icon(key));
  }

  /** The choice of a palette; on a phone only its picture is seen. */
  paletteBox() {
    const names = this.words().palettes;
    const chosen = el("select", { "aria-label": this.ui("palette"), onchange: () => this.paint(chosen.value) });
    for (const name of Object.keys(names)) {
      chosen.append(el("option", { value: name, selected: name === this.palette }, names[name]));
    }
    return el("span", { class: "palette", title: this.ui("palette") }, icon("palette"), chosen);
  }

  tabList() {
    const tabs = this.tabs.map((tab) =>
      el("button", { role: "tab", id: `tab-${tab}`, "aria-controls": `panel-${tab}`, "aria-selected": String(tab === this.tab), tabindex: tab === this.tab ? 0 : -1, onclick: () => this.choose(tab) }, this.ui(tab)),
    );
    return el("div", { class: "tabs", role: "tablist", "aria-label": this.ui("beside") }, ...tabs);
  }

  controls() {
    this.ribbonBox = el("div", { class: "ribbon-box" }, this.ribbon());
    this.slider = el("input", { type: "range", min: 0, max: this.steps.length - 1, value: this.at, "aria-label": this.ui("time"), oninput: () => this.go(Number(this.slider.value)) });
    this.playing = el("button", { class: "play", onclick: () => this.play() });
    this.where = el("output", {});
    const speeds = el("select", { "aria-label": this.ui("speed"), onchange: () => ((this.speed = Number(speeds.value)), this.timer && this.play(true)) });
    SPEEDS.forEach(([name], k) => speeds.append(el("option", { value: k, selected: k === this.speed }, `${name}×`)));
    this.copy = el("button", { class: "copy", onclick: () => this.copyPlace() });
    return [
      el("div", { class: "track" }, this.ribbonBox, this.slider),
      el(
        "div",
        { class: "buttons" },
        this.button("start", () => this.go(0)),
        this.button("turn-back", () => this.turn(-1)),
        this.button("step-back", () => this.go(this.at - 1)),
        this.playing,
        this.button("step-on", () => this.go(this.at + 1)),
        this.button("turn-on", () => this.turn(1)),
        this.button("end", () => this.go(this.steps.length - 1), this.over ? "end" : "latest"),
        speeds,
      ),
      el("div", { class: "place" }, this.where, this.dice, this.copy),
      this.told,
    ];
  }

  /** The turns in the colours of their seats. */
  ribbon() {
    const last = Math.max(1, this.steps.length - 1);
    const box = svg("svg", { class: "ribbon", viewBox: `0 0 ${last} 10`, preserveAspectRatio: "none", "aria-hidden": true });
    const add = (/** @type {number} */ from, /** @type {number} */ to, /** @type {Record<string, string>} */ look) =>
      box.append(svg("rect", { x: from, y: 0, width: Math.max(0, to - from - 0.25), height: 10, ...look }));
    add(0, this.turns[0]?.[0] ?? last, { class: "setup" });
    this.turns.forEach(([at, , seat], k) => add(at, this.turns[k + 1]?.[0] ?? last, { fill: this.paintOf(seat)?.[0] || "none" }));
    return box;
  }

  eyesLine() {
    const choices = [["*", this.ui("eyes-all")], ["", this.ui("eyes-public")], ...this.data.seats.map((/** @type {string} */ seat) => [seat, this.seatName(seat)])];
    const chosen = el("select", { onchange: () => ((this.eyes = chosen.value), this.fillTabs()) });
    for (const [value, name] of choices) chosen.append(el("option", { value, selected: value === this.eyes }, name));
    this.eyesBox = el("label", { class: "eyes", hidden: !this.hasEyes(this.tab) }, `${this.ui("eyes")} `, chosen);
    return this.eyesBox;
  }

  /** Whether it matters in a panel who looks. @param {string} tab */
  hasEyes(tab) {
    return this.over && EYED.includes(tab);
  }

  /** Fill what stands beside the board; what is seen follows each step. */
  fillTabs() {
    this.story?.tell();
    this.panels?.story.append(...unshown(this));
    this.curves?.show();
    this.panels?.moments.replaceChildren(...moments(this, (at) => this.show(at)));
    this.panels?.proof.replaceChildren(...proof(this));
    this.follow();
  }

  /** Take in steps that have come, from a place on, and what has changed besides. @param {number} from
   * @param {boolean} facts */
  grow(from, facts) {
    this.slider.max = this.steps.length - 1;
    this.ribbonBox.replaceChildren(this.ribbon());
    this.story?.add(from);
    this.curves?.show();
    if (facts) this.panels?.moments.replaceChildren(...moments(this, (at) => this.show(at)));
  }

  /** @param {string} tab */
  choose(tab) {
    this.tab = tab;
    for (const name of this.tabs) {
      if (this.panels) this.panels[name].hidden = name !== tab;
      const one = document.getElementById(`tab-${name}`);
      one?.setAttribute("aria-selected", String(name === tab));
      one?.setAttribute("tabindex", name === tab ? "0" : "-1");
    }
    this.eyesBox.hidden = !this.hasEyes(tab);
    this.follow();
  }

  /** Stand at a step. @param {number} at */
  go(at) {
    this.scene.go(Math.max(0, Math.min(this.steps.length - 1, at)));
    this.board.draw();
    this.follow();
    clearTimeout(this.keeping);
    this.keeping = setTimeout(() => this.keepAddress(), KEEP);
  }

  /** Let the address lead to the step at which the reader stands; unless it has just been sent elsewhere, of which a
   * campaign is told a moment later. */
  keepAddress() {
    if (!this.home || this.home.named() === this.home.id) history.replaceState(null, "", this.addressOf(this.at));
  }

  /** The address of a step; the last one of a game that runs is where its address leads anyway. @param {number} at */
  addressOf(at) {
    return this.live && at === this.steps.length - 1 ? location.pathname : `${this.address}step=${this.steps[at][0]}`;
  }

  /** Stand at a step that was chosen below the board, and bring the board into sight. @param {number} at */
  show(at) {
    this.go(at);
    this.box.bring();
  }

  /** Let everything that is seen follow the board. */
  follow() {
    const step = this.steps[this.at][0];
    const last = this.steps[this.steps.length - 1][0];
    const place = say(this.ui("step-of"), { step, of: last });
    this.slider.value = this.at;
    this.slider.setAttribute("aria-valuetext", `${this.turnAt(this.at)}, ${place}`);
    this.where.textContent = `${this.turnAt(this.at)} · ${place}`;
    const headline = this.data.headlines[this.at][this.data.languages.indexOf(this.language)];
    if (this.headline.textContent !== headline) this.headline.textContent = headline;
    this.dice.replaceChildren(...drawn(this));
    this.labelPlay(this.timer ? "pause" : "play");
    const link = location.protocol.startsWith("http");
    this.copy.textContent = link ? this.ui("copy-link") : say(this.ui("copy"), { where: say(this.ui("step"), { step }) });
    if (this.tab === "seats") this.panels?.seats.replaceChildren(...standings(this));
    if (this.tab === "hands") this.panels?.hands.replaceChildren(...hands(this));
    this.told.setAttribute("aria-live", this.timer ? "off" : "polite");
    const told = this.toldAt(this.at);
    this.told.replaceChildren(...this.linesAt(told).filter((line) => !beginsTurn(line)).map((line) => lineOf(line, this)));
    this.story?.follow(told);
    this.curves?.follow(this.at);
    this.box.fill();
    this.live?.follow(this.at);
  }

  /** Say what the button does that plays and pauses. @param {string} act */
  labelPlay(act) {
    if (this.playing.title === this.ui(act)) return;
    this.playing.replaceChildren(icon(act));
    this.playing.setAttribute("aria-label", this.ui(act));
    this.playing.title = this.ui(act);
  }

  /** @param {number} way */
  turn(way) {
    const starts = [0, ...this.turns.map((turn) => turn[0]), this.steps.length - 1];
    const next = way > 0 ? starts.find((at) => at > this.at) : starts.findLast((at) => at < this.at);
    if (next !== undefined) this.go(next);
  }

  /** Play, or pause; `on` plays on at another speed. @param {boolean} [on] */
  play(on = false) {
    const was = this.timer;
    clearInterval(this.timer);
    this.timer = 0;
    if (!was || on) {
      if (this.at === this.steps.length - 1) this.go(0);
      this.timer = setInterval(() => {
        if (this.at >= this.steps.length - 1) this.play();
        else this.go(this.at + 1);
      }, SPEEDS[this.speed][1]);
    }
    this.follow();
  }

  /** A territory's name, and who holds it. @param {Found} found */
  pointedAt(found) {
    return `${nameOf(this, found)}: ${holderOf(this, found)}`;
  }

  /** @param {Found} found */
  cardOf(found) {
    return territory(this, found, (at) => this.go(at));
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest("select")) return;
    if (event.key === " " && target.closest("button, summary")) return;
    if (target.closest("[role=tablist]") && event.key.startsWith("Arrow")) return this.nextTab(event);
    /** @type {Record<string, () => void>} */
    const acts = {
      ArrowLeft: () => (event.shiftKey ? this.turn(-1) : this.go(this.at - 1)),
      ArrowRight: () => (event.shiftKey ? this.turn(1) : this.go(this.at + 1)),
      " ": () => this.play(),
      Home: () => this.go(0),
      End: () => this.go(this.steps.length - 1),
      Escape: () => (this.box.shown ? this.box.hide() : this.home?.leave()),
      "+": () => this.box.zoom(1.5),
      "-": () => this.box.zoom(1 / 1.5),
      "0": () => this.box.zoom(0),
    };
    if (!(event.key in acts)) return;
    event.preventDefault();
    acts[event.key]();
  }

  /** @param {KeyboardEvent} event */
  nextTab(event) {
    const way = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const { tabs } = this;
    const tab = tabs[(tabs.indexOf(this.tab) + way + tabs.length) % tabs.length];
    event.preventDefault();
    this.choose(tab);
    document.getElementById(`tab-${tab}`)?.focus();
  }

  /** The step that the address names: `#step=431` or `#turn=7`. @returns {number|null} */
  fromAddress() {
    const found = location.hash.startsWith(this.address) && /^(step|turn)=(\d+)$/.exec(location.hash.slice(this.address.length));
    if (!found) return null;
    const number = Number(found[2]);
    if (found[1] === "turn") return this.turns.findLast((turn) => turn[1] === number)?.[0] ?? null;
    const at = this.steps.findIndex((step) => step[0] >= number);
    return at < 0 ? this.steps.length - 1 : at;
  }

  async copyPlace() {
    const step = this.steps[this.at][0];
    const text = location.protocol.startsWith("http") ? `${location.href.split("#")[0]}${this.address}step=${step}` : say(this.ui("step"), { step });
    try {
      await navigator.clipboard.writeText(text);
      this.copy.textContent = this.ui("copied");
    } catch {
      this.copy.textContent = text;
    }
  }

  /** Speak the other language. */
  speak() {
    const { languages } = this.data;
    this.language = languages[(languages.indexOf(this.language) + 1) % languages.length];
    this.rebuild(".language");
  }

  /** Paint everything in a palette, before anything is shown. @param {string} palette */
  paintFirst(palette) {
    this.palette = palette;
    this.board.paintIn(palette);
  }

  /** Paint everything in another palette. @param {string} palette */
  paint(palette) {
    this.paintFirst(palette);
    this.rebuild(".palette select");
  }

  /** Build everything anew where the reader was. @param {string} focused what he had pressed */
  rebuild(focused) {
    const { tab } = this;
    this.build();
    this.fillTabs();
    this.choose(tab);
    this.board.resize();
    /** @type {HTMLElement|null} */ (document.querySelector(focused))?.focus();
  }
}

readData()
  .then(async (data) => {
    const page = data.games ? new Campaign(data, (game, home) => new Page(game, home)) : new Page(data);
    await page.open();
    if (page instanceof Page) {
      document.getElementById("still")?.remove();
      page.live?.connect();
    }
    Object.assign(globalThis, { replay: page });
    document.documentElement.classList.add("open");
  })
  .catch((error) => {
    document.querySelector("#app")?.remove();
    document.documentElement.dataset.broken = String(error);
    throw error;
  });
