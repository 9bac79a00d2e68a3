/** Settings, stops, keys, and the end of a game: the few things that stand over the table because the user opened them. */
import { run, settle } from "./acting.js";
import { h } from "./dom.js";
import { send } from "./game.js";
import { linksBody } from "./games.js";
import { keysBody } from "./keysdialog.js";
import { STEPS, changed, decision, model } from "./model.js";
import { prefer, preferences } from "./preferences.js";
import { saveRecord } from "./report.js";
import { yieldsBody } from "./yields.js";

const close = () => { model.ui.dialog = ""; changed(); };
const BODIES = { stops, settings, keys: keysBody, yields: yieldsBody, links: linksBody, concede };
const HEADINGS = { stops: "Where to stop", settings: "Settings", keys: "Keys", yields: "Yields, marks and standing answers", links: "Links to this game", concede: "Concede?" };

export function dialog() {
  const open = model.ui.dialog;
  if (!open) return null;
  return h("dialog", { key: open, class: "dialog", "aria-label": HEADINGS[open], made: (node) => queueMicrotask(() => node.isConnected && node.showModal()), onclose: close },
    h("header", null, h("h2", null, HEADINGS[open]), h("button", { type: "button", class: "close", "aria-label": "Close", onclick: close }, "✕")),
    BODIES[open]());
}

function select(label, value, words, choose) {
  return h("select", { "aria-label": label, value, onchange: (event) => choose(event.target.value) }, words.map((word) => (Array.isArray(word) ? word : [word, word])).map(([word, text]) => h("option", { key: word, value: word }, text)));
}

function stops() {
  const table = (model.settings && model.settings.stops) || {};
  const cell = (step, side) => h("td", null, select(`${step}, ${side === "mine" ? "my turn" : "their turn"}`, table[step][side], ["off", "act", "always"],
    (value) => settle({ stops: { [step]: { ...table[step], [side]: value } } })));
  return h("div", { class: "stopsbody" },
    h("p", null, "off: pass · act: stop when something can be done · always: stop"),
    h("p", { class: "buttons" }, ["relaxed", "tournament", "every window"].map((name) => h("button", { key: name, type: "button", onclick: () => send({ t: "preset", name }) }, name))),
    h("table", null, h("thead", null, h("tr", null, ["Step", "My turn", "Their turn", "Pass until"].map((word) => h("th", { key: word, scope: "col" }, word)))),
      h("tbody", null, STEPS.filter(([step]) => table[step]).map(([step, , long]) => h("tr", { key: step }, h("th", { scope: "row" }, long), cell(step, "mine"), cell(step, "theirs"),
        h("td", null, decision() && decision().kind === "priority" && h("button", { type: "button", class: "quiet", "aria-label": `Pass until ${long}`, onclick: () => { close(); run(step); } }, "to here")))))));
}

function tick(label, value, choose) {
  return h("label", { class: "tick" }, h("input", { type: "checkbox", checked: Boolean(value), onchange: (event) => choose(event.target.checked) }), label);
}

function settings() {
  const seat = model.settings || {};
  const mine = (name, value) => { prefer(name, value); changed(); };
  return h("div", { class: "settingsbody" },
    h("h3", null, "Look"),
    h("label", null, "Theme ", select("Theme", preferences.theme, ["auto", "light", "dark"], (value) => mine("theme", value))),
    h("label", null, "Text size ", select("Text size", String(preferences.textSize), ["85", "100", "115", "130", "150"], (value) => mine("textSize", Number(value)))),
    tick("Animation", preferences.animate, (value) => mine("animate", value)),
    tick("Turn tapped cards by a quarter", preferences.turned, (value) => mine("turned", value)),
    tick("Pictures from Scryfall (needs the network)", preferences.pictures, (value) => mine("pictures", value)),
    h("h3", null, "Against slips"),
    tick("Ignore a pass within a quarter second of a new question", preferences.guard, (value) => mine("guard", value)),
    tick("Warn before mana is lost", preferences.warnMana, (value) => mine("warnMana", value)),
    h("h3", null, "Paying"),
    h("label", null, "Show a payment before it is made ", select("Show a payment before it is made", seat.payments || "matters", [["matters", "where sources differ"], ["always", "always"], ["never", "never"], ["by hand", "pay by hand"]], (value) => settle({ payments: value }))),
    h("h3", null, "Passing"),
    tick("Full control: never pass for me", seat.full_control, (value) => settle({ full_control: value })),
    tick("Hold priority after casting", seat.hold, (value) => settle({ hold: value })),
    tick("Bluff: stop as if I could always act", seat.bluff, (value) => settle({ bluff: value })),
    h("label", null, "Their spells and abilities ", select("Their spells and abilities", seat.their_objects || "act", ["act", "always", "off"], (value) => settle({ their_objects: value }))),
    h("label", null, "My spells and abilities ", select("My spells and abilities", seat.my_objects || "off", ["off", "always"], (value) => settle({ my_objects: value }))),
    h("label", null, "Show what I can't answer for ", select("Show what I can't answer for", String(seat.beat || 0), [["0", "no time"], ["0.4", "0.4 s"], ["0.8", "0.8 s"], ["1.5", "1.5 s"], ["3", "3 s"]], (value) => { prefer("beat", Number(value)); settle({ beat: Number(value) }); })),
    h("p", { class: "buttons" }, ["stops", "yields", "keys"].map((name) => h("button", { key: name, type: "button", onclick: () => { model.ui.dialog = name; changed(); } }, `${name[0].toUpperCase()}${name.slice(1)}…`))));
}

function concede() {
  return h("p", { class: "buttons" },
    h("button", { type: "button", class: "primary", onclick: () => { close(); send({ t: "concede", sure: true }); } }, "Concede the game"),
    h("button", { type: "button", onclick: close }, "Play on"));
}

/** Whether this player has asked for the next game and another has not. */
function waitingForThem() {
  const wanted = model.state.over.rematch || {};
  return model.role === "seat" && wanted[model.state.you] && Object.values(wanted).includes(false);
}

/** What is said when the game has ended. */
export function ending() {
  const { state } = model;
  if (!state.over || model.ui.past) return null;
  const won = state.over.winners.includes(state.you);
  const playing = model.role === "seat" || model.role === "both";
  const heading = state.over.winners.length === 0 ? "A draw" : model.role !== "seat" ? `${state.over.winners.map((id) => model.names[id]).join(", ")} won` : won ? "You won" : "You lost";
  const next = state.match && state.match.best_of > 1 && !state.over.match_over;
  const words = next ? "Next game" : "Play again";
  const loser = model.role === "seat" && state.over.winners.length > 0 && !won;
  return h("section", { class: "ending", role: "status", "aria-label": "The game is over" },
    h("h2", null, heading), h("p", null, state.over.text, " ", h("span", { class: "rule" }, state.over.rule)),
    h("p", { class: "buttons" },
      playing && h("button", { type: "button", class: "primary", "data-act": "rematch", onclick: () => send(loser ? { t: "rematch", begin: true } : { t: "rematch" }) }, loser ? `${words}, I begin` : words),
      playing && loser && h("button", { type: "button", "data-act": "rematch-second", onclick: () => send({ t: "rematch", begin: false }) }, `${words}, they begin`),
      waitingForThem() && h("span", { role: "status" }, "Waiting for the other player…"),
      h("button", { type: "button", onclick: () => send({ t: "at", answers: 0 }) }, "Look back"),
      h("button", { type: "button", onclick: saveRecord }, "Save the record"),
      h("button", { type: "button", onclick: () => { location.hash = ""; } }, "New game")));
}
