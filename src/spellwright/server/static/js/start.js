/** The start screen: decks (ready or pasted, with what cannot be played said before the game), opponent, who begins, seed. */
import { Refusal, checkDeck, newGame, openRecord, readyDecks } from "./api.js";
import { h } from "./dom.js";
import { gamesList, linkRow, rememberLinks } from "./games.js";
import { changed } from "./model.js";

const KEY = "spellwright.start";

export const start = {
  ready: [], ...chosenBefore(), seed: "", trouble: "", busy: false, links: null,
};

function blank() {
  return { source: "ready", ready: "", text: "", checked: null, checking: 0 };
}

/** What was chosen for the last game, which this browser keeps. */
function chosenBefore() {
  const usual = { decks: [blank(), blank()], name: "", opponent: "heuristic", begins: "0", bestOf: "1", byHand: false, declined: false };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY)) || {};
    return { ...usual, ...kept, decks: usual.decks.map((deck, at) => ({ ...deck, ...(kept.decks || [])[at] })) };
  } catch {
    return usual;
  }
}

function keepChosen() {
  const { decks, name, opponent, begins, bestOf, byHand, declined } = start;
  const kept = { name, opponent, begins, bestOf, byHand, declined, decks: decks.map(({ source, ready, text }) => ({ source, ready, text })) };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export async function loadDecks() {
  try {
    start.ready = (await readyDecks()).decks;
    start.decks.forEach((deck, at) => { deck.ready = deck.ready || (start.ready[at % start.ready.length] || {}).name || ""; });
    start.decks.forEach((deck) => { if (!start.ready.some((one) => one.name === deck.ready)) deck.ready = start.ready[0]?.name || ""; });
    for (const deck of start.decks) if (deck.source === "paste" && !deck.checked) check(deck);
    start.trouble = "";
  } catch (refusal) {
    start.trouble = refusal.message;
  }
  changed();
}

export function startScreen() {
  if (start.links) return linksScreen();
  return h("main", { class: "start" },
    h("h1", null, "Spellwright"),
    h("p", { class: "lead" }, "Choose two decks and play. Everything stays on this computer."),
    h("form", { onsubmit: begin, "aria-label": "New game" },
      h("div", { class: "two" }, deckChoice(0, "Your deck"), deckChoice(1, start.opponent === "both" ? "The other deck" : "Their deck")),
      h("fieldset", { class: "choices" }, h("legend", null, "Game"),
        field("Opponent", "opponent", [["heuristic", "Computer"], ["random", "Computer, at random"], ["person", "A person in another browser"], ["both", "Both seats here"]]),
        field("Who begins", "begins", [["0", "At random"], ["1", "I do"], ["2", "They do"]]),
        field("Games", "bestOf", [["1", "One game"], ["3", "Best of three"]]),
        h("label", null, "Your name ", h("input", { type: "text", name: "name", maxlength: 20, placeholder: "Player", value: start.name, oninput: (event) => { start.name = event.target.value.trim(); } })),
        h("label", null, "Seed ", h("input", { type: "text", inputmode: "numeric", pattern: "[0-9]*", placeholder: "at random", value: start.seed, oninput: (event) => { start.seed = event.target.value; } })),
        tick("Pay mana by hand", "byHand"), tick("Play cards without what was not understood", "declined")),
      start.trouble && h("p", { class: "trouble", role: "alert" }, start.trouble),
      h("p", { class: "buttons" }, h("button", { type: "submit", class: "primary", "data-act": "begin", disabled: start.busy }, start.busy ? "Shuffling…" : "Play"))),
    gamesList(),
    h("section", { class: "replays", "aria-label": "Replay" },
      h("h2", null, "Watch a record"),
      h("label", { class: "file" }, "Open a saved game ", h("input", { type: "file", accept: ".record,.txt,text/plain", onchange: (event) => watch(event.target.files[0]) }))));
}

function field(label, name, choices) {
  return h("label", null, `${label} `, h("select", { name, value: start[name], onchange: (event) => { start[name] = event.target.value; changed(); } },
    choices.map(([value, words]) => h("option", { key: value, value }, words))));
}

function tick(label, name) {
  return h("label", { class: "tick" }, h("input", { type: "checkbox", name, checked: start[name], onchange: (event) => { start[name] = event.target.checked; changed(); } }), label);
}

function deckChoice(at, label) {
  const deck = start.decks[at];
  const choose = (source) => { deck.source = source; changed(); };
  const ready = start.ready.find((one) => one.name === deck.ready);
  return h("fieldset", { class: "deck" }, h("legend", null, label),
    h("div", { class: "tabs", role: "group", "aria-label": `${label}: from` }, [["ready", "Ready"], ["paste", "Paste"]].map(([source, words]) => h("button", {
      key: source, type: "button", "aria-pressed": String(deck.source === source), "data-source": `${source}${at + 1}`, onclick: () => choose(source),
    }, words))),
    deck.source === "ready"
      ? h("div", { key: "ready" }, h("select", { "aria-label": label, name: `deck${at + 1}`, value: deck.ready, onchange: (event) => { deck.ready = event.target.value; changed(); } },
        start.ready.map((one) => h("option", { key: one.name, value: one.name }, `${one.name} (${one.cards})`))),
      ready && h("details", null, h("summary", null, "Cards"), h("pre", null, ready.text)))
      : h("div", { key: "paste" }, h("textarea", {
        "aria-label": `${label}: list of cards`, name: `paste${at + 1}`, rows: 12, placeholder: "4 Lightning Bolt\n20 Mountain\n…", value: deck.text, spellcheck: "false",
        oninput: (event) => typed(deck, event.target.value),
      }),
      h("label", { class: "file" }, "or a file ", h("input", { type: "file", name: `file${at + 1}`, accept: ".txt,.dek,.dec,.deck,.mwdeck,text/plain", onchange: (event) => fromFile(deck, event.target.files[0]) })),
      checkResult(deck)));
}

function typed(deck, text) {
  deck.text = text;
  clearTimeout(deck.checking);
  deck.checking = setTimeout(() => check(deck), 350);
}

async function fromFile(deck, file) {
  if (!file) return;
  deck.text = await file.text();
  await check(deck);
}

async function check(deck) {
  try {
    deck.checked = deck.text.trim() ? await checkDeck(deck.text, "Pasted deck") : null;
  } catch (refusal) {
    deck.checked = { problems: [{ message: refusal.message, nearest: [] }], size: 0, playable: false };
  }
  changed();
}

function checkResult(deck) {
  const { checked } = deck;
  if (!checked) return h("p", { class: "hint" }, "Any form: Arena, MTGO, plain text, .dek.");
  return h("div", { class: "checked", role: "status" },
    h("p", null, sizeWords(checked),
      checked.playable ? "ready to play." : checked.playable_anyway ? "but some are not wholly understood." : "This cannot be played yet."),
    h("ul", { class: "problems" }, checked.problems.map((problem, at) => h("li", { key: at }, problem.line ? `Line ${problem.line}: ` : "", problem.message,
      (problem.nearest || []).map((name) => h("button", { key: name, type: "button", class: "quiet", onclick: () => mend(deck, problem, name) }, `Use ${name}`))))));
}

function sizeWords({ size, sideboard = [] }) {
  const beside = sideboard.reduce((sum, entry) => sum + entry.count, 0);
  return size ? `${size} cards${beside ? ` and ${beside} in the sideboard` : ""}, ` : "";
}

/** Puts the proposed name in the place of the unknown one. */
function mend(deck, problem, name) {
  const lines = deck.text.split("\n");
  const count = /^\s*(SB:\s*)?\d+x?\s/.exec(lines[problem.line - 1] || "");
  lines[problem.line - 1] = `${count ? count[0] : "1 "}${name}`;
  deck.text = lines.join("\n");
  check(deck);
}

async function begin(event) {
  event.preventDefault();
  keepChosen();
  start.busy = true;
  start.trouble = "";
  changed();
  const decks = start.decks.map((deck) => (deck.source === "ready" ? { ready: deck.ready } : { text: deck.text, name: "Pasted deck" }));
  const wish = {
    decks, opponent: start.opponent, begins: Number(start.begins), seed: start.seed === "" ? null : Number(start.seed), best_of: Number(start.bestOf),
    allow_declined: start.declined, by_hand: start.byHand, names: start.opponent === "person" || start.opponent === "both" ? [start.name || "Player 1", "Player 2"] : [start.name || "Player", "Computer"],
  };
  try {
    const made = await newGame(wish);
    rememberLinks(made);
    if (start.opponent === "person") start.links = made;
    else location.hash = fragment(made.seats[0].link);
  } catch (refusal) {
    start.trouble = troubleWords(refusal);
  }
  start.busy = false;
  changed();
}

const fragment = (link) => link.slice(link.indexOf("#"));

function troubleWords(refusal) {
  const decks = refusal instanceof Refusal && refusal.body.decks;
  if (!decks) return refusal.message;
  return [refusal.message, ...decks.flatMap((deck) => deck.problems.map((problem) => `Deck ${deck.player}: ${problem.message}`))].join(" ");
}

/** Two seats in two browsers: one link is mine, the other is sent to the opponent. */
function linksScreen() {
  const links = [...start.links.seats.map((seat) => [`${seat.name}'s seat`, seat.link]), ["To watch", start.links.watch && start.links.watch.link]].filter(([, link]) => link);
  return h("main", { class: "start" }, h("h1", null, "Seats"),
    h("p", null, "Whoever has a link sits there. Send one to your opponent and open the other."),
    h("ul", { class: "links" }, links.map(([words, link]) => linkRow(words, link, h("button", { type: "button", onclick: () => { start.links = null; location.hash = fragment(link); } }, "Open here")))));
}

async function watch(file) {
  if (!file) return;
  try {
    const opened = await openRecord(await file.text());
    location.hash = fragment(opened.link);
  } catch (refusal) {
    start.trouble = refusal.message;
    changed();
  }
}
