/** One permanent, card in hand or pile of equal ones on the table, as a button. */
import { h } from "./dom.js";
import { changedMark, artStyle, frame, isA, landMark, numbers, spoken, textOf, title, typeLine } from "./cardface.js";
import { calling, decision, model, optionsOf } from "./model.js";
import { payment, pays, wishFor } from "./pay.js";
import { cost, symbol, withSymbols } from "./symbols.js";

const SIGNS = {
  flying: "✈", reach: "⇡", haste: "»", vigilance: "◉", trample: "⇶", deathtouch: "☠", lifelink: "♥", "first strike": "⚔",
  "double strike": "⚔⚔", menace: "⋔", defender: "▣", hexproof: "◇", indestructible: "∞", ward: "◈", flash: "ϟ", shroud: "◇",
};

/** What can be done with a tile now: "use", "mana", "target" or nothing. */
export function canDo(ids) {
  const open = decision();
  if (!open) return "";
  const draft = model.ui.draft;
  if (draft) return ids.some((id) => draft.may.has(id) || draft.towards.has(id)) ? "use" : "";
  if (payment()) return wishFor(ids) ? "use" : "";
  const options = ids.flatMap(optionsOf);
  if (options.length === 0) return "";
  return options.every((option) => option.mana) && open.kind === "priority" ? "mana" : "use";
}

/** The states of an object in words, most telling first. */
export function statesOf(object, ids) {
  const words = [];
  if (object.tapped) words.push("tapped");
  if (object.sick && isA(object, "creature")) words.push("summoning sick");
  if (object.attacking) words.push(`attacking ${calling(object.attacking)}`);
  for (const id of object.blocking || []) words.push(`blocking ${calling(id)}`);
  if (object.attached_to) words.push(`attached to ${calling(object.attached_to)}`);
  if (object.damage) words.push(`${object.damage} damage`);
  for (const [kind, count] of Object.entries(object.counters || {})) words.push(`${count} ${kind} counters`);
  if (object.phased_out) words.push("phased out");
  const picked = drafted(ids);
  if (picked.length) words.push(`${picked.length === ids.length ? "chosen" : `${picked.length} chosen`}: ${model.ui.draft.kind}`);
  if (pays(ids)) words.push("will pay");
  if (canDo(ids)) words.push(pays(ids) ? "can be spared" : "can be used");
  return words;
}

const drafted = (ids) => (model.ui.draft ? ids.filter((id) => model.ui.draft.picks.has(id)) : []);

/** Draws a tile of a width and height; only the largest bear their text. */
export function tile(pile, [width, height], reached = false) {
  const { object, ids } = pile;
  const can = canDo(ids);
  const large = width >= 112 && height >= 120;
  const picked = drafted(ids);
  const name = title(object);
  return h("button", {
    key: pile.key, type: "button", class: "tile", "data-id": ids[0], "data-ids": ids.join(" "), "data-frame": frame(object),
    "data-can": can || undefined, "data-tapped": object.tapped || undefined, "data-attacking": Boolean(object.attacking) || undefined,
    "data-chosen": picked.length > 0 || undefined, "data-attached": Boolean(object.attached_to) || undefined,
    "data-about": isAbout(ids) || undefined, "data-pile": ids.length > 1 || undefined, "data-pays": pays(ids) || undefined, "data-token": object.token || undefined,
    "data-spot": model.ui.spot && ids.includes(model.ui.spot) || undefined, "data-artifact": isA(object, "artifact") || undefined,
    "data-sick": object.sick && isA(object, "creature") || undefined, "data-huge": width >= 156 || undefined, "data-size": large ? "large" : width >= 80 ? "medium" : "small",
    tabindex: can || reached ? 0 : -1, "aria-label": spoken(object, ids.length, statesOf(object, ids)),
  },
  h("span", { class: "name", "data-long": !large && name.split(" ").some((word) => word.length > 7) || undefined }, large ? h("span", { class: "words" }, name) : name,
    (width >= 80 || object.zone === "hand") && cost(object.mana_cost)),
  height >= 80 && h("span", { class: "art", style: artStyle(name) }, landSigns(object)),
  large && h("span", { class: "type" }, typeLine(object)),
  large && h("span", { class: "text" }, textOf(object).map((line) => h("span", null, withSymbols(line)))),
  h("span", { class: "signs" }, height < 80 && landSigns(object), signs(object, picked, ids)),
  numbers(object) && h("span", { class: "numbers", "data-changed": changedMark(object) || undefined },
    changedMark(object), numbers(object)),
  ids.length > 1 && h("span", { class: "count" }, `×${ids.length}`));
}

/** In the place of a picture, lands show what they are there for. */
function landSigns(object) {
  if (!isA(object, "land") || object.hidden) return null;
  const marks = landMark(object);
  return marks === "any" ? null : [...marks].map((letter) => symbol(letter, true));
}

function isAbout(ids) {
  const open = decision();
  return open && open.about > 9 && ids.includes(open.about);
}

function signs(object, picked, ids) {
  const found = [];
  if (object.tapped) found.push("⤵");
  if (pays(ids)) found.push("◆");
  if (object.attacking) found.push("➤");
  if ((object.blocking || []).length) found.push("⛨");
  if (object.attached_to) found.push("↳");
  if (object.copy) found.push("⧉");
  if (object.sick && isA(object, "creature")) found.push("☾");
  if (picked.length) found.push(ids.length > 1 ? `✓${picked.length}` : "✓");
  if (object.damage) found.push(`✸${object.damage}`);
  for (const [kind, count] of Object.entries(object.counters || {})) {
    if (kind !== "loyalty" || !isA(object, "planeswalker")) found.push(`${kind.slice(0, 5)}${count > 1 ? `×${count}` : ""}`);
  }
  if (object.zone === "battlefield") for (const word of object.keywords || []) found.push(SIGNS[word.split(" ").length > 2 ? word.split(" ")[0] : word] || "");
  if ((object.declined || []).length) found.push("⚠");
  return found.filter(Boolean).slice(0, 7).map((sign, at) => h("i", { key: `${sign}${at}` }, sign));
}
