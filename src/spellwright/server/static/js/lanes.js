/** On a phone lanes scroll sideways: each says how many of its tiles are out of sight. */

/** Counts what is out of sight; reads all positions first, then writes. */
export function markLanes() {
  const lanes = [...document.querySelectorAll(".board .lane")];
  const hidden = lanes.map((lane) => {
    const edge = lane.scrollLeft + lane.clientWidth;
    return lane.scrollWidth <= lane.clientWidth + 2 ? 0 : [...lane.children].filter((tile) => tile.offsetLeft + tile.offsetWidth / 2 > edge).length;
  });
  lanes.forEach((lane, at) => {
    if (hidden[at]) lane.dataset.more = `+${hidden[at]}\n▸`;
    else delete lane.dataset.more;
  });
}
