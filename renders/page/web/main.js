/** The page of a game: of one that is over with its record, of one that runs with what everybody may know. */

import { Board } from "./board.js";
import { Curves } from "./curves.js";
import { readData } from "./data.js";
import { el, say, svg } from "./dom.js";
import { loadFaces } from "./figures.js";
import { listenToGestures } from "./gestures.js";
import { drawn, hands, moments, proof, standings, territory } from "./panels.js";
import { readRecord } from "./record.js";
import { Scene } from "./scene.js";
import { Story } from "./story.js";
import { unshown } from "./unshown.js";

const SPEEDS = [["½", 1400], ["1", 700], ["2", 350], ["4", 120]];
const TABS = ["story", "seats", "curves", "moments", "hands", "proof"];
/** The panels in which it matters who looks. */
const EYED = ["story", "hands"];
const KEEP = 300;

class Page {
  /** @param {import("./data.js").Data} data */
  constructor(data) {
    this.data = data;
    this.steps = data.steps;
    this.turns = data.turns;
    this.language = data.language;
    this.eyes = "*";
    this.scene = new Scene(data.first, data.steps.map((/** @type {any[]} */ step) => step[2]));
    this.over = "record" in data.blobs;
    this.record = this.over ? new TextDecoder().decode(data.blob("record")) : "";
    this.lines = this.over ? readRecord(this.record).steps : [];
    this.tabs = TABS.filter((tab) => this.over || tab !== "hands");
    this.tab = "story";
    this.speed = 1;
    this.timer = 0;
    this.keeping = 0;
    this.inWords = false;
    this.sign = (/** @type {string} */ seat, large = false) => this.swatch(seat, large);
    this.words = () => this.data.words[this.language];
  }

  get at() {
    return this.scene.at;
  }

  get tree() {
    return this.scene.tree;
  }

  /** @param {string} key */
  ui(key) {
    return this.words().ui[key];
  }

  /** @param {string} seat */
  seatName(seat) {
    return this.words().seats[seat]?.[0] || seat;
  }

  /** @param {string} seat */
  seatTitle(seat) {
    return this.words().seats[seat]?.[1] || seat;
  }

  /** The draws of a step, as its record has them. @param {number} at */
  drawsOf(at) {
    return this.over ? this.lines[this.steps[at][4]].draws : [];
  }

  /** The story of a step as the chosen eyes saw it. @param {number} at */
  linesAt(at) {
    const others = this.data.eyes[at];
    const lines = this.data.languages.indexOf(this.language);
    if (this.eyes !== "*" && "" in others) return (others[this.eyes] || others[""])[lines];
    return this.data.stories[this.language][at];
  }

  /** @param {number} at */
  turnAt(at) {
    const turn = this.turns.findLast((/** @type {any[]} */ one) => one[0] <= at);
    return turn ? say(this.ui("turn"), { turn: turn[1] }) : this.ui("setup");
  }

  /** A seat's sign: its colour and its letter. @param {string} seat @param {boolean} large */
  swatch(seat, large) {
    const [colour, second, pattern] = this.data.look.seats[seat] || ["#888888", "#888888", "plain"];
    const box = svg("svg", { class: large ? "sign large" : "sign", viewBox: "0 0 20 20", "aria-hidden": true });
    box.append(svg("circle", { cx: 10, cy: 10, r: 9, fill: colour, class: "rim" }));
    if (pattern !== "plain") box.append(svg("path", { d: PATTERNS[pattern], stroke: second, class: "hatch" }));
    return box;
  }

  /** Build everything, show the board first, then the rest. */
  async open() {
    this.build();
    await loadFaces(this.data);
    this.go(this.fromAddress() ?? this.steps.length - 1);
    await this.board.resize();
    new ResizeObserver(() => this.board.resize()).observe(this.canvas);
    requestAnimationFrame(() => setTimeout(() => this.fillTabs(), 0));
    window.addEventListener("hashchange", () => this.go(this.fromAddress() ?? this.at));
  }

  build() {
    document.documentElement.lang = this.language;
    const still = /** @type {HTMLElement} */ (document.getElementById("still"));
    still.classList.add("paper");
    document.querySelector("#app")?.remove();
    this.ground = this.ground || el("canvas", { "aria-hidden": true });
    this.canvas = this.canvas || el("canvas", { tabindex: 0, role: "img" });
    this.canvas.setAttribute("aria-label", this.ui("board"));
    this.card = el("aside", { class: "land", hidden: true });
    this.headline = el("p", { class: "headline" });
    this.live = el("p", { class: "live", "aria-live": "polite" });
    this.dice = el("p", { class: "drawn" });
    const zooms = [["zoom-in", 1.5], ["zoom-out", 1 / 1.5], ["whole", 0]].map(([key, times]) =>
      el("button", { "aria-label": this.ui(String(key)), title: this.ui(String(key)), onclick: () => this.zoom(Number(times)) }, icon(String(key))),
    );
    this.panels = Object.fromEntries(this.tabs.map((tab) => [tab, el("section", { class: `panel ${tab}`, id: `panel-${tab}`, role: "tabpanel", tabindex: 0, hidden: tab !== this.tab })]));
    const tabs = this.tabs.map((tab) =>
      el("button", { role: "tab", id: `tab-${tab}`, "aria-controls": `panel-${tab}`, "aria-selected": String(tab === this.tab), onclick: () => this.choose(tab) }, this.ui(tab)),
    );
    const app = el(
      "div",
      { id: "app" },
      el(
        "header",
        {},
        el("h1", {}, this.words().game),
        ...this.words().missing.map((/** @type {string} */ note) => el("p", { class: "note" }, note)),
        this.headline,
        el("button", { class: "language", onclick: () => this.speak() }, this.ui("language")),
      ),
      this.boardBox(zooms),
      el("div", { class: "time" }, ...this.controls()),
      el("div", { class: "side" }, el("div", { class: "tabs", role: "tablist" }, ...tabs), this.eyesLine(), ...Object.values(this.panels)),
      this.live,
    );
    document.body.prepend(app);
    if (!this.board) {
      this.board = new Board(this.ground, this.canvas, this.data, () => this.tree);
      listenToGestures(this.canvas, this.board, (x, y) => this.tap(x, y), (x, y) => this.tapTwice(x, y));
      document.addEventListener("keydown", (event) => this.press(event));
    }
    this.board.language = this.language;
    this.story = new Story(this.panels.story, this, (at) => this.go(at));
    this.curves = new Curves(this.panels.curves, this, (at) => this.go(at));
  }

  /** The board and what lies over it; on a phone it is as tall as its sheets below each other. @param {Node[]} zooms */
  boardBox(zooms) {
    const sizes = Object.values(this.data.sheets).map((sheet) => sheet.size);
    const tall = sizes.reduce((sum, [wide, high]) => sum + high / wide, 0);
    const box = el("div", { class: "board" }, this.ground, this.canvas, el("div", { class: "zoom" }, ...zooms), this.card);
    box.style.setProperty("--tall", String(tall));
    return box;
  }

  controls() {
    const last = this.steps.length - 1;
    this.slider = el("input", { type: "range", min: 0, max: last, value: this.at, "aria-label": this.ui("time"), oninput: () => this.go(Number(this.slider.value)) });
    this.playing = el("button", { class: "play", onclick: () => this.play() });
    this.where = el("output", {});
    const press = (/** @type {string} */ key, /** @type {() => void} */ act, name = key) =>
      el("button", { "aria-label": this.ui(name), title: this.ui(name), onclick: act }, icon(key));
    const speeds = el("select", { "aria-label": this.ui("speed"), onchange: (/** @type {any} */ event) => ((this.speed = Number(event.target.value)), this.timer && this.play(true)) });
    SPEEDS.forEach(([name], k) => speeds.append(el("option", { value: k, selected: k === this.speed }, `${name}×`)));
    this.copy = el("button", { class: "copy", onclick: () => this.copyPlace() });
    return [
      el("div", { class: "track" }, this.ribbon(), this.slider),
      el(
        "div",
        { class: "buttons" },
        press("start", () => this.go(0)),
        press("turn-back", () => this.turn(-1)),
        press("step-back", () => this.go(this.at - 1)),
        this.playing,
        press("step-on", () => this.go(this.at + 1)),
        press("turn-on", () => this.turn(1)),
        press("end", () => this.go(last), this.over ? "end" : "latest"),
        speeds,
        this.copy,
      ),
      el("div", { class: "place" }, this.where, this.dice),
    ];
  }

  /** The turns in the colours of their seats. */
  ribbon() {
    const last = Math.max(1, this.steps.length - 1);
    const box = svg("svg", { class: "ribbon", viewBox: `0 0 ${last} 10`, preserveAspectRatio: "none", "aria-hidden": true });
    this.turns.forEach(([at, , seat], /** @type {number} */ k) => {
      const end = this.turns[k + 1]?.[0] ?? last;
      box.append(svg("rect", { x: at, y: 0, width: Math.max(0, end - at - 0.25), height: 10, fill: this.data.look.seats[seat]?.[0] || "none" }));
    });
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
    this.story.tell();
    this.panels.story.append(...unshown(this));
    this.curves.show();
    this.panels.moments.replaceChildren(...moments(this, (at) => this.go(at)));
    this.panels.proof.replaceChildren(...proof(this));
    this.follow();
  }

  /** @param {string} tab */
  choose(tab) {
    this.tab = tab;
    for (const name of this.tabs) {
      this.panels[name].hidden = name !== tab;
      document.getElementById(`tab-${name}`)?.setAttribute("aria-selected", String(name === tab));
    }
    this.eyesBox.hidden = !this.hasEyes(tab);
    this.story.now = -1;
    this.follow();
  }

  /** Stand at a step. @param {number} at */
  go(at) {
    this.scene.go(Math.max(0, Math.min(this.steps.length - 1, at)));
    this.board.draw();
    this.follow();
    clearTimeout(this.keeping);
    this.keeping = setTimeout(() => history.replaceState(null, "", `#step=${this.steps[this.at][0]}`), KEEP);
  }

  /** Let everything that is seen follow the board. */
  follow() {
    const step = this.steps[this.at][0];
    const last = this.steps[this.steps.length - 1][0];
    this.slider.value = this.at;
    const place = say(this.ui("step-of"), { step, of: last });
    this.slider.setAttribute("aria-valuetext", `${this.turnAt(this.at)}, ${place}`);
    this.where.textContent = `${this.turnAt(this.at)} · ${place}`;
    this.headline.textContent = this.data.headlines[this.at][this.data.languages.indexOf(this.language)];
    this.dice.replaceChildren(...drawn(this));
    this.playing.replaceChildren(icon(this.timer ? "pause" : "play"));
    this.playing.setAttribute("aria-label", this.ui(this.timer ? "pause" : "play"));
    const link = location.protocol.startsWith("http");
    this.copy.textContent = link ? this.ui("copy-link") : say(this.ui("copy"), { where: say(this.ui("step"), { step }) });
    if (this.tab === "seats") this.panels.seats.replaceChildren(...standings(this));
    if (this.tab === "hands") this.panels.hands.replaceChildren(...hands(this));
    this.story.follow(this.at);
    this.curves.follow(this.at);
    if (!this.timer) this.live.textContent = this.linesAt(this.at).map(plainLine).join(" ");
    if (this.shown) this.showLand(this.shown);
  }

  /** @param {number} way */
  turn(way) {
    const starts = [0, ...this.turns.map((/** @type {any[]} */ turn) => turn[0]), this.steps.length - 1];
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
      }, Number(SPEEDS[this.speed][1]));
    }
    this.follow();
  }

  /** @param {number} times 0 for the whole board */
  zoom(times) {
    if (times) this.board.zoom(times, this.board.wide / 2, this.board.high / 2);
    else this.board.fit(), this.board.draw();
  }

  tap(x, y) {
    const found = this.board.landAt(x, y);
    if (found) this.showLand(found);
    else this.hideLand();
  }

  tapTwice(x, y) {
    const found = this.board.landAt(x, y);
    if (found && this.board.fitted) this.board.showRegion(found);
    else this.zoom(0);
  }

  showLand(found) {
    this.shown = found;
    this.board.chosen = found.land;
    this.card.replaceChildren(...territory(this, found, () => this.hideLand(), (at) => this.go(at)));
    this.card.hidden = false;
    this.board.draw();
  }

  hideLand() {
    this.shown = null;
    this.card.hidden = true;
    this.board.chosen = "";
    this.board.draw();
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest("select")) return;
    if (event.key === " " && target.closest("button")) return;
    if (target.closest("[role=tablist]") && event.key.startsWith("Arrow")) return this.nextTab(event);
    const act = {
      ArrowLeft: () => (event.shiftKey ? this.turn(-1) : this.go(this.at - 1)),
      ArrowRight: () => (event.shiftKey ? this.turn(1) : this.go(this.at + 1)),
      " ": () => this.play(),
      Home: () => this.go(0),
      End: () => this.go(this.steps.length - 1),
      Escape: () => this.hideLand(),
      "+": () => this.zoom(1.5),
      "-": () => this.zoom(1 / 1.5),
      "0": () => this.zoom(0),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
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
    const found = /^#(step|turn)=(\d+)$/.exec(location.hash);
    if (!found) return null;
    const number = Number(found[2]);
    if (found[1] === "turn") return this.turns.findLast((/** @type {any[]} */ turn) => turn[1] === number)?.[0] ?? null;
    const at = this.steps.findIndex((/** @type {any[]} */ step) => step[0] >= number);
    return at < 0 ? this.steps.length - 1 : at;
  }

  async copyPlace() {
    const step = `step=${this.steps[this.at][0]}`;
    const text = location.protocol.startsWith("http") ? `${location.href.split("#")[0]}#${step}` : say(this.ui("step"), { step: this.steps[this.at][0] });
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
    const { tab } = this;
    this.build();
    this.fillTabs();
    this.choose(tab);
    this.board.resize();
    document.querySelector(".language")?.focus();
  }
}

const PATTERNS = {
  rising: "M2 13L13 2M5 17L17 5M10 19L19 10",
  falling: "M7 2L18 13M3 5L15 17M1 10L10 19",
  cross: "M2 13L13 2M5 17L17 5M7 2L18 13M3 5L15 17",
  dots: "M6 6h.1M14 6h.1M10 10h.1M6 14h.1M14 14h.1",
  chequer: "M3 7h5M12 7h5M7 13h6",
};

/** The signs of the buttons, in a square of 20. */
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
};

/** @param {string} name */
function icon(name) {
  return svg("svg", { class: "icon", viewBox: "0 0 20 20", "aria-hidden": true }, svg("path", { d: ICONS[name] }));
}

/** A line without styles, for those who hear it. @param {any[]} line */
function plainLine(line) {
  return line.filter((part) => part !== "-").map((part) => (typeof part === "string" ? part : part[0] === "b" || part[0] === "i" ? part[1] : "")).join("");
}

readData()
  .then(async (data) => {
    const page = new Page(data);
    await page.open();
    Object.assign(globalThis, { replay: page });
    document.documentElement.classList.add("open");
  })
  .catch((error) => {
    document.querySelector("#app")?.remove();
    document.getElementById("still")?.classList.remove("paper");
    document.documentElement.dataset.broken = String(error);
    throw error;
  });
