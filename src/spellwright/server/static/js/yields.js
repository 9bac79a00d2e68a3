/** Yields, marks and standing answers: what the user no longer wants to be asked, or always; and the list to take them back. */
import { settle } from "./acting.js";
import { h } from "./dom.js";
import { send } from "./game.js";
import { calling, changed, decision, model, objects, view } from "./model.js";
import { keyHint } from "./keylist.js";
import { withSymbols } from "./symbols.js";

const UNTIL = { turn: "until the turn ends", game: "this game", always: "always" };

const canYield = () => Boolean(decision() && decision().kind === "priority" && view().stack.length);

/** Opens the menu of yields for an object on the stack; for its top where none is named. */
export function yieldMenu(id) {
  if (!canYield()) return;
  const { stack } = view();
  const object = objects().get(id) || stack[stack.length - 1];
  const way = (until, of, text) => ({ text, does: () => send({ t: "yield", object: object.id, decision: decision().number, until, of }, true) });
  const options = Object.entries(UNTIL).map(([until, words]) => way(until, "ability", `Let it resolve: ${words}`));
  if (object.ability_of) options.push(way("game", "card", `Whatever comes of ${calling(object.ability_of)}: this game`));
  const box = document.querySelector(`.entry[data-id="${object.id}"]`)?.getBoundingClientRect();
  const heading = `Yield to ${calling(object.id)}`;
  model.ui.menu = { ids: [object.id], heading, at: box && box.width ? { x: box.left - 280, y: box.top } : null, options: options.map((option, index) => ({ ...option, index })) };
  changed();
}

/** The button at an object on the stack. */
export function yieldButton(object, top) {
  if (!canYield()) return null;
  return h("button", { type: "button", class: "quiet", "data-act": "yield", "aria-label": `Yield to ${calling(object.id)}`, onclick: () => yieldMenu(object.id) }, "Yield…", top && keyHint("yield"));
}

/** Stops for a card, whatever the table of stops says; for the card that is pinned. */
export function markSelect(object) {
  const { settings } = model;
  const name = object.face || object.name;
  if (!settings || !settings.marks || !name || object.zone === "stack") return null;
  const words = { usual: "as the stops say", always: "always stop", never: "never stop for it" };
  const choose = (event) => settle({ marks: { ...settings.marks, [name]: event.target.value } });
  return h("label", { class: "small" }, "When I can use it: ", h("select", { "aria-label": `When I can use ${name}`, value: settings.marks[name] || "usual", onchange: choose },
    Object.entries(words).map(([value, each]) => h("option", { key: value, value }, each))));
}

/** The two answers that stand from now on, beside yes and no. */
export function standingAnswers(open) {
  if (open.kind !== "may") return null;
  const always = (agree) => () => send({ t: "always", decision: open.number, agree }, true);
  return [["yes", true], ["no", false]].map(([word, agree], at) => h("button", { key: word, type: "button", class: "option", "data-act": `always-${word}`, onclick: always(agree) },
    h("kbd", { "aria-hidden": "true" }, at + 3), `Always ${word}`));
}

/** The list of them all, each to be taken back. */
export function yieldsBody() {
  const { yields = {}, marks = {}, always = {}, orders = {} } = model.settings || {};
  const parts = [
    ["yields", "I let these resolve unasked", Object.entries(yields).map(([name, until]) => [name, UNTIL[until]])],
    ["marks", "Stops for cards", Object.entries(marks).filter(([, mark]) => mark !== "usual").map(([name, mark]) => [name, mark === "always" ? "always stop" : "never stop"])],
    ["always", "Answers that stand", Object.entries(always).map(([name, agree]) => [name, agree ? "yes" : "no"])],
    ["orders", "Orders of triggered abilities", Object.keys(orders).map((name) => [name, ""])],
  ];
  return h("div", { class: "yieldsbody" }, parts.map(([list, heading, rows]) => h("section", { key: list },
    h("h3", null, heading), rows.length === 0 ? h("p", { class: "hint" }, HOW[list]) : h("ul", { "aria-label": heading }, rows.map(([name, words]) => h("li", { key: name },
      h("span", null, withSymbols(name)), h("b", null, words),
      h("button", { type: "button", class: "quiet", "aria-label": `Take back: ${name}`, onclick: () => send({ t: "forget", list, name }) }, "Take back")))))));
}

const HOW = {
  yields: "None. While you have priority, choose “Yield…” at an object on the stack.",
  marks: "None. Pin a card to choose whether to stop whenever you can use it, or never.",
  always: "None. Where an ability lets you do something, choose “Always yes” or “Always no”.",
  orders: "None. Where abilities trigger together, choose “Always in this order”.",
};
