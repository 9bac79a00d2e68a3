/** What the page knows: the last state it was sent and what the user is in the middle of. Everything else is derived. */

export const STEPS = [
  ["untap", "UN", "Untap"], ["upkeep", "UP", "Upkeep"], ["draw", "DR", "Draw"], ["precombat main", "M1", "First main"],
  ["beginning of combat", "BC", "Beginning of combat"], ["declare attackers", "AT", "Attackers"],
  ["declare blockers", "BL", "Blockers"], ["first combat damage", "FS", "First-strike damage"], ["combat damage", "DM", "Damage"],
  ["end of combat", "EC", "End of combat"], ["postcombat main", "M2", "Second main"], ["end", "EN", "End"], ["cleanup", "CL", "Cleanup"],
];

export const model = {
  token: "", role: "", game: "", names: {}, kinds: {}, settings: null, undoKind: "free", link: "connecting", viewer: "all",
  state: null, faces: {}, log: [], gone: null,
  ui: freshUi(), listeners: new Set(),
};

function freshUi() {
  return {
    menu: null, draft: null, inspected: 0, hovered: 0, pinned: false, inspect: null, why: null, whyNot: null, drawer: "", dialog: "",
    notice: "", problems: [], filter: "", confirm: "", hold: false, shares: null, justNow: [], order: null, number: null, several: null, byKey: false, past: null, playing: false, here: {}, spot: null,
    sheet: "", digits: "", command: "",
  };
}

/** Forgets the game before, for a new one. */
export function reset(token) {
  Object.assign(model, { token, role: "", state: null, faces: {}, log: [], gone: null, settings: null, link: "connecting" });
  model.ui = freshUi();
}

let due = false;

/** Asks for the page to be drawn once everything at hand has been taken in. */
export function changed() {
  if (due) return;
  due = true;
  queueMicrotask(() => {
    due = false;
    for (const listener of model.listeners) listener();
  });
}

/** The view shown: the present one, or a past one that the user is looking at. */
export const view = () => (model.ui.past ? model.ui.past.view : model.state && model.state.view);
/** The player whose view it is. */
export const me = () => (model.ui.past && model.ui.past.you) || (model.state && model.state.you) || 1;
/** Whose side is drawn below: a spectator sits behind player 1. */
export const below = () => me() || 1;
export const nameOf = (player) => (player === me() && model.role === "seat" ? "You" : model.names[player] || `Player ${player}`);
export const stepName = (step) => (STEPS.find(([key]) => key === step) || [step, step, step])[2];
export const faceOf = (object) => (object && object.face && model.faces[object.face]) || null;

/** The question put to this seat, if one is open and the present is shown. */
export function decision() {
  if (!model.state || model.ui.past) return null;
  const open = model.state.decision;
  return open && (model.role === "both" || open.player === model.state.you) ? open : null;
}

/** Every object of the shown view by its id. */
export function objects() {
  const shown = view();
  const found = new Map();
  if (!shown) return found;
  const zones = [shown.battlefield, shown.stack, shown.exile, shown.command || []];
  for (const player of shown.players) zones.push(player.hand, player.graveyard, player.library || [], player.outside || []);
  for (const zone of zones) for (const object of zone) if (object.id) found.set(object.id, object);
  return found;
}

/** The options of the open question that concern an object or player. */
export function optionsOf(id) {
  const open = decision();
  return open ? open.options.filter((option) => (option.ids || []).includes(id)) : [];
}

/** What to call an object or player. */
export function calling(id) {
  if (id === 1 || id === 2) return nameOf(id);
  const object = objects().get(id);
  if (!object) return "something";
  if (object.ability_of) return `ability of ${calling(object.ability_of)}`;
  return object.name || (object.face_down ? "face-down card" : "a card");
}
