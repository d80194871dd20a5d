// One tab, one player: the socket, the list of channels and the messages of the one shown.

import { avatar, byId, el } from "./dom.js";
import { Composer } from "./composer.js";
import { closeMenus } from "./menus.js";
import { relative, setNames } from "./markdown.js";
import { isEphemeral, messageView } from "./message.js";
import { openModal } from "./modal.js";

const myName = new URLSearchParams(location.search).get("as");
const QUICK = [["game new", "Start a game"], ["hand", "My hand"], ["game board", "Board"], ["dice roll", "Roll dice"], ["rules search", "Rules"], ["fieldpost about", "About"]];
const CHOICES = 8;
const MODAL = 9;

let state = null;
let here = null;
let commands = [];
let messages = new Map();
let socket = null;
let counter = 0;
const faults = new Map(); // message id -> text
const unread = new Map(); // channel id -> {count, pinged}
const sent = new Map(); // number -> {kind, message, button, resolve, path}
const tokens = new Map(); // token -> the same
const later = (a, b) => (a.length - b.length || (a < b ? -1 : a > b ? 1 : 0));

function send(frame, note = {}) {
  counter += 1;
  sent.set(counter, note);
  socket.send(JSON.stringify({ n: counter, channel: here, ...frame }));
}

const nameOf = (id) => {
  const user = state.users.find((u) => u.id === id);
  return user ? user.global_name || user.username : null;
};
const channelOf = (id) => state.channels.find((c) => c.id === id);

setNames({
  user: nameOf,
  role: (id) => state.roles.find((r) => r.id === id)?.name ?? null,
  channel: (id) => channelOf(id)?.name ?? null,
}, (id) => openChannel(id));

const composer = new Composer({
  state: () => state,
  say: (text) => send({ do: "say", text }),
  slash: (path, options) => send({ do: "slash", path, options }, { kind: "slash", path }),
  complete: (path, focused, typed, options) => new Promise((resolve) => {
    send({ do: "typing", path, focused, typed, options }, { kind: "typing", resolve });
  }),
}, QUICK.map(([path]) => path));

// Messages

function contextOf(message) {
  return {
    state,
    fault: faults.get(message.id),
    menus: commands.filter((c) => c.type === 3),
    dismiss: () => send({ do: "dismiss", message: message.id, channel: message.channel_id }),
    menu: (name) => send({ do: "menu", name, message: message.id }, { kind: "menu", path: name }),
    act: (frame, button) => {
      closeMenus();
      faults.delete(message.id);
      button?.classList.add("busy");
      send({ message: message.id, channel: message.channel_id, ...frame }, { kind: "press", message: message.id, button });
    },
  };
}

const ordered = () => [...messages.values()].sort((a, b) => later(a.id, b.id));
const log = byId("log");
const atBottom = () => log.scrollHeight - log.scrollTop - log.clientHeight < 120;
const toBottom = () => {
  log.scrollTop = log.scrollHeight;
};

function place(node, before, mine) {
  const follow = mine || atBottom();
  before();
  if (!follow) return false;
  toBottom();
  for (const image of node.querySelectorAll("img")) image.addEventListener("load", toBottom);
  return true;
}

const isMine = (message) => message.author.id === state.me || message.interaction_metadata?.user.id === state.me;

function drawMessage(message, fresh = false) {
  const all = ordered();
  const i = all.findIndex((m) => m.id === message.id);
  const node = messageView(message, all[i - 1], contextOf(message));
  const old = log.querySelector(`[data-id="${message.id}"]`);
  const next = log.querySelector(`[data-id="${all[i + 1]?.id}"]`);
  const followed = place(node, () => {
    if (old) old.replaceWith(node);
    else if (next) next.before(node);
    else log.append(node);
  }, fresh && isMine(message));
  if (fresh && !followed) byId("newer").hidden = false;
}

function drawAll(earlier = 0) {
  const all = ordered();
  const channel = channelOf(here);
  const intro = el("div", { className: "intro" }, el("h1", {}, `${channel.type === 1 ? "@" : "#"} ${channel.name}`));
  if (channel.type === 0) intro.append(el("p", {}, `This is the beginning of #${channel.name}. ${channel.topic || ""}`));
  if (channel.type === 1) intro.append(el("p", {}, "Direct messages from the bot: nobody else can read them."));
  if (channel.type === 0 && !all.length) {
    const ways = [["game new", "Start a game", "success"], ["game learn", "Learn by playing", "secondary"]];
    for (const [path, words, style] of ways) {
      const leaf = composer.find(path);
      if (leaf) intro.append(el("button", { type: "button", className: `button ${style} big`, onclick: () => composer.open(leaf) }, words));
    }
  }
  if (earlier > 0) intro.append(el("p", {}, `${earlier} earlier messages are kept but not shown.`));
  log.replaceChildren(intro, ...all.map((m, i) => messageView(m, all[i - 1], contextOf(m))));
  toBottom();
  for (const image of log.querySelectorAll("img")) image.addEventListener("load", toBottom, { once: true });
}

function fault(note, text) {
  const shown = note?.message && messages.get(note.message);
  note?.button?.classList.remove("busy");
  if (shown) {
    faults.set(shown.id, text);
    drawMessage(shown);
  } else {
    toast(text);
  }
}

let toastTimer = 0;
function toast(text) {
  const box = byId("toast");
  box.textContent = text;
  box.hidden = false;
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => { box.hidden = true; }, 7000);
}

// Channels

function channelButton(channel) {
  const mark = unread.get(channel.id);
  const icon = channel.type === 1 ? "@" : channel.type === 0 ? "#" : "└";
  const button = el("button", { type: "button", className: "channel", data: { channel: channel.id }, onclick: () => openChannel(channel.id) },
    el("span", { className: "icon", "aria-hidden": "true" }, icon), el("span", { className: "name" }, channel.name));
  if (channel.id === here) button.setAttribute("aria-current", "page");
  if (channel.type === 12) button.append(el("small", {}, "private"));
  if (channel.type > 10) button.classList.add("thread");
  if (channel.archived) button.classList.add("archived");
  if (mark) {
    button.classList.add("unread");
    button.append(el("span", { className: mark.pinged ? "badge pinged" : "badge", title: `${mark.count} unread` }, String(mark.count)));
  }
  return button;
}

function drawChannels() {
  const rows = [el("h2", {}, "Channels")];
  for (const channel of state.channels.filter((c) => c.type === 0)) {
    rows.push(channelButton(channel));
    rows.push(...state.channels.filter((c) => c.parent_id === channel.id && !c.archived).map(channelButton));
  }
  const asleep = state.channels.filter((c) => c.type > 10 && c.archived);
  if (asleep.length) rows.push(el("details", {}, el("summary", {}, `Archived (${asleep.length})`), ...asleep.map(channelButton)));
  rows.push(el("h2", {}, "Direct messages"));
  const direct = state.channels.filter((c) => c.type === 1);
  rows.push(...direct.map(channelButton));
  if (!direct.length) rows.push(el("button", { type: "button", className: "channel", onclick: () => send({ do: "dm" }) }, el("span", { className: "icon" }, "@"), el("span", { className: "name" }, "fieldpost")));
  byId("channels").replaceChildren(...rows);
  const total = [...unread.values()].reduce((sum, mark) => sum + mark.count, 0);
  document.title = `${total ? `(${total}) ` : ""}${nameOf(state.me)} – Fieldpost sandbox`;
  byId("menu-badge").hidden = !total;
}

function openChannel(id) {
  if (!channelOf(id)) return toast("You cannot see that channel.");
  here = id;
  unread.delete(id);
  faults.clear();
  messages = new Map();
  document.body.classList.remove("drawer");
  history.replaceState(null, "", `#${id}`);
  byId("newer").hidden = true;
  const channel = channelOf(id);
  byId("title").textContent = channel.name;
  byId("title-icon").textContent = channel.type === 1 ? "@" : channel.type > 10 ? "└" : "#";
  byId("topic").textContent = channel.topic || (channelOf(channel.parent_id) ? `Thread in #${channelOf(channel.parent_id).name}` : "");
  byId("composer-input").placeholder = `Message ${channel.type === 1 ? "@" : "#"}${channel.name}, or / for commands`;
  composer.clear();
  drawChannels();
  send({ do: "open", channel: id });
}

// The bar and the hints

function drawBar() {
  const tabs = state.players.map((p) => {
    const link = el("a", { href: `/?as=${encodeURIComponent(p.username)}`, target: `fieldpost-${p.username}`, title: `Open ${p.global_name}'s tab` }, avatar(p), el("span", {}, p.global_name));
    if (p.id === state.me) link.setAttribute("aria-current", "true");
    return link;
  });
  byId("players").replaceChildren(...tabs);
  const me = state.players.find((p) => p.id === state.me);
  byId("me").replaceChildren(avatar(me), el("span", {}, el("strong", {}, me.global_name), el("small", {}, "This tab is this player")));
  byId("locale").value = state.locale;
  byId("dms").checked = state.accepts_dms;
  byId("guild").textContent = state.guild;
}

function drawHints() {
  const quick = QUICK.map(([path, label]) => [composer.find(path), label]).filter(([leaf]) => leaf).slice(0, 4);
  byId("quick").replaceChildren(...quick.map(([leaf, label]) => el("button", { type: "button", className: "button secondary small-button", title: `/${leaf.shown}`, onclick: () => composer.open(leaf) }, label)));
  byId("hints").hidden = localStorage.getItem("fieldpost-hints") === "off";
  const online = byId("online");
  online.textContent = state.online ? "Bot online" : "Bot offline";
  online.classList.toggle("off", !state.online);
}

// What the server tells

const heard = {
  state(frame) {
    state = frame;
    drawBar();
    const wanted = location.hash.slice(1);
    openChannel(channelOf(wanted) ? wanted : here && channelOf(here) ? here : state.channels[0].id);
  },
  channels(frame) {
    state.channels = frame.channels;
    if (!channelOf(here)) openChannel(state.channels[0].id);
    drawChannels();
  },
  opened: (frame) => openChannel(frame.channel),
  commands: () => here && send({ do: "open" }),
  online(frame) {
    state.online = frame.online;
    drawHints();
  },
  history(frame) {
    if (frame.channel !== here) return;
    commands = frame.commands;
    composer.setCommands(commands, state.locale);
    messages = new Map(frame.messages.map((m) => [m.id, m]));
    drawHints();
    drawAll(frame.earlier);
  },
  message(frame) {
    const { message } = frame;
    if (message.channel_id === here) {
      faults.delete(message.id);
      messages.set(message.id, message);
      drawMessage(message, frame.new);
      if (!document.hidden) return;
    }
    if (!frame.new || message.author.id === state.me || isEphemeral(message)) return;
    const mark = unread.get(message.channel_id) || { count: 0, pinged: false };
    mark.count += 1;
    mark.pinged ||= message.mentions.some((u) => u.id === state.me) || channelOf(message.channel_id)?.type === 1;
    unread.set(message.channel_id, mark);
    drawChannels();
  },
  gone(frame) {
    messages.delete(frame.id);
    log.querySelector(`[data-id="${frame.id}"]`)?.remove();
  },
  sent(frame) {
    tokens.set(frame.token, sent.get(frame.n) || {});
    sent.delete(frame.n);
  },
  answered(frame) {
    const note = tokens.get(frame.token);
    note?.button?.classList.remove("busy");
    if (frame.response === CHOICES) note?.resolve?.(frame.choices);
    if (frame.response === MODAL && note) showModal(frame);
    if (note?.dialog) note.dialog.close();
  },
  failed(frame) {
    const note = tokens.get(frame.token);
    if (note?.resolve) return note.resolve([]);
    const text = note?.kind === "press" ? "This interaction failed" : "The application did not respond";
    if (note?.dialog) return note.dialog.refuse("Something went wrong. Try again.");
    return fault(note, text);
  },
  refused(frame) {
    const note = sent.get(frame.n);
    sent.delete(frame.n);
    if (note?.resolve) note.resolve([]);
    else if (note?.dialog) note.dialog.refuse(frame.text);
    else fault(note, frame.text);
  },
};

function showModal(frame) {
  openModal(frame.modal, state, (fields, dialog) => send({ do: "submit", token: frame.token, fields }, { kind: "submit", dialog }));
}

function connect() {
  socket = new WebSocket(`ws://${location.host}/socket?as=${encodeURIComponent(myName)}`);
  socket.onmessage = (event) => {
    const frame = JSON.parse(event.data);
    heard[frame.t]?.(frame);
  };
  socket.onopen = () => { byId("lost").hidden = true; };
  socket.onclose = () => {
    byId("lost").hidden = false;
    setTimeout(connect, 1000);
  };
}

log.onscroll = () => {
  if (atBottom()) byId("newer").hidden = true;
};
byId("newer").onclick = toBottom;
byId("drawer").onclick = () => document.body.classList.toggle("drawer");
byId("shade").onclick = () => document.body.classList.remove("drawer");
byId("hide-hints").onclick = () => {
  localStorage.setItem("fieldpost-hints", "off");
  drawHints();
};
byId("help").onclick = () => {
  localStorage.removeItem("fieldpost-hints");
  drawHints();
};
byId("locale").onchange = byId("dms").onchange = () => {
  state.locale = byId("locale").value;
  state.accepts_dms = byId("dms").checked;
  send({ do: "settings", locale: state.locale, accepts_dms: state.accepts_dms });
  composer.setCommands(commands, state.locale);
  drawHints();
};
document.addEventListener("visibilitychange", () => {
  if (document.hidden || !state || !unread.delete(here)) return;
  drawChannels();
});
document.addEventListener("keydown", (event) => {
  const typing = /INPUT|TEXTAREA|SELECT/.test(document.activeElement.tagName);
  if (event.key === "/" && !typing && !document.querySelector("dialog[open]")) byId("composer-input").focus();
});
setInterval(() => {
  for (const node of document.querySelectorAll("time[data-relative]")) node.textContent = relative(Number(node.dataset.relative));
}, 15000);
window.name = `fieldpost-${myName}`;
connect();
