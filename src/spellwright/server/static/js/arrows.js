/** One layer of arrows over the table: from the stack to its targets, from blockers to what they block, from planned attackers. */
import { h, patch } from "./dom.js";
import { model, view } from "./model.js";

let layer = null;

/** Draws all arrows anew; positions are read first, then written together. */
export function drawArrows() {
  if (!layer) {
    layer = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    layer.setAttribute("class", "arrows");
    layer.setAttribute("aria-hidden", "true");
    document.body.append(layer);
  }
  patch(layer, view() ? pairs().map(arrow).filter(Boolean) : []);
}

export function clearArrows() {
  if (layer) patch(layer, []);
}

function pairs() {
  const found = [];
  for (const object of view().stack) for (const id of object.targets || []) found.push([object.id, id, "target"]);
  for (const object of view().battlefield) {
    for (const id of object.blocking || []) found.push([object.id, id, "block"]);
  }
  const { draft } = model.ui;
  if (draft) for (const [from, to] of draft.picks) found.push([from, to, draft.kind]);
  const unlike = new Map(found.map((pair) => [pair.join(" "), pair]));
  return [...unlike.values()].slice(0, 60);
}

/** Where an arrow touches an object: the near edge of a tile or player, the left edge of an entry of the stack. */
function edge(id, other) {
  const at = middle(id);
  if (!at || !other) return at;
  if (at.entry) return { x: at.left, y: at.y };
  const up = other.y < at.y;
  return Math.abs(other.y - at.y) < at.height ? at : { x: at.x, y: at.y + (up ? -1 : 1) * (at.height / 2 - 6) };
}

function middle(id) {
  const nodes = document.querySelectorAll(`[data-ids~="${id}"], .player[data-id="${id}"]`);
  for (const node of nodes) {
    const box = node.getBoundingClientRect();
    if (box.width && box.bottom > 0 && box.top < innerHeight) return { x: box.left + box.width / 2, y: box.top + box.height / 2, left: box.left, height: box.height, entry: node.matches(".entry") };
  }
  return null;
}

function arrow([from, to, kind]) {
  const start = edge(from, middle(to));
  const end = edge(to, middle(from));
  if (!start || !end) return null;
  const bend = Math.min(60, Math.abs(end.y - start.y) / 3 + 12);
  const tilt = Math.atan2(end.y - start.y + bend, end.x - start.x);
  const head = [-0.45, 0.45].map((turn) => `L${end.x - 12 * Math.cos(tilt + turn)} ${end.y - 12 * Math.sin(tilt + turn)} M${end.x} ${end.y}`).join(" ");
  return h("path", {
    key: `${from} ${to} ${kind}`, class: `arrow ${kind}`,
    d: `M${start.x} ${start.y} Q${(start.x + end.x) / 2} ${(start.y + end.y) / 2 - bend} ${end.x} ${end.y} M${end.x} ${end.y} ${head}`,
  });
}
