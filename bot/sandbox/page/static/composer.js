// The line at the bottom: text, or a slash command with its options as chips.

import { byId, el, readFile } from "./dom.js";
import { optionsOf } from "./components.js";

const TYPES = { 5: "true or false", 6: "user", 7: "channel", 8: "role", 9: "user or role", 11: "file" };
const AS_SELECT = { 6: 5, 7: 8, 8: 6, 9: 7 };

let locale = "en-GB";
const named = (item) => item.name_localizations?.[locale] || item.name;
const told = (item) => item.description_localizations?.[locale] || item.description;

// Every command that can be sent: path in the default language, words as shown.
function leavesOf(commands) {
  const out = [];
  const descend = (node, path, shown) => {
    const inner = (node.options || []).filter((o) => o.type <= 2);
    if (!inner.length) out.push({ path, shown, node });
    for (const o of inner) descend(o, `${path} ${o.name}`, `${shown} ${named(o)}`);
  };
  for (const c of commands.filter((c) => c.type === 1)) descend(c, c.name, named(c));
  return out.sort((a, b) => a.shown.localeCompare(b.shown));
}

export class Composer {
  // `say(text)`, `slash(path, options)`, `complete(path, focused, typed, options)` -> choices, `state()`
  // `favourites` are paths that come first while nothing is typed.
  constructor(actions, favourites) {
    this.actions = actions;
    this.favourites = favourites;
    this.leaves = [];
    this.current = null;
    this.chips = [];
    this.items = [];
    this.selected = 0;
    this.input = byId("composer-input");
    this.list = byId("suggestions");
    this.form = byId("command");
    this.note = byId("composer-note");
    this.input.oninput = () => this.suggestCommands();
    this.input.onkeydown = (event) => this.keys(event, () => this.enter());
    this.input.onblur = () => this.hide();
    byId("send").onclick = () => (this.current ? this.run() : this.enter());
  }

  setCommands(commands, language) {
    locale = language;
    this.leaves = leavesOf(commands);
  }

  find(path) {
    return this.leaves.find((leaf) => leaf.path === path);
  }

  // Suggestions: {title, detail, note}; `choose` gets the one taken.
  show(items, choose) {
    this.items = items;
    this.choose = choose;
    this.selected = 0;
    const rows = items.map((item, i) => {
      const row = el("div", { role: "option", id: `suggestion-${i}` }, el("strong", {}, item.title), item.note ? el("span", { className: "options" }, item.note) : null, item.detail ? el("small", {}, item.detail) : null);
      row.onpointerdown = (event) => {
        event.preventDefault();
        this.take(i);
      };
      return row;
    });
    this.list.replaceChildren(...rows);
    this.list.hidden = !items.length;
    this.mark();
  }

  mark() {
    [...this.list.children].forEach((row, i) => row.setAttribute("aria-selected", String(i === this.selected)));
    this.list.children[this.selected]?.scrollIntoView({ block: "nearest" });
    const focused = this.list.hidden ? "" : `suggestion-${this.selected}`;
    document.activeElement?.setAttribute("aria-activedescendant", focused);
  }

  hide() {
    this.list.hidden = true;
    this.items = [];
  }

  take(i) {
    const item = this.items[i];
    this.hide();
    if (item) this.choose(item);
  }

  keys(event, enter) {
    const open = !this.list.hidden && this.items.length;
    if (open && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      this.selected = (this.selected + step + this.items.length) % this.items.length;
      this.mark();
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (open) this.hide();
      else this.clear();
    } else if (event.key === "Enter" || (event.key === "Tab" && open && !event.shiftKey)) {
      event.preventDefault();
      if (open) this.take(this.selected);
      else enter();
    }
  }

  suggestCommands() {
    const text = this.input.value;
    this.say("");
    if (!text.startsWith("/")) return this.hide();
    const wanted = text.slice(1).toLowerCase().trim();
    const first = (leaf) => (this.favourites.includes(leaf.path) ? this.favourites.indexOf(leaf.path) - 99 : 0);
    const score = (leaf) => (!wanted ? first(leaf) : leaf.shown.startsWith(wanted) || leaf.path.startsWith(wanted) ? 0 : 1);
    const found = this.leaves
      .filter((leaf) => leaf.shown.includes(wanted) || leaf.path.includes(wanted) || told(leaf.node).toLowerCase().includes(wanted))
      .sort((a, b) => score(a) - score(b));
    const items = found.map((leaf) => ({
      leaf,
      title: `/${leaf.shown}`,
      detail: told(leaf.node),
      note: (leaf.node.options || []).map((o) => named(o) + (o.required ? "" : "?")).join("  "),
    }));
    this.show(items, (item) => this.open(item.leaf));
    if (!found.length) this.say(this.leaves.length ? "No such command." : "The bot has no commands yet: is it running?");
  }

  enter() {
    const text = this.input.value.trim();
    if (!text) return;
    if (text.startsWith("/")) {
      const leaf = this.leaves.find((l) => `/${l.shown}` === text || `/${l.path}` === text);
      if (leaf) this.open(leaf);
      else this.say("Choose a command from the list.");
      return;
    }
    this.actions.say(text);
    this.input.value = "";
  }

  say(text) {
    this.note.textContent = text;
  }

  clear() {
    this.current = null;
    this.chips = [];
    this.form.hidden = true;
    this.form.replaceChildren();
    this.input.hidden = false;
    this.say("");
    this.hide();
  }

  // Show the form of one command; a command without options waits for Enter, too.
  open(leaf) {
    this.clear();
    this.current = leaf;
    this.input.value = "";
    this.input.hidden = true;
    this.chips = (leaf.node.options || []).map((o) => this.chip(o));
    const close = el("button", { type: "button", className: "plain close", "aria-label": "Discard this command", onclick: () => this.leave() }, "✕");
    const name = el("span", { className: "command-name", tabIndex: -1 }, `/${leaf.shown}`);
    this.form.replaceChildren(name, ...this.chips.map((c) => c.node), close);
    this.form.hidden = false;
    this.form.onkeydown = (event) => {
      if (event.target.tagName !== "INPUT" || event.target.type === "file") this.keys(event, () => this.run());
    };
    const first = this.chips.find((c) => c.option.required) || this.chips[0];
    this.say(told(leaf.node) + (this.chips.length ? "" : " — press Enter to send"));
    (first?.field || byId("send")).focus();
  }

  leave() {
    this.clear();
    this.input.focus();
  }

  chip(option) {
    const chip = { option, read: () => undefined };
    const label = named(option);
    chip.field = this.field(chip);
    chip.field.setAttribute("aria-label", `${label}${option.required ? "" : " (optional)"}: ${told(option)}`);
    chip.field.dataset.option = option.name;
    chip.field.addEventListener("focus", () => this.say(`${told(option)}${TYPES[option.type] ? ` (${TYPES[option.type]})` : ""}`));
    chip.node = el("label", { className: option.required ? "chip" : "chip optional" }, el("span", {}, label), chip.field);
    return chip;
  }

  field(chip) {
    const { option } = chip;
    if (option.choices) return this.chooser(chip, option.choices.map((c) => ({ value: c.value, label: named(c) })));
    if (option.type === 5) return this.chooser(chip, [{ value: true, label: "yes" }, { value: false, label: "no" }]);
    if (AS_SELECT[option.type]) return this.chooser(chip, optionsOf({ type: AS_SELECT[option.type], channel_types: option.channel_types }, this.actions.state()));
    if (option.type === 11) {
      const input = el("input", { type: "file" });
      chip.read = () => (input.files[0] ? readFile(input.files[0]) : undefined);
      return input;
    }
    return this.text(chip);
  }

  chooser(chip, choices) {
    const empty = el("option", { value: "" }, chip.option.required ? "choose…" : "—");
    const node = el("select", {}, empty, ...choices.map((c, i) => el("option", { value: String(i) }, c.label)));
    chip.read = () => (node.value === "" ? undefined : choices[Number(node.value)].value);
    return node;
  }

  text(chip) {
    const { option } = chip;
    const input = el("input", { type: "text", autocomplete: "off", size: 16 });
    let taken = null;
    let asked = 0;
    let timer = 0;
    chip.read = () => (input.value === "" ? undefined : taken?.shown === input.value ? taken.value : input.value);
    const ask = async () => {
      if (!input.isConnected) return;
      const turn = ++asked;
      const choices = await this.actions.complete(this.current.path, option.name, input.value, await this.values(option.name));
      if (turn !== asked || document.activeElement !== input) return;
      this.show(choices.map((c) => ({ title: c.name_localizations?.[locale] || c.name, value: c.value })), (item) => {
        taken = { shown: item.title, value: item.value };
        input.value = item.title;
        const next = this.chips[this.chips.indexOf(chip) + 1];
        if (next?.option.required) next.field.focus();
      });
    };
    const later = () => {
      clearTimeout(timer);
      if (option.autocomplete) timer = setTimeout(ask, 120);
    };
    input.oninput = later;
    input.onfocus = later;
    input.onblur = () => {
      asked += 1;
      this.hide();
    };
    input.onkeydown = (event) => this.keys(event, () => this.run());
    return input;
  }

  async values(except) {
    const out = {};
    for (const chip of this.chips) {
      if (chip.option.name === except) continue;
      const value = await chip.read();
      if (value !== undefined) out[chip.option.name] = value;
    }
    return out;
  }

  async run() {
    if (!this.current) return;
    const options = await this.values();
    const missing = this.chips.find((c) => c.option.required && options[c.option.name] === undefined);
    if (missing) {
      missing.field.focus();
      this.say(`Please fill in "${named(missing.option)}".`);
      return;
    }
    const { path } = this.current;
    this.leave();
    this.actions.slash(path, options);
  }
}
