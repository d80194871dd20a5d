// One message as it stands in a channel.

import { avatar, colour, el } from "./dom.js";
import { component, emojiText, picture } from "./components.js";
import { markdown } from "./markdown.js";

const EPHEMERAL = 64;
const LOADING = 128;
const V2 = 32768;

const clock = (stamp) => new Date(stamp).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
const shownName = (user) => user.global_name || user.username;

export const isEphemeral = (message) => !!(message.flags & EPHEMERAL);

// A message without a heading of its own continues the one before it.
export function continues(message, before) {
  return !!before && before.author.id === message.author.id && !message.interaction_metadata && !message.message_reference &&
    isEphemeral(message) === isEphemeral(before) && new Date(message.timestamp) - new Date(before.timestamp) < 5 * 60000;
}

function embed(e) {
  const node = el("article", { className: "embed" });
  if (e.color !== undefined) node.style.borderLeftColor = colour(e.color);
  if (e.author?.name) node.append(el("div", { className: "embed-author" }, e.author.name));
  if (e.title) node.append(el("div", { className: "embed-title" }, e.title));
  if (e.description) node.append(markdown(e.description));
  if (e.fields?.length) {
    const cells = e.fields.map((f) => el("div", { className: f.inline ? "field" : "field wide" }, el("div", { className: "field-name" }, f.name), markdown(f.value)));
    node.append(el("div", { className: "fields" }, ...cells));
  }
  if (e.image?.url) node.append(picture(e.image, e.title));
  if (e.footer?.text) node.append(el("div", { className: "small" }, e.footer.text));
  return node;
}

function attachment(a) {
  if (a.content_type?.startsWith("image/")) return picture(a, a.description);
  return el("a", { className: "file", href: a.url, download: a.filename }, `File: ${a.filename} (${Math.ceil(a.size / 1024)} kB)`);
}

function origin(message) {
  const meta = message.interaction_metadata;
  if (!meta || (meta.type !== 2 && !message.message_reference)) return null;
  const command = message.interaction ? ` used /${message.interaction.name}` : " used a command";
  const used = meta.type === 2 ? command : " pressed something";
  return el("div", { className: "origin" }, el("span", { "aria-hidden": "true" }, "╭ "), el("strong", {}, shownName(meta.user)), used);
}

function heading(message) {
  const node = el("div", { className: "heading" }, el("span", { className: "author" }, shownName(message.author)));
  if (message.author.bot) node.append(el("span", { className: "tag" }, "APP"));
  node.append(el("time", { className: "time", dateTime: message.timestamp, title: new Date(message.timestamp).toLocaleString("en-GB") }, clock(message.timestamp)));
  return node;
}

function body(message, context) {
  const out = [];
  if (message.flags & LOADING) {
    const dots = el("span", { className: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
    return [el("div", { className: "thinking" }, dots, `${shownName(message.author)} is thinking…`)];
  }
  if (message.content) out.push(markdown(message.content));
  if (!(message.flags & V2)) {
    const inEmbeds = message.embeds.map((e) => e.image?.url);
    out.push(...message.attachments.filter((a) => !inEmbeds.includes(a.url)).map(attachment));
  }
  out.push(...message.embeds.map(embed), ...message.components.map((c) => component(c, context)));
  return out;
}

function reactions(message) {
  if (!message.reactions?.length) return null;
  return el("div", { className: "row" }, ...message.reactions.map((r) => el("span", { className: "reaction" }, emojiText(r.emoji), ` ${r.count}`)));
}

// `context`: state, act(frame, button), dismiss(), menus (message commands), menu(name), fault (text or undefined)
export function messageView(message, before, context) {
  const follows = continues(message, before);
  const ephemeral = isEphemeral(message);
  const node = el("div", { className: "message", role: "article", data: { id: message.id } });
  node.classList.toggle("follows", follows);
  node.classList.toggle("ephemeral", ephemeral);
  node.classList.toggle("pinged", message.mentions.some((u) => u.id === context.state.me));
  const column = el("div", { className: "column" });
  if (!follows) {
    const lead = origin(message);
    if (lead) node.append(lead);
    column.append(heading(message));
  }
  column.append(...body(message, context));
  if (message.edited_timestamp && !(message.flags & LOADING)) column.append(el("div", { className: "edited" }, "(edited)"));
  const marks = reactions(message);
  if (marks) column.append(marks);
  column.append(el("div", { className: "fault", role: "alert" }, context.fault || ""));
  if (ephemeral) {
    const dismiss = el("button", { type: "button", className: "plain", onclick: context.dismiss }, "Dismiss message");
    column.append(el("div", { className: "only-you" }, "Only you can see this · ", dismiss));
  }
  const side = follows ? el("span", { className: "side" }, clock(message.timestamp)) : avatar(message.author);
  node.append(el("div", { className: "body" }, side, column));
  if (context.menus.length && !ephemeral) {
    const choices = context.menus.map((c) => el("button", { type: "button", className: "plain", onclick: () => context.menu(c.name) }, c.name));
    node.append(el("details", { className: "apps" }, el("summary", { "aria-label": "Apps for this message" }, "⋯"), ...choices));
  }
  return node;
}
