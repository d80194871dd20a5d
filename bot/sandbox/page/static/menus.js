// Select menus: a button that opens a list, with one or several choices.

import { el } from "./dom.js";

let open = null;

export function closeMenus() {
  if (open) open.close();
}

document.addEventListener("pointerdown", (event) => {
  if (open && !open.root.contains(event.target)) open.close();
});

// `options` are {value, label, description, emoji, default}; `send` gets the chosen values.
export function menu(component, options, send, { live = true } = {}) {
  const least = component.min_values ?? 1;
  const most = component.max_values ?? 1;
  const many = most > 1 || least === 0;
  const chosen = new Set(options.filter((o) => o.default).map((o) => o.value));
  const face = el("span", { className: "menu-face" });
  const button = el("button", {
    type: "button",
    className: "menu-button",
    disabled: !!component.disabled,
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    "aria-label": component.placeholder || "Make a selection",
  }, face, el("span", { className: "chevron", "aria-hidden": "true" }, "▾"));
  const list = el("div", { className: "menu-list", role: "listbox", hidden: true, "aria-multiselectable": String(many) });
  const root = el("div", { className: "menu", data: { cid: component.custom_id } }, button, list);
  const confirm = el("button", { type: "button", className: "button primary menu-confirm" });

  const show = () => {
    const labels = options.filter((o) => chosen.has(o.value)).map((o) => o.label);
    face.textContent = labels.join(", ") || component.placeholder || "Make a selection";
    face.classList.toggle("empty", !labels.length);
    confirm.textContent = `Choose ${chosen.size}`;
    confirm.disabled = chosen.size < least || chosen.size > most;
    for (const item of list.querySelectorAll("[role=option]")) {
      item.setAttribute("aria-selected", String(chosen.has(item.dataset.value)));
    }
  };
  const close = (focus = false) => {
    list.hidden = true;
    button.setAttribute("aria-expanded", "false");
    if (open === api) open = null;
    if (focus) button.focus();
  };
  const api = { root, close };
  const finish = () => {
    close(true);
    send([...chosen]);
  };
  const pick = (value) => {
    if (!many) {
      chosen.clear();
      chosen.add(value);
      show();
      finish();
      return;
    }
    if (!chosen.delete(value) && chosen.size < most) chosen.add(value);
    show();
    if (!live) send([...chosen]);
  };
  for (const option of options) {
    const emoji = option.emoji?.name ? el("span", { className: "emoji" }, option.emoji.name) : null;
    const text = el("span", { className: "menu-text" }, el("span", {}, option.label));
    if (option.description) text.append(el("small", {}, option.description));
    const item = el("div", { role: "option", tabIndex: -1, data: { value: option.value } }, emoji, text, el("span", { className: "tick", "aria-hidden": "true" }));
    item.onclick = () => pick(option.value);
    list.append(item);
  }
  if (!options.length) list.append(el("div", { className: "menu-none" }, "Nothing to choose"));
  if (many && live) list.append(el("div", { className: "menu-foot" }, el("small", {}, least === most ? `Choose ${most}` : `Choose ${least} to ${most}`), confirm));
  confirm.onclick = finish;
  button.onclick = () => {
    if (!list.hidden) return close();
    closeMenus();
    list.hidden = false;
    button.setAttribute("aria-expanded", "true");
    open = api;
    list.classList.toggle("up", root.getBoundingClientRect().bottom > innerHeight * 0.6);
    (list.querySelector("[aria-selected=true]") || list.querySelector("[role=option]"))?.focus();
  };
  root.onkeydown = (event) => {
    const items = [...list.querySelectorAll("[role=option]")];
    const at = items.indexOf(document.activeElement);
    if (event.key === "Escape" && !list.hidden) {
      event.stopPropagation();
      event.preventDefault();
      close(true);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (list.hidden) button.click();
      else items[(at + (event.key === "ArrowDown" ? 1 : -1) + items.length) % items.length]?.focus();
    } else if ((event.key === "Enter" || event.key === " ") && at >= 0) {
      event.preventDefault();
      pick(items[at].dataset.value);
    }
  };
  show();
  return root;
}
