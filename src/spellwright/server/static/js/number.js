/** A number out of many (X): a field with a stepper instead of a button for each. */
import { h } from "./dom.js";
import { changed, decision, model } from "./model.js";

const MANY = 12;

/** Takes up a choice among many numbers, at the largest that can be paid. */
export function startNumber(open) {
  const values = open && !model.ui.shares && ["x", "number"].includes(open.kind) && open.options.length > MANY ? valuesOf(open) : [];
  model.ui.number = values.length ? Math.max(...values) : null;
}

const valuesOf = (open) => open.options.map((option) => option.value).filter((value) => typeof value === "number");

function choose(value) {
  const values = valuesOf(decision());
  model.ui.number = Math.max(Math.min(...values), Math.min(Math.trunc(value) || 0, Math.max(...values)));
  model.ui.confirm = "";
  changed();
}

export function stepNumber(by) {
  choose(model.ui.number + by);
}

export function numberBody() {
  const open = decision();
  const values = valuesOf(open);
  const { number } = model.ui;
  return h("div", { class: "choices" }, h("p", { class: "stepper" },
    h("button", { type: "button", "aria-label": "One less", disabled: number <= Math.min(...values), onclick: () => choose(number - 1) }, "−"),
    h("input", { type: "number", inputmode: "numeric", min: Math.min(...values), max: Math.max(...values), value: String(number), "aria-label": open.why, oninput: (event) => event.target.value !== "" && choose(Number(event.target.value)), onchange: (event) => { event.target.value = String(model.ui.number); } }),
    h("button", { type: "button", "aria-label": "One more", disabled: number >= Math.max(...values), onclick: () => choose(number + 1) }, "+"),
    ` of ${Math.max(...values)} at most`));
}
