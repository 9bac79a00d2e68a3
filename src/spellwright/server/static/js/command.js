/** The command line: what is typed is matched against the open options only, so "cast sho" and Enter is enough. */
import { h } from "./dom.js";
import { answer } from "./game.js";
import { changed, decision, model } from "./model.js";
import { withSymbols } from "./symbols.js";

export function commandLine() {
  const { command } = model.ui;
  const open = decision();
  if (!command || !open) return null;
  const found = matching(open, command);
  return h("form", { class: "command", "aria-label": "Command line", onsubmit: (event) => { event.preventDefault(); take(found[0]); } },
    h("input", {
      type: "text", "aria-label": "Type what to do", autocomplete: "off", placeholder: "cast sho…", made: (node) => queueMicrotask(() => node.focus()),
      oninput: (event) => { model.ui.command = event.target.value || " "; changed(); },
    }),
    h("ul", null, found.slice(0, 8).map((option) => h("li", { key: option.index }, h("button", { type: "button", class: "option", onclick: () => take(option) },
      withSymbols(`${option.text} ${option.way || ""} ${option.cost || ""}`.trim()))))));
}

function matching(open, command) {
  const words = command.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return open.options.filter((option) => {
    const text = `${option.kind} ${option.text} ${option.way || ""}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function take(option) {
  model.ui.command = "";
  if (option) answer(option);
  changed();
}
