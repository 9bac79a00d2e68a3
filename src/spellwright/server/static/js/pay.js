/** A payment shown before it is made: its sources are lit on the table, and each can be spared or used by a click. */
import { h } from "./dom.js";
import { answer } from "./game.js";
import { light } from "./light.js";
import { calling, decision, model } from "./model.js";
import { withSymbols } from "./symbols.js";

/** The open payment: `{sources, left, life}`, or nothing. */
export function payment() {
  const open = decision();
  return open && open.kind === "payment" ? open.payment : null;
}

/** Whether these objects would be used to pay. */
export function pays(ids) {
  const open = payment();
  return Boolean(open) && ids.some((id) => open.sources.includes(id));
}

/** What a click on a source says: spare it if it would be used, else use it. With `spare` always the first. */
export function wishFor(ids, spare = false) {
  const kind = spare || pays(ids) ? "spare" : "use";
  return decision().options.find((option) => option.kind === kind && ids.some((id) => option.ids.includes(id)));
}

/** The body of the panel: with what is paid, and how to have it otherwise. */
export function paymentBody(open) {
  const { sources, left, life } = open.payment;
  const counts = new Map();
  for (const id of sources) counts.set(calling(id), (counts.get(calling(id)) || 0) + 1);
  const used = [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(", ");
  return h("div", { class: "choices" },
    h("p", { class: "paying" }, "Taps or uses ", h("b", null, used), life > 0 && ` and ${life} life`, left && [" · left over: ", withSymbols(left)]),
    h("div", { class: "options", role: "group", "aria-label": "Pay otherwise" }, open.options.filter((option) => option.kind !== "enough").map((option, at) => h("button", {
      key: option.index, type: "button", class: "option", "data-kind": option.kind, "data-lights": option.ids[0] || undefined,
      onmouseenter: () => light(option.ids[0]), onfocus: () => light(option.ids[0]), onmouseleave: () => light(0), onblur: () => light(0), onclick: () => answer(option),
    }, at < 9 && h("kbd", { "aria-hidden": "true" }, at + 1), h("span", null, option.text)))));
}

/** Pays by hand: this payment if one is shown, else from now on, or no longer. */
export function byHand(settle) {
  const open = decision();
  if (payment()) answer(open.options.find((option) => option.kind === "by hand"));
  else if (model.settings) settle({ payments: model.settings.payments === "by hand" ? "matters" : "by hand" });
}
