import { LRUCache } from 'lru-cache';

/** Failures in a row after which a peer is left alone. */
const OPENS_AFTER = 3;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;
/** A peer that is switched off is looked at again after this time. */
export const OFF_PAUSE_MS = 30_000;
/** The list of them goes into a query. */
const MAX_PEERS = 5_000;

interface Circuit {
  failures: number;
  /** On the monotonic clock of the process. */
  openUntilMs: number;
}

/**
 * Which peers this process leaves alone for a while, as they do not answer or are switched off. When the time is over
 * one unit is tried: it closes the circuit, or opens it for twice as long.
 */
export class Circuits {
  readonly #circuits = new LRUCache<string, Circuit>({ max: MAX_PEERS });
  /** Peers that answered when they were asked last. */
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

  /** It has answered, and taken its time: it is asked for one thing at a time, as one that is not known. */
  slow(peer: string): void {
    this.#circuits.delete(peer);
    this.#answering.delete(peer);
  }

  off(peer: string): void {
    this.#answering.delete(peer);
    this.#circuits.set(peer, { failures: OPENS_AFTER, openUntilMs: this.#nowMs() + OFF_PAUSE_MS });
  }

  /** Whether nothing is tried with it at this moment. */
  isOpen(peer: string): boolean {
    // To be looked at is no use: what failed longest ago is forgotten first.
    return (this.#circuits.peek(peer)?.openUntilMs ?? 0) > this.#nowMs();
  }

  /** Whether it answered when it was asked last. One that did not, or was not asked yet, is tried with one unit. */
  isAnswering(peer: string): boolean {
    return this.#answering.has(peer);
  }

  /** Whether it did not answer when it was asked last, however long it was left alone since. */
  isFailing(peer: string): boolean {
    return this.#circuits.peek(peer) !== undefined;
  }

  /** Peers that did not answer when they were asked last. */
  failing(): string[] {
    return [...this.#circuits.keys()];
  }

  /** Peers that are left alone at this moment. */
  open(): string[] {
    return [...this.#circuits.keys()].filter((peer) => this.isOpen(peer));
  }
}
