/** The docked panel of the open question: what is asked, by which rule, and its options; never in the way of the table. */
import { askZero, attackWith, confirm, confirmable, everyone } from "./acting.js";
import { sharesBody, sharesWords } from "./divide.js";
import { planWords } from "./draft.js";
import { h } from "./dom.js";
import { answer } from "./game.js";
import { keyHint } from "./keylist.js";
import { light } from "./light.js";
import { calling, changed, decision, model, nameOf, objects } from "./model.js";
import { numberBody } from "./number.js";
import { orderBody } from "./order.js";
import { paymentBody } from "./pay.js";
import { chooseSeveral } from "./several.js";
import { withSymbols } from "./symbols.js";
import { standingAnswers } from "./yields.js";

const MANY = 12;

/** The panel, or nothing at a plain priority (the marks on the table and the button are enough). */
export function panel() {
  const open = decision();
  if (!open || open.kind === "priority") return null;
  const { ui } = model;
  const body = ui.draft ? draftBody() : ui.shares ? sharesBody() : ui.order ? orderBody() : ui.number !== null ? numberBody()
    : open.payment ? paymentBody(open) : optionsBody(open);
  return h("section", { class: "panel", role: "region", "aria-label": "Question", "data-kind": open.kind },
    h("header", null, open.within && h("span", { class: "within" }, `${open.within.text} ▸ `),
      h("h2", null, withSymbols(ui.shares ? sharesWords() : open.why)), open.instead_of && h("p", { class: "hint" }, `You decide for ${nameOf(open.instead_of)}.`), open.what && h("p", { class: "what" }, withSymbols(open.what)), h("span", { class: "rule" }, open.rule), model.ui.draft && hint(model.ui.draft)),
    crumbs(open), body);
}

/** What was already answered in this run. */
function crumbs(open) {
  const chosen = open.run && open.run.chosen;
  if (!chosen || !chosen.length || model.ui.draft || model.ui.shares) return null;
  return h("ol", { class: "crumbs", "aria-label": "Chosen so far" }, chosen.map((one) => h("li", { key: one.number }, withSymbols(one.text))));
}

/** Options as numbered buttons; equal ones count as one; a long list has a field to search in. */
function optionsBody(open) {
  const groups = grouped(open.options.filter((option) => option.kind !== "enough"));
  const filter = model.ui.filter.toLowerCase();
  const shown = groups.filter((group) => group.words.toLowerCase().includes(filter));
  return h("div", { class: "choices" },
    groups.length > MANY && h("input", {
      type: "search", class: "filter", "aria-label": "Search in the options", placeholder: `Search ${groups.length} options`, value: model.ui.filter,
      oninput: (event) => { model.ui.filter = event.target.value; changed(); },
    }),
    h("div", { class: "options", role: "group", "aria-label": "Options" }, shown.slice(0, 80).map((group, at) => optionButton(open, group, at)), standingAnswers(open)),
    shown.length > 80 && h("p", null, `and ${shown.length - 80} more: search for them`));
}

function grouped(options) {
  const groups = new Map();
  for (const option of options) {
    const words = wordsOf(option);
    const key = option.kind === "value" || option.kind === "number" ? `v${option.index}` : `${words}|${stateOf(option)}`;
    const group = groups.get(key);
    if (group) group.ids.push(...option.ids);
    else groups.set(key, { key, option, words, ids: [...(option.ids || [])] });
  }
  return [...groups.values()];
}

function wordsOf(option) {
  return [option.text, option.way && !option.text.includes(option.way) ? `(${option.way})` : "", option.cost].filter(Boolean).join(" ");
}

/** Equal words may name unlike things: a tapped one and another. */
function stateOf(option) {
  const object = objects().get((option.ids || [])[0]);
  if (!object) return "";
  const { id, timestamp, ...rest } = object;
  return JSON.stringify(rest);
}

function optionButton(open, group, at) {
  const { option } = group;
  const id = (option.ids || [])[0];
  const several = group.ids.length > 1 && option.ids.length === 1;
  const sure = open.kind === "x" && option.value === 0 && open.options.length > 1;
  return h("button", {
    key: group.key, type: "button", class: "option", "data-kind": option.kind, "data-value": option.value,
    "data-lights": id || undefined,
    onmouseenter: () => light(id), onfocus: () => light(id), onmouseleave: () => light(0), onblur: () => light(0),
    title: several ? "Shift: all of them" : undefined,
    onclick: (event) => (several && event.shiftKey ? chooseSeveral(group.ids, group.ids.length) : sure && model.ui.confirm !== "zero" ? askZero() : answer(option)),
  }, at < 9 && h("kbd", { "aria-hidden": "true" }, at + 1), h("span", null, withSymbols(group.words)), several && h("b", null, ` ×${group.ids.length}`));
}

/** The draft of an attack or block: what is planned, what is wrong with it, and how to do it. */
function draftBody() {
  const { draft, problems } = model.ui;
  const attack = draft.kind === "attack";
  const rows = rowsOf(draft);
  return h("div", { class: "choices" },
    attack && draft.towards.size > 1 && h("div", { class: "options", role: "group", "aria-label": "What is attacked" },
      [...draft.towards].map((id) => h("button", {
        key: `t${id}`, type: "button", class: "option", "aria-pressed": String(draft.towardsNow === id), onclick: () => { draft.towardsNow = id; changed(); },
      }, calling(id)))),
    h("ul", { class: "planned", "aria-label": "Planned" }, rows.map((row) => plannedRow(row, draft))),
    totals(draft),
    problems.length > 0 && h("ul", { class: "problems", role: "status" }, problems.map((problem, at) => h("li", { key: at }, `${problem.text} `,
      h("span", { class: "rule" }, problem.rule), repair(problem, draft)))),
    attack && h("button", { type: "button", class: "quiet", "data-act": "all", onclick: everyone },
      draft.picks.size === draft.may.size ? "None" : `All ${draft.may.size}`, keyHint("everyone")));
}

const power = (object) => Math.max(0, Number(object.power) || 0);
const left = (object) => (Number(object.toughness) || 0) - (object.damage || 0);

/** Plain sums of the numbers that are shown; what else abilities do, the engine knows alone. */
function totals(draft) {
  const all = objects();
  const planned = [...draft.picks].map(([from, to]) => [all.get(from), all.get(to), to]).filter(([from]) => from);
  if (draft.kind === "attack") return planned.length ? h("p", { class: "hint totals" }, `${planned.reduce((sum, [from]) => sum + power(from), 0)} power attacks.`) : null;
  const attackers = [...all.values()].filter((object) => object.attacking && draft.towards.has(object.id));
  const against = (attacker) => planned.filter(([, , to]) => to === attacker.id).map(([blocker]) => blocker);
  const unblocked = attackers.filter((attacker) => against(attacker).length === 0).reduce((sum, attacker) => sum + power(attacker), 0);
  const dying = attackers.filter((attacker) => against(attacker).reduce((sum, blocker) => sum + power(blocker), 0) >= left(attacker)).map((attacker) => attacker.id);
  dying.push(...planned.filter(([blocker, attacker]) => attacker && power(attacker) >= left(blocker)).map(([blocker]) => blocker.id));
  return h("p", { class: "hint totals" }, `By the numbers alone: ${unblocked} damage unblocked${dying.length ? `; enough for ${dying.map(calling).join(", ")}` : ""}.`);
}

function hint(draft) {
  return h("p", { class: "hint" }, draft.kind === "attack" ? hintAttack(draft) : hintBlock(draft));
}

function hintBlock(draft) {
  return draft.chosen ? `${calling(draft.chosen)} blocks… choose an attacker.` : "Choose a blocker, then what it blocks.";
}

function hintAttack(draft) {
  return draft.towards.size > 1 ? `Attacking ${calling(draft.towardsNow)}: choose creatures.` : "Choose the creatures that attack.";
}

function repair(problem, draft) {
  const instead = (problem.instead || [])[0];
  if (instead === undefined) return null;
  const mend = () => {
    if (instead) draft.picks.set(problem.about, instead);
    else draft.picks.delete(problem.about);
    model.ui.problems = [];
    changed();
  };
  return h("button", { type: "button", class: "quiet", onclick: mend }, instead ? `${calling(problem.about)} → ${calling(instead)}` : `Leave out ${calling(problem.about)}`);
}

/** Planned creatures with equal names and aims in one row. */
function rowsOf(draft) {
  const rows = new Map();
  for (const [about, id] of draft.picks) {
    const key = `${calling(about)}|${id}`;
    if (rows.has(key)) rows.get(key).ids.push(about);
    else rows.set(key, { key, ids: [about], towards: id });
  }
  return [...rows.values()];
}

function plannedRow(row, draft) {
  const name = calling(row.ids[0]);
  const all = draft.kind === "attack" ? [...draft.may].filter((id) => calling(id) === name && (!draft.picks.has(id) || row.ids.includes(id))) : row.ids;
  const step = (by) => attackWith(all, row.ids.length + by);
  return h("li", { key: row.key }, `${name} → ${calling(row.towards)} `,
    draft.kind === "attack" && all.length > 1 && h("span", { class: "stepper" },
      h("button", { type: "button", "aria-label": `One ${name} less`, onclick: () => step(-1) }, "−"),
      h("span", null, ` ${row.ids.length} of ${all.length} `),
      h("button", { type: "button", "aria-label": `One ${name} more`, onclick: () => step(1) }, "+")),
    draft.kind === "block" && h("button", { type: "button", class: "quiet", onclick: () => { row.ids.forEach((id) => draft.picks.delete(id)); changed(); } }, "Not"));
}

/** The button that confirms what is chosen, in the place of the pass button. */
export function confirmButton() {
  const found = confirmable();
  if (!found) return null;
  return h("button", { key: "confirm", type: "button", class: "primary", "data-act": "confirm", onclick: confirm },
    confirmWords(found), keyHint("confirm"));
}

function confirmWords(found) {
  const { ui } = model;
  if (!found.plan) return ui.number !== null ? `Choose ${ui.number}` : found.text || "Done";
  return ui.draft ? planWords() : ui.shares ? "Divide so" : "In this order";
}

/** The menu at a card that can be used in several ways. */
export function menu() {
  const { menu: open } = model.ui;
  if (!open) return null;
  const at = open.at ? `--x:${Math.round(open.at.x)}px;--y:${Math.round(open.at.y)}px` : "";
  return h("section", { "aria-label": "Ways" }, h("div", { class: "menu", role: "menu", "aria-label": open.heading || `Ways to use ${calling(open.ids[0])}`, style: at },
    open.heading && h("b", { role: "presentation" }, open.heading),
    open.options.map((option, index) => h("button", {
      key: option.index, role: "menuitem", type: "button", class: "option", onclick: () => takeWay(option),
      made: index === 0 ? (node) => queueMicrotask(() => node.focus()) : undefined,
    }, h("kbd", { "aria-hidden": "true" }, index + 1), h("span", null, withSymbols(wordsOf(option))))),
    h("button", { type: "button", role: "menuitem", class: "quiet", onclick: () => { model.ui.menu = null; changed(); } }, "Cancel")));
}

function takeWay(option) {
  if (option && option.does) {
    model.ui.menu = null;
    option.does();
    changed();
  } else answer(option);
}

/** Digits choose in the menu, or in the panel. */
export function chooseNumber(number) {
  const { ui } = model;
  if (ui.menu) takeWay(ui.menu.options[number - 1]);
  else if (ui.shares) document.querySelectorAll(".shares input")[number - 1]?.select();
  else document.querySelectorAll(".panel .option")[number - 1]?.click();
}
