/**
 * Describes elements as plain data and brings the document to that description, touching only what differs.
 * Text from cards and players becomes text nodes only: there is no way from data to markup.
 */

const SVG = "http://www.w3.org/2000/svg";

/** Describes one element. `props.key` names it among its siblings, so that it keeps its focus while it moves. */
export function h(tag, props, ...children) {
  return { tag, props: props || {}, children: flat(children, []) };
}

function flat(children, into) {
  for (const child of children) {
    if (Array.isArray(child)) flat(child, into);
    else if (child !== null && child !== undefined && child !== false && child !== "") into.push(child);
  }
  return into;
}

/** Makes the children of `parent` what `described` says. */
export function patch(parent, described) {
  const wanted = flat([described], []);
  const keyed = new Map();
  const loose = [];
  for (const node of parent.childNodes) {
    if (node.$key !== undefined) keyed.set(node.$key, node);
    else loose.push(node);
  }
  let place = parent.firstChild;
  for (const child of wanted) {
    let node = find(child, keyed, loose);
    if (node) update(node, child);
    else node = create(child, parent.namespaceURI === SVG);
    if (node === place) place = place.nextSibling;
    else parent.insertBefore(node, place);
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

function find(child, keyed, loose) {
  if (typeof child !== "object") return takeFirst(loose, (node) => node.nodeType === Node.TEXT_NODE);
  const key = child.props.key;
  if (key === undefined) return takeFirst(loose, (node) => node.$tag === child.tag);
  const node = keyed.get(key);
  keyed.delete(key);
  return node && node.$tag === child.tag ? node : undefined;
}

function takeFirst(nodes, fits) {
  const at = nodes.findIndex(fits);
  return at < 0 ? undefined : nodes.splice(at, 1)[0];
}

function create(child, inSvg) {
  if (typeof child !== "object") return document.createTextNode(String(child));
  const svg = inSvg || child.tag === "svg";
  const node = svg ? document.createElementNS(SVG, child.tag) : document.createElement(child.tag);
  node.$tag = child.tag;
  node.$props = {};
  if (child.props.key !== undefined) node.$key = child.props.key;
  update(node, child);
  if (child.props.made) child.props.made(node);
  return node;
}

function update(node, child) {
  if (typeof child !== "object") {
    if (node.data !== String(child)) node.data = String(child);
    return;
  }
  if (!child.props.own) patch(node, child.children); // first: the value of a select needs its options
  const before = node.$props;
  for (const name in before) if (!(name in child.props)) set(node, name, undefined);
  for (const name in child.props) if (child.props[name] !== before[name]) set(node, name, child.props[name]);
  node.$props = child.props;
}

function set(node, name, value) {
  if (name === "key" || name === "made" || name === "own") return;
  if (name.startsWith("on") || name === "value" || name === "checked" || name === "disabled" || name === "open") {
    // A field that the user is writing in belongs to the user.
    if (name === "value" && node === document.activeElement && node.tagName !== "SELECT") return;
    if (name.startsWith("on")) node[name] = value || null;
    else node[name] = value === undefined ? (name === "value" ? "" : false) : value;
  } else if (name === "style") node.style.cssText = value || ""; // allowed where a style attribute is not
  else if (value === undefined || value === null || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? "" : String(value));
}
