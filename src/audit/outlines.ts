import { LRUCache } from 'lru-cache';
import { AppError } from '../errors/app-error.ts';
import type { Logger } from '../platform/logger.ts';
import type { EventLog } from '../platform/outbox/event-log.ts';
import { LogGrowth } from '../platform/outbox/log-growth.ts';
import type { ProposalLookup } from '../proposals/index.ts';
import { type CountRow, countsOf, proposalsCounted } from './counts.ts';
import { outlineOf, SEGMENT_ENTRIES } from './outline.ts';
import type { AuditRepository } from './repository.ts';

export interface LogOutlinesOptions {
  repository: (tenantId: string) => AuditRepository;
  eventLog: (tenantId: string) => EventLog;
  proposals: ProposalLookup;
  /** Lists tenants whose logs have at least this many entries, so that a sweep finds missing outlines. */
  listLongLogs: (entries: number) => Promise<string[]>;
  reach: (point: string) => void;
  logger: Logger;
}

const MAX_REST = 8;
const RETRY_AFTER_SECONDS = 2;
const MAX_REMEMBERED_TENANTS = 10_000;

/**
 * Maintains the outlines of tenants' logs: one per thousand entries, from the first entry on and without gaps. They are
 * written in the background, so that logging does not slow down. An outline is one document and depends only on the
 * log, so that a crash counts nothing twice and leaves nothing out.
 */
export class LogOutlines {
  readonly #options: LogOutlinesOptions;
  readonly #growth: LogGrowth;
  /** Number of outlines by tenant, as far as this process knows. */
  readonly #kept = new LRUCache<string, number>({ max: MAX_REMEMBERED_TENANTS });
  #started = false;

  constructor(options: LogOutlinesOptions) {
    this.#options = options;
    this.#growth = new LogGrowth({
      what: 'outlines',
      step: (tenantId) => this.#step(tenantId),
      isBehind: async (tenantId) => this.#isBehind(tenantId, await this.kept(tenantId)),
      listCandidates: () => options.listLongLogs(SEGMENT_ENTRIES),
      logger: options.logger,
    });
  }

  start(): void {
    this.#started = true;
    this.#growth.start();
  }

  /** Finishes the outlines that are being written, and starts no new ones. */
  stop(): Promise<void> {
    return this.#growth.stop();
  }

  noticeGrowth(tenantId: string, head: number): void {
    if (!this.#started || head < ((this.#kept.get(tenantId) ?? 0) + 1) * SEGMENT_ENTRIES) return;
    this.#growth.want(tenantId);
  }

  /** Returns the number of outlines up to the first gap. */
  async kept(tenantId: string): Promise<number> {
    const known = this.#kept.get(tenantId) ?? 0;
    const further = await this.#options.repository(tenantId).listSegments(known);
    const gap = further.findIndex((segment, index) => segment !== known + index);
    const kept = known + (gap === -1 ? further.length : gap);
    this.#kept.set(tenantId, kept);
    return kept;
  }

  /** May include some earlier entries. @throws {AppError} `unavailable` if too many outlines are missing */
  async *counts(tenantId: string, since: Date): AsyncGenerator<CountRow[]> {
    let kept = await this.kept(tenantId);
    for (let made = 0; await this.#isBehind(tenantId, kept); made += 1) {
      if (made === MAX_REST) {
        this.#growth.want(tenantId);
        const message = `The event log is still being counted: ${kept * SEGMENT_ENTRIES} entries so far. Retry the request.`;
        throw new AppError('unavailable', message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      await this.#outline(tenantId, kept);
      kept += 1;
    }
    yield* this.#options.repository(tenantId).listCounts(since, kept);
    // Includes entries that arrive meanwhile, up to this limit.
    const log = this.#options.eventLog(tenantId);
    const rest = await log.listWholeBehind(kept * SEGMENT_ENTRIES, MAX_REST * SEGMENT_ENTRIES);
    yield countsOf(rest, await this.#options.proposals.briefs(tenantId, proposalsCounted(rest)));
  }

  async #isBehind(tenantId: string, kept: number): Promise<boolean> {
    return this.#options.eventLog(tenantId).reaches((kept + 1) * SEGMENT_ENTRIES);
  }

  async #step(tenantId: string): Promise<boolean> {
    const kept = await this.kept(tenantId);
    if (!(await this.#isBehind(tenantId, kept))) return false;
    await this.#outline(tenantId, kept);
    return true;
  }

  async #outline(tenantId: string, segment: number): Promise<void> {
    const { eventLog, proposals, repository, reach } = this.#options;
    const entries = await eventLog(tenantId).listWholeBehind(segment * SEGMENT_ENTRIES, SEGMENT_ENTRIES);
    if (entries.length !== SEGMENT_ENTRIES) throw new Error(`The event log of ${tenantId} is shorter than it was`);
    const briefs = await proposals.briefs(tenantId, proposalsCounted(entries));
    await repository(tenantId).insertOutline(outlineOf(segment, entries, briefs));
    this.#kept.set(tenantId, Math.max(segment + 1, this.#kept.get(tenantId) ?? 0));
    reach('log_outlined');
  }
}
