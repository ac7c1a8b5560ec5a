// One WebSocket to a table that comes back by itself. It makes whole snapshots of the patches that come; what they
// say is the session's affair.
import { patched, type Change } from "./patch";
import type { ClientMessage, PatchMessage, ServerMessage, SnapshotMessage } from "./types";

interface Handlers {
  /** address of the next connection, asked anew each time */
  address: () => string;
  /** the server waits to hear what the client has */
  opened: () => void;
  message: (message: Exclude<ServerMessage, PatchMessage>) => void;
  /** pictures that follow the last one, a step each */
  follow: (pictures: SnapshotMessage[]) => void;
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
  #picture: SnapshotMessage | null = null;

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
    this.#picture = null;
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
      if (socket === this.#socket) this.#receive(JSON.parse(event.data));
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#drop();
      this.handlers.lost();
      this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.7 + Math.random() * 0.6));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #receive(message: ServerMessage): void {
    if (message.type === "patch") return this.#patch(message);
    if (message.type === "snapshot") this.#picture = message;
    this.handlers.message(message);
  }

  /** Each beat makes a picture; without the one that the first builds on everything is asked for again. */
  #patch({ base, version, beats }: PatchMessage): void {
    let picture = this.#picture;
    if (picture?.version !== base) return this.handlers.opened();
    const pictures = beats.map(
      ({ changes, events }) =>
        (picture = { ...patched(picture!, changes as Change[]), version, events, whole: false }),
    );
    this.#picture = picture;
    this.handlers.follow(pictures);
  }
}
