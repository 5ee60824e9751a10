/* The input line at the bottom: a message, or a command with its options as chips; the dock above lists matches. */

import { avatar, coarse, h, icon, narrow, refill } from "./dom.js";
import { encoded } from "./forms.js";
import { expects, fitting, fixedList, same, settle, UPLOAD, WHOLE, NUMBER } from "./options.js";
import { language, say } from "./words.js";

const ASK_AFTER_MS = 110;

export class Composer {
  constructor(form, world) {
    Object.assign(this, { form, world, command: null, chips: [], list: [], at: -1, asked: 0, busy: false });
    this.dock = h("div", { id: "dock", hidden: true });
    this.fault = h("p", { id: "fault", role: "alert", hidden: true });
    this.say = h("textarea", { id: "say", rows: 1, maxLength: 2000, spellcheck: false, "aria-autocomplete": "list", "aria-controls": "choices" });
    this.line = h("div", { id: "line" });
    this.slash = h("button", { type: "button", class: "tool", id: "slash", onclick: () => this.begin("/") }, h("span", { "aria-hidden": "true" }, "/"));
    this.go = h("button", { type: "submit", class: "tool", id: "go" }, icon("send"));
    this.tail = h("input", { type: "text", id: "tail", autocomplete: "off", spellcheck: false, enterKeyHint: "send" });
    form.append(this.dock, this.fault, h("div", { id: "bar" }, this.slash, this.line, this.go));
    form.addEventListener("submit", (event) => { event.preventDefault(); if (this.command) this.send(); else this.enterKey(); });
    form.addEventListener("keydown", (event) => this.key(event));
    this.say.addEventListener("input", () => this.typed());
    this.tail.addEventListener("input", () => this.tailed());
    this.tail.addEventListener("focus", () => this.idle());
    this.dock.addEventListener("pointerdown", (event) => { if (!coarse()) event.preventDefault(); });
    this.words();
    this.leave();
  }

  /* The page's language or room has changed. */
  words() {
    const room = this.world.here();
    const name = room?.kind === "direct" ? room.name : "#" + (room?.name ?? "");
    this.say.setAttribute("aria-label", say("message", name));
    this.tail.setAttribute("aria-label", say("more"));
    this.say.placeholder = say(narrow() ? "messageShort" : "message", name);
    for (const [button, word] of [[this.slash, "slash"], [this.go, "send"]]) {
      button.title = say(word);
      button.setAttribute("aria-label", say(word));
    }
  }

  commands() {
    return this.world.commands();
  }

  /* Insert text as if it had been typed. */
  begin(text) {
    this.leave();
    this.say.value = text;
    this.say.focus();
    this.typed();
  }

  /* Focus the field where typing continues. */
  focus() {
    (this.command ? this.tail : this.say).focus();
  }

  /* Open the command with this path ("risk new lotr"); return whether it exists. */
  fill(path) {
    const found = this.commands().find((one) => one.path === path || one.shown === path);
    if (found) this.enter(found);
    else this.begin("/" + path + " ");
    return Boolean(found);
  }

  leave(text = "") {
    this.command = null;
    this.chips = [];
    this.calm();
    this.form.classList.remove("commanding");
    this.say.value = text;
    this.line.replaceChildren(this.say);
    this.complain("");
    this.grow();
    this.show([]);
    this.dock.hidden = true;
    this.ready();
  }

  complain(words) {
    this.fault.textContent = words;
    this.fault.hidden = !words;
  }

  grow() {
    this.say.style.height = "auto";
    this.say.style.height = `${Math.min(this.say.scrollHeight, 180)}px`;
  }

  ready() {
    this.go.disabled = this.busy || (!this.command && !this.say.value.trim());
    this.go.classList.toggle("lit", !this.go.disabled);
  }

  // -- choosing a command

  typed() {
    this.grow();
    this.complain("");
    this.ready();
    const text = this.say.value;
    if (!text.startsWith("/") || text.includes("\n")) { this.dock.hidden = true; this.show([]); return; }
    const typed = text.slice(1);
    const whole = this.exact(typed.trimEnd());
    if (whole && (typed.endsWith(" ") || /\s\S+:\s*$/.test(typed))) { this.enter(whole); return; }
    const begun = this.commands().filter((one) => typed.startsWith(one.path + " ") || typed.startsWith(one.shown + " "))
      .sort((a, b) => b.path.length - a.path.length)[0];
    if (begun) { this.enter(begun, typed.slice((typed.startsWith(begun.path + " ") ? begun.path : begun.shown).length)); return; }
    const found = fitting(this.commands(), typed, (one) => `${one.shown} ${one.path} ${one.description}`)
      .sort((a, b) => closeness(a, typed) - closeness(b, typed));
    this.show(found.map((one) => ({ label: "/" + one.shown, under: one.description, pick: () => this.enter(one) })), say("commands"),
      found.length ? "" : this.commands().length ? say("noCommand") : say("waitCommands"), 0);
  }

  exact(typed) {
    const wanted = typed.toLocaleLowerCase();
    return this.commands().find((one) => one.path === wanted || one.shown.toLocaleLowerCase() === wanted);
  }

  enter(command, rest = "") {
    const typing = document.activeElement === this.say || !coarse();
    this.command = command;
    this.form.classList.add("commanding");
    const { given, left } = told(rest, command);
    const loose = left && command.options.find((one) => one.required && given[one.name] === undefined);
    if (loose) given[loose.name] = left;
    this.follow(loose ? "" : left);
    this.chips = [];
    const name = h("span", { class: "command" }, "/" + command.shown);
    this.more = h("span", { class: "more" });
    this.line.replaceChildren(name, this.tail, this.more);
    this.line.onclick = (event) => { if (event.target === this.line) (this.missing()?.input ?? this.tail).focus(); };
    for (const option of command.options) if (option.required || given[option.name] !== undefined) this.addChip(option, given[option.name] ?? "");
    this.offerMore();
    this.complain("");
    this.ready();
    const first = this.missing();
    if (first) { first.input.focus(); this.open(first); }
    else { this.idle(); this.end(typing).focus(); }
  }

  /* Focus after the last required option; on touch screens without typed text, keep the keyboard closed. */
  end(typing = !coarse()) {
    if (this.tail.value) return this.tail;
    return this.chips.at(-1)?.input ?? (typing ? this.tail : this.go);
  }

  missing() {
    return this.chips.find((one) => one.option.required && !one.input.value.trim() && !one.file);
  }

  // -- chips

  addChip(option, text = "") {
    const upload = option.type === UPLOAD;
    const input = h("input", {
      type: upload ? "file" : "text", value: upload ? undefined : text, autocomplete: "off", spellcheck: false, name: option.name,
      "aria-label": `${option.shown}: ${option.description}`, "aria-autocomplete": "list", "aria-controls": "choices", role: upload ? undefined : "combobox",
      inputMode: option.type === WHOLE ? "numeric" : option.type === NUMBER ? "decimal" : "text", enterKeyHint: "send",
    });
    const drop = option.required ? null : h("button", { type: "button", class: "drop", "aria-label": say("remove", option.shown), onclick: () => this.dropChip(chip) }, icon("close"));
    const element = h("label", { class: "chip" }, h("span", { class: "label" }, option.shown), input, drop);
    const chip = { option, input, element, value: undefined, file: null };
    const fit = () => { input.style.width = upload ? "" : `${Math.min(26, Math.max(5, input.value.length + 1))}ch`; };
    input.addEventListener("input", () => { if (!upload && /^\s/.test(input.value)) input.value = input.value.trimStart(); if (this.jump(chip)) return; chip.value = undefined; element.classList.remove("wrong"); this.complain(""); fit(); this.open(chip); });
    input.addEventListener("change", () => { if (upload) { chip.file = input.files[0] ?? null; element.classList.remove("wrong"); this.next(chip); } });
    input.addEventListener("focus", () => this.open(chip));
    chip.fit = fit;
    fit();
    this.chips.push(chip);
    this.line.insertBefore(element, this.tail);
    return chip;
  }

  /* "to:" typed within an option moves on to that option, as in a command typed in one piece. */
  jump(chip) {
    const [, before, name] = /^(.*?)(?:^|\s)([^\s:]+):\s?$/.exec(chip.input.value) ?? [];
    const option = name && named(this.command, name);
    if (!option) return false;
    chip.input.value = before;
    chip.fit();
    this.turnTo(option);
    return true;
  }

  turnTo(option, text = "") {
    const next = this.chips.find((one) => one.option === option) ?? this.addChip(option);
    if (text) { next.input.value = text; next.value = undefined; next.fit(); }
    this.offerMore();
    next.input.focus();
    this.open(next);
  }

  /* Text after the command that belongs to no option stays visible; "to:" at its end moves on to that option. */
  tailed() {
    this.complain("");
    const { given, left } = told(this.tail.value, this.command);
    const options = this.command.options.filter((one) => given[one.name] !== undefined);
    this.follow(options.length ? left : this.tail.value.trimStart());
    for (const option of options) this.turnTo(option, given[option.name]);
  }

  follow(text) {
    if (this.tail.value !== text) this.tail.value = text;
    this.tail.style.width = `${Math.max(2, text.length + 2)}ch`;
    this.tail.classList.remove("wrong");
  }

  dropChip(chip) {
    chip.element.remove();
    this.chips = this.chips.filter((one) => one !== chip);
    this.offerMore();
    this.end().focus();
    if (!this.chips.length) this.idle();
  }

  unused() {
    const used = new Set(this.chips.map((one) => one.option.name));
    return this.command.options.filter((one) => !used.has(one.name));
  }

  offerMore() {
    this.more.replaceChildren(...this.unused().map((option) => h("button", {
      type: "button", class: "option", title: option.description, "aria-label": say("add", option.shown),
      onclick: () => { const chip = this.addChip(option); this.offerMore(); chip.input.focus(); },
    }, "+ " + option.shown)));
  }

  /* Cancel the pending request for choices. */
  calm() {
    clearTimeout(this.timer);
    this.asked++;
    this.waiting = 0;
    this.hasty = false;
  }

  /* The choices for the focused chip. */
  open(chip) {
    this.calm();
    this.chip = chip;
    this.more.hidden = false;
    const { option } = chip, head = [h("b", {}, option.shown), " ", option.description === "…" ? null : option.description, h("span", { class: "need" }, option.required ? say("required") : say("optional"))];
    const settled = chip.value !== undefined;
    if (option.autocomplete) { this.ask(chip, head); return; }
    const list = fixedList(option, this.world);
    if (!list) { this.show([], head, expects(option), -1); return; }
    const found = settled ? list : fitting(list, chip.input.value);
    this.show(found.map((one) => this.choice(chip, one)), head, found.length ? "" : say("noMatch"), chip.input.value || option.required ? (settled ? -1 : 0) : -1);
  }

  choice(chip, one) {
    const mark = one.person ? avatar(one.person, one.name, this.world.isBot(one.person), true) : null;
    return { label: one.name, mark, chosen: chip.value === one.value, pick: () => this.pick(chip, one) };
  }

  pick(chip, one) {
    chip.input.value = one.name;
    chip.value = one.value;
    chip.fit();
    chip.element.classList.remove("wrong");
    this.complain("");
    this.next(chip);
  }

  /* Move to the next missing option, or get ready to send. */
  next(chip) {
    const after = this.missing();
    if (after) { after.input.focus(); this.open(after); return; }
    this.idle();
    if (coarse()) chip.input.blur();
  }

  /* No option is open: what the command does, and the options that can be added, each with its description. */
  idle() {
    this.calm();
    this.chip = null;
    this.more.hidden = true;
    const rest = this.unused().map((option) => ({ label: "+ " + option.shown, under: option.description, pick: () => this.turnTo(option) }));
    this.show(rest, [h("b", {}, "/" + this.command.shown), " ", this.command.description], coarse() ? "" : say("sendHint"), -1);
  }

  ask(chip, head) {
    const number = ++this.asked, text = chip.value === undefined ? chip.input.value : "";
    if (!this.list.length || this.listOf !== chip) this.show([], head, say("searching"), -1);
    else this.stale();
    clearTimeout(this.timer);
    this.waiting = number;
    this.timer = setTimeout(async () => {
      const answer = await this.world.autocomplete(this.command.path, chip.option.name, text, this.filled(chip));
      if (number !== this.asked || this.chip !== chip) return;
      this.waiting = 0;
      if (answer.error || answer.failed) { this.show([], head, answer.error || say("listFailed"), -1); return; }
      const localized = (one) => one.name_localizations?.[language()] ?? one.name;
      chip.known = answer.choices.map((one) => ({ name: localized(one), value: one.value }));
      const found = chip.known.map((one) => this.choice(chip, one));
      this.show(found, head, found.length ? "" : say("noMatch"), chip.value !== undefined ? -1 : 0);
      this.listOf = chip;
      if (this.hasty) { this.hasty = false; this.enterKey(); }
    }, text ? ASK_AFTER_MS : 0);
  }

  /* The list is still for earlier input, so Enter must not pick anything from it. */
  stale() {
    this.at = -1;
    this.highlight();
    this.dock.classList.add("stale");
  }

  filled(but) {
    const out = {};
    for (const chip of this.chips) {
      if (chip === but || chip.file) continue;
      const { value } = settle(chip.option, given(chip), this.world);
      if (value !== undefined) out[chip.option.name] = value;
    }
    return out;
  }

  // -- the dock

  show(list, head = "", note = "", at = -1) {
    this.list = list;
    this.listOf = null;
    this.dock.classList.remove("stale");
    this.at = Math.min(at, list.length - 1);
    this.rows = list.map((one, n) => h("div", { class: "row", role: "option", id: `choice-${n}`, onclick: () => one.pick() }, one.mark ?? null,
      h("span", { class: "words" }, h("span", { class: "label" }, one.label), one.under ? h("span", { class: "under" }, one.under) : null),
      one.chosen ? h("span", { class: "tick on" }, icon("check")) : null));
    const leave = this.command ? h("button", { type: "button", class: "tool", "aria-label": say("close"), onclick: () => { this.leave(); } }, icon("close")) : null;
    refill(this.dock, h("div", { class: "head" }, h("span", {}, head), leave), h("div", { id: "choices", role: "listbox" }, this.rows), note ? h("p", { class: "note" }, note) : null);
    this.dock.hidden = !this.command && !list.length && !note;
    this.highlight();
  }

  highlight() {
    this.rows.forEach((one, n) => { one.classList.toggle("at", n === this.at); one.setAttribute("aria-selected", String(n === this.at)); });
    this.rows[this.at]?.scrollIntoView({ block: "nearest" });
    const input = this.chip?.input ?? this.say;
    if (this.at >= 0) input.setAttribute("aria-activedescendant", `choice-${this.at}`);
    else input.removeAttribute("aria-activedescendant");
  }

  key(event) {
    if (event.isComposing) return;
    const inLine = event.target === this.say || event.target === this.tail || this.chips.some((one) => one.input === event.target);
    if (event.key === "Escape") { this.escape(event); return; }
    if (event.key === "Backspace") this.backspace(event);
    if (event.target === this.go && event.key.length === 1 && !event.ctrlKey && !event.metaKey) { this.focus(); return; } // a letter or a space is text and must not press the button
    if (!inLine && !(event.target === this.go && this.command)) return;
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && this.list.length) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      this.at = this.at < 0 ? (step > 0 ? 0 : this.list.length - 1) : (this.at + step + this.list.length) % this.list.length;
      this.highlight();
    } else if (event.key === "Tab" && !event.shiftKey && inLine && (this.at >= 0 || this.waiting)) {
      event.preventDefault();
      if (this.waiting) this.hasty = true;
      else this.list[this.at].pick();
    } else if (event.key === "Enter" && !event.shiftKey && inLine) {
      event.preventDefault();
      this.enterKey();
    }
  }

  enterKey() {
    if (!this.command && this.say.value.startsWith("/")) {
      const whole = this.exact(this.say.value.slice(1).trim());
      if (whole) { this.enter(whole); if (!this.missing()) this.send(); return; }
    }
    if (this.waiting) this.hasty = true;
    else if (this.at >= 0) {
      const alone = !this.command && this.list.length === 1;
      this.list[this.at].pick();
      if (alone && !this.command.options.length) this.send();
    } else this.send();
  }

  escape(event) {
    if (this.dock.hidden && !this.command) return;
    event.preventDefault();
    event.stopPropagation();
    this.leave();
    this.say.focus();
  }

  backspace(event) {
    if (!this.command || event.repeat) return;
    const chip = this.chips.find((one) => one.input === event.target);
    if (chip && chip.input.value) return;
    if (event.target !== this.go && !chip && (event.target !== this.tail || this.tail.selectionEnd)) return;
    event.preventDefault();
    if (chip && !chip.option.required) this.dropChip(chip);
    else if (event.target === this.go && this.tail.value) this.tail.focus();
    else if (!chip && this.chips.length) this.chips.at(-1).input.focus();
    else { const text = "/" + this.command.shown; this.leave(); this.say.value = text; this.say.focus(); this.typed(); }
  }

  // -- sending

  async send() {
    if (this.busy) return;
    const work = this.command ? this.sendCommand() : this.sendText();
    this.busy = true;
    this.ready();
    try { await work; } finally { this.busy = false; this.ready(); }
  }

  async sendText() {
    const text = this.say.value.trim();
    if (!text) return;
    if (text.startsWith("/")) { this.complain(say("noCommand")); return; }
    const answer = await this.world.write(text);
    if (answer.error) this.complain(answer.error);
    else this.leave();
  }

  async sendCommand() {
    const { command, chips } = this, options = {};
    for (const chip of chips) {
      const { value, fault } = settle(chip.option, given(chip), this.world);
      if (fault) {
        chip.element.classList.add("wrong");
        this.complain(fault);
        chip.input.focus();
        return;
      }
      if (value !== undefined) options[chip.option.name] = value instanceof File ? await encoded(value) : value;
    }
    const left = this.tail.value.trim();
    if (left) {
      this.tail.focus();
      this.tail.classList.add("wrong");
      this.complain(say("notUnderstood", left));
      return;
    }
    this.form.classList.add("sending");
    const answer = await this.world.slash(command.path, options);
    this.form.classList.remove("sending");
    if (answer.error) { this.complain(answer.error); return; }
    if (this.command === command) {
      this.leave();
      if (!coarse()) this.say.focus();
      else document.activeElement?.blur();
    }
  }
}

/* A chip's value; a name typed in full means the choice with that name. */
function given(chip) {
  const named = chip.known?.find((one) => same(one.name, chip.input.value));
  return { text: chip.input.value, value: chip.value ?? named?.value, file: chip.file };
}

/* A command's rank for the typed text: prefix, prefix of a word, anything else. */
function closeness(command, typed) {
  const text = typed.toLocaleLowerCase();
  if (command.shown.toLocaleLowerCase().startsWith(text) || command.path.startsWith(text)) return 0;
  return command.shown.toLocaleLowerCase().includes(text) || command.path.includes(text) ? 1 : 2;
}

/* The option with this name, internal or translated. */
function named(command, name) {
  const wanted = name.toLocaleLowerCase();
  return command.options.find((one) => one.name === wanted || one.shown.toLocaleLowerCase() === wanted);
}

/* Options typed or pasted after the command, "from: Gondor to: Rohan", and the text before the first of them. */
function told(rest, command) {
  const names = new Map(command.options.flatMap((one) => [[one.name, one.name], [one.shown.toLocaleLowerCase(), one.name]]));
  const given = {};
  let last = null, left = "";
  for (const word of rest.trim().split(/\s+/)) {
    const [, key, value] = /^([^:]+):(.*)$/.exec(word) ?? [];
    if (key !== undefined && names.has(key.toLocaleLowerCase())) {
      last = names.get(key.toLocaleLowerCase());
      given[last] = value;
    } else if (last !== null) given[last] = `${given[last]} ${word}`.trim();
    else left = `${left} ${word}`.trim();
  }
  return { given, left };
}
