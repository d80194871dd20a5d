// Discord's markdown, as far as games use it, turned into nodes.

import { el } from "./dom.js";

let names = { user: () => null, role: () => null, channel: () => null };
let openChannel = () => {};

export const goTo = (id) => openChannel(id);

export function setNames(lookup, open) {
  names = lookup;
  openChannel = open;
}

function when(seconds, style) {
  const date = new Date(seconds * 1000);
  const formats = {
    t: { timeStyle: "short" },
    T: { timeStyle: "medium" },
    d: { dateStyle: "short" },
    D: { dateStyle: "long" },
    f: { dateStyle: "long", timeStyle: "short" },
    F: { dateStyle: "full", timeStyle: "short" },
  };
  const node = el("time", { className: "stamp", dateTime: date.toISOString(), title: date.toLocaleString("en-GB") });
  if (style === "R") node.dataset.relative = String(seconds);
  node.textContent = style === "R" ? relative(seconds) : date.toLocaleString("en-GB", formats[style] || formats.f);
  return node;
}

export function relative(seconds) {
  const left = seconds - Date.now() / 1000;
  const units = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
  const [unit, size] = units.find(([, s]) => Math.abs(left) >= s) || units[5];
  return new Intl.RelativeTimeFormat("en-GB", { numeric: "auto" }).format(Math.round(left / size), unit);
}

const OURS = /^https:\/\/discord\.com\/channels\/\d+\/(\d+)/;

// The channel to which a link to a message leads, or null.
export const channelOfLink = (url) => OURS.exec(url)?.[1] ?? null;

function link(url, label) {
  const inside = channelOfLink(url);
  if (inside) return el("button", { className: "mention", type: "button", onclick: () => openChannel(inside) }, ...label);
  return el("a", { href: url, target: "_blank", rel: "noreferrer noopener", title: url }, ...label);
}

const mention = (text) => el("span", { className: "mention" }, text);

function channelMention(id) {
  const name = names.channel(id);
  if (name === null) return mention("#unknown");
  return el("button", { className: "mention", type: "button", onclick: () => openChannel(id) }, `# ${name}`);
}

function spoiler(children) {
  const node = el("span", { className: "spoiler", tabIndex: 0, role: "button", "aria-label": "Spoiler" }, ...children);
  node.onclick = node.onkeydown = () => node.classList.add("shown");
  return node;
}

const wrap = (tag) => (m) => el(tag, {}, ...inline(m[1]));

// Tried in this order where several begin at the same place.
const INLINE = [
  [/\\([\\`*_~|>#<\[\]()-])/, (m) => m[1]],
  [/``([^\n]+?)``/, (m) => el("code", {}, m[1])],
  [/`([^`\n]+)`/, (m) => el("code", {}, m[1])],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (m) => when(Number(m[1]), m[2])],
  [/<@&(\d+)>/, (m) => mention(`@${names.role(m[1]) ?? "unknown role"}`)],
  [/<@!?(\d+)>/, (m) => mention(`@${names.user(m[1]) ?? "unknown"}`)],
  [/<#(\d+)>/, (m) => channelMention(m[1])],
  [/<\/([^:>]+):\d+>/, (m) => mention(`/${m[1]}`)],
  [/<a?:(\w+):\d+>/, (m) => `:${m[1]}:`],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/, (m) => link(m[2], inline(m[1]))],
  [/<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], [m[1]])],
  [/https?:\/\/[^\s<>]*[^\s<>.,;:!?)\]'"]/, (m) => link(m[0], [m[0]])],
  [/\*\*\*(.+?)\*\*\*/s, (m) => el("strong", {}, el("em", {}, ...inline(m[1])))],
  [/\*\*(.+?)\*\*(?!\*)/s, wrap("strong")],
  [/__(.+?)__(?!_)/s, wrap("u")],
  [/\*(?!\s)([^*\n]+?)\*(?!\*)/s, wrap("em")],
  [/(?<![\w])_([^_\n]+?)_(?!\w)/s, wrap("em")],
  [/~~(.+?)~~/s, wrap("s")],
  [/\|\|(.+?)\|\|/s, (m) => spoiler(inline(m[1]))],
  [/@(everyone|here)\b/, (m) => mention(m[0])],
];

export function inline(text) {
  const out = [];
  let rest = text;
  while (rest) {
    let best = null;
    for (const [pattern, build] of INLINE) {
      const match = pattern.exec(rest);
      if (match && (best === null || match.index < best.match.index)) best = { match, build };
    }
    if (best === null) break;
    if (best.match.index) out.push(rest.slice(0, best.match.index));
    out.push(best.build(best.match));
    rest = rest.slice(best.match.index + best.match[0].length);
  }
  if (rest) out.push(rest);
  return out;
}

function paragraph(lines) {
  const node = el("div", { className: "line" });
  lines.forEach((line, i) => node.append(...(i ? [el("br")] : []), ...inline(line)));
  return node;
}

const ITEM = /^(\s*)(?:[-*]|(\d+)\.)\s+(.*)$/;

function list(lines) {
  const ordered = ITEM.exec(lines[0])[2] !== undefined;
  const node = el(ordered ? "ol" : "ul");
  if (ordered) node.start = Number(ITEM.exec(lines[0])[2]);
  for (const line of lines) {
    const [, indent, , text] = ITEM.exec(line);
    const item = el("li", {}, ...inline(text));
    if (indent.length >= 2) item.classList.add("nested");
    node.append(item);
  }
  return node;
}

// The kind of a line decides which block it joins.
function kindOf(line) {
  if (/^#{1,3}\s/.test(line)) return "heading";
  if (/^-#\s/.test(line)) return "small";
  if (/^>\s?/.test(line)) return "quote";
  if (ITEM.test(line)) return ITEM.exec(line)[2] === undefined ? "bullets" : "numbers";
  return "text";
}

function block(kind, lines) {
  if (kind === "bullets" || kind === "numbers") return [list(lines)];
  if (kind === "quote") return [el("blockquote", {}, ...blocks(lines.map((l) => l.replace(/^>\s?/, "")).join("\n")))];
  if (kind === "small") return lines.map((l) => el("div", { className: "small" }, ...inline(l.slice(3))));
  if (kind === "heading") {
    return lines.map((l) => el(`h${l.indexOf(" ") + 2}`, {}, ...inline(l.replace(/^#+\s+/, ""))));
  }
  return [paragraph(lines)];
}

function blocks(text) {
  const out = [];
  let lines = [];
  let kind = null;
  const flush = () => {
    if (lines.length) out.push(...block(kind, lines));
    lines = [];
  };
  for (const line of text.split("\n")) {
    const next = kindOf(line);
    if (next !== kind) flush();
    kind = next;
    lines.push(line);
  }
  flush();
  return out;
}

export function markdown(text) {
  const node = el("div", { className: "text" });
  text.split(/```(?:[\w+-]*\n)?([\s\S]*?)```/).forEach((part, i) => {
    if (i % 2) node.append(el("pre", { tabIndex: 0 }, el("code", {}, part.replace(/\n$/, ""))));
    else if (part.trim()) node.append(...blocks(part.replace(/^\n|\n$/g, "")));
  });
  return node;
}
