/* Dates and times in the reader's locale; relative ones are updated while the page is open. */

import { h } from "./dom.js";
import { language, say } from "./words.js";

const LOCALES = { en: "en-GB", fr: "fr-FR" };
const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};
const STEPS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

const format = (date, options) => new Intl.DateTimeFormat(LOCALES[language()], options).format(date);

function relative(date) {
  const seconds = Math.round((date - Date.now()) / 1000);
  const [unit, size] = STEPS.find(([, one]) => Math.abs(seconds) >= one) ?? STEPS.at(-1);
  return new Intl.RelativeTimeFormat(LOCALES[language()], { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

/* <t:unix:style> as an element with the full date as a tooltip. */
export function moment(unix, style = "f") {
  const date = new Date(unix * 1000);
  const text = style === "R" ? relative(date) : format(date, STYLES[style]);
  const data = style === "R" ? { unix: String(unix) } : {};
  return h("time", { class: "moment", dateTime: date.toISOString(), title: format(date, STYLES.F), data }, text);
}

export function clock(iso) {
  const date = new Date(iso), time = format(date, { timeStyle: "short" });
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(iso).setHours(0, 0, 0, 0)) / 86400000);
  const text = days === 0 ? say("today", time) : days === 1 ? say("yesterday", time) : format(date, { dateStyle: "short", timeStyle: "short" });
  return h("time", { class: "clock", dateTime: iso, title: format(date, STYLES.F) }, text);
}

export const shortClock = (iso) => format(new Date(iso), { timeStyle: "short" });
export const dayOf = (iso) => format(new Date(iso), { dateStyle: "long" });

setInterval(() => {
  for (const one of document.querySelectorAll("time[data-unix]")) one.textContent = relative(new Date(Number(one.dataset.unix) * 1000));
}, 1000);
