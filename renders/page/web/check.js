/** Compute every die and every shuffle again from the secret: the same check as `docs/recompute.py`. */

import { pythonJson, readRecord } from "./record.js";
import { fromHex, hmacOf, sha256, toHex } from "./sha256.js";

const SLICE = 12;
const LARGEST = 2n ** 64n;
const encoder = new TextEncoder();
/** The round of a beacon is a whole number, which JavaScript does not tell from 1.0. */
const WHOLE = /"round": ?\d+[,}]/;

/** @typedef {{key: string, values: Record<string, any>, notes: [string, Record<string, any>][]}} Verdict */

/** The key of the dice. @param {Record<string, string>} head */
function keyOf(head) {
  const mac = hmacOf(fromHex(head.secret));
  if (head["risk-record"] === "1") {
    return { key: mac(encoder.encode(pythonJson(JSON.parse(head.salts)))), note: /** @type {any} */ (["format-1", {}]) };
  }
  const beacon = JSON.parse(head.beacon);
  let bound = null;
  let note = /** @type {[string, any]} */ (["no-beacon", {}]);
  if (beacon !== null) {
    if (!WHOLE.test(head.beacon)) throw new Error("its beacon");
    const used = beacon.skipped !== true;
    bound = [beacon.chain, beacon.round, used ? toHex(sha256(fromHex(beacon.signature))) : null];
    note = [used ? "beacon" : "beacon-skipped", { round: beacon.round }];
  }
  const options = (head.options.match(/\S+/g) || []).map((option) => {
    const at = option.indexOf("=");
    return at < 0 ? [option, ""] : [option.slice(0, at), option.slice(at + 1)];
  });
  options.sort(([a, x], [b, y]) => (a < b ? -1 : a > b ? 1 : x < y ? -1 : x > y ? 1 : 0));
  const seats = "wishes" in head ? JSON.parse(head.wishes) : head.seats.match(/\S+/g) || [];
  const frozen = ["risk-record 2", head.game, seats, options, JSON.parse(head.contributions), bound];
  if ("before" in head) frozen.push(toHex(sha256(encoder.encode(head.before))));
  return { key: mac(encoder.encode(pythonJson(frozen))), note };
}

/** What the key gives as a draw. @param {(message: Uint8Array) => Uint8Array} mac @param {number} n @param {bigint} size */
function drawOf(mac, n, size) {
  for (let attempt = 0; ; attempt++) {
    const number = new DataView(mac(encoder.encode(`${n}:${attempt}`)).buffer).getBigUint64(0);
    if (number < LARGEST - (LARGEST % size)) return number % size;
  }
}

/** Let the page answer meanwhile. */
function breathe() {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (port1.close(), done(undefined));
    port2.postMessage(0);
  });
}

/** The verdict on a record. @param {string} text @returns {Promise<Verdict>} */
export async function checkDice(text) {
  const wrong = (/** @type {string} */ key, /** @type {any} */ values = {}) => ({ key, values, notes: [] });
  let found, made;
  try {
    found = readRecord(text);
    if (found.flaw) return wrong("unreadable", { why: found.flaw });
    if (!found.head.secret) return wrong("no-secret");
    made = keyOf(found.head);
  } catch (error) {
    return wrong("unreadable", { why: /** @type {Error} */ (error).message });
  }
  const hash = toHex(sha256(fromHex(found.head.secret)));
  if (found.head.commitment !== hash) return wrong("wrong-hash", { hash });
  const mac = hmacOf(made.key);
  /** @type {number[]} */
  let standing = [];
  let n = 0;
  let until = performance.now() + SLICE;
  for (const [step, { kind, to, draws }] of found.steps.entries()) {
    for (const [was, size] of draws) {
      n += 1;
      if (size < 1n || size > LARGEST) return wrong("wrong-size", { draw: n, step, size });
      const should = drawOf(mac, n, size);
      if (should !== was) return wrong("wrong-draw", { draw: n, step, was: `${was}/${size}`, should: `${should}/${size}` });
      if (performance.now() > until) {
        await breathe();
        until = performance.now() + SLICE;
      }
    }
    if (kind === "undo" || kind === "rewind") {
      if (!standing.includes(to)) return wrong("wrong-target", { step });
      const undone = standing.filter((one) => one > to);
      if (kind === "undo" && (draws.length || undone.some((one) => found.steps[one].draws.length))) {
        return wrong("wrong-undo", { step });
      }
      standing = standing.filter((one) => one <= to);
    }
    standing.push(step);
  }
  return { key: "true", values: { count: n, hash }, notes: [made.note] };
}
