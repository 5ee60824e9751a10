/** Read the page's data: JSON and blobs in one compressed block. */

/**
 * @typedef {Record<string, any> & {blob: (name: string) => Uint8Array<ArrayBuffer>}} Data
 */

/** @returns {Promise<Data>} */
export async function readData() {
  const node = /** @type {HTMLElement} */ (document.getElementById("data"));
  const text = atob(node.textContent || "");
  node.remove();
  const bytes = new Uint8Array(text.length);
  for (let k = 0; k < text.length; k++) bytes[k] = text.charCodeAt(k);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  const block = new Uint8Array(await new Response(stream).arrayBuffer());
  const length = new DataView(block.buffer).getUint32(0);
  const data = JSON.parse(new TextDecoder().decode(block.subarray(4, 4 + length)));
  const blobs = block.slice(4 + length);
  data.blob = (/** @type {string} */ name) => {
    const [at, size] = data.blobs[name];
    return blobs.subarray(at, at + size);
  };
  return data;
}
