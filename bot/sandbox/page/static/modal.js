// Forms that the bot opens.

import { byId, el, readFile } from "./dom.js";
import { optionsOf } from "./components.js";
import { markdown } from "./markdown.js";
import { menu } from "./menus.js";

const SELECTS = [3, 5, 6, 7, 8];

function textInput(c, id, values) {
  const input = el(c.style === 2 ? "textarea" : "input", { id, value: c.value || "", placeholder: c.placeholder || "", required: c.required !== false, maxLength: c.max_length || 4000 });
  if (c.min_length) input.minLength = c.min_length;
  if (c.style === 2) input.rows = 5;
  values[c.custom_id] = () => input.value;
  return input;
}

function checkbox(c, id, values) {
  const input = el("input", { id, type: "checkbox", checked: !!c.default });
  values[c.custom_id] = () => input.checked;
  return input;
}

function group(c, id, values) {
  const radio = c.type === 21;
  const inputs = c.options.map((o) => el("input", { type: radio ? "radio" : "checkbox", name: id, value: o.value, checked: !!o.default, required: radio && c.required !== false }));
  values[c.custom_id] = () => inputs.filter((i) => i.checked).map((i) => i.value);
  const rows = c.options.map((o, i) => el("label", { className: "choice" }, inputs[i], el("span", {}, o.label, o.description ? el("small", {}, o.description) : null)));
  return el("div", { className: "choices", role: "group" }, ...rows);
}

function upload(c, id, values) {
  const input = el("input", { id, type: "file", multiple: (c.max_values || 1) > 1, required: c.required !== false });
  values[c.custom_id] = () => Promise.all([...input.files].map(readFile));
  return input;
}

function select(c, values, state) {
  let chosen = optionsOf(c, state).filter((o) => o.default).map((o) => o.value);
  values[c.custom_id] = () => chosen;
  return menu(c, optionsOf(c, state), (picked) => { chosen = picked; }, { live: false });
}

function input(c, id, values, state) {
  if (c.type === 4) return textInput(c, id, values);
  if (c.type === 23) return checkbox(c, id, values);
  if (c.type === 21 || c.type === 22) return group(c, id, values);
  if (c.type === 19) return upload(c, id, values);
  if (SELECTS.includes(c.type)) return select(c, values, state);
  return el("p", { className: "fault" }, `This page cannot show field type ${c.type}.`);
}

function part(c, index, values, state) {
  if (c.type === 10) return markdown(c.content);
  const inner = c.type === 1 ? c.components[0] : c.component;
  const id = `field-${index}`;
  const label = c.type === 1 ? inner.label : c.label;
  const star = inner.required === false || inner.type === 23 ? null : el("span", { className: "star", "aria-hidden": "true" }, " *");
  const field = input(inner, id, values, state);
  field.dataset.cid = inner.custom_id;
  const note = c.description ? el("small", { id: `${id}-note` }, c.description) : null;
  if (note) field.setAttribute("aria-describedby", note.id);
  return el("div", { className: inner.type === 23 ? "form-field tick-field" : "form-field" }, el("label", { for: id }, label, star), note, field);
}

export function openModal(modal, state, submit) {
  const dialog = byId("modal");
  const values = {};
  const fault = el("p", { className: "fault", role: "alert" });
  const form = el("form", { method: "dialog" }, el("h2", { id: "modal-title" }, modal.title), ...modal.components.map((c, i) => part(c, i, values, state)), fault);
  const cancel = el("button", { type: "button", className: "button secondary", onclick: () => dialog.close() }, "Cancel");
  form.append(el("div", { className: "row end" }, cancel, el("button", { type: "submit", className: "button primary" }, "Submit")));
  form.onsubmit = async (event) => {
    event.preventDefault();
    const fields = {};
    for (const [key, read] of Object.entries(values)) fields[key] = await read();
    submit(fields, { close: () => dialog.close(), refuse: (text) => { fault.textContent = text; } });
  };
  dialog.setAttribute("aria-labelledby", "modal-title");
  dialog.replaceChildren(form);
  dialog.showModal();
  form.querySelector("input, textarea, button")?.focus();
}
