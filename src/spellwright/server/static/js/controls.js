/** The bar of controls: pass or confirm, runs, holding, undo; and the line that says who is waited for. */
import { pass, passWords, redo, run, settle, statusWords, stopRun, undo } from "./acting.js";
import { h } from "./dom.js";
import { send, stay } from "./game.js";
import { keyHint } from "./keylist.js";
import { changed, decision, model, nameOf } from "./model.js";
import { confirmButton } from "./panel.js";
import { withSymbols } from "./symbols.js";

/** The bar below the table. */
export function controls() {
  const { state, ui } = model;
  const open = decision();
  const priority = open && open.kind === "priority";
  const playing = model.role === "seat" || model.role === "both";
  return h("footer", { class: "controls", "aria-label": "Controls" },
    h("p", { class: "status", "data-mine": Boolean(open) || undefined, "data-over": Boolean(state.over) || undefined }, state.over && !ui.past ? "" : withSymbols(statusWords()),
      ui.notice && h("span", { class: "notice" }, withSymbols(ui.notice)), passedWords()),
    state.run && h("p", { class: "running" }, `Passing until ${untilWords(state.run.until)} `,
      h("button", { type: "button", onclick: stopRun }, "Stop", h("kbd", { "aria-hidden": "true" }, "Esc"))),
    state.beat > 0 && h("p", { class: "running beat", key: `beat${state.v}`, style: `--beat:${state.beat}s` }, "Nothing to answer with: it resolves in a moment ", h("button", { type: "button", "data-act": "stay", onclick: stay }, "Stay")),
    askedToUndo(),
    playing && !state.over && h("div", { class: "buttons" },
      h("button", { type: "button", class: "sheetbutton", "aria-label": "More", onclick: () => toggleSheet("more") }, "☰"),
      h("button", { type: "button", "data-act": "undo", disabled: !(state.undo && state.undo.can), onclick: undo }, "Undo", keyHint("undo")),
      h("button", { type: "button", class: "extra", "data-act": "redo", disabled: !(state.undo && state.undo.redo), onclick: redo, title: "Redo", "aria-label": "Redo" }, "↷", keyHint("redo")),
      h("button", { type: "button", "data-act": "hold", "aria-pressed": String(ui.hold), onclick: () => { ui.hold = !ui.hold; changed(); } }, "Hold", keyHint("hold")),
      h("button", { type: "button", class: "extra", "data-act": "full", "aria-pressed": String(Boolean(model.settings && model.settings.full_control)), onclick: fullControl }, "Full control", keyHint("full")),
      priority && h("button", { type: "button", class: "extra", "data-act": "turn", onclick: (event) => run("turn", event.shiftKey) }, endWords(), keyHint("turn")),
      priority && h("button", { type: "button", class: "extra", "data-act": "my-turn", onclick: (event) => run("my turn", event.shiftKey) }, "To my turn", keyHint("mine")),
      priority && state.view.stack.length > 1 && h("button", { type: "button", class: "extra", "data-act": "stack", onclick: (event) => run("stack", event.shiftKey) }, "Resolve all", keyHint("stack")),
      priority && h("button", {
        key: "pass", type: "button", class: "primary", "data-act": "pass", "data-blink": ui.blink || undefined, onclick: pass,
      }, passWords(), keyHint("pass")),
      confirmButton()));
}

function endWords() {
  const { active, step } = model.state.view;
  const before = ["upkeep", "draw", "precombat main", "beginning of combat"].includes(step);
  return active === model.state.you && before ? "End turn, no attack" : "End turn";
}

export const fullControl = () => settle({ full_control: !(model.settings && model.settings.full_control) });

export function toggleSheet(name) {
  model.ui.sheet = model.ui.sheet === name ? "" : name;
  changed();
}

function untilWords(until) {
  return { stack: "the stack is empty", turn: "the turn ends", "my turn": "my turn" }[until] || until;
}

/** Why windows were passed for the user since the last stop. */
function passedWords() {
  const auto = (model.state.auto || []).filter((one) => one.player === model.state.you);
  if (!auto.length || model.state.log_reset) return null; // with the whole log come all passes there were
  const last = auto[auto.length - 1];
  return h("span", { class: "passed", title: auto.map((one) => `${one.step}: ${one.why}`).join("\n") },
    `passed for you: ${auto.length === 1 ? `${last.step} (${last.why})` : `${auto.length} times, last ${last.step} (${last.why})`}`);
}

function askedToUndo() {
  const { asked } = model.ui;
  if (!asked) return null;
  const reply = (agree) => () => { model.ui.asked = null; send({ t: "undo_reply", agree }); changed(); };
  return h("p", { class: "running", role: "alertdialog", "aria-label": "Take back?" }, `${asked.text || `${nameOf(asked.by)} wants to take something back.`} `,
    h("button", { type: "button", onclick: reply(true) }, "Agree"), h("button", { type: "button", onclick: reply(false) }, "Refuse"));
}
