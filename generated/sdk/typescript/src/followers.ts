/** Follows what happens in the tenant. */
import type { EventsApi } from './apis/EventsApi.js';
import type { Event } from './models/Event.js';
import type { EventPage } from './models/EventPage.js';
import { ANSWER_MS, checkWait, DEFAULT_WAIT_SECONDS, FIRST_PAUSE_MS, type Log, Pace, warn } from './pace.js';
import { sleep } from './retries.js';

/** What is followed, and how. */
export interface FollowOptions {
  /** Only events behind this sequence: that of the last one that you have done with. From the beginning by default. */
  after?: number;
  /** Only events of these types, such as `proposal.approved` or `proposal.*`. */
  types?: readonly string[];
  /** Only events of this WorkItem. */
  workItemId?: string;
  /** Ends it, at once where it waits. */
  signal?: AbortSignal;
  /** How long one request waits for something to happen; 0 to 30, and 10 by default. */
  waitSeconds?: number;
  /** Told what it goes on after; `console.warn` by default. */
  log?: Log;
}

/** As many as an answer has at most. */
const PAGE = 200;
const LONGEST_SEQUENCE = Number.MAX_SAFE_INTEGER;

/**
 * Events as they happen, each once and in order, for `for await`: it ends when its signal is aborted. A service that cannot be
 * reached, or is busy, is waited for.
 */
export class EventFollower implements AsyncIterable<Event> {
  readonly #events: EventsApi;
  readonly #wanted: { types?: string; workItemId?: string };
  readonly #waitSeconds: number;
  readonly #signal: AbortSignal | undefined;
  readonly #pace: Pace;
  #after: number;

  /** Made by the client; see `Workgate`. @throws {TypeError} on a sequence or a wait that cannot be right */
  constructor(events: EventsApi, options: FollowOptions = {}) {
    const { after = 0, types, workItemId, signal, waitSeconds = DEFAULT_WAIT_SECONDS, log = warn } = options;
    if (!Number.isInteger(after) || after < 0 || after > LONGEST_SEQUENCE) {
      throw new TypeError('after has to be the sequence of an event, or 0.');
    }
    checkWait(waitSeconds);
    this.#events = events;
    this.#after = after;
    this.#wanted = {
      ...(types === undefined ? {} : { types: types.join(',') }),
      ...(workItemId === undefined ? {} : { workItemId }),
    };
    this.#signal = signal;
    this.#waitSeconds = waitSeconds;
    this.#pace = new Pace(log);
  }

  /** Where it has got to: the sequence of the last event that it gave, or further, where nothing behind that was asked for. */
  get after(): number {
    return this.#after;
  }

  /**
   * @throws {WorkgateError} where waiting does not help: the key, a type, or `after` is not in order (`ApiError`), or nothing at
   * the address is a Workgate service (`NotFoundError`, `InvalidResponseError`)
   */
  async *[Symbol.asyncIterator](): AsyncGenerator<Event, void, undefined> {
    while (!this.#isStopped()) {
      const page = await this.#nextPage();
      for (const event of page?.events ?? []) {
        // What something between here and the service has kept is not given twice.
        if (event.sequence <= this.#after) continue;
        this.#after = event.sequence;
        yield event;
        if (this.#isStopped()) return;
      }
      if (page !== undefined) this.#after = Math.max(this.#after, page.nextAfter);
    }
  }

  #isStopped(): boolean {
    return this.#signal?.aborted === true;
  }

  /** What there is behind `after`; undefined where there is nothing to be had at the moment. */
  async #nextPage(): Promise<EventPage | undefined> {
    const askedAtMs = performance.now();
    const signal = this.#signal;
    const timeoutMs = this.#waitSeconds * 1000 + ANSWER_MS;
    try {
      const query = { ...this.#wanted, after: this.#after, limit: PAGE, waitSeconds: this.#waitSeconds };
      const page = await this.#events.list(query, { timeoutMs, maxRetries: 0, signal });
      this.#pace.answered();
      const isNothing = page.events.length === 0 && page.nextAfter >= page.head;
      // Something between here and the service does not wait.
      if (isNothing && performance.now() - askedAtMs < FIRST_PAUSE_MS) await this.#pause(FIRST_PAUSE_MS);
      return page;
    } catch (error) {
      if (!this.#isStopped()) await this.#pause(this.#pace.after(error));
      return undefined;
    }
  }

  async #pause(ms: number): Promise<void> {
    // It is over when it is stopped, too.
    await sleep(ms, this.#signal).catch(() => undefined);
  }
}
