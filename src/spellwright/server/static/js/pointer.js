/** The pointer: a click acts, resting on a card shows it, a long press or the other button pins it, dragging a card out of the hand plays it. */
import { stay } from "./game.js";
import { changed, model } from "./model.js";

const REST = 200;
const PRESS = 500;
const DRAG = 60;

let resting = 0;
let pressing = 0;
let pressed = null;
let swallow = false;

export function listenToPointer(act, inspect) {
  document.addEventListener("click", (event) => clicked(event, act));
  document.addEventListener("contextmenu", (event) => {
    const tile = tileOf(event);
    if (!tile) return;
    event.preventDefault();
    inspect(Number(tile.dataset.id), true);
  });
  document.addEventListener("pointerover", (event) => hovered(event, inspect));
  document.addEventListener("focusin", (event) => {
    const tile = tileOf(event);
    if (tile && tile.matches(":focus-visible")) inspect(Number(tile.dataset.id));
  });
  document.addEventListener("pointerdown", (event) => down(event, inspect));
  document.addEventListener("pointerup", (event) => up(event, act));
  document.addEventListener("pointercancel", () => clearTimeout(pressing));
}

const tileOf = (event) => (event.target.closest ? event.target.closest(".tile, .entry") : null);
const idsOf = (tile) => tile.dataset.ids.split(" ").map(Number);

function clicked(event, act) {
  if (swallow) {
    swallow = false;
    event.stopPropagation();
    return;
  }
  const tile = event.target.closest ? event.target.closest(".tile") : null;
  if (tile) {
    const box = tile.getBoundingClientRect();
    if (event.ctrlKey) model.ui.hold = true; // as with the key H: priority is held after it
    act(idsOf(tile), { all: event.shiftKey, at: { x: box.left, y: box.top } });
  } else if (model.ui.menu && !event.target.closest(".menu, [data-act=yield]")) {
    model.ui.menu = null;
    changed();
  }
}

function hovered(event, inspect) {
  if (event.target.closest?.(".stack .entry, .stack button")) stay();
  clearTimeout(resting);
  const tile = tileOf(event);
  model.ui.hovered = tile ? Number(tile.dataset.id) : 0;
  if (tile && event.pointerType === "mouse") resting = setTimeout(() => inspect(Number(tile.dataset.id)), REST);
}

function down(event, inspect) {
  if (!event.target.closest?.("[data-act=pass]")) stay();
  const tile = tileOf(event);
  pressed = tile && { tile, x: event.clientX, y: event.clientY };
  clearTimeout(pressing);
  if (!tile || event.pointerType === "mouse") return;
  pressing = setTimeout(() => {
    inspect(Number(tile.dataset.id), true);
    swallow = true;
  }, PRESS);
}

/** A card dragged up out of the hand is used, as if clicked. */
function up(event, act) {
  clearTimeout(pressing);
  if (!pressed) return;
  const { tile, x, y } = pressed;
  pressed = null;
  if (!tile.closest(".hand") || y - event.clientY < DRAG || Math.abs(event.clientX - x) > 800) return;
  act(idsOf(tile), { at: { x: event.clientX, y: event.clientY } });
}
