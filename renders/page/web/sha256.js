/** SHA-256 and HMAC of it (FIPS 180-4, RFC 2104). Pages opened from a file may lack WebCrypto. */

const ROUNDS = new Uint32Array(64);
const START = new Uint32Array(8);
{
  let found = 0;
  for (let n = 2; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (found < 8) START[found] = (Math.sqrt(n) % 1) * 2 ** 32;
    ROUNDS[found++] = (Math.cbrt(n) % 1) * 2 ** 32;
  }
}
const W = new Uint32Array(64);

/** @param {Uint32Array} state @param {Uint8Array} block @param {number} at */
function compress(state, block, at) {
  for (let k = 0; k < 16; k++, at += 4) {
    W[k] = (block[at] << 24) | (block[at + 1] << 16) | (block[at + 2] << 8) | block[at + 3];
  }
  for (let k = 16; k < 64; k++) {
    const [x, y] = [W[k - 15], W[k - 2]];
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    W[k] = W[k - 16] + s0 + W[k - 7] + s1;
  }
  let a = state[0], b = state[1], c = state[2], d = state[3], e = state[4], f = state[5], g = state[6], h = state[7];
  for (let k = 0; k < 64; k++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[k] + W[k]) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g, g = f, f = e, e = (d + t1) | 0, d = c, c = b, b = a, a = (t1 + t2) | 0;
  }
  state[0] += a, state[1] += b, state[2] += c, state[3] += d;
  state[4] += e, state[5] += f, state[6] += g, state[7] += h;
}

/** Finish a hash of which so many bytes are in the state. @param {Uint32Array} state @param {Uint8Array} rest
 * @param {number} before */
function finish(state, rest, before) {
  const padded = new Uint8Array((Math.floor((rest.length + 8) / 64) + 1) * 64);
  padded.set(rest);
  padded[rest.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(rest.length + before) * 8n);
  for (let at = 0; at < padded.length; at += 64) compress(state, padded, at);
  const digest = new Uint8Array(32);
  state.forEach((word, k) => new DataView(digest.buffer).setUint32(4 * k, word));
  return digest;
}

/** @param {Uint8Array} bytes */
export function sha256(bytes) {
  return finish(new Uint32Array(START), bytes, 0);
}

/** HMAC-SHA256 with one key, for many messages. @param {Uint8Array} key @returns {(message: Uint8Array) => Uint8Array} */
export function hmacOf(key) {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const [inner, outer] = [0x36, 0x5c].map((pad) => {
    const state = new Uint32Array(START);
    compress(state, block.map((byte) => byte ^ pad), 0);
    return state;
  });
  return (message) => finish(new Uint32Array(outer), finish(new Uint32Array(inner), message, 64), 64);
}

/** @param {Uint8Array} bytes */
export function toHex(bytes) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes of a text in hexadecimal; throws for anything else. @param {string} text */
export function fromHex(text) {
  if (!/^(?:[0-9a-fA-F]{2})*$/.test(text)) throw new Error("hexadecimal");
  return new Uint8Array((text.match(/../g) || []).map((pair) => parseInt(pair, 16)));
}
