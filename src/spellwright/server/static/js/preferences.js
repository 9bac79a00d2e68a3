/** What this browser remembers: look and habits of the page. How passing works is kept by the server with the seat. */

const KEY = "spellwright.preferences";

const USUAL = {
  theme: "auto", animate: true, guard: true, warnMana: true, letters: true, level: 2, pictures: false, textSize: 100, turned: false, beat: 0.8, remap: {},
};

export const preferences = { ...USUAL, ...stored() };

function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) || {};
  } catch {
    return {};
  }
}

/** Changes one preference, remembers it and shows it. */
export function prefer(name, value) {
  preferences[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // A browser that keeps nothing still plays.
  }
  showPreferences();
}

/** Puts the preferences that are matters of style on the document. */
export function showPreferences() {
  const root = document.documentElement;
  root.dataset.theme = preferences.theme;
  root.dataset.animate = preferences.animate ? "on" : "off";
  root.dataset.tapped = preferences.turned ? "turned" : "tilted";
  root.style.fontSize = `${100 * scale()}%`;
}

/** How much larger everything is drawn than usual: by the user's wish, and on screens of very many pixels. */
export function scale() {
  const screens = Math.min(innerWidth / 1920, innerHeight / 1080);
  return (preferences.textSize / 100) * Math.max(1, Math.min(2, 0.25 + 0.75 * screens));
}
