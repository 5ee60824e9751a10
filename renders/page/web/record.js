/** Read a record as `docs/recompute.py` does. */

/**
 * @typedef {{seat: string, kind: string, to: any, draws: [bigint, bigint][]}} RecordStep
 * @typedef {{head: Record<string, string>, steps: RecordStep[]}} GameRecord
 */

/** @param {string} text @returns {GameRecord} */
export function readRecord(text) {
  const plain = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const cut = plain.indexOf("\n\n");
  const rows = (cut < 0 ? plain : plain.slice(0, cut)).split("\n").map((row) => {
    const at = row.indexOf("\t");
    return at < 0 ? [row, ""] : [row.slice(0, at), row.slice(at + 1)];
  });
  const head = Object.fromEntries(rows);
  if (Object.keys(head).length < rows.length || !["1", "2"].includes(head["risk-record"])) {
    throw new Error("its head");
  }
  /** @type {RecordStep[]} */
  const steps = [];
  for (const line of cut < 0 ? [] : plain.slice(cut + 2).split("\n")) {
    if (!line) continue;
    const fields = line.split("\t");
    if (fields.length !== 7 || fields[0] !== String(steps.length)) throw new Error(`line ${line.slice(0, 40)}`);
    const [, , seat, kind, said] = fields;
    const drawn = steps.length ? fields[5] : `${head["seat-dice"] ?? "-"} ${fields[5]}`;
    const to = kind === "undo" || kind === "rewind" ? JSON.parse(said).to : null;
    const draws = drawn.split(" ").filter((one) => one && one !== "-");
    steps.push({ seat, kind, to, draws: draws.map(readDraw) });
  }
  return { head, steps };
}

/** @param {string} text @returns {[bigint, bigint]} */
function readDraw(text) {
  const found = /^(-?\d+)\/(-?\d+)$/.exec(text);
  if (!found) throw new Error(`draw ${text.slice(0, 20)}`);
  return [BigInt(found[1]), BigInt(found[2])];
}

/** A value as Python's `json.dumps` writes it: in ASCII, with spaces after commas and colons. @param {any} value
 * @returns {string} */
export function pythonJson(value) {
  if (Array.isArray(value)) return `[${value.map(pythonJson).join(", ")}]`;
  if (value !== null && typeof value === "object") {
    return `{${Object.entries(value).map(([k, v]) => `${pythonJson(k)}: ${pythonJson(v)}`).join(", ")}}`;
  }
  const text = JSON.stringify(value);
  return text.replace(/[\u007f-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
