import pLimit from 'p-limit';
import type { CallContext } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import type { IdentityServices } from '../identity/index.ts';
import { OpenPlaces } from '../platform/admission/open-places.ts';
import { Bell } from '../platform/bell.ts';
import type { Platform } from '../platform/module.ts';
import type { EntryHead, EventLog } from '../platform/outbox/event-log.ts';
import type { WorkItemsServices } from '../work-items/index.ts';
import { assertReached, type Look, lookBehind, type Wanted } from './log-reader.ts';
import type { EventPage, EventQuery } from './model.ts';
import { type ThinEvent, toThinEvent } from './thin-event.ts';
import { wantedTypes } from './wanted-types.ts';

export interface EventsOptions {
  platform: Pick<Platform, 'eventLog' | 'feed'>;
  identity: Pick<IdentityServices, 'presentAuthority'>;
  workItems: WorkItemsServices['workItems'];
}

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;
/** Between two looks of a waiting request while there is no change stream, a quarter more or less. */
const LOOK_MS = 2_000;
/** All waiting requests look when the change stream comes or goes. */
const LOOKS_AT_ONCE = 8;
/** Waiting requests in one process: of one credential, of one tenant, and in all. */
const MAX_OF_CREDENTIAL = 20;
const MAX_OF_TENANT = 50;
const MAX_OF_ALL = 1_000;
const RETRY_AFTER_SECONDS = 5;
const ALL = 'all';

export class EventService {
  readonly #modules: EventsOptions;
  readonly #waiting = new OpenPlaces();
  readonly #looks = pLimit(LOOKS_AT_ONCE);

  constructor(modules: EventsOptions) {
    this.#modules = modules;
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
    if (workItemId !== undefined) await this.#modules.workItems.assertExists(call, workItemId);
    const log = this.#modules.platform.eventLog(call.tenantId);
    let look = await lookBehind(log, after, wanted);
    if (look.reached === after) await assertReached(log, after, 'after');
    if (waitSeconds > 0 && isEmpty(look)) look = await this.#wait(call, log, wanted, look.reached, waitSeconds * 1000);
    // The database may answer with an older head than this look has reached.
    const head = look.isAtEnd ? look.reached : Math.max(await log.head(), look.reached);
    const events = query.withData ? await withData(log, look.entries) : look.entries.map(toThinEvent);
    return { events, nextAfter: look.reached, head };
  }

  async #wait(call: CallContext, log: EventLog, wanted: Wanted, after: number, waitMs: number): Promise<Look> {
    const { feed } = this.#modules.platform;
    const leave = this.#enter(call);
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

  /** @returns a function to call when the request stops waiting. @throws {AppError} `rate_limited` */
  #enter({ tenantId, principal }: CallContext): () => void {
    const limits = [
      { holder: principal.lineage, limit: MAX_OF_CREDENTIAL },
      { holder: tenantId, limit: MAX_OF_TENANT },
      { holder: ALL, limit: MAX_OF_ALL },
    ];
    return this.#waiting.take(limits, ({ holder, limit }) => {
      const whose = holder === ALL ? 'here' : holder === tenantId ? 'of the tenant' : 'of this credential';
      const message = `${limit} requests ${whose} are already waiting for events. Ask without waiting, or use fewer waiting requests.`;
      return new AppError('rate_limited', message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    });
  }

  /** A key that was revoked during the wait must not get what was logged since. */
  async #assertStillMay({ tenantId, principal }: CallContext): Promise<void> {
    if (await this.#modules.identity.presentAuthority.mayFollow(tenantId, principal)) return;
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
