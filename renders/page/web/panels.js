/** What stands beside the board besides the story: standings, hands, moments, a territory, the proof. */

import { checkDice } from "./check.js";
import { die } from "./dice.js";
import { el, say } from "./dom.js";

/** The standings of a step. @param {any} page */
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

/** The board in words, region by region; a territory's button shows it. @param {any} page */
function inWords(page) {
  const list = el("details", { class: "words", open: page.inWords });
  list.addEventListener("toggle", () => (page.inWords = list.open));
  list.append(el("summary", {}, page.ui("words")));
  page.board.sheets.forEach(([name, sheet], /** @type {number} */ number) => {
    const names = sheet.plain.names[page.language];
    for (const [region, lands] of Object.entries(sheet.plain.regions)) {
      const rows = lands.map((/** @type {string} */ land) => {
        const now = page.tree[name].lands[land];
        const held = now?.owner ? `${page.seatName(now.owner)} ${now.armies}` : page.ui(now ? "empty" : "outside");
        return el("li", {}, el("button", { onclick: () => page.showLand({ name, number, sheet, land }) }, `${names.lands[land] || land}: ${held}`));
      });
      list.append(el("h3", {}, page.tree[name].regions?.[region] || names.regions[region] || sheet.plain.titles[page.language]), el("ul", {}, ...rows));
    }
  });
  return list;
}

/** What lies open beside the board. @param {any} page */
function market(page) {
  const open = page.tree.sheet.market;
  if (!open) return [];
  const lands = page.data.sheets.sheet.names[page.language].lands;
  const cards = (open.slots || []).map(([land, coins, owner]) =>
    el("li", {}, owner ? page.sign(owner) : "", ` ${lands[land] || land} · ${coins}`),
  );
  const missions = (open.missions || []).map((/** @type {string} */ id) => el("li", {}, page.words().cards[id] || id));
  return [
    ...(cards.length ? [el("h3", {}, page.ui("open-cards")), el("ul", { class: "plain" }, ...cards)] : []),
    ...(missions.length ? [el("h3", {}, page.ui("missions")), el("ul", { class: "plain" }, ...missions)] : []),
  ];
}

/** The hidden cards at a step that the chosen eyes see. @param {any} page */
export function hands(page) {
  const zones = Object.entries(page.tree.zones || {}).filter(([, [owner]]) => page.eyes === "*" || owner === page.eyes);
  if (!zones.length) return [el("p", { class: "note" }, page.ui("no-hands"))];
  return zones.map(([zone, [owner, ...cards]]) =>
    el(
      "section",
      { class: "hand" },
      el("h3", {}, page.sign(owner), ` ${page.words().zones[zone] || zone} (${cards.length})`),
      el("ul", { class: "cards" }, ...cards.map((card) => el("li", {}, page.words().cards[card] || card))),
    ),
  );
}

/** The great moments. @param {any} page @param {(at: number) => void} go */
export function moments(page, go) {
  const list = page.data.moments[page.language].map(([at, text]) =>
    el("li", {}, el("button", { class: "moment", onclick: () => go(at) }, el("span", { class: "when" }, page.turnAt(at)), " ", text.replace(/\*/g, ""))),
  );
  return [el("ol", { class: "moments" }, ...list)];
}

/** A territory: whose, how strong, since when, what stands there. @param {any} page */
export function territory(page, found, close, back) {
  const { name, sheet, land } = found;
  const now = page.tree[name].lands[land] || {};
  const names = sheet.plain.names[page.language];
  const region = Object.entries(sheet.plain.regions).find(([, lands]) => lands.includes(land))?.[0] || "";
  const given = page.tree[name].regions?.[region];
  const bonus = sheet.plain.pays[region];
  const more = page.tree[name].pays?.[region] || 0;
  const owner = now.owner;
  const holder =
    owner === undefined ? page.ui("outside") : owner === "" ? page.ui("empty") : `${page.seatName(owner)} · ${now.armies}`;
  const since = page.scene.heldSince(name, land);
  const facts = [...(page.tree.notes?.[land]?.[page.data.languages.indexOf(page.language)] || [])];
  return [
    el("button", { class: "close", "aria-label": "×", onclick: close }, "×"),
    el("h3", {}, names.lands[land] || land),
    el("p", { class: "region" }, given || names.regions[region] || "", bonus ? ` +${bonus + more}` : ""),
    el("p", {}, owner ? page.sign(owner) : "", ` ${holder}`),
    owner
      ? el("button", { class: "since", onclick: () => back(since) }, since ? say(page.ui("since-step"), { step: page.steps[since][0] }) : page.ui("since-start"))
      : "",
    facts.length ? el("p", { class: "facts" }, facts.join(" · ")) : "",
  ];
}

/** The dice of a step, from the record. @param {any} page */
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

/** The proof: check, save, and what a page cannot know. @param {any} page */
export function proof(page) {
  const verdict = el("div", { class: "verdict", role: "status" });
  if (!page.over) return laterProof(page, verdict);
  const check = el(
    "button",
    {
      class: "main",
      onclick: async () => {
        verdict.className = "verdict";
        verdict.replaceChildren(el("p", {}, page.ui("checking")));
        const found = await checkDice(page.record);
        const right = found.key === "true";
        verdict.classList.add(right ? "right" : "wrong");
        verdict.replaceChildren(el("p", {}, el("b", {}, say(page.ui(found.key), found.values))));
        if (right) verdict.append(el("p", {}, page.ui("hash")), el("code", {}, found.values.hash));
        for (const [key, values] of found.notes) verdict.append(el("p", { class: "small" }, say(page.ui(key), values)));
      },
    },
    page.ui("check"),
  );
  const save = el("button", { onclick: () => saveRecord(page) }, page.ui("save"));
  return [
    el("p", {}, page.ui("proof-intro")),
    el("p", { class: "buttons" }, check, " ", save),
    verdict,
    el("p", { class: "small" }, page.ui("limits")),
    el("p", { class: "small" }, page.ui("keys")),
  ];
}

/** The proof of a game that runs: what can be checked once it is over. @param {any} page @param {any} verdict */
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

/** Give the record back, byte for byte. @param {any} page */
function saveRecord(page) {
  const url = URL.createObjectURL(new Blob([page.data.blob("record")], { type: "application/octet-stream" }));
  el("a", { href: url, download: `${page.data.game}.game` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}
