/**
 * One connection to the game: says hello, sends, resends what got no reply, and comes back after the network was lost.
 * It holds no truth: whatever it missed is in the next whole state.
 */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const PING_EVERY = 10000;
const RESEND_AFTER = 2500;

export class Socket {
  /** `heard` gets every message; `changed` gets "open", "lost", "replaced" or "refused". */
  constructor(hello, heard, changed) {
    this.hello = hello;
    this.heard = heard;
    this.changed = changed;
    this.wait = FIRST_WAIT;
    this.open = false;
    this.done = false;
    this.pending = new Map();
    this.count = 0;
    this.connect();
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket.onopen = () => this.socket.send(JSON.stringify({ t: "hello", protocol: 1, ...this.hello }));
    this.socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    this.socket.onclose = (event) => this.lost(event.code);
  }

  receive(message) {
    if (message.t === "welcome") {
      this.open = true;
      this.wait = FIRST_WAIT;
      this.pending.clear();
      this.silences = 0;
      clearInterval(this.pinging);
      this.pinging = setInterval(() => this.ping(), PING_EVERY);
      this.changed("open");
    }
    this.silences = 0;
    if (message.nonce) this.settle(message.nonce);
    if (message.t === "state") for (const nonce of [...this.pending.keys()]) this.settle(nonce);
    if (message.t === "replaced") this.done = true;
    this.heard(message);
    if (message.t === "replaced") this.changed("replaced");
  }

  settle(nonce) {
    clearTimeout(this.pending.get(nonce));
    this.pending.delete(nonce);
  }

  /** Sends a message; with `sure` it is sent again with the same nonce when no reply comes. */
  send(message, sure = false) {
    if (!this.open) return false;
    if (sure) {
      const nonce = `${Date.now().toString(36)}-${(this.count += 1)}`;
      message = { ...message, nonce };
      this.pending.set(nonce, setTimeout(() => this.resend(message), RESEND_AFTER));
    }
    this.socket.send(JSON.stringify(message));
    return true;
  }

  resend(message) {
    if (!this.open || !this.pending.has(message.nonce)) return;
    this.pending.delete(message.nonce);
    this.socket.send(JSON.stringify(message));
  }

  ping() {
    this.silences += 1;
    if (this.silences > 2) this.socket.close();
    else if (this.open) this.socket.send('{"t":"ping"}');
  }

  lost(code) {
    this.open = false;
    clearInterval(this.pinging);
    if (code === 4401) {
      this.done = true;
      this.changed("refused");
    } else if (!this.done && code !== 4409) {
      this.changed("lost");
      this.again = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    }
  }

  close() {
    this.done = true;
    clearTimeout(this.again);
    clearInterval(this.pinging);
    this.socket.close();
  }
}
