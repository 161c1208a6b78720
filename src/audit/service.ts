import type { CallContext } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import { wantedTypes } from '../events/index.ts';
import type { EvidenceTrees } from '../evidence/index.ts';
import { StreamPlaces } from '../platform/admission/stream-places.ts';
import { Bell } from '../platform/bell.ts';
import type { EventFeed } from '../platform/outbox/event-feed.ts';
import type { EventLog } from '../platform/outbox/event-log.ts';
import type { PageTokens } from '../platform/page-token.ts';
import { type PageRequest, pageSizeOf } from '../platform/paging.ts';
import type { AuditFilter, AuditPage, ProvenEntry } from './model.ts';
import type { LogNames } from './names.ts';
import type { LogSearch } from './search.ts';

export interface AuditLogOptions {
  eventLog: (tenantId: string) => EventLog;
  feed: Pick<EventFeed, 'live' | 'subscribeToTenant'>;
  search: LogSearch;
  names: LogNames;
  trees: EvidenceTrees;
  pageTokens: PageTokens;
}

const HEARTBEAT_MS = 10_000;
/** Milliseconds between polls while no change stream is available. */
const POLL_MS = 1_000;

export class AuditLog {
  readonly #options: AuditLogOptions;
  readonly #streams = new StreamPlaces('audit logs');

  constructor(options: AuditLogOptions) {
    this.#options = options;
  }

  /**
   * Newest first. A request reads a few thousand entries at most, so that a page may be empty and have a next page.
   * @throws {AppError} `validation_error` for an unknown type, or a page token of another list.
   */
  async list(call: CallContext, filter: AuditFilter, page: PageRequest): Promise<AuditPage> {
    assertKnownTypes(filter);
    const { eventLog, pageTokens, search, names } = this.#options;
    const log = eventLog(call.tenantId);
    const list = ['audit_entries', call.tenantId, ...filterParts(filter)];
    const head = await log.head();
    const before = page.pageToken === undefined ? head + 1 : Number(pageTokens.open(page.pageToken, list).id);
    const found = await search.backwards(call.tenantId, filter, before, pageSizeOf(page));
    const { reached } = found;
    const searchedSince = await timeOf(log, reached);
    return {
      entries: await names.named(call, found.entries),
      nextPageToken:
        searchedSince === null ? null : pageTokens.seal({ time: searchedSince, id: String(reached) }, list),
      searchedSince,
      head,
    };
  }

  /**
   * Also proves that the current tree has the entry. @throws {AppError} `not_found`; `unavailable` while the tree grows
   */
  async get(call: CallContext, sequence: number): Promise<ProvenEntry> {
    const { eventLog, names, trees } = this.#options;
    const whole = await eventLog(call.tenantId).at(sequence);
    if (whole === null) throw new AppError('not_found', `The event log has no entry ${sequence}.`);
    const [entry] = await names.named(call, [whole]);
    if (entry === undefined) throw new Error('An entry was lost on the way');
    const view = await trees.view(call.tenantId);
    const [root, [proof = []]] = [await view.root(), await view.inclusionProofs([sequence - 1])];
    const inclusion = {
      leafIndex: sequence - 1,
      treeSize: view.size,
      rootHash: root.toString('hex'),
      proof: proof.map((hash) => hash.toString('hex')),
    };
    return { entry, whole, inclusion };
  }

  /** Yields the last sequence of the log: at once, after each growth and as a heartbeat, until `signal` aborts. */
  async *watch(call: CallContext, signal: AbortSignal): AsyncGenerator<number, void> {
    const { eventLog, feed } = this.#options;
    const log = eventLog(call.tenantId);
    const release = this.#streams.take(call);
    const bell = new Bell(signal);
    const unsubscribe = feed.subscribeToTenant(call.tenantId, () => bell.ring());
    try {
      let told = -1;
      let heartbeatAtMs = 0;
      while (!signal.aborted) {
        const head = await log.head();
        const now = performance.now();
        if (head !== told || now >= heartbeatAtMs) {
          yield head;
          [told, heartbeatAtMs] = [head, now + HEARTBEAT_MS];
        }
        const untilHeartbeatMs = heartbeatAtMs - now;
        await bell.wait(feed.live ? untilHeartbeatMs : Math.min(POLL_MS, untilHeartbeatMs));
      }
    } finally {
      unsubscribe();
      release();
    }
  }
}

/** @throws {AppError} `validation_error` naming each unknown type and the most similar known one. */
export function assertKnownTypes({ types = [] }: AuditFilter): void {
  wantedTypes(types, 'filter.types');
}

/** Returns the parts of a filter to which a page token is bound. */
function filterParts({ types = [], actorId, workItemId, subjectId, since, before }: AuditFilter): unknown[] {
  const times = [since, before].map((time) => time?.getTime() ?? null);
  return [[...types].sort(), actorId ?? null, workItemId ?? null, subjectId ?? null, ...times];
}

/** Returns the time down to which the log was searched; null at the beginning of the log. */
export async function timeOf(log: EventLog, sequence: number): Promise<Date | null> {
  if (sequence <= 1) return null;
  return (await log.at(sequence))?.at ?? null;
}
