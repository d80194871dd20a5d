// The four players, and whether the bot is there.

import { avatar, byId, el } from "./dom.js";

async function draw() {
  const { players, online } = await (await fetch("/players")).json();
  const seats = players.map((p) => el("a", { className: "seat", href: `/?as=${encodeURIComponent(p.username)}`, target: `fieldpost-${p.username}` }, avatar(p), el("strong", {}, p.global_name), el("span", {}, `Open ${p.global_name} ↗`)));
  byId("seats").replaceChildren(...seats);
  byId("status").textContent = online ? "The bot is online." : "The bot is not logged in yet.";
  byId("status").classList.toggle("off", !online);
  if (!online) setTimeout(draw, 2000);
}

draw();
