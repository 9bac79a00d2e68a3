/**
 * Attacks and blocks are runs of small questions; here they are planned together and sent as one plan.
 * The server judges the plan on a fork of the game: nothing here knows what is legal.
 */
import { changed, decision, model, view } from "./model.js";

/** Begins a draft when the question is one of a run of declarations. */
export function startDraft(open) {
  const { ui } = model;
  if (open.kind !== "attack" && open.kind !== "block") {
    dropDraft();
    return;
  }
  const first = open.run ? open.run.first : open.number;
  if (ui.draft && ui.draft.first === first && ui.draft.kind === open.kind) return;
  const questions = open.questions && open.questions.length ? open.questions : guessed(open);
  const towards = new Set(questions.flatMap((question) => question.ids).filter(Boolean));
  ui.draft = {
    kind: open.kind, first, questions, may: new Set(questions.map((question) => question.about)), towards,
    picks: new Map(), towardsNow: towards.size === 1 ? [...towards][0] : 0, chosen: 0,
  };
}

/** Without a list of the run's questions: whichever creatures look able. The server's judgement decides, as always. */
function guessed(open) {
  const ids = open.options.flatMap((option) => (option.ids.length ? option.ids : [0])).filter((id) => id !== open.about);
  const able = view().battlefield.filter((object) => object.controller === open.player && object.types.includes("creature") && !object.tapped);
  const others = able.filter((object) => object.id !== open.about && (open.kind === "block" || !object.sick));
  return [{ about: open.about, ids }, ...others.map((object) => ({ about: object.id, ids }))];
}

export function dropDraft() {
  model.ui.draft = null;
}

/** Adds one creature to the draft, or takes it out. */
export function toggle(id) {
  const { draft } = model.ui;
  if (draft.picks.has(id)) draft.picks.delete(id);
  else if (draft.kind === "attack") draft.picks.set(id, aimOf(draft, id));
  else draft.chosen = draft.chosen === id ? 0 : id;
  changed();
}

function aimOf(draft, id) {
  const question = draft.questions.find((one) => one.about === id);
  const open = question ? question.ids.filter(Boolean) : [];
  return open.includes(draft.towardsNow) ? draft.towardsNow : open[0];
}

/** Puts exactly `count` of some equal creatures into the draft. */
export function setCount(ids, count) {
  const { draft } = model.ui;
  ids.forEach((id, at) => (at < count ? draft.picks.set(id, aimOf(draft, id)) : draft.picks.delete(id)));
  changed();
}

/** Chooses what is attacked from now on, or what the chosen blocker blocks. */
export function aim(id) {
  const { draft } = model.ui;
  if (draft.kind === "attack") draft.towardsNow = id;
  else if (draft.chosen) {
    draft.picks.set(draft.chosen, id);
    draft.chosen = 0;
  } else draft.towardsNow = id;
  changed();
}

/** All that may attack do, or none. */
export function allOrNone() {
  const { draft } = model.ui;
  if (!draft || draft.kind !== "attack") return;
  const may = [...draft.may];
  setCount(may, draft.picks.size === may.length ? 0 : may.length);
}

/** The draft as a message; with `commit` it is done, without it is tried. */
export function plan(commit) {
  const open = decision();
  const { draft } = model.ui;
  const picks = [...draft.picks].map(([about, id]) => ({ about, id }));
  return { t: "plan", decision: open.number, commit, picks, rest: 0 };
}

/** What the confirming button says. */
export function planWords() {
  const { draft } = model.ui;
  const count = draft.picks.size;
  if (draft.kind === "attack") return count ? `Attack with ${count}` : "No attack";
  return count ? `Block with ${count}` : "No blocks";
}
