/** What a record says of steps that could not be played again. */

import { die } from "./dice.js";
import { el, say } from "./dom.js";

/** A closed list for each part of the record that is not shown. @param {import("./main.js").Page} page */
export function unshown(page) {
  return page.data.unshown.map((/** @type {[number, number]} */ [from, before]) => {
    const lines = page.lines.slice(from, before);
    const title = say(page.ui("unshown"), { from, to: from + lines.length - 1 });
    return lines.length ? el("details", { class: "unshown" }, el("summary", {}, title), ...lines.map((line) => row(page, line))) : "";
  });
}

/** A line of a record as it stands there, with its dice. @param {import("./main.js").Page} page
 * @param {import("./record.js").RecordStep} line */
function row(page, line) {
  const dice = line.draws.filter(([, size]) => size === 6n).map(([drawn]) => die("o", Number(drawn) + 1));
  const seat = page.data.seats.includes(line.seat) ? [page.sign(line.seat), ` ${page.seatName(line.seat)} · `] : [];
  return el("p", { class: "small" }, `${line.number} · `, ...seat, `${line.kind} ${line.said} `, ...dice);
}
