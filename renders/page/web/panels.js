/** What stands beside the board besides the story: standings, hands, moments, a territory, the proof. */

import { checkDice } from "./check.js";
import { die } from "./dice.js";
import { el, say } from "./dom.js";

/** @typedef {import("./board.js").Found} Found */

/** The standings of a step. @param {import("./main.js").Page} page */
export function standings(page) {
  const { tree, words } = page;
  const lines = Object.entries(tree.seats).map(([seat, line]) => {
    const counts = [...(line.counts || []), ...(line.treasury || [])].map(([sign, count]) =>
      el("span", { class: "count" }, `${words().signs[sign] || sign} `, el("b", {}, String(count))),
    );
    const state = tree.winners?.includes(seat) ? page.ui("wins") : line.out ? page.ui("out") : "";
    const name = el("b", { class: "who" }, page.seatTitle(seat), state ? el("em", {}, ` · ${state}`) : "");
    const fields = { class: line.out ? "seat out" : "seat", "aria-current": line.active ? "true" : null };
    return el("li", fields, page.sign(seat, true), el("div", {}, name, el("div", { class: "counts" }, ...counts)));
  });
  return [el("ul", { class: "seats" }, ...lines), ...market(page), inWords(page)];
}

/** The board in words, region by region; a territory's button shows it. @param {import("./main.js").Page} page */
function inWords(page) {
  const list = el("details", { class: "words", open: page.inWords });
  list.addEventListener("toggle", () => (page.inWords = list.open));
  list.append(el("summary", {}, page.ui("words")));
  page.board.sheets.forEach(([name, sheet], /** @type {number} */ number) => {
    const names = sheet.plain.names[page.language];
    for (const [region, lands] of Object.entries(sheet.plain.regions)) {
      const rows = lands.map((/** @type {string} */ land) => {
        const found = { name, number, sheet, land };
        const words = [holderOf(page, found), ...notesOf(page, land)].join(" · ");
        return el("li", {}, el("button", { onclick: () => page.box.show(found) }, `${names.lands[land] || land}: ${words}`));
      });
      list.append(el("h2", {}, page.tree[name].regions?.[region] || names.regions[region] || sheet.plain.titles[page.language]), el("ul", {}, ...rows));
    }
  });
  return list;
}

/** What lies open beside the board. @param {import("./main.js").Page} page */
function market(page) {
  const open = page.tree.sheet.market;
  if (!open) return [];
  const lands = page.data.sheets.sheet.names[page.language].lands;
  const cards = (open.slots || []).map((/** @type {string[]} */ [land, coins, owner]) =>
    el("li", {}, owner ? page.sign(owner) : "", ` ${lands[land] || land} · ${coins}`),
  );
  const missions = (open.missions || []).map((/** @type {string} */ id) => el("li", {}, page.words().cards[id] || id));
  return [
    ...(cards.length ? [el("h2", {}, page.ui("open-cards")), el("ul", { class: "plain" }, ...cards)] : []),
    ...(missions.length ? [el("h2", {}, page.ui("missions")), el("ul", { class: "plain" }, ...missions)] : []),
  ];
}

/** The hidden cards at a step that the chosen eyes see. @param {import("./main.js").Page} page */
export function hands(page) {
  const zones = Object.entries(page.tree.zones || {}).filter(([, [owner]]) => page.eyes === "*" || owner === page.eyes);
  if (!zones.length) return [el("p", { class: "note" }, page.ui("no-hands"))];
  return zones.map(([zone, [owner, ...cards]]) =>
    el(
      "section",
      { class: "hand" },
      el("h2", {}, page.sign(owner), ` ${page.words().zones[zone] || zone} (${cards.length})`),
      el("ul", { class: "cards" }, ...cards.map((/** @type {string} */ card) => el("li", {}, page.words().cards[card] || card))),
    ),
  );
}

/** The great moments. @param {import("./main.js").Page} page @param {(at: number) => void} go */
export function moments(page, go) {
  const list = page.data.moments[page.language].map((/** @type {[number, string]} */ [at, text]) =>
    el("li", {}, el("button", { class: "moment", onclick: () => go(at) }, el("span", { class: "when" }, page.turnAt(at)), " ", el("span", {}, text.replace(/\*/g, "")))),
  );
  return [el("ol", { class: "moments" }, ...list)];
}

/** Who holds a territory, and how strongly. @param {import("./main.js").Page} page @param {Found} found */
export function holderOf(page, { name, land }) {
  const now = page.tree[name].lands[land];
  if (!now?.owner) return page.ui(now && "owner" in now ? "empty" : "outside");
  return `${page.seatName(now.owner)} ${now.armies}`;
}

/** What stands on a territory, in words.
 * @param {{tree: Record<string, any>, data: import("./data.js").Data, language: string}} shower
 * @param {string} land @returns {string[]} */
function notesOf({ tree, data, language }, land) {
  return tree.notes?.[land]?.[data.languages.indexOf(language)] || [];
}

/** What a territory is called. @param {{language: string}} shower @param {Found} found @returns {string} */
export function nameOf({ language }, { sheet, land }) {
  return sheet.plain.names[language].lands[land] || land;
}

/** A territory: its names, then `lines`, then what stands there.
 * @param {{tree: Record<string, any>, data: import("./data.js").Data, language: string}} shower @param {Found} found
 * @param {...(Node|string)} lines */
export function describe(shower, found, ...lines) {
  const { name, sheet: { plain }, land } = found;
  const now = shower.tree[name];
  const region = Object.keys(plain.regions).find((one) => plain.regions[one].includes(land)) || "";
  const bonus = plain.pays[region];
  const facts = notesOf(shower, land);
  return [
    el("h2", {}, nameOf(shower, found)),
    el("p", { class: "region" }, now.regions?.[region] || plain.names[shower.language].regions[region] || "", bonus ? ` +${bonus + (now.pays?.[region] || 0)}` : ""),
    ...lines,
    facts.length ? el("p", { class: "facts" }, facts.join(" · ")) : "",
  ];
}

/** A territory in a game: also whose, how strong, and since when. @param {import("./main.js").Page} page
 * @param {Found} found @param {(at: number) => void} back */
export function territory(page, found, back) {
  const { name, land } = found;
  const { owner } = page.tree[name].lands[land] || {};
  const since = page.scene.heldSince(name, land);
  const text = since ? say(page.ui("since-step"), { step: page.steps[since][0] }) : page.ui("since-start");
  return describe(
    page,
    found,
    el("p", {}, owner ? page.sign(owner) : "", ` ${holderOf(page, found)}`),
    owner ? el("button", { class: "since", onclick: () => back(since) }, text) : "",
  );
}

/** The dice of a step, from the record. @param {import("./main.js").Page} page */
export function drawn(page) {
  const draws = page.drawsOf(page.at);
  const roles = page.steps[page.at][3];
  const faces = draws.flatMap(([number, size], k) => (roles[k] !== "-" && size === 6n ? [die(roles[k] || "o", Number(number) + 1)] : []));
  const others = draws.length - faces.length;
  return [
    ...(faces.length ? [el("span", {}, page.ui("drawn"), " "), ...faces] : []),
    ...(others > 0 ? [el("span", { class: "small" }, ` ${say(page.ui("draws"), { count: others })}`)] : []),
  ];
}

/** The proof: check, save, and what a page cannot know. @param {import("./main.js").Page} page */
export function proof(page) {
  const verdict = el("div", { class: "verdict", role: "status" });
  if (!page.over) return laterProof(page, verdict);
  const check = el(
    "button",
    {
      class: "main",
      onclick: async () => {
        tellVerdict(page, verdict, null);
        tellVerdict(page, verdict, await checkDice(page.record));
      },
    },
    page.ui("check"),
  );
  const save = el("button", { onclick: () => saveRecord(page.data) }, page.ui("save"));
  return [
    el("p", {}, `${page.ui("proof-intro")} ${page.ui("proof-check")}`),
    el("p", { class: "buttons" }, check, " ", save),
    verdict,
    el("p", { class: "small" }, page.ui("limits")),
    el("p", { class: "small" }, page.ui("keys")),
  ];
}

/** Say what the check of the dice has found; nothing while it still looks. @param {{ui: (key: string) => string}} page
 * @param {HTMLElement} verdict @param {import("./check.js").Verdict|null} found */
export function tellVerdict(page, verdict, found) {
  verdict.className = "verdict";
  if (!found) return verdict.replaceChildren(el("p", {}, page.ui("checking")));
  const right = found.key === "true";
  verdict.classList.add(right ? "right" : "wrong");
  verdict.replaceChildren(el("p", {}, el("b", {}, say(page.ui(found.key), found.values))));
  if (right) verdict.append(el("p", {}, page.ui("hash")), el("code", {}, found.values.hash));
  for (const [key, values] of found.notes) verdict.append(el("p", { class: "small" }, say(page.ui(key), values)));
}

/** The proof of a game that runs: what can be checked once it is over. @param {import("./main.js").Page} page
 * @param {HTMLElement} verdict */
function laterProof(page, verdict) {
  const tell = () =>
    verdict.replaceChildren(el("p", {}, page.ui("later")), el("p", {}, page.ui("hash-later")), el("code", {}, page.data.commitment));
  return [
    el("p", {}, page.ui("proof-intro")),
    el("p", { class: "buttons" }, el("button", { class: "main", onclick: tell }, page.ui("check"))),
    verdict,
    el("p", { class: "small" }, page.ui("limits-later")),
    el("p", { class: "small" }, page.ui("keys")),
  ];
}

/** Give a record back, byte for byte. @param {import("./data.js").Data} data */
export function saveRecord(data) {
  const url = URL.createObjectURL(new Blob([data.blob("record")], { type: "application/octet-stream" }));
  el("a", { href: url, download: data.file }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}
