/**
 * Shares of an amount (damage, counters), set together in one panel and sent as one plan. The server judges the plan; here
 * the sum is counted, so that what remains can be said.
 */
import { h } from "./dom.js";
import { send } from "./game.js";
import { light, lights } from "./light.js";
import { changed, decision, model } from "./model.js";
import { withSymbols } from "./symbols.js";

/** Takes up a division, or several numbers that are asked one after the other. */
export function startShares(open) {
  model.ui.shares = open && open.division ? ofDivision(open.division) : open && severalNumbers(open) ? ofNumbers(open) : null;
}

const severalNumbers = (open) => open.kind === "number" && (open.questions || []).length > 1;

function ofDivision(division) {
  const rows = division.among.map((one) => ({ id: one.id, text: one.text, least: one.least, lethal: one.lethal, fixed: one.given }));
  if (division.rest_to) rows.push({ id: division.rest_to, text: division.rest_text, least: 0, lethal: null, fixed: null });
  const shares = { amount: division.amount, rows: numbered(rows), source: division.source, amounts: new Map(), restTo: division.rest_to };
  for (const row of shares.rows) shares.amounts.set(row.id, row.fixed ?? row.least);
  if (shares.rows.some((row) => row.lethal !== null)) lethalFirst(shares);
  return shares;
}

function ofNumbers(open) {
  const rows = open.questions.map((one) => ({ id: one.about, text: one.text, least: Math.min(...one.ids), most: Math.max(...one.ids), lethal: null, fixed: null }));
  return { amount: null, rows: numbered(rows), amounts: new Map(rows.map((row) => [row.id, row.least])) };
}

/** Rows with equal names are told apart by numbers. */
function numbered(rows) {
  const seen = new Map();
  return rows.map((row) => {
    if (rows.filter((one) => one.text === row.text).length === 1) return row;
    seen.set(row.text, (seen.get(row.text) || 0) + 1);
    return { ...row, text: `${row.text} #${seen.get(row.text)}` };
  });
}

/** What is not given to anybody yet. */
export const remaining = (shares) => shares.amount - [...shares.amounts.values()].reduce((sum, share) => sum + share, 0);
export const sharesDone = () => model.ui.shares.amount === null || remaining(model.ui.shares) === 0;

export function sharesPlan(commit) {
  const { shares } = model.ui;
  const picks = shares.rows.filter((row) => row.fixed === null || row.fixed === undefined).map((row) => ({ about: row.id, id: shares.amounts.get(row.id) }));
  return { t: "plan", decision: decision().number, commit, picks, rest: 0 };
}

function give(row, share) {
  const { shares } = model.ui;
  const room = shares.amount === null ? row.most : shares.amounts.get(row.id) + remaining(shares);
  shares.amounts.set(row.id, Math.max(row.least, Math.min(share, room)));
  model.ui.problems = [];
  changed();
  if (sharesDone()) send(sharesPlan(false));
}

/** One more or less for the row that has the focus, or for the first. */
export function step(by) {
  const { shares } = model.ui;
  if (!shares) return;
  const id = Number(document.activeElement?.closest?.("[data-share]")?.dataset.share);
  const row = shares.rows.find((one) => one.id === id) || shares.rows[0];
  give(row, shares.amounts.get(row.id) + by);
}

/** As much to each as is lethal, in their order; the rest to whom it may go, else to the last who took any. */
function lethalFirst(shares) {
  const rows = shares.rows.filter((row) => row.fixed === null || row.fixed === undefined);
  for (const row of rows) shares.amounts.set(row.id, row.least);
  let last = rows[0];
  for (const row of rows) {
    const share = Math.min(row.lethal ?? Infinity, shares.amounts.get(row.id) + remaining(shares));
    if (share > 0) last = row;
    shares.amounts.set(row.id, Math.max(row.least, share));
  }
  shares.amounts.set(last.id, shares.amounts.get(last.id) + remaining(shares));
}

function evenly(shares) {
  const rows = shares.rows.filter((row) => (row.fixed === null || row.fixed === undefined) && row.id !== shares.restTo);
  for (const row of shares.rows) if (row.fixed === null || row.fixed === undefined) shares.amounts.set(row.id, row.least);
  for (let at = 0; remaining(shares) > 0; at = (at + 1) % rows.length) shares.amounts.set(rows[at].id, shares.amounts.get(rows[at].id) + 1);
}

/** The heading of the panel. */
export function sharesWords() {
  const { shares } = model.ui;
  if (shares.amount === null) return decision().why;
  return shares.source ? `Divide ${shares.amount} damage from ${shares.source}` : `Divide ${shares.amount} as you choose`;
}

export function sharesBody() {
  const { shares, problems } = model.ui;
  const preset = (words, does, name) => h("button", { type: "button", class: "quiet", "data-act": name, onclick: () => { does(shares); model.ui.problems = []; changed(); send(sharesPlan(false)); } }, words);
  return h("div", { class: "choices" },
    shares.amount !== null && h("p", { class: "remaining", role: "status" }, h("b", null, remaining(shares)), ` of ${shares.amount} left to give`),
    h("ul", { class: "shares", "aria-label": "Shares" }, shares.rows.map((row, at) => shareRow(shares, row, at))),
    problems.length > 0 && h("ul", { class: "problems", role: "status" }, problems.map((problem, at) => h("li", { key: at }, `${problem.text} `, h("span", { class: "rule" }, problem.rule)))),
    shares.amount !== null && h("p", { class: "buttons" }, preset("Evenly", evenly, "evenly"),
      shares.rows.some((row) => row.lethal !== null) && preset(shares.restTo ? `Lethal to each, the rest to ${shares.rows[shares.rows.length - 1].text}` : "Lethal in this order", lethalFirst, "lethal")));
}

function shareRow(shares, row, at) {
  const share = shares.amounts.get(row.id);
  const fixed = row.fixed !== null && row.fixed !== undefined;
  const most = shares.amount === null ? row.most : share + remaining(shares);
  const words = row.lethal === null ? row.text : `${row.text}, ${row.lethal} is lethal`;
  return h("li", { key: row.id, "data-share": row.id, ...lights(row.id) },
    h("span", { class: "who" }, at < 9 && h("kbd", { "aria-hidden": "true" }, at + 1), withSymbols(row.text),
      row.lethal !== null && h("small", { "data-enough": share >= row.lethal || undefined }, ` lethal ${row.lethal}${share >= row.lethal ? " ✓" : ""}`)),
    h("span", { class: "stepper" },
      h("button", { type: "button", "aria-label": `One less to ${row.text}`, disabled: fixed || share <= row.least, onclick: () => give(row, share - 1) }, "−"),
      h("input", {
        type: "number", inputmode: "numeric", min: row.least, max: most, value: String(share), disabled: fixed, "aria-label": words, onfocus: () => light(row.id), onblur: () => light(0),
        oninput: (event) => event.target.value !== "" && give(row, Math.trunc(Number(event.target.value)) || 0), onchange: (event) => { event.target.value = String(shares.amounts.get(row.id)); },
      }),
      h("button", { type: "button", "aria-label": `One more to ${row.text}`, disabled: fixed || share >= most, onclick: () => give(row, share + 1) }, "+")));
}
