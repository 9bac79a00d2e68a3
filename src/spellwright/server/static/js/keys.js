/** The keyboard: everything on the page without a mouse. */
import { askWhyNot, confirm, everyone, inspect, pass, redo, run, settle, stopRun, undo } from "./acting.js";
import { shout } from "./announce.js";
import { toggleSheet, fullControl } from "./controls.js";
import { step } from "./divide.js";
import { stay } from "./game.js";
import { actionOf, nameOfKey } from "./keylist.js";
import { below, changed, decision, model, nameOf, stepName, view } from "./model.js";
import { stepNumber } from "./number.js";
import { chooseNumber } from "./panel.js";
import { byHand } from "./pay.js";
import { preferences } from "./preferences.js";
import { closeInspector } from "./side.js";
import { toNow, travel } from "./travel.js";
import { yieldMenu } from "./yields.js";

const DOES = {
  pass, confirm, everyone, redo, undo, speak, command, hold: () => flip("hold"), full: fullControl, yield: () => yieldMenu(),
  turn: () => run("turn"), "turn!": () => run("turn", true), mine: () => run("my turn"), "mine!": () => run("my turn", true),
  stack: () => run("stack"), "stack!": () => run("stack", true), byhand: () => byHand(settle), combat: () => run("beginning of combat"),
  inspect: () => inspect(focused(), true), why: () => focused() && (inspect(focused(), true), askWhyNot(focused())),
  pin: () => (model.ui.pinned ? closeInspector() : inspect(focused(), true)), through: () => seeThrough(true), open: () => more(1), less: () => more(-1),
  graveyard: () => drawer("graveyard", false), graveyard2: () => drawer("graveyard", true), exile: () => drawer("exile", false), exile2: () => drawer("exile", true),
  library: () => drawer("library", false), log: () => { toggleSheet("log"); document.querySelector(".log ol")?.focus(); }, stops: () => show("stops"), yields: () => show("yields"),
  back: () => travel(-1), forward: () => travel(1), keys: () => show("keys"),
};

/** Listens to the whole page while a game is shown. */
export function listen() {
  document.addEventListener("keydown", pressed);
  document.addEventListener("keyup", () => seeThrough(false));
  window.addEventListener("blur", () => seeThrough(false));
}

function pressed(event) {
  if (!model.state || event.ctrlKey || event.metaKey || event.altKey || model.ui.dialog) return undefined;
  if (actionOf(nameOfKey(event)) !== "pass") stay();
  if (event.key === "Escape") return used(event, escape);
  const number = event.target.matches("input[type=number]");
  if (event.target.matches("input, textarea, select") && !(number && !/^([0-9.]|Arrow.*|Home|End)$/.test(event.key))) return undefined;
  if (event.key.startsWith("Arrow") || event.key === "Home" || event.key === "End") return arrows(event);
  const name = actionOf(nameOfKey(event));
  if (event.key === " " && event.target.matches("button:not(.tile, .player, .primary), summary")) return undefined;
  if (event.repeat) return name === "pass" ? event.preventDefault() : undefined;
  if (/^[0-9]$/.test(event.key)) return used(event, () => digit(event.key));
  const letter = event.key.toLowerCase() !== event.key.toUpperCase();
  return name && (preferences.letters || !letter) ? used(event, DOES[name]) : undefined;
}

function used(event, does) {
  event.preventDefault();
  does();
}

/** One more or less of what is divided or of X; else "more" opens a pile. */
function more(by) {
  if (model.ui.shares) step(by);
  else if (model.ui.number !== null) stepNumber(by);
  else if (by > 0) openPile();
}

function seeThrough(on) {
  document.documentElement.toggleAttribute("data-through", on);
}

function flip(name) {
  model.ui[name] = !model.ui[name];
  changed();
}

function show(name) {
  model.ui.dialog = name;
  changed();
}

function drawer(zone, theirs) {
  const player = theirs ? 3 - below() : below();
  model.ui.drawer = model.ui.drawer === `${zone}${player}` ? "" : `${zone}${player}`;
  changed();
}

function escape() {
  const { ui } = model;
  const open = decision();
  if (toNow()) return;
  if (ui.menu) ui.menu = null;
  else if (ui.command) ui.command = "";
  else if (ui.drawer) ui.drawer = "";
  else if (ui.pinned || ui.why || ui.sheet) closeInspector();
  else if (model.state.run) stopRun();
  else if (ui.openPile) ui.openPile = 0;
  else if (open && open.within) undo();
  changed();
}

/** Digits choose an option; in an attack or block they say how many of a pile. */
function digit(key) {
  if ((model.ui.draft && !model.ui.menu) || onPile()) model.ui.digits = (model.ui.digits + key).slice(-4);
  else chooseNumber(Number(key) || 10);
}

/** Whether the focus is on a pile of which several can be chosen. */
function onPile() {
  const open = decision();
  return open && open.kind !== "priority" && document.activeElement.matches(".tile[data-pile][data-can]");
}

/** The object under the keyboard's focus, or under the pointer. */
function focused() {
  const node = document.activeElement;
  return Number(node && node.dataset && node.dataset.id) || model.ui.hovered || 0;
}

function openPile() {
  model.ui.openPile = model.ui.openPile ? 0 : focused();
  changed();
}

/** Arrows move along a zone; up and down to the nearest tile of the next one. */
function arrows(event) {
  const tiles = [...document.querySelectorAll(".table .tile, .table .player, .drawer .tile, .stack .entry")].filter((node) => node.offsetParent);
  if (tiles.length === 0) return;
  event.preventDefault();
  const from = tiles.includes(document.activeElement) ? document.activeElement : null;
  const next = from ? neighbour(from, tiles, event.key) : tiles.find((node) => node.dataset.can) || tiles[tiles.length - 1];
  if (next) next.focus();
}

function neighbour(from, tiles, key) {
  const row = tiles.filter((node) => node.parentNode === from.parentNode);
  const at = row.indexOf(from);
  if (key === "Home") return row[0];
  if (key === "End") return row[row.length - 1];
  if (key === "ArrowLeft") return row[at - 1];
  if (key === "ArrowRight") return row[at + 1];
  const here = from.getBoundingClientRect();
  const up = key === "ArrowUp";
  let best = null;
  let least = Infinity;
  for (const node of tiles) {
    const box = node.getBoundingClientRect();
    const away = up ? here.top - box.bottom : box.top - here.bottom;
    if (away < -2 || node === from) continue;
    const distance = away * 3 + Math.abs(box.left + box.width / 2 - here.left - here.width / 2);
    if (distance < least) [least, best] = [distance, node];
  }
  return best;
}

function command() {
  model.ui.command = " ";
  changed();
}

/** Says how things stand. */
function speak() {
  const shown = view();
  const lives = shown.players.map((player) => `${nameOf(player.id)} ${player.life} life, ${player.hand.length} cards in hand`).join("; ");
  const attackers = shown.battlefield.filter((object) => object.attacking).length;
  shout(`Turn ${shown.turn}, ${nameOf(shown.active)}, ${stepName(shown.step)}. ${lives}. Stack ${shown.stack.length}.${attackers ? ` ${attackers} attackers.` : ""}${decision() ? ` ${decision().why}.` : ""}`);
}
