/** A pile chosen from as a number: the same small question is answered again and again, with one of its members each time. */
import { answer } from "./game.js";
import { decision, model } from "./model.js";

const optionFor = (open, id) => open.options.find((option) => (option.ids || []).length === 1 && option.ids[0] === id);

/** Chooses so many of these objects, one after the other, as long as the same is asked. */
export function chooseSeveral(ids, count) {
  const open = decision();
  const able = ids.filter((id) => optionFor(open, id)).slice(0, count);
  if (able.length === 0) return;
  model.ui.several = { kind: open.kind, rule: open.rule, ids: able.slice(1) };
  answer(optionFor(open, able[0]));
}

/** Goes on with it at a new question; true if that was answered. */
export function goOn(open) {
  const { several } = model.ui;
  model.ui.several = null;
  if (!several || several.ids.length === 0 || open.kind !== several.kind || open.rule !== several.rule) return false;
  const option = optionFor(open, several.ids[0]);
  if (!option) return false;
  model.ui.several = { ...several, ids: several.ids.slice(1) };
  answer(option);
  return true;
}

/** How many of a pile are meant: the digits that were typed, all, or one. */
export function howMany(ids, all) {
  const typed = Number(model.ui.digits);
  model.ui.digits = "";
  return typed ? Math.min(typed, ids.length) : all ? ids.length : 1;
}
