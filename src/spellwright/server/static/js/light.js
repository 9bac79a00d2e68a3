/** Lights an object on the table while something that speaks of it is pointed at, and brings it into view. */
import { changed, model } from "./model.js";

export function light(id) {
  if ((model.ui.spot || 0) === (id || 0)) return;
  model.ui.spot = id;
  changed();
  if (id) document.querySelector(`.table [data-ids~="${id}"]`)?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
}

/** What makes an element light an object; nothing where there is none. */
export const lights = (id) => (id ? { onmouseenter: () => light(id), onmouseleave: () => light(0) } : {});
