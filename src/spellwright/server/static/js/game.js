/** Takes in what the server says and sends what the user wants: the only module that speaks with the socket. */
import { say, shout } from "./announce.js";
import { startShares } from "./divide.js";
import { dropDraft, startDraft } from "./draft.js";
import { startNumber } from "./number.js";
import { startOrder } from "./order.js";
import { rememberGame } from "./games.js";
import { changed, decision, model, objects, reset } from "./model.js";
import { preferences } from "./preferences.js";
import { goOn } from "./several.js";
import { Socket } from "./socket.js";

const SLIP = 250;
let socket = null;
let guardUntil = 0;
let lastQuestion = "";

/** Opens the game, watch or replay that a token stands for. */
export function join(hello) {
  leave();
  reset(hello.token);
  socket = new Socket(hello, heard, (link) => {
    model.link = link;
    if (link === "lost") shout("The connection was lost. Trying again.");
    if (link === "open" && model.state) say("Connected again.");
    changed();
  });
}

export function leave() {
  if (socket) socket.close();
  socket = null;
}

export const send = (message, sure) => Boolean(socket) && socket.send(message, sure);

const HEARD = {
  welcome(message) {
    Object.assign(model, { role: message.role, game: message.game, names: message.names, kinds: message.kinds || {}, settings: message.settings, undoKind: message.undo, bestOf: message.best_of });
    model.ui.here = message.here || {};
    if (message.role === "seat" && message.settings && message.settings.beat === null) send({ t: "settings", settings: { beat: preferences.beat } });
  },
  state: takeState,
  settings: (message) => { model.settings = message.settings; },
  refused(message) {
    if (message.code === "stale" || message.nonce === "inspect") return; // nobody asked for it in so many words
    model.ui.problems = message.problems || [];
    model.ui.notice = [message.text, ...(message.problems || []).map((problem) => problem.text)].join(" ");
    shout(model.ui.notice);
  },
  plan(message) {
    if (!decision() || decision().number !== message.decision) return;
    model.ui.problems = message.ok === false ? message.problems || [] : [];
    if (message.ok === false) say(model.ui.problems.map((problem) => problem.text).join(" "));
  },
  why: (message) => { model.ui.why = message; model.ui.whyNot = null; },
  why_not(message) {
    model.ui.whyNot = message;
    shout(message.reasons.length ? message.reasons.map((reason) => reason.text).join(" ") : "Nothing forbids it.");
  },
  inspect: (message) => { if (message.object === model.ui.inspected) model.ui.inspect = message; },
  at(message) {
    Object.assign(model.faces, message.faces || {});
    model.ui.past = message;
    model.ui.inspect = null;
    if (!model.state) model.state = resting(message);
    if (message.log) model.log = message.log;
    if (message.told) say(message.told);
  },
  undo_asked(message) { model.ui.asked = message; shout(message.text); },
  rematch(message) { if (message.link) location.hash = message.link.slice(message.link.indexOf("#")); },
  presence(message) {
    model.ui.here[message.player] = message.here;
    say(`${model.names[message.player]} ${message.here ? "is here" : "has left"}.`);
  },
};

/** A replay has no present: nothing is asked and nothing waits. */
function resting(message) {
  return { you: message.you, view: message.view, log: [], auto: [], waiting: null, decision: null, undo: { can: false }, run: null, match: null, over: null };
}

function heard(message) {
  const take = HEARD[message.t];
  if (take) take(message);
  changed();
}

function takeState(message) {
  const before = model.state;
  Object.assign(model.faces, message.faces || {});
  if (message.log_reset) model.log = [];
  const fresh = message.log || [];
  if (fresh.length) model.log = [...model.log, ...fresh].slice(-2000);
  for (const step of message.auto || []) if (step.player === message.you || model.role === "both") model.lastAuto = step;
  model.state = message;
  if (message.settings) model.settings = message.settings;
  const { ui } = model;
  ui.asked = message.undo && message.undo.asked && message.undo.asked.by !== message.you ? message.undo.asked : null;
  const same = before && before.decision && message.decision && before.decision.number === message.decision.number;
  if (model.role !== "replay" && !same) ui.past = null; // something new is to be seen
  ui.inspect = null;
  if (ui.pinned && objects().has(ui.inspected)) send({ t: "inspect", object: ui.inspected, nonce: "inspect" });
  ui.justNow = justNow(fresh, Boolean(before) && !message.log_reset, message);
  if (!same) newQuestion(message.decision);
  rememberGame();
  if (before) say(fresh.filter((line) => line.level <= 1).map((line) => line.text).join(" "));
}

/** What others cast and is gone from the stack already: nobody could answer it, but it is not to be missed. */
function justNow(fresh, news, message) {
  const mine = model.names[message.you];
  const done = fresh.filter((line) => line.what === "Cast" && !line.text.startsWith(`${mine} `));
  if (!news) return [];
  if (done.length === 0) return message.auto.length ? model.ui.justNow : [];
  return done.slice(-4).map((line) => line.text);
}

function newQuestion(open) {
  const { ui } = model;
  Object.assign(ui, { menu: null, notice: "", confirm: "", problems: [], filter: "", digits: "", whyNot: null, hold: false });
  const kind = open ? `${open.kind} ${open.rule}` : "";
  if (kind !== lastQuestion && open) guardUntil = performance.now() + SLIP;
  lastQuestion = kind;
  startShares(open);
  startOrder(open);
  startNumber(open);
  if (!open) return dropDraft();
  startDraft(open);
  if (open.kind !== "priority") shout(open.why);
  else if (model.state.view.stack.length) shout(`${open.why}.`);
  goOn(open);
  return undefined;
}

/** Stays in a window that would be passed after a moment. */
export function stay() {
  const open = decision();
  if (!open || !model.state.beat) return;
  model.state.beat = 0;
  send({ t: "stay", decision: open.number });
  changed();
}

/** True when a pass or confirmation comes too soon after a new kind of question to be meant for it. */
export function slipped(preferences) {
  if (!preferences.guard || performance.now() >= guardUntil) return false;
  model.ui.blink = (model.ui.blink || 0) + 1;
  changed();
  return true;
}

/** Answers the open question with an option. */
export function answer(option) {
  const open = decision();
  if (!open || !option) return;
  const { ui } = model;
  const message = { t: "answer", decision: open.number, index: option.index };
  if (ui.hold && option.kind !== "pass") message.hold = true;
  Object.assign(ui, { menu: null, notice: "", confirm: "" });
  send(message, true);
  changed();
}
