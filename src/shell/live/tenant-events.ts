import type { Client } from '@connectrpc/connect';
import type { Event, EventService } from '../../../generated/proto/workgate/event/v1/event_service_pb.js';
import { keepStream } from './stream-life.ts';

/**
 * `connected` is said only while the stream is heard of: `silent` and `lost` where the page may show what is no longer so,
 * `connecting` before the stream stands for the first time since somebody looks.
 */
export type Connection = 'connecting' | 'connected' | 'silent' | 'lost';

/** How far the log went. */
export interface KnownSequence {
  sequence: bigint | undefined;
  /** When that was, in milliseconds since 1970. */
  at: number;
}

export interface EventListener {
  onEvent: (event: Event) => void;
  /** The stream stands; something may have happened of which nothing is told, after this listener has begun to read. */
  onConnected: () => void;
  /** Whether it is told also while nobody looks. */
  isForHidden?: boolean;
}

/** Two heartbeats of the service may be lost before nobody claims any more that the page is up to date. */
const SILENCES = { untilDoubtMs: 5_000, untilDeathMs: 15_000 };
/** What has happened since the page was opened is told of, unless that was long ago: then everything is read again. */
const BRIDGED_MS = 30_000;
/** From one page to the next nobody listens for a moment; the stream goes on. */
const LINGER_MS = 3_000;

/**
 * What happens in the tenant, for all of the tab that wants to know it, by one stream. It is there while somebody listens
 * and looks: browsers open few connections to one origin, and streams of hidden tabs would use them up. Listeners that are
 * told all the same see to it that there is one of them in a browser.
 */
export class TenantEvents {
  readonly #client: Client<typeof EventService>;
  readonly #onRefused: (error: unknown) => void;
  #known: KnownSequence | undefined;
  readonly #listeners = new Set<EventListener>();
  readonly #observers = new Set<() => void>();
  #connection: Connection = 'connecting';
  #isVisible = false;
  #stop: AbortController | undefined;
  #lingering: ReturnType<typeof setTimeout> | undefined;

  /** @param known of before anything was read: the first stream begins there, so that nothing has to be read twice. */
  constructor(client: Client<typeof EventService>, onRefused: (error: unknown) => void, known?: KnownSequence) {
    this.#client = client;
    this.#onRefused = onRefused;
    this.#known = known;
  }

  readonly connection = (): Connection => this.#connection;

  /** Tells when the connection is another; returns what ends it. */
  readonly observe = (observer: () => void): (() => void) => {
    this.#observers.add(observer);
    return () => this.#observers.delete(observer);
  };

  /** Hands on what happens from now on; returns what ends it. */
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
    // The stream went on for others: what happened meanwhile was not handed on.
    if (!isBack || !isKept || this.#connection !== 'connected') return;
    for (const one of [...this.#listeners]) if (one.isForHidden !== true) one.onConnected();
  }

  /** Those who are told at this moment. */
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
        // Later ones begin at the end of the log, even where the stream had broken off: listeners read anew what they show,
        // which is bounded, while what has happened during a night is not.
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

  /** It holds for one stream: should that break off before it stands, everything is read again. */
  #takeKnown(): bigint | undefined {
    const known = this.#known;
    this.#known = undefined;
    return known !== undefined && Date.now() - known.at < BRIDGED_MS ? known.sequence : undefined;
  }

  #setConnection(connection: Connection): void {
    if (this.#connection === connection) return;
    this.#connection = connection;
    for (const observer of [...this.#observers]) observer();
  }
}
