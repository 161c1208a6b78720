import type { CallContext } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import { wantedTypes } from '../events/wanted-types.ts';
import type { EvidenceTrees } from '../evidence/tree.ts';
import { StreamPlaces } from '../platform/admission/stream-places.ts';
import { Bell } from '../platform/bell.ts';
import type { EventFeed } from '../platform/outbox/event-feed.ts';
import type { EventLog } from '../platform/outbox/event-log.ts';
import type { PageTokens } from '../platform/page-token.ts';
import type { PageRequest } from '../work-items/model.ts';
import { pageSizeOf } from '../work-items/paging.ts';
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
/** How often is looked while there is no change stream. */
const POLL_MS = 1_000;

/** The whole event log of a tenant, for who administers it. */
export class AuditLog {
  readonly #options: AuditLogOptions;
  readonly #streams = new StreamPlaces('audit logs');

  constructor(options: AuditLogOptions) {
    this.#options = options;
  }

  /**
   * A page of entries, the newest first. It may hold fewer than `limit`, or none, and still have a next one: a request
   * reads no more than a few thousand entries.
   * @throws {AppError} `validation_error` on a foreign page token, or a type that there is not.
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
   * An entry with its data, and the proof that it stands in the tree over the log as that is now.
   * @throws {AppError} `not_found`; `unavailable` while the tree is being grown.
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

  /** How far the log goes: at once, whenever it has grown, and as a heartbeat, until `signal` ends it. */
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

/** @throws {AppError} `validation_error` for a type that there is not, with the one that was most likely meant. */
export function assertKnownTypes({ types = [] }: AuditFilter): void {
  wantedTypes(types, 'filter.types');
}

/** All that a page token is bound to. */
function filterParts({ types = [], actorId, workItemId, subjectId, since, before }: AuditFilter): unknown[] {
  const times = [since, before].map((time) => time?.getTime() ?? null);
  return [[...types].sort(), actorId ?? null, workItemId ?? null, subjectId ?? null, ...times];
}

/** When the entry happened down to which was searched; null at the beginning of the log. */
export async function timeOf(log: EventLog, sequence: number): Promise<Date | null> {
  if (sequence <= 1) return null;
  return (await log.at(sequence))?.at ?? null;
}
