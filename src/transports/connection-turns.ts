import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on one connection: whoever sends more in advance is refused, in order. */
const MAX_WAITING_OF_CONNECTION = 1_000;
/** The same for all connections together: each takes a few kilobytes. */
const MAX_WAITING = 10_000;

interface Turns {
  active: number;
  waiting: (() => void)[];
}

/**
 * Lets the requests of a connection in one after another. Node hands over all that a client has sent in advance (HTTP/1.1
 * pipelining) at once, hundreds of them; they are answered in order anyway, and those that change something may only be
 * worked on in order (RFC 9112, 9.3.2).
 */
export class ConnectionTurns {
  readonly #atOnce: number;
  readonly #turns = new WeakMap<Socket, Turns>();
  #waiting = 0;
  #shed = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Requests that wait for one before them on their connection, and that were refused since the start. */
  get state(): { waiting: number; shed: number } {
    return { waiting: this.#waiting, shed: this.#shed };
  }

  /** Calls `serve` when it is the request's turn, `refuse` if too many wait for theirs, nothing if the client goes. */
  take({ socket }: IncomingMessage, response: ServerResponse, serve: () => void, refuse: () => void): void {
    const turns = this.#turnsOf(socket);
    if (turns.active < this.#atOnce) {
      this.#begin(socket, turns, response, serve);
    } else if (turns.waiting.length < MAX_WAITING_OF_CONNECTION && this.#waiting < MAX_WAITING) {
      this.#waiting += 1;
      turns.waiting.push(() => this.#begin(socket, turns, response, serve));
    } else {
      // Node stops reading from a connection on which too much of such answers waits.
      this.#shed += 1;
      refuse();
    }
  }

  #turnsOf(socket: Socket): Turns {
    const known = this.#turns.get(socket);
    if (known !== undefined) return known;
    const turns: Turns = { active: 0, waiting: [] };
    this.#turns.set(socket, turns);
    return turns;
  }

  #begin(socket: Socket, turns: Turns, response: ServerResponse, serve: () => void): void {
    turns.active += 1;
    response.once('close', () => {
      turns.active -= 1;
      if (turns.waiting.length > 0) this.#next(socket, turns);
    });
    serve();
  }

  #next(socket: Socket, turns: Turns): void {
    if (socket.destroyed) {
      this.#waiting -= turns.waiting.length;
      turns.waiting = [];
      return;
    }
    this.#waiting -= 1;
    turns.waiting.shift()?.();
  }
}
