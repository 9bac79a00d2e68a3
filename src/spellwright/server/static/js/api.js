/** The HTTP side: decks, new games, records, cards. A seat's token goes in a header, never in a request line. */

/** An answer of the server that is not the one hoped for. */
export class Refusal extends Error {
  constructor(body) {
    super(body.text || body.error || "The server refused.");
    this.body = body;
  }
}

async function ask(path, options = {}) {
  let reply;
  try {
    reply = await fetch(path, options);
  } catch {
    throw new Refusal({ error: "network", text: "The server does not answer. Is `spellwright play` still running?" });
  }
  const type = reply.headers.get("content-type") || "";
  const body = type.includes("json") ? await reply.json() : await reply.text();
  if (!reply.ok) throw new Refusal(typeof body === "string" ? { error: String(reply.status), text: body } : body);
  return body;
}

const post = (path, body) => ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
const bearer = (token) => ({ headers: { authorization: `Bearer ${token}` } });

export const readyDecks = () => ask("/api/decks");
export const checkDeck = (text, name) => post("/api/decks/check", { text, name });
export const newGame = (wish) => post("/api/games", wish);
export const aboutGame = (token) => ask("/api/game", bearer(token));
export const recordOf = (token) => ask("/api/record", bearer(token));
export const openRecord = (record) => post("/api/replays", { record });
export const cardNamed = (name) => ask(`/api/card?name=${encodeURIComponent(name)}`);
