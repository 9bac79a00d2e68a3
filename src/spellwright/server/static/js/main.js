/** Begins: reads what the link's fragment asks for, draws the screen, and listens to pointer and keys. */
import { act, inspect } from "./acting.js";
import { clearArrows, drawArrows } from "./arrows.js";
import { commandLine } from "./command.js";
import { controls, toggleSheet } from "./controls.js";
import { dialog, ending } from "./dialogs.js";
import { h, patch } from "./dom.js";
import { forgetGame, linksOfGame } from "./games.js";
import { join, leave, send } from "./game.js";
import { listen } from "./keys.js";
import { markLanes } from "./lanes.js";
import { changed, decision, model, reset } from "./model.js";
import { menu, panel } from "./panel.js";
import { listenToPointer } from "./pointer.js";
import { scale, showPreferences } from "./preferences.js";
import { saveRecord } from "./report.js";
import { room } from "./room.js";
import { side } from "./side.js";
import { loadDecks, startScreen } from "./start.js";
import { drawer, table } from "./table.js";
import { travelBar } from "./travel.js";

const app = document.getElementById("app");

function draw() {
  const focus = document.activeElement && document.activeElement.dataset ? document.activeElement.dataset.id : "";
  measure();
  patch(app, screen());
  if (model.state) after(focus);
  else clearArrows();
}

/** Focus goes to where its object went, or to its place's neighbour; the log stays at its end. */
function after(focus) {
  if (focus && document.activeElement === document.body) document.querySelector(`[data-ids~="${focus}"]`)?.focus({ preventScroll: true });
  const log = document.querySelector(".log ol");
  const last = model.log.length ? model.log[model.log.length - 1].n : 0;
  if (log && log.$last !== last) {
    log.scrollTop = log.scrollHeight;
    log.$last = last;
  }
  if (measure()) changed();
  drawArrows();
  if (room.phone) markLanes();
}

/** Reads how much room the boards have; true when it is not what was drawn for. */
function measure() {
  const board = document.querySelector(".board");
  const phone = innerWidth < 700;
  const width = (board ? board.clientWidth : innerWidth) - (phone ? 8 : 16);
  const height = board ? board.clientHeight - 4 : 200;
  const other = Math.abs(width - room.width) > 2 || Math.abs(height - room.height) > 2 || phone !== room.phone;
  Object.assign(room, { width, height, phone, scale: scale(), tall: innerHeight >= 820 * scale() });
  return other;
}

function screen() {
  if (!model.token) return startScreen();
  if (model.link === "refused") return notice("This link opens no seat.", "It may be old, or the game was played on another computer.", h("button", { type: "button", onclick: () => { forgetGame(model.token); location.hash = ""; } }, "Forget it"));
  if (model.link === "replaced") return notice("This seat is played in another window.", "Only one window at a time can play a seat.", h("button", { type: "button", class: "primary", onclick: open }, "Play here"));
  if (!model.state) return notice("Sitting down…", "");
  return h("div", { class: "game", "data-role": model.role, "data-phone": room.phone || undefined, "data-asked": Boolean(decision()) || undefined },
    topBar(), table(), side(), bottom(), drawer(), menu(), commandLine(), dialog(), moreSheet());
}

function bottom() {
  return h("div", { class: "bottom", key: "bottom" }, ending(), travelBar(), room.phone && panel(), controls());
}

function notice(heading, words, more) {
  return h("main", { class: "start" }, h("h1", null, heading), h("p", null, words), more, h("p", null, h("a", { href: "#" }, "Start screen")));
}

function topBar() {
  const { match } = model.state;
  return h("header", { class: "top", key: "top" }, h("p", { class: "home" }, h("a", { href: "#" }, "Spellwright")),
    match && match.best_of > 1 && h("span", null, `Game ${match.number}, ${match.wins[1]} : ${match.wins[2]}`),
    model.role === "watch" && h("span", null, "You are watching"),
    model.role === "replay" && h("span", null, "Replay"),
    model.link !== "open" && h("span", { class: "lost", role: "status" }, "Connection lost, trying again…"),
    h("span", { class: "gap" }), actions());
}

function actions() {
  const open = (name) => () => { model.ui.dialog = name; model.ui.sheet = ""; changed(); };
  const playing = (model.role === "seat" || model.role === "both") && !model.state.over;
  return [
    h("button", { key: "stops", type: "button", onclick: open("stops") }, "Stops"),
    playing && h("button", { key: "yields", type: "button", onclick: open("yields") }, yieldCount()),
    h("button", { key: "settings", type: "button", onclick: open("settings") }, "Settings"),
    h("button", { key: "keys", type: "button", onclick: open("keys") }, "Keys"),
    h("button", { key: "report", type: "button", "data-act": "report", onclick: saveRecord }, "Report"),
    linksOfGame().length > 0 && h("button", { key: "links", type: "button", onclick: open("links") }, "Links"),
    playing && h("button", { key: "concede", type: "button", onclick: open("concede") }, "Concede"),
  ];
}

function yieldCount() {
  const { yields = {}, always = {}, marks = {}, orders = {} } = model.settings || {};
  const count = Object.keys(orders).length + Object.keys(yields).length + Object.keys(always).length + Object.values(marks).filter((mark) => mark !== "usual").length;
  return count ? `Yields (${count})` : "Yields";
}

/** On a phone the rarer actions are in a sheet. */
function moreSheet() {
  if (model.ui.sheet !== "more") return null;
  return h("section", { class: "more", key: "more", "aria-label": "More" },
    h("button", { type: "button", onclick: () => toggleSheet("log") }, "Log"), h("button", { type: "button", onclick: () => toggleSheet("stack") }, "Stack"),
    h("button", { type: "button", onclick: () => send({ t: "run", until: "turn", no_matter_what: false, decision: decision()?.number }) }, "End turn"),
    h("button", { type: "button", onclick: () => send({ t: "run", until: "my turn", no_matter_what: false, decision: decision()?.number }) }, "To my turn"),
    h("button", { type: "button", onclick: () => send({ t: "redo" }) }, "Redo"), actions(), h("a", { href: "#" }, "Start screen"), h("button", { type: "button", onclick: () => toggleSheet("more") }, "Close"));
}

function open() {
  const found = /^#(seat|watch|replay)=(.+)$/.exec(location.hash);
  if (!found) {
    leave();
    reset("");
    loadDecks();
  } else join({ token: found[2], as: found[1] === "replay" ? model.viewer : 0 });
  changed();
}

model.listeners.add(draw);
showPreferences();
listen();
listenToPointer(act, inspect);
addEventListener("hashchange", open);
addEventListener("resize", () => { showPreferences(); changed(); });
addEventListener("scroll", () => {
  if (model.state) drawArrows();
  if (room.phone) markLanes();
}, true);
open();
