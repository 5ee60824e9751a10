/* Modal forms: text, selects, radio buttons, checkboxes and files, validated before sending. */

import { h, icon } from "./dom.js";
import { closeMenu, menuButton } from "./menus.js";
import { markdown } from "./markdown.js";
import { say } from "./words.js";

const ROW = 1, TEXT_INPUT = 4, TEXT = 10, LABEL = 18, UPLOAD = 19, RADIO = 21, CHECKS = 22, CHECK = 23, PARAGRAPH = 2;
const FILE_LIMIT = 10 * 2 ** 20;
let count = 0;

/* Show a form. `send(values)` returns { error } or { failed } to keep it open; anything else closes it. */
export function showForm(modal, world, send) {
  const fields = [];
  const parts = modal.components.flatMap((one) => (one.type === ROW ? one.components.map((inner) => field(inner, inner.label, null)) : [
    one.type === TEXT ? { element: markdown(one.content, world) } : field(one.type === LABEL ? one.component : one, one.label, one.description)]));
  fields.push(...parts.filter((one) => one.read));
  const complaint = h("p", { class: "failure", role: "alert", hidden: true });
  const go = h("button", { type: "submit", class: "button s1" }, say("submit"));
  const form = h("form", { noValidate: true, onsubmit: (event) => { event.preventDefault(); submit(); } },
    h("header", {}, h("h2", {}, modal.title), h("button", { type: "button", class: "tool", "aria-label": say("close"), onclick: () => box.close() }, icon("close"))),
    h("div", { class: "fieldset" }, parts.map((one) => one.element), complaint),
    h("footer", {}, h("button", { type: "button", class: "button s2", onclick: () => box.close() }, say("cancel")), go));
  const box = h("dialog", { class: "form", "aria-label": modal.title }, form);
  box.addEventListener("close", () => { closeMenu(); box.remove(); });
  box.addEventListener("cancel", (event) => { if (box.querySelector(".unfolded")) event.preventDefault(); });

  async function submit() {
    const faults = fields.filter((one) => one.check());
    faults[0]?.focus();
    if (faults.length) return;
    go.disabled = true;
    complaint.hidden = true;
    const answer = await send(Object.fromEntries(await Promise.all(fields.map(async (one) => [one.id, await one.read()])))
    );
    go.disabled = false;
    if (!answer.error && !answer.failed) { box.close(); return; }
    complaint.textContent = answer.gone ? say("noLongerThere") : answer.error || say("formFailed");
    complaint.hidden = false;
  }

  function field(one, label, description) {
    const id = `field-${count++}`, fault = h("p", { class: "fault", id: `${id}-fault`, hidden: true });
    const control = CONTROLS[one.type]?.(one, id, world) ?? menuControl(one, id, world);
    const required = control.required;
    const check = () => {
      const wrong = control.wrong();
      fault.textContent = wrong || "";
      fault.hidden = !wrong;
      control.element.setAttribute("aria-invalid", String(Boolean(wrong)));
      return wrong;
    };
    const heading = h(control.group ? "span" : "label", control.group ? { class: "label", id: `${id}-label` } : { class: "label", htmlFor: id }, label ?? "", required ? h("span", { class: "star", "aria-hidden": "true" }, " *") : null);
    control.element.setAttribute("aria-describedby", `${id}-fault`);
    if (control.group) control.element.setAttribute("aria-labelledby", `${id}-label`);
    const element = h("div", { class: "field" }, heading, description ? h("p", { class: "under" }, description) : null, control.element, control.counter, fault);
    return { id: one.custom_id, element, check, read: control.read, focus: () => (control.focus ?? control.element).focus() };
  }

  document.body.append(box);
  box.showModal();
  const first = box.querySelector("input, textarea, .menu") ?? go;
  first.focus();
  if (first.type === "text") first.select();  // what is typed takes the place of what stands there
}

const CONTROLS = {
  [TEXT_INPUT]: (one, id) => {
    const long = one.style === PARAGRAPH, required = one.required !== false;
    const props = { id, name: one.custom_id, value: one.value ?? "", placeholder: one.placeholder ?? "", autocomplete: "off", "aria-required": String(required) };
    if (one.max_length) props.maxLength = one.max_length;
    const element = h(long ? "textarea" : "input", long ? { ...props, rows: 4 } : { ...props, type: "text" });
    const counter = long || (one.max_length ?? 0) > 60 ? h("p", { class: "counter" }) : null;
    const tell = () => { if (counter) counter.textContent = `${element.value.length} / ${one.max_length ?? 4000}`; };
    element.addEventListener("input", tell);
    tell();
    const wrong = () => {
      if (required && !element.value) return say("fieldRequired");
      if (element.value && one.min_length && element.value.length < one.min_length) return say("tooShort", one.label ?? "…", one.min_length);
      return "";
    };
    return { element, counter, required, wrong, read: () => element.value };
  },
  [RADIO]: (one, id) => ticks(one, id, "radio", one.required !== false, (chosen) => chosen[0] ?? null),
  [CHECKS]: (one, id) => ticks(one, id, "checkbox", one.required !== false, (chosen) => chosen),
  [CHECK]: (one, id) => {
    const box = h("input", { type: "checkbox", id, checked: Boolean(one.default) });
    return { element: box, required: false, wrong: () => "", read: () => box.checked };
  },
  [UPLOAD]: (one, id) => {
    const most = one.max_values ?? 1, required = one.required !== false;
    const element = h("input", { type: "file", id, multiple: most > 1 });
    const wrong = () => {
      const files = [...element.files];
      if (required && files.length < (one.min_values ?? 1)) return say("fieldRequired");
      if (files.length > most) return say("pickBetween", one.min_values ?? 1, most);
      return files.some((file) => file.size > FILE_LIMIT) ? say("tooBig") : "";
    };
    return { element, required, wrong, read: () => Promise.all([...element.files].map(encoded)) };
  },
};

function menuControl(one, id, world) {
  const required = one.required !== false;
  let values = (one.options ?? []).filter((option) => option.default).map((option) => option.value);
  const menu = required ? one : { ...one, min_values: 0 };
  const element = menuButton(menu, world, (chosen) => { values = chosen; });
  element.id = id;
  return { element, required, wrong: () => (required && !values.length ? say("fieldRequired") : ""), read: () => values };
}

function ticks(one, id, type, required, read) {
  const boxes = one.options.map((option) => h("input", { type, name: id, value: option.value, checked: Boolean(option.default) }));
  const rows = one.options.map((option, n) => h("label", { class: "tickrow" }, boxes[n], h("span", { class: "words" }, h("span", { class: "label" }, option.label), option.description ? h("span", { class: "under" }, option.description) : null)));
  const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const least = one.min_values ?? 1, most = one.max_values ?? one.options.length;
  const wrong = () => {
    const many = chosen().length;
    if (required && !many) return say("fieldRequired");
    return type === "checkbox" && many && (many < least || many > most) ? say("pickBetween", least, most) : "";
  };
  return { element: h("div", { class: "ticks", role: type === "radio" ? "radiogroup" : "group" }, rows), group: true, focus: boxes[0], required, wrong, read: () => read(chosen()) };
}

/* A chosen file in the format that the server accepts. */
export function encoded(file) {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onerror = () => fail(reader.error);
    reader.onload = () => done({ name: file.name, data: reader.result.slice(reader.result.indexOf(",") + 1) });
    reader.readAsDataURL(file);
  });
}
