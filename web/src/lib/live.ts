// One WebSocket to a table that comes back by itself; what it carries is the session's affair.
import type { ClientMessage, ServerMessage } from "./types";

interface Handlers {
  /** address of the next connection, asked anew each time */
  address: () => string;
  opened: () => void;
  message: (message: ServerMessage) => void;
  lost: () => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING = 25_000;

export class Live {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(private readonly handlers: Handlers) {
    this.#connect();
    addEventListener("online", this.reconnect);
  }

  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** False if there is no connection to send on. */
  send(message: ClientMessage): boolean {
    if (!this.open) return false;
    this.#socket!.send(JSON.stringify(message));
    return true;
  }

  /** Drops the connection and makes a new one at once. */
  reconnect = (): void => {
    if (this.#closed) return;
    this.#wait = FIRST_WAIT;
    this.#drop();
    this.#connect();
  };

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.reconnect);
    this.#drop();
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #connect(): void {
    const socket = new WebSocket(this.handlers.address());
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#ping = setInterval(() => this.send({ type: "ping" }), PING);
      this.handlers.opened();
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.handlers.message(JSON.parse(event.data));
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#drop();
      this.handlers.lost();
      this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.7 + Math.random() * 0.6));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }
}
