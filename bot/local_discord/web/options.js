/* The options of a command: their choices, the typed values, and validation. */

import { say } from "./words.js";

export const TEXT = 3, WHOLE = 4, YES_NO = 5, PERSON = 6, ROOM = 7, ROLE = 8, ANYBODY = 9, NUMBER = 10, UPLOAD = 11;
const FILE_LIMIT = 10 * 2 ** 20;
const bare = (text) => String(text).normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase().trim();

/* The fixed choices of an option, or null for free text and autocompletion. */
export function fixedList(option, world) {
  const people = () => world.people().map((one) => ({ name: one.name, value: one.id, person: one.id }));
  const roles = () => world.roles().map(([id, name]) => ({ name: "@" + name, value: id }));
  switch (option.type) {
    case YES_NO: return [{ name: say("yes"), value: true }, { name: say("no"), value: false }];
    case PERSON: return people();
    case ROLE: return roles();
    case ANYBODY: return [...people(), ...roles()];
    case ROOM: return world.rooms().filter((one) => one.kind !== "direct").map((one) => ({ name: "#" + one.name, value: one.id }));
    default: return option.choices?.length ? option.choices : null;
  }
}

/* The choices that match the typed text, prefix matches first. */
export function fitting(list, typed, text = (one) => one.name) {
  const wanted = bare(typed).replace(/^[@#]/, "").split(/\s+/).filter(Boolean);
  const rank = (one) => (bare(text(one)).startsWith(wanted.join(" ")) ? 0 : 1);
  return list.filter((one) => wanted.every((word) => bare(text(one)).includes(word))).sort((a, b) => rank(a) - rank(b));
}

export const same = (a, b) => bare(a).replace(/^[@#]/, "") === bare(b).replace(/^[@#]/, "");

/* A description of the values that an option without choices accepts. */
export function expects(option) {
  if (option.type === TEXT) return say("freeText");
  if (option.type === UPLOAD) return say("chooseFile");
  return range(option);
}

function range(option) {
  const what = say(option.type === WHOLE ? "whole" : "number"), { min_value: least, max_value: most } = option;
  if (least !== undefined && most !== undefined) return say("between", what, least, most);
  if (least !== undefined) return say("atLeast", what, least);
  return most !== undefined ? say("atMost", what, most) : what;
}

/* { value } to send, { fault } to show, or {} without input. `given`: { text, value, file }. */
export function settle(option, given, world) {
  const name = option.shown;
  if (option.type === UPLOAD) {
    if (!given.file) return option.required ? { fault: say("needs", name) } : {};
    return given.file.size > FILE_LIMIT ? { fault: say("tooBig") } : { value: given.file };
  }
  const text = given.text.trim();
  if (!text) return option.required ? { fault: say("needs", name) } : {};
  if (given.value !== undefined) return { value: given.value };
  const list = fixedList(option, world);
  if (list && !option.autocomplete) {
    const one = list.find((each) => same(each.name, text));
    return one ? { value: one.value } : { fault: say("pickOne", name) };
  }
  if (option.type === WHOLE || option.type === NUMBER) return settleNumber(option, text);
  if (option.max_length !== undefined && text.length > option.max_length) return { fault: say("tooLong", name, option.max_length) };
  if (option.min_length !== undefined && text.length < option.min_length) return { fault: say("tooShort", name, option.min_length) };
  return { value: text };
}

function settleNumber(option, text) {
  const number = Number(text.replace(",", "."));
  if (!Number.isFinite(number)) return { fault: say("notNumber", option.shown) };
  if (option.type === WHOLE && !Number.isInteger(number)) return { fault: say("notWhole", option.shown) };
  const { min_value: least = -Infinity, max_value: most = Infinity } = option;
  if (number < least || number > most) return { fault: say("outOfRange", option.shown, range(option).toLocaleLowerCase()) };
  return { value: String(number) };
}
