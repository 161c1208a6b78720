import pLimit from 'p-limit';
import type { CallContext } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import type { PresentAuthority } from '../identity/index.ts';
import { Bell } from '../platform/bell.ts';
import type { EventFeed } from '../platform/outbox/event-feed.ts';
import type { EntryHead, EventLog } from '../platform/outbox/event-log.ts';
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
  /** Throws `not_found` unless the WorkItem belongs to the tenant. */
  assertWorkItemExists: (call: CallContext, workItemId: string) => Promise<void>;
}

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;
/** Between two looks of a waiting request while there is no change stream, a quarter more or less. */
const LOOK_MS = 2_000;
/** All waiting requests look when the change stream comes or goes. */
const LOOKS_AT_ONCE = 8;

/** Feed of a tenant's log, for programs that follow it. */
export class EventService {
  readonly #options: EventServiceOptions;
  readonly #waiters = new Waiters();
  readonly #looks = pLimit(LOOKS_AT_ONCE);

  constructor(options: EventServiceOptions) {
    this.#options = options;
  }

  /**
   * An event that was written a moment ago may not be in the log yet.
   * @throws {AppError} `validation_error` for an unknown type or a sequence beyond the log; `not_found` for an unknown
   * WorkItem; `authorization_error` for data that the caller may not read; `rate_limited` if too many wait;
   * `authentication_error` if the credential was withdrawn during the wait.
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
    // The database may answer with an older head than this look has reached.
    const head = look.isAtEnd ? look.reached : Math.max(await log.head(), look.reached);
    const events = query.withData ? await withData(log, look.entries) : look.entries.map(toThinEvent);
    return { events, nextAfter: look.reached, head };
  }

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
      // The bell does not ring for entries that were logged before the subscription.
      let look = await lookBehind(log, after, wanted);
      while (isEmpty(look) && !signal.aborted) {
        const leftMs = endMs - performance.now();
        if (leftMs <= 0) break;
        call.leaveTurn?.();
        await bell.wait(feed.live ? leftMs : Math.min(leftMs, LOOK_MS * (0.75 + Math.random() / 2)));
        if (signal.aborted) break;
        const { reached } = look;
        look = await this.#looks(() => lookBehind(log, reached, wanted));
      }
      if (look.entries.length > 0) await this.#assertStillMay(call);
      return look;
    } finally {
      unsubscribe();
      leave();
    }
  }

  /** A key that was revoked during the wait must not get what was logged since. */
  async #assertStillMay({ tenantId, principal }: CallContext): Promise<void> {
    if (await this.#options.authority.mayFollow(tenantId, principal)) return;
    throw new AppError('authentication_error', 'The API key was revoked, or has expired, while the request waited.');
  }
}

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
  const message = 'expand=data also needs the scope work.actions, which this API key lacks.';
  throw new AppError('authorization_error', message);
}

/** Only entries of WorkItems get data, as in their evidence. The rest of the log is for administrators. */
async function withData(log: EventLog, entries: readonly EntryHead[]): Promise<ThinEvent[]> {
  const sequences = entries.filter(({ work_item_id }) => work_item_id !== null).map(({ sequence }) => sequence);
  const data = await log.dataOf(sequences);
  return entries.map((entry) => {
    const said = data.get(entry.sequence);
    return { ...toThinEvent(entry), ...(said === undefined ? {} : { data: said }) };
  });
}
