/* One person's page: its state, its event stream, and its rendering. */

import { Composer } from "./composer.js";
import { coarse, h, icon, narrow, refill } from "./dom.js";
import { showForm } from "./forms.js";
import { Log } from "./log.js";
import { closeMenu } from "./menus.js";
import { drawRooms } from "./rooms.js";
import { language, say, setLanguage } from "./words.js";

const $ = (id) => document.getElementById(id);
const FAILURE_MS = 12000, READ_AFTER_MS = 250, RETRY_MS = 1200, OWN_ANSWER_MS = 5000;

const state = { me: null, here: null, bot: "0", botOnline: true, host: false, names: {}, roles: {}, people: [], rooms: new Map(), messages: new Map(), commandsOf: { room: [], direct: [] } };
const failures = new Map();
let composer = null, log = null, socket = null, readTimer = null, wanted = null, pressedAt = 0, pressedShared = false;

// -- the interface for the rest of the page

const world = {
  isMe: (id) => id === state.me,
  isBot: (id) => Boolean(state.names[id]?.bot),
  userName: (id) => state.names[id]?.name ?? say("unknownUser"),
  roleName: (id) => state.roles[id] ?? say("unknownUser"),
  room: (id) => state.rooms.get(id),
  here: () => state.rooms.get(state.here),
  rooms: () => [...state.rooms.values()],
  people: () => [...state.people, { id: state.bot, name: world.userName(state.bot) }],
  roles: () => Object.entries(state.roles),
  message: (room, id) => (state.messages.get(room) ?? []).find((one) => one.id === id),
  messages: (room) => state.messages.get(room) ?? [],
  commands: () => state.commandsOf[world.here()?.kind === "direct" ? "direct" : "room"],
  commandName: (path) => state.commandsOf.room.concat(state.commandsOf.direct).find((one) => one.path === path)?.shown ?? path,
  botName: () => world.userName(state.bot),
  failure: (id) => failures.get(id),
  open: (id) => open(id),
  fill: (path) => composer.fill(path),
  run: (path) => world.slash(path, {}),

  write: (text) => act({ kind: "say", text }).then(down),
  slash: async (path, options) => {
    const answer = await act({ kind: "slash", command: path, options });
    if (answer.failed) answer.error = say("noAnswer");
    return down(await met(answer));
  },
  autocomplete: (command, option, text, options) => act({ kind: "autocomplete", command, option, text, options }),
  click: (message, custom_id, button) => press(message, button, { kind: "click", custom_id }),
  select: (message, custom_id, values, button) => press(message, button, { kind: "select", custom_id, values }),
  dismiss: (message) => {
    remove(message.channel, message.id);
    act({ kind: "dismiss", message: message.id, channel: message.channel });
    log.draw();
  },
  older: async (room) => {
    const first = world.messages(room)[0];
    const response = await fetch(`history/${room}/${first?.id ?? 0}`).catch(() => null);
    const those = response?.ok ? await response.json() : [];
    state.messages.set(room, [...those, ...world.messages(room)]);
    return those.length;
  },
  sawEnd: () => markRead(),
};

async function act(deed) {
  try {
    const response = await fetch("act", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ channel: state.here, ...deed }) });
    return response.ok ? await response.json() : { error: (await response.text()).trim() || say("offline") };
  } catch {
    return { error: say("offline") };
  }
}

async function met(answer) {
  if (answer.modal) showForm(answer.modal, world, async (values) => met(await act({ kind: "submit", form: answer.form, values })));
  return answer;
}

function down(answer) {
  if (!answer.error && !answer.modal) log.toEnd();
  return answer;
}

/* Press a component: the button shows that it is waiting; a failure is shown under the message. */
async function press(message, button, deed) {
  if (button.dataset.waiting) return;
  button.dataset.waiting = "yes";
  pressedAt = Date.now();
  pressedShared = !message.ephemeral;
  if (message.ephemeral) log.hold(message.id);
  failures.delete(message.id);
  const answer = await met(await act({ ...deed, message: message.id, channel: message.channel }));
  delete button.dataset.waiting;
  for (const twin of document.querySelectorAll("[data-waiting]")) if (twin.dataset.cid === button.dataset.cid) delete twin.dataset.waiting;
  if (answer.failed || answer.error) fail(message, answer.gone ? say("noLongerThere") : answer.error || say("failed"));
}

function fail(message, words) {
  failures.set(message.id, words);
  log.redraw(message.id);
  setTimeout(() => { if (failures.get(message.id) === words) { failures.delete(message.id); log.redraw(message.id); } }, FAILURE_MS);
}

// -- the live feed

function connect() {
  socket = new WebSocket(`ws://${location.host}${location.pathname}live`);
  socket.onmessage = (event) => hear(JSON.parse(event.data));
  socket.onclose = () => {
    banner();
    setTimeout(connect, RETRY_MS);
  };
}

function hear(told) {
  if (told.kind === "hello") greet(told);
  else change(told);
  banner();
  learn();
}

/* Opened from "Learn in ten minutes": ask for it once, as soon as the game master is there, in the start page's
   language. */
function learn() {
  const [asked, wanted] = location.hash.match(/^#learn(?:-(en|fr))?$/) ?? [];
  if (!asked || !canLearn()) return;
  if (wanted && wanted !== language()) { act({ kind: "language", language: wanted }); return; }  // what comes next calls this again
  history.replaceState(null, "", location.pathname);
  askToLearn();
}

function canLearn() {
  return world.commands().some((one) => one.path === "risk learn");
}

function askToLearn() {
  localStorage.setItem("learned:" + state.me, "yes");
  rooms();
  drawer(false);
  pressedAt = Date.now();
  world.run("risk learn");
}

function greet(told) {
  const wasNew = state.me === null, before = language();
  setLanguage(told.language ?? "en");
  Object.assign(state, { me: told.me, host: told.host, names: told.names, roles: told.roles, people: told.people, botOnline: told.bot, commandsOf: told.commands });
  state.bot = Object.keys(told.names).find((id) => told.names[id].bot) ?? "0";
  state.rooms = new Map(told.rooms.map((one) => [one.id, one]));
  state.messages = new Map(Object.entries(told.messages));
  if (!state.rooms.has(state.here)) state.here = remembered() ?? told.rooms[0]?.id;
  if (wasNew) build();
  if (wasNew || before !== language()) words();
  enter();
}

function change(told) {
  // after a press, show its private answer, wherever the button was; after one in a shared message, which may shrink,
  // also what the bot posts next: who starts a game goes on where it begins
  const isNew = (one) => one.channel === state.here && !world.message(one.channel, one.id);
  const answers = told.messages.filter((one) => isNew(one) && (one.ephemeral || (pressedShared && world.isBot(one.author))));
  for (const one of told.messages) upsert(one);
  for (const one of told.gone) remove(one.channel, one.id);
  state.rooms = new Map(told.rooms.map((one) => [one.id, one]));
  if (told.names) state.names = told.names;
  if (told.commands) state.commandsOf = told.commands;
  if (told.people) state.people = told.people;
  if (told.bot !== undefined) state.botOnline = told.bot;
  if (!state.rooms.has(state.here)) { open(told.rooms[0].id); return; }
  if (wanted && state.rooms.has(wanted)) { open(wanted); wanted = null; return; }
  rooms();
  log.draw();
  if (answers.length && Date.now() - pressedAt < OWN_ANSWER_MS) {
    log.toEnd();
    if (answers.at(-1).ephemeral) { log.hold(answers.at(-1).id); log.stick(); }
  }
  if (told.commands && !composer.command) composer.typed();
}

function upsert(message) {
  const those = state.messages.get(message.channel) ?? [];
  const at = those.findIndex((one) => one.id === message.id);
  if (at >= 0) those[at] = message;
  else if (!those.length || BigInt(those.at(-1).id) < BigInt(message.id)) those.push(message);
  else those.splice(those.findIndex((one) => BigInt(one.id) > BigInt(message.id)), 0, message);
  state.messages.set(message.channel, those);
}

const remove = (room, id) => state.messages.set(room, world.messages(room).filter((one) => one.id !== id));

function banner() {
  const lost = socket.readyState !== WebSocket.OPEN;
  $("banner").hidden = !lost && state.botOnline;
  $("banner").textContent = lost ? say("lost") : say("botAway", world.botName());
}

// -- rooms

const remembered = () => { const id = sessionStorage.getItem("room:" + state.me); return state.rooms.has(id) ? id : null; };

function open(id) {
  state.here = id;
  sessionStorage.setItem("room:" + state.me, id);
  closeMenu();
  composer.leave();
  enter();
  drawer(false);
  if (!coarse()) composer.say.focus();
}

function enter() {
  composer.words();
  rooms();
  log.enter();
}

function rooms() {
  drawRooms($("nav"), state, { open, addRoom, learn: canLearn() && askToLearn, language: (one) => act({ kind: "language", language: one }) });
  const here = world.here(), elsewhere = [...state.rooms.values()].filter((one) => one.id !== state.here);
  const calls = elsewhere.reduce((sum, one) => sum + one.calls, 0), unread = elsewhere.some((one) => one.unread);
  const marks = { room: "hash", thread: "thread", private: "lock", direct: "at" };
  const menu = h("button", { type: "button", class: "tool", id: "menu", "aria-label": say("menu"), "aria-controls": "nav", "aria-expanded": String(document.body.classList.contains("drawn")), onclick: () => drawer(true) },
    icon("menu"), calls ? h("span", { class: "badge" }, String(calls)) : unread ? h("span", { class: "dot" }) : null);
  refill($("top"), menu, icon(marks[here.kind]), h("h1", {}, here.name), here.topic ? h("span", { class: "topic" }, here.topic) : null, newcomer(), h("span", { class: "who" }, world.userName(state.me)));
  document.title = `${calls ? `(${calls}) ` : ""}${world.userName(state.me)} · ${here.kind === "direct" ? "@" : "#"}${here.name}`;
}

/* The way to learn a game, in sight of whoever arrives, until they have taken it. */
function newcomer() {
  const offered = canLearn() && !localStorage.getItem("learned:" + state.me);
  return offered ? h("button", { type: "button", class: "newcomer", title: say("learn"), onclick: askToLearn }, say("learnShort")) : null;
}

function addRoom() {
  const name = { type: 4, style: 1, custom_id: "name", max_length: 32, required: true };
  showForm({ title: say("addRoom"), components: [{ type: 18, label: say("roomName"), component: name }] }, world, async (values) => {
    const answer = await act({ kind: "room", name: values.name });
    if (state.rooms.has(answer.room)) open(answer.room);
    else wanted = answer.room ?? null;
    return answer;
  });
}

function drawer(out) {
  const drawn = document.body.classList.contains("drawn");
  if (drawn === out) return;
  document.body.classList.toggle("drawn", out);
  $("veil").hidden = !out;
  $("main").inert = out && narrow();
  $("menu")?.setAttribute("aria-expanded", String(out));
  if (out) $("nav").querySelector("[aria-current]")?.focus();
  else if (narrow() && document.activeElement === document.body) $("menu")?.focus();
}

function markRead() {
  clearTimeout(readTimer);
  const room = world.here(), last = world.messages(state.here).at(-1);
  if (!last || document.hidden || !room || BigInt(room.read) >= BigInt(last.id)) return;
  readTimer = setTimeout(() => {
    room.read = last.id;
    room.unread = room.calls = 0;
    act({ kind: "read", channel: room.id, message: last.id });
    rooms();
  }, READ_AFTER_MS);
}

// -- the page itself

function build() {
  composer = new Composer($("composer"), world);
  log = new Log($("log"), $("down"), world);
  $("veil").addEventListener("click", () => drawer(false));
  addEventListener("keydown", (event) => { if (event.key === "Escape" && document.body.classList.contains("drawn")) drawer(false); });
  addEventListener("keydown", typeAnywhere);
  addEventListener("hashchange", learn);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) log.look(); });
  matchMedia("(max-width: 760px)").addEventListener("change", () => drawer(false));
  swipes();
  if (!coarse()) composer.say.focus();
}

/* Text typed without focus goes into the message box. */
function typeAnywhere(event) {
  const free = !event.ctrlKey && !event.metaKey && !event.altKey && event.key.length === 1 && event.key !== " ";
  const idle = document.activeElement === document.body || document.activeElement === $("log");
  if (free && idle && !document.querySelector("dialog[open], .unfolded")) composer.focus();
}

function swipes() {
  let from = null;
  addEventListener("touchstart", (event) => { from = event.touches.length === 1 ? event.touches[0] : null; }, { passive: true });
  addEventListener("touchend", (event) => {
    if (!from || !narrow() || document.querySelector("dialog[open], .unfolded")) return;
    const to = event.changedTouches[0], dx = to.clientX - from.clientX, dy = Math.abs(to.clientY - from.clientY);
    if (dx > 60 && dy < 50 && from.clientX < 40) drawer(true);
    if (dx < -60 && dy < 50) drawer(false);
  }, { passive: true });
}

function words() {
  $("skip").textContent = say("skip");
  log.forget();
  composer.leave();
}

connect();
