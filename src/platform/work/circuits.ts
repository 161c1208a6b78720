import { LRUCache } from 'lru-cache';

const OPENS_AFTER = 3;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;
/** Milliseconds after which a peer that is switched off is tried again. */
export const OFF_PAUSE_MS = 30_000;
/** Maximum number of peers in memory, because the list of them goes into a query. */
const MAX_PEERS = 5_000;

interface Circuit {
  failures: number;
  /** Time until which nothing is tried, on the monotonic clock of the process. */
  openUntilMs: number;
}

/** A peer that does not answer, or is off, is left alone. Then one unit closes the circuit, or doubles the pause. */
export class Circuits {
  readonly #circuits = new LRUCache<string, Circuit>({ max: MAX_PEERS });
  readonly #answering = new LRUCache<string, true>({ max: MAX_PEERS });
  readonly #nowMs: () => number;

  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  succeeded(peer: string): void {
    this.#circuits.delete(peer);
    this.#answering.set(peer, true);
  }

  failed(peer: string): void {
    this.#answering.delete(peer);
    const failures = (this.#circuits.get(peer)?.failures ?? 0) + 1;
    const pauseMs = failures < OPENS_AFTER ? 0 : FIRST_PAUSE_MS * 2 ** Math.min(failures - OPENS_AFTER, 10);
    this.#circuits.set(peer, { failures, openUntilMs: this.#nowMs() + Math.min(pauseMs, LONGEST_PAUSE_MS) });
  }

  /** From now on, the peer gets one unit at a time, like an unknown peer. */
  slow(peer: string): void {
    this.#circuits.delete(peer);
    this.#answering.delete(peer);
  }

  off(peer: string): void {
    this.#answering.delete(peer);
    this.#circuits.set(peer, { failures: OPENS_AFTER, openUntilMs: this.#nowMs() + OFF_PAUSE_MS });
  }

  isOpen(peer: string): boolean {
    // `peek` does not count as a use, so that the peer that failed longest ago is forgotten first.
    return (this.#circuits.peek(peer)?.openUntilMs ?? 0) > this.#nowMs();
  }

  /** Any other peer is tried with one unit. */
  isAnswering(peer: string): boolean {
    return this.#answering.has(peer);
  }

  /** However long the peer was left alone since. */
  isFailing(peer: string): boolean {
    return this.#circuits.peek(peer) !== undefined;
  }

  failing(): string[] {
    return [...this.#circuits.keys()];
  }

  open(): string[] {
    return [...this.#circuits.keys()].filter((peer) => this.isOpen(peer));
  }
}
