/** The side column: stack, log, and the inspected card with its why and why not. On a phone each is a sheet. */
import { askWhy, askWhyNot, act } from "./acting.js";
import { fullCard, title } from "./cardface.js";
import { h } from "./dom.js";
import { answer } from "./game.js";
import { lights } from "./light.js";
import { calling, changed, model, objects, view, optionsOf, nameOf } from "./model.js";
import { preferences, prefer } from "./preferences.js";
import { panel } from "./panel.js";
import { room } from "./room.js";
import { withSymbols } from "./symbols.js";
import { markSelect, yieldButton } from "./yields.js";

const SHOWN = 300;

export function side() {
  return h("aside", { class: "side", "aria-label": "Stack, log, card" }, stack(), log(), inspector(), !room.phone && panel());
}

function stack() {
  const entries = [...view().stack].reverse();
  return h("section", { class: "stack", key: "stack", "data-sheet": model.ui.sheet === "stack" || undefined, "data-empty": entries.length === 0 || undefined, "aria-label": `Stack, ${entries.length} objects` },
    h("h2", null, `Stack (${entries.length})`, closer("stack")),
    h("ol", null, entries.map((object, at) => h("li", { key: object.id }, stackEntry(object, entries.length - at), yieldButton(object, at === 0)))),
    entries.length === 0 && model.ui.justNow.length > 0 && h("p", { class: "just", key: model.ui.justNow.join() }, "Just now: ", withSymbols(model.ui.justNow.join(". "))));
}

function stackEntry(object, place) {
  const ability = Boolean(object.ability_of);
  const words = ability ? `Ability of ${calling(object.ability_of)}` : title(object);
  const targets = (object.targets || []).map(calling);
  return h("button", {
    type: "button", class: "entry", "data-id": object.id, "data-ids": String(object.id), "data-can": optionsOf(object.id).length ? "use" : undefined,
    onclick: () => act([object.id]),
  }, h("b", null, `${place} `), h("span", { class: "who" }, `${nameOf(object.controller)}: `), words,
  (object.x > 0 || (object.mana_cost || "").includes("{X}")) && ` X = ${object.x || 0}`, targets.length > 0 && ` → ${targets.join(", ")}`,
  ability && (object.text || []).map((line) => h("span", { class: "small", key: line }, withSymbols(line))));
}

function log() {
  const lines = model.log.filter((line) => line.level <= preferences.level).slice(-SHOWN);
  const rows = [];
  let turn = null;
  for (const line of lines) {
    if (line.turn !== turn) {
      turn = line.turn;
      rows.push(h("li", { key: `turn${turn}`, class: "turn" }, line.what === "BeginTurn" ? `Turn ${line.text.replace(/^turn /, "")} ` : `Turn ${turn} `, line.what === "BeginTurn" && whyButton(line)));
    }
    if (line.what !== "BeginTurn") rows.push(logLine(line));
  }
  return h("section", { class: "log", key: "log", "data-sheet": model.ui.sheet === "log" || undefined, "aria-label": "Log" },
    h("h2", null, "Log", levels(), h("button", { type: "button", class: "quiet", "data-act": "copy-log", onclick: copyLog }, "Copy"), closer("log")),
    h("ol", { tabindex: 0, "aria-label": "What happened", "data-count": rows.length }, rows));
}

function logLine(line) {
  return h("li", { key: `n${line.n}`, "data-auto": line.auto || undefined, "data-level": line.level, ...lights(line.object), style: `--depth:${Math.min(line.depth || 0, 4)}` },
    h("span", null, withSymbols(line.text)), " ", whyButton(line));
}

function whyButton(line) {
  return line.rule && h("button", { type: "button", class: "rule", tabindex: -1, "data-why": line.n, "aria-label": `Rule ${line.rule}: why?`, onclick: () => askWhy(line.n) }, line.rule);
}

/** The log as text, indented as shown, for a message to somebody. */
async function copyLog() {
  const text = model.log.filter((line) => line.level <= preferences.level).map((line) => `${"  ".repeat(line.depth || 0)}${line.text}${line.rule ? ` (${line.rule})` : ""}`).join("\n");
  try {
    await navigator.clipboard.writeText(text);
    model.ui.notice = "The log is copied.";
  } catch {
    model.ui.notice = "This browser lets no page copy.";
  }
  changed();
}

function levels() {
  return h("select", { "aria-label": "How much the log tells", value: String(preferences.level), onchange: (event) => { prefer("level", Number(event.target.value)); changed(); } },
    ["brief", "plain", "everything"].map((word, at) => h("option", { key: word, value: String(at + 1) }, word)));
}

function closer(sheet) {
  return h("button", { type: "button", class: "close sheetonly", "aria-label": "Close", onclick: () => { model.ui.sheet = sheet === model.ui.sheet ? "" : model.ui.sheet; changed(); } }, "✕");
}

function inspector() {
  const { ui } = model;
  const object = objects().get(ui.inspected);
  return h("section", { class: "inspect", key: "inspect", "data-sheet": ui.sheet === "inspect" || undefined, "aria-label": "Card" },
    h("h2", null, ui.why ? "Why" : ui.pinned ? "Card (pinned)" : "Card",
      (ui.pinned || ui.why || ui.sheet === "inspect") && h("button", { type: "button", class: "close", "aria-label": "Close", onclick: closeInspector }, "✕")),
    ui.why ? why(ui.why) : object ? inspected(object) : h("p", { class: "hint" }, "Point at a card to read it. Click what cannot be used to learn why."));
}

export function closeInspector() {
  Object.assign(model.ui, { pinned: false, why: null, whyNot: null, inspected: 0, sheet: "" });
  changed();
}

function inspected(object) {
  const { ui } = model;
  const whyNot = ui.whyNot && ui.whyNot.object === object.id ? ui.whyNot : null;
  return h("div", { class: "inspected" },
    whyNot && h("div", { class: "whynot", role: "status" }, h("h3", null, `Why can't I use ${title(object)}?`),
      whyNot.reasons.length === 0 ? h("p", null, "Nothing forbids it.") : whyNot.reasons.map((reason, at) => h("p", { key: at },
        withSymbols(reason.text), " ", h("span", { class: "rule", title: reason.heading }, reason.rule)))),
    picture(object) || fullCard(object),
    now(object),
    waysOf(object), ui.pinned && markSelect(object),
    ui.inspect && layers(ui.inspect),
    !whyNot && model.role !== "replay" && !ui.past && optionsOf(object.id).length === 0 && h("button", { type: "button", class: "quiet", "data-act": "why-not", onclick: () => askWhyNot(object.id) }, "Why can't I?"));
}

/** Every way to use it now, with its price. */
function waysOf(object) {
  const ways = model.ui.draft ? [] : optionsOf(object.id);
  if (ways.length === 0 || ways.length > 12) return null;
  return h("div", { class: "options", role: "group", "aria-label": `Ways to use ${title(object)}` }, ways.map((option) => h("button", {
    key: option.index, type: "button", class: "option", onclick: () => answer(option),
  }, withSymbols([option.text, option.way && !option.text.includes(option.way) ? `(${option.way})` : "", option.cost].filter(Boolean).join(" ")))));
}

/** Scryfall's picture of the whole card, only where the user asked for pictures. */
function picture(object) {
  if (!preferences.pictures || !object.name || object.token || model.ui.noPicture === object.name) return null;
  return h("img", {
    class: "picture", alt: `${object.name}: see the text below`, src: `https://api.scryfall.com/cards/named?format=image&exact=${encodeURIComponent(object.name)}`,
    onerror: () => { model.ui.noPicture = object.name; changed(); },
  });
}

function now(object) {
  const words = [];
  if (object.tapped) words.push("tapped");
  if (object.damage) words.push(`${object.damage} damage marked`);
  if (object.attacking) words.push(`attacking ${calling(object.attacking)}`);
  if ((object.blocking || []).length) words.push(`blocking ${object.blocking.map(calling).join(", ")}`);
  if (object.attached_to) words.push(`attached to ${calling(object.attached_to)}`);
  for (const [kind, count] of Object.entries(object.counters || {})) words.push(`${kind} counters: ${count}`);
  if ((object.targets || []).length) words.push(`targets ${object.targets.map(calling).join(", ")}`);
  if ((object.declined || []).length) words.push(`not understood: ${object.declined.map((one) => one.words || one).join("; ")}`);
  return words.length ? h("p", { class: "now" }, words.join(" · ")) : null;
}

/** What made it what it is, layer by layer; its keywords; and what the engine read in its text. */
function layers({ layers: told = [], card }) {
  return h("div", { class: "layers" },
    told.length > 0 && h("div", null, h("h3", null, "What made it so, layer by layer"), h("ol", null, told.map((one, at) => h("li", { key: at }, layer(one))))),
    card && card.keywords && card.keywords.length > 0 && h("dl", { class: "keywords" }, card.keywords.map((one) => [
      h("dt", { key: `t${one.rule}` }, one.name, " ", h("span", { class: "rule" }, one.rule)), h("dd", { key: `d${one.rule}` }, withSymbols(one.summary)),
    ])),
    card && (card.unread || []).length > 0 && h("p", null, "Not understood: ", card.unread.map((one, at) => h("span", { key: at, class: "unread" }, one.words || one, " "))),
    card && (card.words || []).length > 0 && h("details", null, h("summary", null, "What the engine read"), h("pre", { tabindex: 0, "aria-label": "Words of the card" }, card.words.join("\n"))));
}

function layer(one) {
  return [h("b", { class: "number" }, one.layer), " ", h("span", lights(one.source), one.cause), ": ", withSymbols(one.changes.join(", ")), " ",
    h("span", { class: "rule" }, one.rule), one.text && h("span", { class: "small" }, withSymbols(one.text))];
}

function why(message) {
  const list = (heading, lines) => lines && lines.length > 0 && h("div", { key: heading }, h("h3", null, heading), h("ul", null, lines.map((line, at) => h("li", { key: at }, withSymbols(sentence(line))))));
  return h("div", { class: "why", role: "status" },
    h("p", null, h("b", null, withSymbols(message.text))),
    h("p", null, h("span", { class: "rule" }, message.rule), ` ${message.heading || ""}`),
    message.source && h("p", null, "Source: ", withSymbols(sentence(message.source))),
    list("Applied, in this order", message.applied), list("Looked, but could not apply", message.could_not));
}

function sentence(line) {
  if (typeof line === "number") return calling(line);
  return typeof line === "string" ? line : line.text || line.words || JSON.stringify(line);
}
