import type { Client } from '@connectrpc/connect';
import type { Event, EventService } from '../../../generated/proto/workgate/event/v1/event_service_pb.js';
import { Listeners } from '../api/listeners.ts';
import { keepStream } from './stream-life.ts';

/** `connecting`: not yet open since the tab became visible. `silent` and `lost`: the page may be out of date. */
export type Connection = 'connecting' | 'connected' | 'silent' | 'lost';

interface KnownSequence {
  sequence: bigint | undefined;
  /** Time of the read, in milliseconds since 1970. */
  at: number;
}

interface EventListener {
  onEvent: (event: Event) => void;
  /** Events since the listener's first read may have been missed. */
  onConnected: () => void;
  isForHidden?: boolean;
}

/** The page stays up to date while no more than two of the service's heartbeats are lost. */
const SILENCES = { untilDoubtMs: 5_000, untilDeathMs: 15_000 };
/** Milliseconds. From an older position, listeners read everything again instead of a replay. */
const BRIDGED_MS = 30_000;
/** Milliseconds for which the stream outlives its last listener: between two pages there is none for a moment. */
const LINGER_MS = 3_000;

/**
 * One stream for all listeners of the tab. It is open only while somebody listens and the tab is visible, because
 * browsers open few connections to one origin. Only one listener with `isForHidden` may run in the whole browser.
 */
export class TenantEvents {
  readonly #client: Client<typeof EventService>;
  readonly #onRefused: (error: unknown) => void;
  #known: KnownSequence | undefined;
  readonly #listeners = new Set<EventListener>();
  readonly #observers = new Listeners();
  #connection: Connection = 'connecting';
  #isVisible = false;
  #stop: AbortController | undefined;
  #lingering: ReturnType<typeof setTimeout> | undefined;

  /** @param known Position from before anything was read, where the first stream begins. */
  constructor(client: Client<typeof EventService>, onRefused: (error: unknown) => void, known?: KnownSequence) {
    this.#client = client;
    this.#onRefused = onRefused;
    this.#known = known;
  }

  readonly connection = (): Connection => this.#connection;

  readonly observe = this.#observers.add;

  listen(listener: EventListener): () => void {
    this.#listeners.add(listener);
    clearTimeout(this.#lingering);
    this.#openOrClose();
    if (this.#connection === 'connected') listener.onConnected();
    return () => {
      this.#listeners.delete(listener);
      this.#lingering = setTimeout(() => this.#openOrClose(), LINGER_MS);
    };
  }

  setVisible(isVisible: boolean): void {
    const isBack = isVisible && !this.#isVisible;
    this.#isVisible = isVisible;
    const isKept = this.#stop !== undefined;
    this.#openOrClose();
    // A stream kept for hidden listeners goes on. The other listeners have missed the events since the tab was hidden.
    if (!isBack || !isKept || this.#connection !== 'connected') return;
    for (const one of [...this.#listeners]) if (one.isForHidden !== true) one.onConnected();
  }

  get #told(): EventListener[] {
    return [...this.#listeners].filter(({ isForHidden }) => this.#isVisible || isForHidden);
  }

  close(): void {
    clearTimeout(this.#lingering);
    this.#stop?.abort();
    this.#stop = undefined;
  }

  #openOrClose(): void {
    const isWanted = this.#told.length > 0;
    if (isWanted === (this.#stop !== undefined)) return;
    this.close();
    this.#setConnection('connecting');
    if (isWanted) void this.#follow();
  }

  async #follow(): Promise<void> {
    const stop = new AbortController();
    this.#stop = stop;
    const unlessStopped = (connection: Connection) => () => {
      if (!stop.signal.aborted) this.#setConnection(connection);
    };
    await keepStream(
      async ({ options, heard, stands }) => {
        // Later streams begin at the end of the log. Listeners then read again what they show, which is bounded; the
        // events of a whole night are not.
        const afterSequence = this.#takeKnown();
        const request = afterSequence === undefined ? {} : { afterSequence };
        for await (const { event } of this.#client.watchEvents(request, options)) {
          heard();
          if (event.case === 'happened') for (const one of this.#told) one.onEvent(event.value);
          if (event.case !== 'caughtUp') continue;
          stands();
          this.#setConnection('connected');
          if (afterSequence === undefined) for (const one of this.#told) one.onConnected();
        }
      },
      {
        onSilent: unlessStopped('silent'),
        onHeardAgain: unlessStopped('connected'),
        onBroken: unlessStopped('lost'),
        onRefused: (error) => {
          unlessStopped('lost')();
          this.#onRefused(error);
        },
      },
      SILENCES,
      stop.signal,
    );
  }

  /** Returns the position once: if the first stream breaks off early, listeners read everything again. */
  #takeKnown(): bigint | undefined {
    const known = this.#known;
    this.#known = undefined;
    return known !== undefined && Date.now() - known.at < BRIDGED_MS ? known.sequence : undefined;
  }

  #setConnection(connection: Connection): void {
    if (this.#connection === connection) return;
    this.#connection = connection;
    this.#observers.call();
  }
}
