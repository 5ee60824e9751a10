/** Read a record as `docs/recompute.py` does. */

/**
 * @typedef {{number: string, seat: string, kind: string, said: string, to: any, draws: [bigint, bigint][]}} RecordStep
 * @typedef {{head: Record<string, string>, steps: RecordStep[], flaw: string}} GameRecord
 */

/** A record; `flaw` is the first line that cannot be read, of those only the text is given. @param {string} text @returns {GameRecord} */
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
  let flaw = "";
  for (const line of cut < 0 ? [] : plain.slice(cut + 2).split("\n")) {
    if (!line) continue;
    try {
      steps.push(readStep(line, steps.length, head));
    } catch (error) {
      flaw = flaw || /** @type {Error} */ (error).message;
      steps.push({ number: "", seat: "-", kind: line, said: "", to: null, draws: [] });
    }
  }
  return { head, steps, flaw };
}

/** @param {string} line @param {number} number @param {Record<string, string>} head @returns {RecordStep} */
function readStep(line, number, head) {
  const fields = line.split("\t");
  if (fields.length !== 7 || fields[0] !== String(number)) throw new Error(`line ${line.slice(0, 40)}`);
  const [, , seat, kind, said] = fields;
  const drawn = number ? fields[5] : `${head["seat-dice"] ?? "-"} ${fields[5]}`;
  const to = kind === "undo" || kind === "rewind" ? JSON.parse(said).to : null;
  const draws = drawn.split(" ").filter((one) => one && one !== "-");
  return { number: fields[0], seat, kind, said, to, draws: draws.map(readDraw) };
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
