/** Draws the table: both players' strips, their boards in lanes, the hand, and the strip of steps between them. */
import { h } from "./dom.js";
import { isA } from "./cardface.js";
import { act, run } from "./acting.js";
import { STEPS, below, changed, decision, me, model, nameOf, optionsOf, stepName, view } from "./model.js";
import { pilesOf } from "./piles.js";
import { room } from "./room.js";
import { ICONS, cost, icon } from "./symbols.js";
import { canDo, tile } from "./tile.js";

/** Widths and heights of tiles, the best first: full cards, then broad low tiles, then chips. */
const SIZES = [[184, 210], [156, 178], [132, 150], [112, 128], [128, 120], [124, 96], [112, 80], [104, 64], [80, 64], [64, 62], [56, 60]];
const CHIPS = [[78, 72], [78, 62], [64, 72], [64, 62], [64, 56]];
const NARROWEST = 64;
const GAP = 6;

/** The whole table of the shown view. */
export function table() {
  const shown = view();
  const mine = shown.players.find((player) => player.id === below());
  const theirs = shown.players.find((player) => player.id !== below());
  return h("main", { class: "table", "aria-label": "Table" },
    h("h1", { class: "unseen" }, `Spellwright: ${shown.players.map((player) => nameOf(player.id)).join(" and ")}`),
    strip(theirs), board(theirs, true), steps(), board(mine, false), strip(mine), hand(mine));
}

function strip(player) {
  const shown = view();
  const options = decision() && !model.ui.draft ? optionsOf(player.id) : [];
  const aimed = model.ui.draft && model.ui.draft.towards.has(player.id);
  const counters = Object.entries(player.counters || {});
  const exiled = shown.exile.filter((object) => object.owner === player.id).length;
  return h("section", { class: "strip", key: `strip${player.id}`, "data-active": shown.active === player.id || undefined, "aria-label": nameOf(player.id) },
    h("button", {
      class: "player", type: "button", "data-id": player.id, "data-can": options.length || aimed ? "use" : undefined,
      "data-chosen": aimed && model.ui.draft.towardsNow === player.id || undefined, "aria-label": `${nameOf(player.id)}, ${player.life} life`,
      onclick: () => act([player.id]),
    }, h("b", null, nameOf(player.id)), h("span", { class: "life", key: `life${player.life}` }, "♥ ", player.life)),
    counters.map(([kind, count]) => h("span", { key: kind, class: "marker" }, `${kind} ${count}`)),
    shown.monarch === player.id && h("span", { class: "marker" }, "♛ monarch"),
    shown.initiative === player.id && h("span", { class: "marker" }, "⚑ initiative"),
    shown.command.filter((object) => object.owner === player.id && object.room).map((object) =>
      h("span", { key: object.id, class: "marker" }, `${object.name}: ${object.room}`)),
    player.controlled_by > 0 && h("span", { class: "marker" }, `controlled by ${nameOf(player.controlled_by)}`),
    player.mana && h("span", { class: "mana" }, "mana ", cost(player.mana)),
    zoneButton(player, "hand", player.hand.length),
    zoneButton(player, "library", player.library_size),
    zoneButton(player, "graveyard", player.graveyard.length),
    zoneButton(player, "exile", exiled),
    player.outside && player.outside.length > 0 && zoneButton(player, "outside", player.outside.length),
    player.out && h("span", { class: "marker" }, "out"),
    model.ui.here[player.id] === false && h("span", { class: "marker" }, "away"));
}

function zoneButton(player, zone, count) {
  const key = `${zone}${player.id}`;
  const marked = zone !== "hand" && zoneOptions(player, zone);
  return h("button", {
    key, class: "zone", type: "button", "aria-label": `${nameOf(player.id)}: ${zone}, ${count} cards`, "aria-expanded": String(model.ui.drawer === key),
    "data-can": marked ? "use" : undefined, title: zone, onclick: () => { model.ui.drawer = model.ui.drawer === key ? "" : key; changed(); },
  }, icon(ICONS[zone]), h("span", { class: "word" }, zone), " ", count);
}

function zoneOptions(player, zone) {
  const inside = zone === "exile" ? view().exile.filter((object) => object.owner === player.id) : player[zone] || [];
  return inside.some((object) => object.id && optionsOf(object.id).length);
}

/** Which lane a permanent lies in: what it is now, not what it was. */
function laneOf(object) {
  if (isA(object, "creature")) return "creatures";
  if (isA(object, "land")) return "lands";
  return "others";
}

function board(player, top) {
  const shown = view();
  const lanes = { lands: [], others: [], creatures: [] };
  const hosts = new Map(shown.battlefield.map((object) => [object.id, object]));
  const free = shown.battlefield.filter((object) => !hosts.has(object.attached_to));
  for (const object of free) if (object.controller === player.id) lanes[laneOf(object)].push(object);
  for (const lane of Object.values(lanes)) followAttached(lane, shown.battlefield);
  const piles = Object.fromEntries(Object.entries(lanes).map(([name, inLane]) => [name, pilesOf(inLane)]));
  const { size, together } = layout(piles);
  const reached = stops(Object.values(piles));
  const drawn = (name) => lane(name, piles[name], size, player, reached);
  const back = h("div", { class: "back", key: "back", "data-together": together || undefined }, (top !== together ? ["lands", "others"] : ["others", "lands"]).map(drawn));
  return h("section", { class: "board", key: `board${player.id}`, "data-top": top || undefined, "aria-label": `${nameOf(player.id)}: battlefield` },
    top ? [back, drawn("creatures")] : [drawn("creatures"), back]);
}

/** Where nothing can be used, Tab stops at the first tile all the same, so that all can be reached: on a phone in each lane. */
function stops(piles) {
  const lanes = room.phone ? piles.filter((inLane) => inLane.length) : [piles.flat()];
  return lanes.filter((inLane) => !inLane.some((pile) => canDo(pile.ids))).map((inLane) => inLane[0]);
}

/** What is attached lies right after its host. */
function followAttached(lane, battlefield) {
  for (let at = 0; at < lane.length; at += 1) {
    const attached = battlefield.filter((object) => object.attached_to === lane[at].id && !lane.includes(object));
    lane.splice(at + 1, 0, ...attached);
  }
}

/**
 * The largest size at which all lanes of a board fit in the room there is; what isn't creatures lies together in one
 * row where that leaves more room for all.
 */
function layout({ lands, others, creatures }) {
  const apart = { size: sizeFor([lands.length, others.length, creatures.length]), together: false };
  if (room.phone || !lands.length || !others.length) return apart;
  const together = { size: sizeFor([lands.length + others.length + 0.5, creatures.length]), together: true };
  return together.size[0] * together.size[1] > apart.size[0] * apart.size[1] ? together : apart;
}

/** On a phone a lane is one row, which scrolls where it is too long for the narrowest. */
function chipFor(counts) {
  const rows = counts.filter(Boolean).length;
  const fits = ([width, height]) => rows * (height * room.scale + GAP) <= room.height && (width === NARROWEST || Math.max(...counts) * (width * room.scale + GAP) <= room.width);
  return CHIPS.find(fits) || CHIPS[CHIPS.length - 1];
}

function sizeFor(counts) {
  if (room.phone) return chipFor(counts);
  for (const [width, height] of SIZES) {
    const inRow = Math.max(1, Math.floor((room.width + GAP) / (width * room.scale + GAP)));
    const rows = counts.filter(Boolean).reduce((sum, count) => sum + Math.ceil(count / inRow), 0);
    if (rows * (height * room.scale + GAP) <= room.height) return [width, height];
  }
  return SIZES[SIZES.length - 1];
}

/** The size of tiles as style, drawn larger on large screens and with large text. */
const sized = ([width, height]) => `--tile:${Math.round(width * room.scale)}px;--tall:${Math.round(height * room.scale)}px`;

function lane(name, piles, size, player, reached) {
  return h("div", {
    class: "lane", key: name, role: "group", "aria-label": `${nameOf(player.id)}: ${name}`, "data-lane": name, "data-empty": piles.length === 0 || undefined,
    style: sized(size),
  }, piles.map((pile) => tile(pile, size, reached.includes(pile))));
}

function hand(player) {
  const [width, height] = room.phone ? [72, 66] : room.tall ? [132, 156] : [112, 132];
  const known = player.hand.filter((object) => object.id);
  const hidden = player.hand.length - known.length;
  if ((!me() && model.role !== "replay") || inTheWay(known)) return null;
  const wide = width * room.scale;
  const least = room.phone ? 44 * room.scale : 0;
  const squeezed = Math.max(least, Math.min(wide + GAP, (room.width - wide) / Math.max(1, known.length - 1)));
  return h("section", { class: "hand", "aria-label": "Hand", key: "hand", "data-squeezed": squeezed < wide || undefined, style: `${sized([width, height])};--step:${squeezed}px` },
    known.map((object, at) => tile({ key: `o${object.id}`, ids: [object.id], object }, [width, height], at === 0)),
    hidden > 0 && h("p", null, `${hidden} hidden cards`),
    player.hand.length === 0 && h("p", { class: "empty" }, "No cards in hand"));
}

function runTo(step) {
  if (decision() && decision().kind === "priority") run(step);
}

/** On a phone the hand makes way for a question that is not about it. */
function inTheWay(cards) {
  const open = decision();
  return room.phone && open && !["priority", "mulligan"].includes(open.kind) && !cards.some((card) => optionsOf(card.id).length);
}

function steps() {
  const shown = view();
  const stops = (model.settings && model.settings.stops) || {};
  const side = shown.active === me() ? "mine" : "theirs";
  return h("nav", { class: "steps", key: "steps", "aria-label": "Steps of the turn" },
    h("span", { class: "turn", key: "turn" }, `Turn ${shown.turn}, ${shown.active === me() && model.role === "seat" ? "yours" : `${nameOf(shown.active)}'s`}`),
    STEPS.filter(([step]) => step !== "untap" && step !== "cleanup" && step !== "first combat damage").map(([step, short, long]) => h("button", {
      key: step, type: "button", class: "step", title: `${long}: stops. Alt-click or long press: pass until here.`, "aria-current": shown.step === step ? "step" : undefined,
      "aria-label": `${long}${shown.step === step ? ", now" : ""}. Stops and passing until here.`,
      "data-stop": stops[step] && stops[step][side] !== "off" ? stops[step][side] : undefined,
      onclick: (event) => { if (event.altKey) runTo(step); else { model.ui.dialog = "stops"; changed(); } },
      oncontextmenu: (event) => { event.preventDefault(); runTo(step); },
    }, short)),
    h("span", { class: "now" }, stepName(shown.step)),
    h("button", {
      class: "stackbutton", type: "button", onclick: () => { model.ui.sheet = model.ui.sheet === "stack" ? "" : "stack"; changed(); },
    }, `Stack ${shown.stack.length}`),
    shown.day_night && h("span", { class: "marker" }, shown.day_night));
}

/** What stands in a drawer: the cards of a zone that was opened. */
export function drawer() {
  const { drawer: open } = model.ui;
  if (!open) return null;
  const zone = open.slice(0, -1);
  const player = view().players.find((one) => one.id === Number(open.slice(-1)));
  const cards = zone === "exile" ? view().exile.filter((object) => object.owner === player.id) : player[zone] || [];
  const known = cards.filter((object) => object.id);
  const count = zone === "library" ? player.library_size : cards.length;
  const close = () => { model.ui.drawer = ""; changed(); };
  return h("section", { class: "drawer", role: "region", "aria-label": `${nameOf(player.id)}: ${zone}`, style: sized([112, 128]) },
    h("header", null, h("h2", null, `${nameOf(player.id)}: ${zone} (${count})`),
      h("button", { type: "button", class: "close", "aria-label": "Close", onclick: close }, "✕")),
    h("div", { class: "cards" }, [...known].reverse().map((object, at) => tile({ key: `o${object.id}`, ids: [object.id], object }, [112, 128], at === 0))),
    count > known.length && h("p", null, `${count - known.length} cards you cannot see`));
}
