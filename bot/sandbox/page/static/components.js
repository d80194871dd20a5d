// Components of messages, version 1 and 2.

import { colour, el } from "./dom.js";
import { channelOfLink, goTo, markdown } from "./markdown.js";
import { menu } from "./menus.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "secondary" };
const SELECTS = [3, 5, 6, 7, 8];

export function zoom(url, alt) {
  const box = document.getElementById("zoom");
  const shown = el("img", { src: url, alt: alt || "" });
  const enlarge = el("button", { type: "button", className: "whole", "aria-label": "Full size or fitted", onclick: () => box.classList.toggle("full") }, shown);
  const close = el("button", { type: "button", className: "button secondary", onclick: () => box.close() }, "Close");
  const foot = el("div", { className: "row" }, el("p", { className: "alt" }, alt || "No description"), close);
  box.replaceChildren(enlarge, foot);
  box.classList.remove("full");
  box.onclick = (event) => {
    if (event.target === box) box.close();
  };
  box.showModal();
}

export function picture(media, alt, className = "picture") {
  const image = el("img", { src: media.url, alt: alt || "", loading: "eager" });
  if (media.width && media.height) {
    image.width = media.width;
    image.height = media.height;
  }
  const label = alt ? `Enlarge: ${alt}` : "Enlarge the picture";
  return el("button", { type: "button", className, title: alt || "", "aria-label": label, onclick: () => zoom(media.url, alt) }, image);
}

export function emojiText(emoji) {
  if (!emoji?.name) return null;
  return el("span", { className: "emoji" }, emoji.id ? `:${emoji.name}:` : emoji.name);
}

// What a select offers: its own options, or people, roles and channels.
export function optionsOf(component, state) {
  const defaults = new Set((component.default_values || []).map((d) => String(d.id)));
  const people = state.users.map((u) => ({ value: u.id, label: u.global_name || u.username, description: u.bot ? "Bot" : `@${u.username}` }));
  const roles = state.roles.map((r) => ({ value: r.id, label: r.name, description: "Role" }));
  const channels = state.channels
    .filter((c) => c.type !== 1 && (!component.channel_types?.length || component.channel_types.includes(c.type)))
    .map((c) => ({ value: c.id, label: `# ${c.name}` }));
  const all = { 3: component.options, 21: component.options, 22: component.options, 5: people, 6: roles, 7: [...people, ...roles], 8: channels };
  return (all[component.type] || []).map((o) => (defaults.has(o.value) ? { ...o, default: true } : o));
}

function button(c, act) {
  const node = el("button", { type: "button", className: `button ${STYLES[c.style]}`, disabled: !!c.disabled, data: { cid: c.custom_id || "" } }, emojiText(c.emoji), c.label ? el("span", {}, c.label) : null);
  if (c.style === 5) {
    node.append(el("span", { "aria-hidden": "true" }, " ↗"));
    const inside = channelOfLink(c.url);
    node.onclick = () => (inside ? goTo(inside) : window.open(c.url, "_blank", "noopener"));
  } else {
    node.onclick = () => act({ do: "click", custom_id: c.custom_id }, node);
  }
  return node;
}

const many = (components, context, className) => el("div", { className }, ...(components || []).map((c) => component(c, context)));

function container(c, context) {
  const node = many(c.components, context, "container");
  if (c.accent_color !== null && c.accent_color !== undefined) node.style.borderLeftColor = colour(c.accent_color);
  return node;
}

function gallery(c) {
  const node = el("div", { className: `gallery of-${Math.min(c.items.length, 4)}` });
  for (const item of c.items) {
    const shown = picture(item.media, item.description);
    if (item.spoiler) shown.classList.add("veiled");
    node.append(shown);
  }
  return node;
}

function file(c) {
  return el("a", { className: "file", href: c.file.url, download: c.name || "" }, `File: ${c.name || "without a name"}`);
}

// `context` has the state and `act`, which sends what was pressed or chosen.
export function component(c, context) {
  if (SELECTS.includes(c.type)) {
    return menu(c, optionsOf(c, context.state), (values) => context.act({ do: "select", custom_id: c.custom_id, values }));
  }
  switch (c.type) {
    case 1: return many(c.components, context, "row");
    case 2: return button(c, context.act);
    case 9: return el("div", { className: "section" }, many(c.components, context, "section-text"), component(c.accessory, context));
    case 10: return markdown(c.content);
    case 11: return picture(c.media, c.description, "picture thumbnail");
    case 12: return gallery(c);
    case 13: return file(c);
    case 14: return el("hr", { className: `separator spacing-${c.spacing}${c.divider ? "" : " bare"}` });
    case 17: return container(c, context);
    default: return el("p", { className: "fault" }, `This page cannot show component type ${c.type}.`);
  }
}
