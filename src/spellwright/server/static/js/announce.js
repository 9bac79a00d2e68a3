/** Speaks to those who listen: news politely and merged, questions and refusals at once. */

let waiting = [];
let timer = 0;

/** News, at most once a second. */
export function say(text) {
  if (!text) return;
  waiting.push(text);
  if (!timer) timer = setTimeout(speak, 400);
}

function speak() {
  timer = 0;
  const place = document.getElementById("polite");
  const line = document.createElement("p");
  line.textContent = waiting.slice(-6).join(" ");
  waiting = [];
  place.append(line);
  while (place.childNodes.length > 8) place.firstChild.remove();
}

/** Something that concerns the user now. */
export function shout(text) {
  const place = document.getElementById("assertive");
  if (place) place.textContent = place.textContent === text ? `${text} ` : text;
}
