/**
 * Puts equal permanents in one pile. Two are equal when everything the viewer is sent of them but the id is equal,
 * with what can be done with them, their part in the draft, and what targets or touches them.
 */
import { decision, model, view } from "./model.js";
import { pays } from "./pay.js";

/** The piles of some objects in the order of their first members: `{key, ids, object}`. */
export function pilesOf(objects) {
  const touched = touchedIds();
  const open = optionKinds();
  const piles = new Map();
  for (const object of objects) {
    const alone = touched.has(object.id) || object.attached_to || (object.blocking || []).length;
    const key = alone ? `o${object.id}` : likeness(object, open);
    const pile = piles.get(key);
    if (pile) pile.ids.push(object.id);
    else piles.set(key, { ids: [object.id], object });
  }
  return spread([...piles.values()]);
}

function likeness(object, open) {
  const { id, timestamp, ...rest } = object;
  return JSON.stringify([rest, open.get(id) || "", draftOf(id), pays([id])]);
}

function draftOf(id) {
  const draft = model.ui.draft;
  return draft && draft.picks.has(id) ? draft.picks.get(id) : null;
}

function optionKinds() {
  const found = new Map();
  const open = decision();
  for (const option of open ? open.options : []) {
    for (const id of option.ids || []) {
      found.set(id, `${found.get(id) || ""}|${option.kind} ${option.way || ""} ${option.cost || ""}`);
    }
  }
  return found;
}

/** Objects that something else on the table points to: they stand alone, so that the pointing can be seen. */
function touchedIds() {
  const touched = new Set();
  for (const object of view().battlefield) {
    if (object.attached_to) touched.add(object.attached_to);
    for (const id of object.blocking || []) touched.add(id);
    if (object.attacking > 9) touched.add(object.attacking);
  }
  for (const object of view().stack) for (const id of object.targets || []) touched.add(id);
  const draft = model.ui.draft;
  if (draft && draft.kind === "block") for (const id of draft.picks.values()) touched.add(id);
  return touched;
}

/** An opened pile is shown member by member. */
function spread(piles) {
  const shown = [];
  for (const pile of piles) {
    if (pile.ids.length > 1 && model.ui.openPile && pile.ids.includes(model.ui.openPile)) {
      for (const id of pile.ids) shown.push({ key: `o${id}`, ids: [id], object: pile.object, of: pile.ids.length });
    } else shown.push({ key: `o${pile.ids[0]}`, ids: pile.ids, object: pile.object });
  }
  return shown;
}
