// Small helpers. Text always goes in as text, never as markup.

export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null) continue;
    if (key === "data") Object.assign(node.dataset, value);
    else if (key.startsWith("aria-") || key === "role" || key === "for") node.setAttribute(key, value);
    else node[key] = value;
  }
  node.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

export const byId = (id) => document.getElementById(id);

const HUES = [210, 150, 25, 280, 350, 185, 50, 320];

export function avatar(user) {
  const name = user.global_name || user.username;
  const node = el("span", { className: "avatar", "aria-hidden": "true" }, name[0].toUpperCase());
  if (user.bot) node.classList.add("bot");
  else {
    const hue = HUES[user.username.codePointAt(0) % HUES.length];
    node.style.backgroundColor = `hsl(${hue} 45% 42%)`;
  }
  return node;
}

export const colour = (number) => `#${number.toString(16).padStart(6, "0")}`;

export function readFile(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ name: file.name, data: reader.result.split(",")[1] || "" });
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
