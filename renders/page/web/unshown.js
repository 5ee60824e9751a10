/** What a record says of steps that could not be played again. */

import { el, say } from "./dom.js";

/** A closed list for each part of the record that is not shown. @param {import("./main.js").Page} page */
export function unshown(page) {
  return page.data.unshown.map((/** @type {[number, number]} */ [from, before]) => {
    const lines = page.lines.slice(from, before);
    const title = say(page.ui("unshown"), { from, to: from + lines.length - 1 });
    return lines.length ? el("details", { class: "unshown" }, el("summary", {}, title), ...lines.map((line) => row(page, line))) : "";
  });
}

/** A line of a record as it stands there, with its draws. @param {import("./main.js").Page} page
 * @param {import("./record.js").RecordStep} line */
function row(page, line) {
  const draws = line.draws.map((draw) => draw.join("/")).join(" ");
  const seat = page.data.seats.includes(line.seat) ? [page.sign(line.seat), ` ${page.seatName(line.seat)} · `] : [];
  return el("p", { class: "small" }, `${line.number} · `, ...seat, `${line.kind} ${line.said} ${draws}`);
}
