/** Draws cards from their data: the small tile of the table and the full face. No pictures: a pattern from the name tells cards apart. */
import { h } from "./dom.js";
import { faceOf } from "./model.js";
import { cost, inWords, withSymbols } from "./symbols.js";

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** The name an object goes by on the page. */
export function title(object) {
  if (object.ability_of) return "Ability";
  if (object.hidden && !object.name) return object.face_down || object.zone === "battlefield" ? "Face-down" : "Hidden card";
  return object.name || (object.face_down ? "Face-down" : "Card");
}

/** The type line that an object has now. */
export function typeLine(object) {
  const words = [...(object.supertypes || []), ...(object.types || [])].map(capital).join(" ");
  const kinds = (object.subtypes || []).join(" ");
  return kinds ? `${words} — ${kinds}` : words;
}

/** Which frame: by current colour (one, two, many, none), or land. */
export function frame(object) {
  const colors = object.colors || "";
  if (object.hidden && !object.name) return "back";
  if (colors.length === 0) return (object.types || []).includes("land") ? `land land-${landMark(object)}` : "none";
  return colors.length === 1 ? colors : colors.length === 2 ? `two ${colors}` : "many";
}

/** The mana of its basic land types, or "any". */
export function landMark(object) {
  const made = { Plains: "W", Island: "U", Swamp: "B", Mountain: "R", Forest: "G" };
  return (object.subtypes || []).map((kind) => made[kind] || "").join("") || "any";
}

/** The text that an object has now, a paragraph an ability. */
export function textOf(object) {
  if (object.text && object.text.length) return object.text;
  const face = faceOf(object);
  return face && face.text ? face.text.split("\n") : [];
}

export const isA = (object, type) => (object.types || []).includes(type);

/** Power and toughness, loyalty or defense, if it has any. */
export function numbers(object) {
  if (object.power !== null && object.power !== undefined && isA(object, "creature")) return `${object.power}/${object.toughness}`;
  const counters = object.counters || {};
  if (isA(object, "planeswalker")) return String(counters.loyalty ?? (faceOf(object) || {}).loyalty ?? "");
  if (isA(object, "battle")) return String(counters.defense ?? "");
  return "";
}

/** ▲ or ▼ where power or toughness differ from what is printed. */
export function changedMark(object) {
  const face = faceOf(object);
  if (!face || !isA(object, "creature") || face.power === null || face.power === undefined) return "";
  const now = Number(object.power) + Number(object.toughness);
  const printed = Number(face.power) + Number(face.toughness);
  return Number.isNaN(printed) || now === printed ? "" : now > printed ? "▲" : "▼";
}

/** A number from a name, for its pattern. */
export function hash(text) {
  let value = 2166136261;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  return value >>> 0;
}

/** The band in the place of a picture: an angle and two widths from the card's name. */
export function artStyle(name) {
  const value = hash(name || "");
  return `--angle:${value % 180}deg;--wide:${6 + (value >>> 8) % 14}px;--narrow:${2 + (value >>> 16) % 6}px;--shift:${(value >>> 20) % 100}%`;
}

/** The whole face of an object or printed card. */
export function fullCard(object, printed) {
  const face = printed || faceOf(object) || {};
  const lines = printed ? String(face.text || "").split("\n").filter(Boolean) : textOf(object);
  const length = lines.join(" ").length + 40 * lines.length;
  const size = length < 140 ? "xl" : length < 260 ? "l" : length < 380 ? "m" : length < 520 ? "s" : "xs";
  const name = printed ? face.name : title(object);
  const corner = printed ? printedNumbers(face) : numbers(object) || (object.zone === "battlefield" ? "" : printedNumbers(face));
  return h("article", { class: "card", "data-frame": frame(printed ? asObject(face) : object), "data-text": size, "aria-label": `Card ${name}` },
    h("header", null, h("h3", { "data-long": name.length > 23 || undefined }, name), cost(printed ? face.mana_cost : object.mana_cost || face.mana_cost)),
    h("div", { class: "art", style: artStyle(name), "aria-hidden": "true" }),
    h("p", { class: "type" }, printed ? face.type_line : typeLine(object) || face.type_line || ""),
    lines.length > 0 && h("div", { class: "text" }, lines.map((line) => h("p", null, withSymbols(line)))),
    corner && h("footer", null, corner));
}

function printedNumbers(face) {
  if (face.power !== null && face.power !== undefined && face.power !== "") return `${face.power}/${face.toughness}`;
  return face.loyalty ? String(face.loyalty) : "";
}

function asObject(face) {
  const types = String(face.type_line || "").split("—")[0].toLowerCase().trim().split(" ");
  return { colors: (face.colors || []).join(""), types, subtypes: String(face.type_line || "").split("—")[1]?.trim().split(" ") || [] };
}

/** Everything that a tile tells, as a sentence for those who listen. */
export function spoken(object, count, states) {
  const words = [title(object)];
  if (count > 1) words.push(`${count} of them`);
  if (numbers(object)) words.push(numbers(object));
  if (object.zone === "hand" && object.mana_cost) words.push(inWords(object.mana_cost));
  words.push(...(object.keywords || []), ...states);
  return words.join(", ");
}
