/** Putting things in an order (triggers, cards of a library): one list to be rearranged, sent as one plan. */
import { h } from "./dom.js";
import { send } from "./game.js";
import { lights } from "./light.js";
import { changed, decision, model } from "./model.js";
import { withSymbols } from "./symbols.js";

/** Takes up an order; equal things are one row, since their order among themselves is the same either way. */
export function startOrder(open) {
  if (!open || !open.order) {
    model.ui.order = null;
    return;
  }
  const rows = new Map();
  for (const option of open.options) {
    const row = rows.get(option.text) || { key: option.index, text: option.text, picks: [], id: option.ids[0] };
    row.picks.push(option.value ?? option.ids[0]);
    rows.set(option.text, row);
  }
  model.ui.order = { rows: [...rows.values()] };
}

export const ordering = () => Boolean(model.ui.order);

/** The last needs no choice. */
export function orderPlan(always = false) {
  const picks = model.ui.order.rows.flatMap((row) => row.picks).slice(0, -1).map((id) => ({ about: 0, id }));
  return { t: "plan", decision: decision().number, commit: true, picks, rest: 0, always };
}

function move(from, to) {
  const { rows } = model.ui.order;
  if (to < 0 || to >= rows.length || from === to) return;
  rows.splice(to, 0, ...rows.splice(from, 1));
  changed();
}

let dragged = -1;

export function orderBody() {
  const { rows } = model.ui.order;
  const trigger = decision().kind === "trigger order";
  return h("div", { class: "choices" },
    h("p", { class: "hint" }, trigger ? "The first goes onto the stack first and resolves last." : "The first lies on top."),
    h("ol", { class: "ordered", "aria-label": "Order" }, rows.map((row, at) => h("li", {
      key: row.key, draggable: "true", ondragstart: () => { dragged = at; }, ondragover: (event) => event.preventDefault(), ondrop: (event) => { event.preventDefault(); move(dragged, at); },
      ...lights(row.id),
    },
    h("span", { class: "stepper" },
      h("button", { type: "button", "aria-label": `${row.text}: earlier, from place ${at + 1}`, disabled: at === 0, onclick: () => move(at, at - 1) }, "↑"),
      h("button", { type: "button", "aria-label": `${row.text}: later, from place ${at + 1}`, disabled: at === rows.length - 1, onclick: () => move(at, at + 1) }, "↓")),
    h("span", null, `${at + 1}. `, withSymbols(row.text), row.picks.length > 1 && h("b", null, ` ×${row.picks.length}`))))),
    trigger && h("button", { type: "button", class: "quiet", "data-act": "always-order", onclick: () => send(orderPlan(true), true) }, "Always in this order"));
}
