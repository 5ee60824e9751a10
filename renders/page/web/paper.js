/** What a printer gets: the result, the last board, the curves, the battles and the story. */

import { el } from "./dom.js";

/** @param {import("./main.js").Page} page */
export function paper(page) {
  const { at } = page;
  page.scene.go(page.steps.length - 1);
  const boards = page.board.pictures();
  page.scene.go(at);
  page.board.draw();
  const curves = [...document.querySelectorAll(".curves figure, .curves table")].map((node) => node.cloneNode(true));
  const story = [...document.querySelectorAll(".story > *")].map((node) => node.cloneNode(true));
  return el(
    "main",
    { id: "paper" },
    el("h1", {}, page.words().title),
    ...page.words().result.map((/** @type {string} */ line) => el("p", {}, line)),
    ...boards,
    el("div", { class: "plots" }, ...curves),
    el("div", { class: "told-all" }, ...story),
  );
}
