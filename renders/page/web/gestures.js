/** Move and zoom a board with fingers, a mouse or a wheel; tap a territory, and twice for its region. */

const STILL = 8;
const TWICE = 350;

/** @param {import("./boardbox.js").BoardBox} box @param {boolean} wheel whether a wheel zooms; else it scrolls the page */
export function listenToGestures(box, wheel) {
  const { board, canvas: node } = box;
  /** @type {Map<number, {x: number, y: number}>} */
  const fingers = new Map();
  let moved = 0;
  let last = -TWICE;
  const place = (/** @type {PointerEvent|WheelEvent|MouseEvent} */ event) => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  node.addEventListener("pointerdown", (event) => {
    if (event.button) return;
    node.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, place(event));
    if (fingers.size === 1) moved = 0;
    else moved = STILL;
  });
  node.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    const now = place(event);
    if (!before) return event.pointerType === "mouse" ? box.point(now.x, now.y) : undefined;
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    moved += Math.hypot(dx, dy);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const apart = Math.hypot(before.x - other.x, before.y - other.y) || 1;
      board.zoom(Math.hypot(now.x - other.x, now.y - other.y) / apart, (now.x + other.x) / 2, (now.y + other.y) / 2);
      board.move(dx / 2, dy / 2);
    } else if (moved >= STILL) board.move(dx, dy);
    fingers.set(event.pointerId, now);
  });
  const lift = (/** @type {PointerEvent} */ event) => {
    const at = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    if (!at || moved >= STILL || event.type === "pointercancel") return;
    const now = performance.now();
    const twice = now - last < TWICE;
    last = twice ? -TWICE : now;
    if (twice) box.tapTwice(at.x, at.y);
    else box.tap(at.x, at.y);
  };
  node.addEventListener("pointerup", lift);
  node.addEventListener("pointercancel", lift);
  if (!wheel) return;
  node.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      const at = place(event);
      board.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), at.x, at.y);
    },
    { passive: false },
  );
}
