/** Waits for what becomes of a proposal. */
import type { ActionsApi } from './apis/ActionsApi.js';
import type { EventsApi } from './apis/EventsApi.js';
import { WaitTimeoutError } from './errors.js';
import { EventFollower } from './followers.js';
import type { ActionProposal } from './models/ActionProposal.js';
import { type Log, Pace, warn } from './pace.js';
import { sleep } from './retries.js';

/**
 * What a proposal is waited for. `ended`: it is `executed`, `execution_failed`, `rejected`, `denied`, `cancelled`, `expired` or
 * `outcome_unknown`; by itself nothing more is done of it, though a failure may be executed again, and an unknown outcome be
 * settled. `decided`: it has ended, or is `auto_approved`, `approved` or `executing`. A status that this version does not know is
 * neither.
 */
export type WaitUntil = 'decided' | 'ended';

/** How a proposal is waited for. */
export interface WaitOptions {
  until: WaitUntil;
  /** How long at most; as long as it takes, where it is left out. */
  timeoutMs?: number;
  /** Ends it at once. */
  signal?: AbortSignal;
  /** Told what it goes on after; `console.warn` by default. */
  log?: Log;
}

const ENDED: readonly string[] = [
  'executed',
  'execution_failed',
  'rejected',
  'denied',
  'cancelled',
  'expired',
  'outcome_unknown',
];
const REACHED: Readonly<Record<WaitUntil, readonly string[]>> = {
  decided: [...ENDED, 'auto_approved', 'approved', 'executing'],
  ended: ENDED,
};
/** Read again after that long even so: the feed may be behind what has happened. */
const QUIET_MS = 30_000;
/** What timers can count to. */
const LONGEST_MS = 2 ** 31 - 1;

/** One wait; see `Workgate.waitForProposal`. */
export class ProposalWait {
  readonly #events: EventsApi;
  readonly #actions: ActionsApi;
  readonly #proposalId: string;
  readonly #options: WaitOptions;
  readonly #log: Log;
  /** A read of the proposal: that it was there before says nothing of the feed. */
  readonly #pace: Pace;
  #proposal: ActionProposal | undefined;

  /** @throws {TypeError} on settings that cannot be right */
  constructor(events: EventsApi, actions: ActionsApi, proposalId: string, options: WaitOptions) {
    const { until, timeoutMs, log = warn } = options;
    if (!Object.hasOwn(REACHED, until)) throw new TypeError("until has to be 'decided' or 'ended'.");
    if (timeoutMs !== undefined && !(timeoutMs > 0 && timeoutMs <= LONGEST_MS)) {
      throw new TypeError(`timeoutMs has to be more than 0, and at most ${LONGEST_MS}.`);
    }
    this.#events = events;
    this.#actions = actions;
    this.#proposalId = proposalId;
    this.#options = options;
    this.#log = log;
    this.#pace = new Pace(log);
  }

  async run(): Promise<ActionProposal> {
    const { signal, timeoutMs } = this.#options;
    const late = new AbortController();
    const timer = timeoutMs === undefined ? undefined : setTimeout(() => late.abort(), timeoutMs);
    const over = signal === undefined ? late.signal : AbortSignal.any([signal, late.signal]);
    try {
      if (await this.#isReached(over)) return this.#proposal as ActionProposal;
    } finally {
      clearTimeout(timer);
    }
    signal?.throwIfAborted();
    const status = this.#proposal?.status ?? 'not read yet';
    const said = `The proposal ${this.#proposalId} is not ${this.#options.until} within ${timeoutMs} ms: it is ${status}.`;
    throw new WaitTimeoutError(said, this.#proposal);
  }

  /** False where it was over before. */
  async #isReached(over: AbortSignal): Promise<boolean> {
    const once = { maxRetries: 0, signal: over };
    // Where the log ends is asked before the proposal is read: what happens after the read lies behind that.
    const start = await this.#ask(() => this.#events.list({ after: 0, limit: 1 }, once), new Pace(this.#log), over);
    const first = start === undefined ? undefined : await this.#read(over);
    if (start === undefined || first === undefined) return false;
    if (this.#counts(first)) return true;
    let after = start.head;
    while (!over.aborted) {
      const quiet = AbortSignal.timeout(QUIET_MS);
      const signal = AbortSignal.any([over, quiet]);
      const { workItemId } = first;
      const follower = new EventFollower(this.#events, { after, workItemId, signal, log: this.#log });
      // What is the end of its WorkItem is that of a proposal, too.
      for await (const _ of follower) if (await this.#isNow(over)) return true;
      after = follower.after;
      if (await this.#isNow(over)) return true;
    }
    return false;
  }

  async #isNow(over: AbortSignal): Promise<boolean> {
    const proposal = await this.#read(over);
    return proposal !== undefined && this.#counts(proposal);
  }

  #counts({ status }: ActionProposal): boolean {
    return REACHED[this.#options.until].includes(status);
  }

  async #read(over: AbortSignal): Promise<ActionProposal | undefined> {
    const wanted = { proposalId: this.#proposalId };
    const ask = () => this.#actions.getProposal(wanted, { maxRetries: 0, signal: over });
    const proposal = await this.#ask(ask, this.#pace, over);
    this.#proposal = proposal ?? this.#proposal;
    return proposal;
  }

  /** What is answered, however often it has to be asked for; undefined where it was over before. */
  async #ask<T>(ask: () => Promise<T>, pace: Pace, over: AbortSignal): Promise<T | undefined> {
    while (!over.aborted) {
      try {
        const answer = await ask();
        pace.answered();
        return answer;
      } catch (error) {
        // It is over when it is stopped, too.
        if (!over.aborted) await sleep(pace.after(error), over).catch(() => undefined);
      }
    }
    return undefined;
  }
}
