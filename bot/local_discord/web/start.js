/* The start page: the people at the table, a page for each, and a way to add more. */

import { avatar, h, icon } from "./dom.js";

const WORDS = {
  en: {
    title: "Your Risk table is open", text: "Everything runs on this computer: a small Discord, the game master, and a page for each person. Begin alone with one page and let the AI take the other seats, or open one page for each friend.",
    play: "Play as {0}", first: "start a game here", learn: "Learn in ten minutes", learn_under: "never played? begin here", copy: "Copy the link", copied: "Copied", add: "Add a person", name: "Name", name_error: "This name is empty, too long or already taken.", full: "The table is full.",
    note: "Anyone with a link plays as that person: give each friend only their own. The links work on this computer only, and stay the same until the folder of the table is deleted.", language: "Language", away: "The table cannot be reached.",
  },
  fr: {
    title: "Votre table de Risk est ouverte", text: "Tout se passe sur cet ordinateur : un petit Discord, un maître du jeu et une page pour chaque personne. Commencez seul avec une page et laissez les autres places à l’IA, ou ouvrez une page pour chaque ami.",
    play: "Je suis {0}", first: "lancez une partie ici", learn: "Apprendre en dix minutes", learn_under: "jamais joué ? commencez ici", copy: "Copier le lien", copied: "Copié", add: "Ajouter une personne", name: "Nom", name_error: "Ce nom est vide, trop long ou déjà pris.", full: "La table est complète.",
    note: "Avec un lien, on joue à la place de cette personne : ne donnez à chaque ami que le sien. Les liens ne marchent que sur cet ordinateur, et restent les mêmes tant que le dossier de la table existe.", language: "Langue", away: "La table est injoignable.",
  },
};

const main = document.getElementById("start");
let words = WORDS.en;

async function talk(body) {
  try {
    const response = await fetch("people", body && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
    return await response.json();
  } catch {
    return null;
  }
}

function draw(told, error = "") {
  if (!told) { main.append(h("p", { class: "failure", role: "alert" }, words.away)); return; }
  const tongue = told.language;
  words = WORDS[tongue];
  document.documentElement.lang = tongue;
  document.title = words.title;
  const tongues = h("div", { class: "tongues", role: "group", "aria-label": words.language }, ["en", "fr"].map((one) => h("button", {
    type: "button", "aria-pressed": String(one === tongue), lang: one, onclick: async () => draw(await talk({ language: one })),
  }, one.toUpperCase())));
  main.replaceChildren(
    h("div", { class: "head" }, h("img", { src: "/look/icon.svg", alt: "" }), tongues),
    h("h1", {}, words.title), h("p", { class: "lead" }, words.text),
    learning(told.people[0]),
    h("ul", { class: "people" }, told.people.map((one, n) => person(one, n === 0))),
    adding(error), h("p", { class: "note" }, words.note));
}

function person(one, first) {
  const copy = h("button", { type: "button", class: "link", onclick: async () => {
    await navigator.clipboard.writeText(one.link);
    copy.textContent = words.copied;
    setTimeout(() => { copy.textContent = words.copy; }, 1500);
  } }, words.copy);
  return h("li", { class: first ? "first" : "" },
    h("a", { href: `as/${one.id}/`, target: `risk-${one.id}` }, avatar(one.id, one.name, false), h("span", { class: "words" }, words.play.replace("{0}", one.name), first ? h("span", { class: "under" }, words.first) : null), icon("out")), copy);
}

/* The first person's page, opened in the language of this one with the choice of what to learn. */
function learning(one) {
  return h("p", { class: "learn" }, h("a", { href: `as/${one.id}/#learn-${document.documentElement.lang}`, target: `risk-${one.id}` },
    h("span", { class: "words" }, words.learn, h("span", { class: "under" }, words.learn_under)), icon("out")));
}

function adding(error) {
  const name = h("input", { type: "text", name: "name", maxLength: 32, required: true, placeholder: words.name, "aria-label": words.name, autocomplete: "off" });
  return h("form", { class: "add", onsubmit: async (event) => {
    event.preventDefault();
    const told = await talk({ name: name.value });
    draw(told, told?.error ? words[told.error === "full" ? "full" : "name_error"] : "");
  } }, name, h("button", { type: "submit", class: "button s2" }, icon("plus"), words.add), h("p", { class: "failure", role: "alert" }, error));
}

draw(await talk());
