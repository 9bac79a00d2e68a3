/** Saves the game as a file that replays to this moment: for a report, or to share. */
import { recordOf } from "./api.js";
import { shout } from "./announce.js";
import { changed, model } from "./model.js";

export async function saveRecord() {
  try {
    const text = await recordOf(model.token);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = `spellwright-${model.game || "game"}.record`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 5000);
    model.ui.notice = `Saved as ${link.download}.`;
  } catch (refusal) {
    model.ui.notice = refusal.message;
    shout(refusal.message);
  }
  changed();
}
