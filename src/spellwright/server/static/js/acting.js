/** Turns clicks and keys on things of the table into answers. What can be done comes from the server's options alone. */
import { allOrNone, aim, plan, setCount, toggle } from "./draft.js";
import { sharesDone, sharesPlan, sharesWords } from "./divide.js";
import { answer, send, slipped } from "./game.js";
import { STEPS, changed, decision, model, nameOf, objects, optionsOf, stepName, view } from "./model.js";
import { orderPlan, ordering } from "./order.js";
import { payment, wishFor } from "./pay.js";
import { preferences } from "./preferences.js";
import { chooseSeveral, howMany } from "./several.js";

/** A click (or Enter) on a tile or player: does the one thing possible, opens a menu for several, or asks why not. */
export function act(ids, { all = false, at = null } = {}) {
  const { ui } = model;
  if (ui.draft && decision()) return actInDraft(ids, all);
  if (payment()) return wishFor(ids, all) ? answer(wishFor(ids, all)) : notPossible(ids);
  if (ids.length > 1 && decision() && decision().kind !== "priority") {
    const count = howMany(ids, all);
    if (count > 1) return chooseSeveral(ids, count);
  }
  const options = ids.flatMap((id) => optionsOf(id).slice(0)).filter(firstOfKind());
  if (options.length === 0) return notPossible(ids);
  if (options.length === 1 && !(options[0].kind === "special" && decision().kind === "priority")) return answer(options[0]);
  ui.menu = { ids, options, at };
  return changed();
}

/** Of equal cards in a pile each way is offered once. */
function firstOfKind() {
  const seen = new Set();
  return (option) => {
    const key = `${option.kind} ${option.text} ${option.way} ${option.cost}`;
    return seen.has(key) ? false : Boolean(seen.add(key));
  };
}

function actInDraft(ids, all) {
  const { draft } = model.ui;
  const may = ids.filter((id) => draft.may.has(id));
  if (may.length === 0) return ids.some((id) => draft.towards.has(id)) ? aimAt(ids) : notPossible(ids);
  const inside = may.filter((id) => draft.picks.has(id));
  if (model.ui.digits) {
    setCount(may, Math.min(Number(model.ui.digits), may.length));
    model.ui.digits = "";
  } else if (all && draft.kind === "attack") setCount(may, inside.length === may.length ? 0 : may.length);
  else if (draft.kind === "block" && draft.towardsNow && !inside.length && canBlock(may[0], draft.towardsNow)) {
    draft.picks.set(may[0], draft.towardsNow);
  } else toggle(inside.length < may.length && may.length > 1 ? may.find((id) => !draft.picks.has(id)) : may[0]);
  return tryPlan();
}

function canBlock(id, attacker) {
  const question = model.ui.draft.questions.find((one) => one.about === id);
  return Boolean(question) && question.ids.includes(attacker);
}

function aimAt(ids) {
  aim(ids.find((id) => model.ui.draft.towards.has(id)));
  return tryPlan();
}

function tryPlan() {
  changed();
  send(plan(false));
}

/** The stepper of a pile of attackers. */
export function attackWith(ids, count) {
  setCount(ids, Math.max(0, Math.min(count, ids.length)));
  tryPlan();
}

export function everyone() {
  allOrNone();
  if (model.ui.draft) tryPlan();
}

function notPossible(ids) {
  const object = objects().get(ids[0]);
  if (!object) return;
  inspect(ids[0], true);
  if (object.zone === "hand" || object.zone === "battlefield" || object.zone === "graveyard") askWhyNot(ids[0]);
}

export function askWhyNot(id) {
  model.ui.why = null;
  send({ t: "why_not", object: id });
}

export function askWhy(n) {
  model.ui.sheet = "inspect";
  send({ t: "why", n });
}

/** Shows an object large; `pin` keeps it there and asks for the layers that made it what it is. */
export function inspect(id, pin = false) {
  const { ui } = model;
  if (!objects().has(id) || (ui.pinned && !pin)) return;
  if (ui.inspected !== id) Object.assign(ui, { inspected: id, inspect: null, whyNot: null, why: null });
  ui.pinned = pin || ui.pinned;
  if (pin) ui.sheet = "inspect";
  askWhatItIs();
  changed();
}

/** Asks for the layers that made the inspected object what it is, if that isn't known yet. A past of one's own tells none. */
export function askWhatItIs() {
  const { ui, role } = model;
  if (ui.inspected > 9 && !ui.inspect && (!ui.past || role === "replay") && objects().has(ui.inspected)) send({ t: "inspect", object: ui.inspected, nonce: "inspect" });
}

/** The option that the confirming key takes: the plan, "enough", or the only option. */
export function confirmable() {
  const open = decision();
  if (!open || open.kind === "priority") return null;
  if (model.ui.draft || ordering()) return { plan: true };
  if (model.ui.shares) return sharesDone() ? { plan: true } : null;
  if (model.ui.number !== null) return open.options.find((option) => option.value === model.ui.number) || null;
  return open.options.find((option) => option.kind === "enough") || (open.options.length === 1 ? open.options[0] : null);
}

export function confirm() {
  const found = confirmable();
  if (!found || slipped(preferences)) return;
  if (model.ui.number === 0 && decision().kind === "x" && model.ui.confirm !== "zero") return askZero();
  if (found.plan) send(model.ui.draft ? plan(true) : model.ui.shares ? sharesPlan(true) : orderPlan(), true);
  else answer(found);
}

/** X of nothing is seldom meant: it is asked once more. */
export function askZero() {
  model.ui.confirm = "zero";
  model.ui.notice = "X would be 0. Choose it again to do so.";
  changed();
}

/** Passes once: never twice by one key, and not over mana that would be lost without a word. */
export function pass() {
  const open = decision();
  if (!open || open.kind !== "priority" || slipped(preferences)) return;
  const option = open.options.find((one) => one.kind === "pass");
  const mana = view().players.find((player) => player.id === open.player).mana;
  const lost = mana && view().stack.length === 0 && preferences.warnMana;
  if (lost && model.ui.confirm !== "mana") {
    model.ui.confirm = "mana";
    model.ui.notice = `Lose ${mana}? Pass again to do so.`;
    changed();
  } else answer(option);
}

/** Passes until something; the run ends at any real question. */
export function run(until, anyway = false) {
  const open = decision();
  const attack = open && open.kind === "attack" && (until === "turn" || until === "my turn");
  if (attack && model.ui.draft && model.ui.draft.picks.size) confirm();
  else if (attack || (open && open.kind === "priority")) send({ t: "run", until, no_matter_what: anyway, decision: open.number });
}

export const stopRun = () => send({ t: "stop_run" });

export function undo() {
  const open = decision();
  model.ui.draft = null;
  send({ t: "undo", decision: open ? open.number : null });
}

export const redo = () => send({ t: "redo" });
export const settle = (settings) => send({ t: "settings", settings });

/** Names what the pass button will do. */
export function passWords() {
  const shown = view();
  if (model.ui.confirm === "mana") return "Lose the mana, pass";
  if (shown.stack.length) return `Resolve ${topName(shown)}`;
  return model.state.next ? `Pass ${STEPS.reduce((words, [step, , long]) => words.replace(step, long.toLowerCase()), model.state.next)}` : "Pass";
}

function topName(shown) {
  const top = shown.stack[shown.stack.length - 1];
  return top.name || (top.ability_of ? "ability" : "top of the stack");
}

function turnWords() {
  const { active, step } = view();
  return `${active === model.state.you && model.role === "seat" ? "Your turn" : `${nameOf(active)}'s turn`}, ${stepName(step).toLowerCase()}`;
}

/** Whose turn it is, who is waited for and for what. */
export function statusWords() {
  const { state } = model;
  if (!state) return "";
  if (model.ui.past) return model.role === "replay" ? "" : "You are looking at the past.";
  if (state.over) return state.over.text;
  const open = decision();
  if (open && open.kind !== "priority") return model.ui.shares ? sharesWords() : `${turnWords()}: you decide`;
  if (open) return `${turnWords()}: ${open.why.charAt(0).toLowerCase()}${open.why.slice(1)}`;
  const waits = state.waiting && state.waiting.for;
  if (!waits) return "";
  return `${nameOf(waits)} ${state.waiting.thinking ? "is thinking" : state.waiting.what === "priority" ? "has priority" : "is choosing"}…`;
}
