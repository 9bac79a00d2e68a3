/** The list of keys, where each action can be given another one. */
import { h } from "./dom.js";
import { ACTIONS, FIXED, actionOf, isUsual, keyOf, nameOfKey, remap, shownKey, usualKeyOf, wordsOf } from "./keylist.js";
import { changed, model } from "./model.js";
import { prefer, preferences } from "./preferences.js";

/** What is being changed: the action that waits for a key, and the key that another action has already. */
const asked = { name: "", key: "" };

function ask(name, key = "") {
  Object.assign(asked, { name, key });
  changed();
}

export function keysBody() {
  return h("div", { class: "keysbody" },
    h("p", { class: "hint" }, "Choose a key to give its action another one. Kept in this browser."),
    h("p", { class: "buttons" },
      h("label", { class: "tick" }, h("input", { type: "checkbox", checked: preferences.letters, onchange: (event) => { prefer("letters", event.target.checked); changed(); } }), "Keys of single letters"),
      h("button", { type: "button", "data-act": "usual-keys", disabled: ACTIONS.every(([name]) => isUsual(name)), onclick: () => { prefer("remap", {}); ask(""); } }, "Usual keys for all")),
    h("p", { class: "unseen", role: "status" }, toldWords()),
    h("table", null, h("thead", null, h("tr", null, ["Key", "What it does", "Change"].map((word) => h("th", { key: word, scope: "col" }, word)))),
      h("tbody", null, ACTIONS.map(row), FIXED.map(([key, words]) => h("tr", { key }, h("td", null, h("kbd", null, key)), h("td", null, words), h("td", null))))));
}

function toldWords() {
  if (!asked.name) return model.ui.keyTold || "";
  return asked.key ? `${shownKey(asked.key)} is the key for: ${wordsOf(actionOf(asked.key))}.` : `Press the key for: ${wordsOf(asked.name)}.`;
}

function row([name, , words]) {
  const waits = asked.name === name;
  const key = keyOf(name);
  return h("tr", { key: name, "data-action": name },
    h("td", null, h("button", {
      type: "button", class: "keybutton", "aria-label": `Key for ${words}: ${key ? shownKey(key) : "none"}. Change it.`, "aria-pressed": String(waits),
      onclick: () => ask(waits ? "" : name), onkeydown: (event) => { if (waits) taken(event, name); }, onblur: () => { if (waits && !asked.key) ask(""); },
    }, waits && !asked.key ? "press a key" : key ? h("kbd", null, shownKey(waits ? asked.key : key)) : "none")),
    h("td", null, words, waits && asked.key && conflict(name)),
    h("td", null,
      !isUsual(name) && h("button", { type: "button", class: "quiet", "data-act": "usual", "aria-label": `Usual key for ${words}`, onclick: () => take(name, usualKeyOf(name)) }, `usual: ${shownKey(usualKeyOf(name))}`),
      key && h("button", { type: "button", class: "quiet", "data-act": "none", "aria-label": `No key for ${words}`, onclick: () => take(name, "") }, "none")));
}

/** A key that another action has is told before it changes hands. */
function conflict(name) {
  return h("span", { class: "problems" }, ` ${shownKey(asked.key)} is the key for: ${wordsOf(actionOf(asked.key))}. `,
    h("button", { type: "button", "data-act": "swap", onclick: () => take(name, asked.key) }, "Swap the two"),
    h("button", { type: "button", class: "quiet", onclick: () => ask("") }, "Leave it"));
}

function taken(event, name) {
  if (event.key === "Tab") return;
  event.preventDefault();
  event.stopPropagation();
  const key = nameOfKey(event);
  if (event.key === "Escape") ask("");
  else if (key && actionOf(key) && actionOf(key) !== name) ask(name, key);
  else if (key) take(name, key);
}

function take(name, key) {
  remap(name, key);
  model.ui.keyTold = `${wordsOf(name)}: ${key ? shownKey(key) : "no key"}.`;
  ask("");
}
