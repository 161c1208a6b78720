import type { CallContext } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import type { PresentAuthority } from '../identity/authority/present-authority.ts';
import { Bell } from '../platform/bell.ts';
import type { EventFeed } from '../platform/outbox/event-feed.ts';
import type { EntryHead, EventLog } from '../platform/outbox/event-log.ts';
import { Turnstile } from '../platform/turnstile.ts';
import { type Look, lookBehind, type Wanted } from './log-reader.ts';
import type { EventPage, EventQuery } from './model.ts';
import { assertReached } from './reached.ts';
import { type ThinEvent, toThinEvent } from './thin-event.ts';
import { Waiters } from './waiters.ts';
import { wantedTypes } from './wanted-types.ts';

export interface EventServiceOptions {
  eventLog: (tenantId: string) => EventLog;
  feed: Pick<EventFeed, 'live' | 'subscribeToTenant'>;
  authority: Pick<PresentAuthority, 'mayFollow'>;
  /** Throws `not_found` unless the WorkItem is one of the tenant. */
  assertWorkItemExists: (call: CallContext, workItemId: string) => Promise<void>;
}

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;
/** How often those who wait look while nobody tells them, a little more or less. */
const LOOK_MS = 2_000;
/** So many of those who wait look at once: they all do when the change stream comes or goes. */
const LOOKS_AT_ONCE = 8;

/** What is logged of a tenant, for programs that follow it. */
export class EventService {
  readonly #options: EventServiceOptions;
  readonly #waiters = new Waiters();
  readonly #looks = new Turnstile(LOOKS_AT_ONCE);

  constructor(options: EventServiceOptions) {
    this.#options = options;
  }

  /**
   * The events behind a sequence, in order and without gaps. What was written a moment ago may not be in the log yet.
   * @throws {AppError} `validation_error` for a type that there is not, or a sequence that the log does not reach;
   * `not_found` for a WorkItem that the tenant has not; `authorization_error` if the data is asked for by who may not read
   * it; `rate_limited` if too many wait; `authentication_error` if the credential was withdrawn while it waited.
   */
  async list(call: CallContext, query: EventQuery): Promise<EventPage> {
    const { workItemId, after, waitSeconds } = query;
    if (query.withData) assertMayReadData(call);
    const wanted = wantedOf(query);
    if (workItemId !== undefined) await this.#options.assertWorkItemExists(call, workItemId);
    const log = this.#options.eventLog(call.tenantId);
    let look = await lookBehind(log, after, wanted);
    if (look.reached === after) await assertReached(log, after, 'after');
    if (waitSeconds > 0 && isEmpty(look)) look = await this.#wait(call, log, wanted, look.reached, waitSeconds * 1000);
    // Where something lies behind, how far that goes is asked for; it may be less than was read by somebody else.
    const head = look.isAtEnd ? look.reached : Math.max(await log.head(), look.reached);
    const events = query.withData ? await withData(log, look.entries) : look.entries.map(toThinEvent);
    return { events, nextAfter: look.reached, head };
  }

  /** Looks again whenever something that is wanted was logged, until there is something, or the time is up. */
  async #wait(call: CallContext, log: EventLog, wanted: Wanted, after: number, waitMs: number): Promise<Look> {
    const { feed } = this.#options;
    const leave = this.#waiters.enter(call);
    const endMs = performance.now() + waitMs;
    const signal = call.waitFor?.(waitMs) ?? new AbortController().signal;
    const bell = new Bell(signal);
    const unsubscribe = feed.subscribeToTenant(call.tenantId, (entry) => {
      if (entry === null || wanted.matches?.(entry) !== false) bell.ring();
    });
    try {
      // What was logged before the subscription rang nothing.
      let look = await lookBehind(log, after, wanted);
      while (isEmpty(look) && !signal.aborted) {
        const leftMs = endMs - performance.now();
        if (leftMs <= 0) break;
        call.leaveTurn?.();
        await bell.wait(feed.live ? leftMs : Math.min(leftMs, LOOK_MS * (0.75 + Math.random() / 2)));
        if (signal.aborted) break;
        const { reached } = look;
        look = await this.#looks.pass(() => lookBehind(log, reached, wanted));
      }
      if (look.entries.length > 0) await this.#assertStillMay(call);
      return look;
    } finally {
      unsubscribe();
      leave();
    }
  }

  /** Half a minute is long enough for a key to be revoked: what was logged since is none of its business. */
  async #assertStillMay({ tenantId, principal }: CallContext): Promise<void> {
    if (await this.#options.authority.mayFollow(tenantId, principal)) return;
    throw new AppError('authentication_error', 'The API key was revoked, or has expired, while the request waited.');
  }
}

/** Whether it is worth waiting for more: nothing was found, and there was no more to look at. */
function isEmpty({ entries, isAtEnd }: Look): boolean {
  return entries.length === 0 && isAtEnd;
}

function wantedOf({ types, workItemId, limit }: EventQuery): Wanted {
  const isOfType = types === undefined ? null : wantedTypes(types, 'types');
  const isAll = isOfType === null && workItemId === undefined;
  const matches: Wanted['matches'] = ({ type, work_item_id }) =>
    (isOfType === null || isOfType(type)) && (workItemId === undefined || work_item_id === workItemId);
  return { matches: isAll ? null : matches, limit: Math.min(limit ?? DEFAULT_LIMIT, MAX_LIMIT) };
}

function assertMayReadData({ permissions }: CallContext): void {
  if (permissions.has('evidence.read')) return;
  const message = 'expand=data shows what the log says, which needs the scope work.actions too. This API key lacks it.';
  throw new AppError('authorization_error', message);
}

/** The data is that of the evidence of WorkItems; what else the tenant's log says is for its administration. */
async function withData(log: EventLog, entries: readonly EntryHead[]): Promise<ThinEvent[]> {
  const sequences = entries.filter(({ work_item_id }) => work_item_id !== null).map(({ sequence }) => sequence);
  const data = await log.dataOf(sequences);
  return entries.map((entry) => {
    const said = data.get(entry.sequence);
    return { ...toThinEvent(entry), ...(said === undefined ? {} : { data: said }) };
  });
}
