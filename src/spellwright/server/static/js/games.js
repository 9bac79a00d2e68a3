/** The games that were played in this browser: their seats' links are secrets, so this browser alone can remember them. */
import { h } from "./dom.js";
import { changed, model } from "./model.js";

const KEY = "spellwright.games";
const MOST = 30;

function stored() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY));
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function store(games) {
  try {
    localStorage.setItem(KEY, JSON.stringify(games.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Takes note of the game that is shown, and how far it is; the newest first. */
export function rememberGame() {
  const { state, role, token } = model;
  if ((role !== "seat" && role !== "both") || !state) return;
  const now = { token, names: Object.values(model.names), turn: state.view.turn, over: state.over ? state.over.text : "", match: state.match && state.match.best_of > 1 ? `game ${state.match.number}` : "" };
  const games = stored();
  const before = games.find((game) => game.token === token);
  if (before && before.turn === now.turn && before.over === now.over && before.match === now.match) return;
  store([{ ...now, played: Date.now() }, ...games.filter((game) => game.token !== token)]);
}

const LINKS = "spellwright.links";

function storedLinks() {
  try {
    return JSON.parse(localStorage.getItem(LINKS)) || {};
  } catch {
    return {};
  }
}

/** Keeps the links of a game that was made here, so that they can be given to others later too. */
export function rememberLinks({ game, seats, watch }) {
  const links = seats.filter((seat, at) => at > 0 && seat.link && seat.link !== seats[0].link).map((seat) => [`${seat.name}'s seat`, seat.link]);
  const kept = Object.entries(storedLinks()).slice(-MOST);
  try {
    localStorage.setItem(LINKS, JSON.stringify({ ...Object.fromEntries(kept), [game]: [...links, ["To watch", watch.link]] }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The links of the game that is played, where this browser made it: `[what for, link]`. */
export const linksOfGame = () => storedLinks()[model.game] || [];

export function linksBody() {
  return h("div", { class: "yieldsbody" }, h("p", { class: "hint" }, "Whoever has a link sits there, or watches."),
    h("ul", { class: "links" }, linksOfGame().map(([words, link]) => linkRow(words, link))));
}

/** One link to be copied; `more` stands beside it. */
export function linkRow(words, link, more) {
  const whole = new URL(link, location.href).href;
  return h("li", { key: link }, h("span", null, words), h("input", { type: "text", readonly: true, "aria-label": words, value: whole, onfocus: (event) => event.target.select() }),
    h("button", { type: "button", onclick: () => navigator.clipboard?.writeText(whole) }, "Copy"), more);
}

/** A seat that nobody is given any more. */
export function forgetGame(token) {
  store(stored().filter((game) => game.token !== token));
  changed();
}

/** The list on the start screen. */
export function gamesList() {
  const games = stored();
  if (games.length === 0) return null;
  return h("section", { class: "games", "aria-label": "Your games" }, h("h2", null, "Your games"),
    h("ul", null, games.map((game) => h("li", { key: game.token },
      h("span", null, h("b", null, game.names.join(" against ")), `: ${[game.match, game.over || `turn ${game.turn}`, new Date(game.played).toLocaleString()].filter(Boolean).join(" · ")}`),
      h("a", { class: "button", href: `#seat=${game.token}` }, game.over ? "Look back" : "Go on"),
      h("button", { type: "button", class: "quiet", "aria-label": `Forget ${game.names.join(" against ")}`, onclick: () => forgetGame(game.token) }, "Forget")))));
}
