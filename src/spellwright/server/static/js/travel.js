/** Going through a replay, or one's own game once it is over: a step back, forward, or anywhere. */
import { h } from "./dom.js";
import { send } from "./game.js";
import { changed, model } from "./model.js";

/** Moves by some answers. */
export function travel(by) {
  const { past } = model.ui;
  if (past) go(past.answers + by);
  else if (model.state && by < 0) go(model.state.answers + by);
}

/** Back to now, from one's own past. */
export function toNow() {
  if (!model.ui.past || model.role === "replay") return false;
  present();
  return true;
}

function go(answers) {
  const { past } = model.ui;
  if (past && model.role !== "replay" && !model.state.over && answers >= past.of) return present();
  const wish = { t: "at", answers: Math.max(0, past ? Math.min(answers, past.of) : answers) };
  if (model.role === "replay") wish.as = model.viewer;
  return send(wish);
}

/** The band with the buttons of a replay. */
export function travelBar() {
  const { past, playing } = model.ui;
  if (!past) return null;
  return h("section", { class: "travel", "aria-label": "Replay" },
    h("button", { type: "button", "aria-label": "To the start", onclick: () => go(0) }, "|◀"),
    h("button", { type: "button", "data-act": "back", "aria-label": "A step back", onclick: () => travel(-1) }, "◀"),
    h("button", { type: "button", "aria-label": playing ? "Stop" : "Play", onclick: play }, playing ? "Stop" : "Play"),
    h("button", { type: "button", "data-act": "forward", "aria-label": "A step forward", onclick: () => travel(1) }, "▶"),
    h("button", { type: "button", "aria-label": "To the end", onclick: () => go(past.of) }, "▶|"),
    h("input", { type: "range", min: 0, max: past.of, value: past.answers, "aria-label": "Answers so far", oninput: (event) => go(Number(event.target.value)) }),
    h("output", null, `${past.answers} of ${past.of}`),
    h("span", { class: "told" }, model.role === "replay" ? past.told || "" : `Turn ${past.view.turn}, as you saw it. ${past.told || ""}`),
    model.role === "replay" && h("select", { "aria-label": "Whose view", value: String(model.viewer), onchange: (event) => look(event.target.value) },
      h("option", { value: "all" }, "Everything"), ["1", "2"].map((player) => h("option", { key: player, value: player }, model.names[player])), h("option", { value: "0" }, "A spectator")),
    model.role !== "replay" && h("button", { type: "button", class: "primary", "data-act": "now", onclick: present }, "Now"));
}

function look(viewer) {
  model.viewer = viewer === "all" ? viewer : Number(viewer);
  go(model.ui.past.answers);
}

function present() {
  Object.assign(model.ui, { past: null, playing: false });
  send({ t: "state" });
  changed();
}

function play() {
  model.ui.playing = !model.ui.playing;
  changed();
  if (model.ui.playing) tickOn();
}

function tickOn() {
  const { past, playing } = model.ui;
  if (!playing || !past) return;
  if (past.answers >= past.of) {
    model.ui.playing = false;
    changed();
    return;
  }
  travel(1);
  setTimeout(tickOn, 700);
}
