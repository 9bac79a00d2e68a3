/** Draws the symbols of costs and texts (107.4) from parts, so that any `{A/B/P}` has a picture, and says them in words. */
import { h } from "./dom.js";

const WORDS = {
  W: "white", U: "blue", B: "black", R: "red", G: "green", C: "colorless", S: "snow", T: "tap", Q: "untap", E: "energy",
  P: "Phyrexian", X: "X", Y: "Y", Z: "Z", CHAOS: "chaos", TK: "ticket", A: "acorn", H: "half",
};

/** Our own marks on a grid of 20 × 20: a sun, a drop, a skull-like crescent, a flame, a leaf, a diamond… */
const MARKS = {
  W: "M10 6.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6zM9.2 1.8h1.6v3H9.2zM9.2 15.2h1.6v3H9.2zM1.8 9.2h3v1.6h-3zM15.2 9.2h3v1.6h-3z"
    + "M4 5.1 5.1 4l2.1 2.1-1.1 1.1zM12.8 13.9l1.1-1.1L16 14.9 14.9 16zM4 14.9l2.1-2.1 1.1 1.1L5.1 16zM12.8 6.1 14.9 4 16 5.1l-2.1 2.1z",
  U: "M10 2.2c2.6 3.9 5 6.6 5 9.8a5 5 0 0 1-10 0c0-3.2 2.4-5.9 5-9.8z",
  B: "M12.6 2.8a7.4 7.4 0 1 0 4.4 11.4A6.4 6.4 0 0 1 12.6 2.8z",
  R: "M10.6 1.8c.6 3 4.9 5 4.9 10a5.5 5.5 0 0 1-11 .4c0-2.3 1.2-3.7 2.3-5 .2 1.4.7 2 1.3 2.3C7.9 6.5 9.3 4.3 10.6 1.8z",
  G: "M16.5 3.5C8.5 3 4 6.5 4 11.5c0 1 .2 1.9.6 2.7L3 16.8l1.2.9 1.6-2.1c5.7 1.3 10.7-3 10.7-12.1z",
  C: "M10 2.5 16 10l-6 7.5L4 10zM10 6l-3.2 4L10 14l3.2-4z",
  S: "M9.3 2h1.4v16H9.3zM2 9.3h16v1.4H2zM4 5l1-1 11 11-1 1zM15 4l1 1L5 16l-1-1z",
  T: "M4 9a6.3 6.3 0 0 1 9.6-4L15.5 3l.9 6.2-6.1-1 1.7-1.8A4 4 0 0 0 6.2 9.6c-.2 2 1 3.9 3 4.4l-.6 2.1A6.3 6.3 0 0 1 4 9z",
  Q: "M16 9a6.3 6.3 0 0 0-9.6-4L4.5 3l-.9 6.2 6.1-1L8 6.4a4 4 0 0 1 5.8 3.2c.2 2-1 3.9-3 4.4l.6 2.1A6.3 6.3 0 0 0 16 9z",
  E: "M11.5 1.5 4.5 11H9l-1 7.5L15.5 8.5H11z",
  P: "M9.2 2h1.6v2.6a5.5 5.5 0 0 1 0 10.8V18H9.2v-2.6a5.5 5.5 0 0 1 0-10.8zm0 4.2a4 4 0 0 0 0 7.6zm1.6 0v7.6a4 4 0 0 0 0-7.6z",
};

/** Signs of the zones on the same grid. */
export const ICONS = {
  hand: "M2 6l6-2 4 12-6 2zM9 3.5l5 1.2L11.5 14zM15 6l4 2-6 8z",
  library: "M4 2h12v10H4zM4 13.5h12V15H4zM4 16.5h12V18H4z",
  graveyard: "M5 18V8a5 5 0 0 1 10 0v10zM7 9v1.5h6V9z",
  outside: "M2 4h11v4h-2V6H4v8h7v-2h2v4H2zM12 7l6 3-6 3v-2H7V9h5z",
  exile: "M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16zm0 2a6 6 0 0 0-4.7 9.7l8.400-8.400A6 6 0 0 0 10 4zm4.7 2.300-8.400 8.400a6 6 0 0 0 8.400-8.400z",
};

export const icon = (path) => h("svg", { class: "icon", viewBox: "0 0 20 20", "aria-hidden": "true" }, h("path", { d: path, "fill-rule": "evenodd" }));

/** Splits a text into words and `{symbols}`. */
export function parts(text) {
  return String(text || "").split(/(\{[^{}]+\})/).filter(Boolean);
}

/** A text with its symbols drawn. */
export function withSymbols(text) {
  return parts(text).map((part) => (part.startsWith("{") ? symbol(part.slice(1, -1)) : part));
}

/** A cost as a row of symbols, with words for those who listen. */
export function cost(text, className = "cost") {
  if (!text) return null;
  return h("span", { class: className, role: "img", "aria-label": inWords(text) }, withSymbols(text));
}

/** "{2}{R}" → "two generic… red": the symbols of a text as words. */
export function inWords(text) {
  return parts(text).map((part) => (part.startsWith("{") ? wordsOf(part.slice(1, -1)) : part)).join(" ").replace(/ +/g, " ").trim();
}

function wordsOf(inner) {
  if (/^\d+$/.test(inner)) return `${inner} generic`;
  return inner.split("/").map((piece) => WORDS[piece] || piece).join(" or ");
}

/** One symbol: a disc (halved for a hybrid) with a mark of ours, or its letters. */
export function symbol(inner, silent = false) {
  const pieces = inner.toUpperCase().split("/");
  const phyrexian = pieces.includes("P") && pieces.length > 1;
  const halves = pieces.filter((piece) => piece !== "P" || !phyrexian);
  const label = wordsOf(inner);
  const body = halves.length > 1 ? hybrid(halves) : single(halves[0] || inner, phyrexian);
  return h("svg", { class: "symbol", viewBox: "0 0 20 20", role: silent ? undefined : "img", "aria-label": silent ? undefined : label, "aria-hidden": silent ? "true" : undefined, "data-symbol": inner },
    !silent && h("title", null, label), body);
}

function single(piece, phyrexian) {
  const disc = h("circle", { cx: 10, cy: 10, r: 10, class: `disc ${discOf(piece)}` });
  if (phyrexian) return [disc, h("path", { d: MARKS.P, class: "mark", "fill-rule": "evenodd" })];
  if (MARKS[piece]) return [disc, h("path", { d: MARKS[piece], class: "mark", "fill-rule": "evenodd", transform: "translate(1.5 1.5) scale(.85)" })];
  return [disc, h("text", { x: 10, y: 14.6, "text-anchor": "middle", class: "letters", "font-size": piece.length > 1 ? 10 : 13 }, piece)];
}

function hybrid(halves) {
  const [first, second] = halves;
  return [
    h("path", { d: "M17.07 2.93A10 10 0 1 0 2.93 17.07z", class: `disc ${discOf(first)}` }),
    h("path", { d: "M17.07 2.93A10 10 0 0 1 2.93 17.07z", class: `disc ${discOf(second)}` }),
    half(first, "translate(1.6 1.6) scale(.43)", 6), half(second, "translate(9.8 9.8) scale(.43)", 14),
  ];
}

function half(piece, transform, at) {
  if (MARKS[piece]) return h("path", { d: MARKS[piece], class: "mark", "fill-rule": "evenodd", transform });
  return h("text", { x: at, y: at + 3, "text-anchor": "middle", class: "letters", "font-size": 8 }, piece);
}

function discOf(piece) {
  return "WUBRGC".includes(piece) && piece.length === 1 ? `disc-${piece}` : "disc-other";
}
