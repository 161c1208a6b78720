import { randomUUID } from 'node:crypto';
import { AppError } from '../../errors/app-error.ts';
import type { Logger } from '../../platform/logger.ts';
import type { RevisionPublisher } from '../publisher.ts';
import type { AdaptationProcesses } from './adaptation-processes.ts';
import { LoadError, loadLocations } from './load.ts';
import type { LocationRules } from './locations.ts';
import type { SourceRepository } from './repository.ts';
import { REFRESH_LEASE_MS, type SourceDocument } from './schema.ts';

export interface RefresherOptions {
  repository: (tenantId: string) => SourceRepository;
  publisher: RevisionPublisher;
  adaptation: AdaptationProcesses;
  locations: LocationRules;
  logger: Logger;
}

/** Fetching all documents of a source takes no longer; waiting, being adapted and published have the rest of the lease. */
const LOAD_TIMEOUT_MS = 120_000;
/** How often it is seen to that the refresh is still wanted: its source may be changed or removed meanwhile. */
const WATCH_INTERVAL_MS = 2_000;
/** After the first failure; twice as long after each further one. */
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 900_000;

/**
 * `not_due`: it is off, not due, or another process is at it. `interrupted`: its lease ran out, it was stopped, or its
 * source was changed or removed.
 */
export type RefreshResult = 'published' | 'unchanged' | 'failed' | 'not_due' | 'interrupted';

/** Refreshes one source: fetch, adapt, publish. Whatever goes wrong, the last revision goes on being served. */
export class Refresher {
  readonly #options: RefresherOptions;

  constructor(options: RefresherOptions) {
    this.#options = options;
  }

  /**
   * Refreshes a source if it is due and nobody else does. What is wrong with it is kept in it, and not thrown.
   * @param signal ends the refresh, which then counts as not begun.
   * @throws {AppError} `unavailable` if the database does not answer.
   */
  async refresh(tenantId: string, sourceId: string, signal: AbortSignal): Promise<RefreshResult> {
    const owner = randomUUID();
    const claimedAt = performance.now();
    const repository = this.#options.repository(tenantId);
    const source = await repository.claim(sourceId, owner, REFRESH_LEASE_MS);
    if (source === null) return 'not_due';
    // Times are those of the database, so that processes whose clocks differ agree on what is due.
    const leasedAtMs = (source.lease?.until.getTime() ?? 0) - REFRESH_LEASE_MS;
    const now = () => new Date(leasedAtMs + (performance.now() - claimedAt));
    const overtaken = new AbortController();
    const watch = setInterval(() => void abortUnlessHeld(repository, sourceId, owner, overtaken), WATCH_INTERVAL_MS);
    try {
      return await this.#refreshLeased(source, owner, now, AbortSignal.any([signal, overtaken.signal]));
    } catch (error) {
      if (signal.aborted) {
        await repository.release(sourceId, owner);
        return 'interrupted';
      }
      if (overtaken.signal.aborted || (error instanceof AppError && error.code === 'conflict')) return 'interrupted';
      return this.#fail(source, owner, now(), error);
    } finally {
      clearInterval(watch);
    }
  }

  async #refreshLeased(
    source: SourceDocument,
    owner: string,
    now: () => Date,
    signal: AbortSignal,
  ): Promise<RefreshResult> {
    const { tenant_id: tenantId, _id: sourceId, source_key: sourceKey, adapter, timezone } = source;
    const repository = this.#options.repository(tenantId);
    const served = source.loaded?.revision === source.current_revision ? source.loaded : undefined;

    const fetchedAt = now();
    const load = await this.#load(source, served, signal);
    const job = { adapter, timezone, served: served?.sha256 };
    const adapted =
      load === null ? null : await this.#options.adaptation.adapt({ ...job, documents: load.documents }, signal);
    if (adapted?.outcome === 'refused') throw new LoadError(adapted.reason);
    if (load === null || adapted === null || adapted.outcome === 'unchanged') {
      const outcome = { at: fetchedAt, nextRefreshAt: nextAfter(now(), source.refresh_interval_ms) };
      return (await repository.confirm(sourceId, owner, outcome)) ? 'unchanged' : 'interrupted';
    }
    const { groups, problems, problemCount, sha256 } = adapted;
    const [first] = problems;
    // Documents of which nothing can be used are rather broken than empty.
    if (groups.length === 0 && first !== undefined) {
      throw new LoadError(`Nothing in the documents can be used. ${first.where}: ${first.problem}`);
    }
    const revision = await this.#options.publisher.publish(tenantId, {
      sourceKey,
      adapterKey: adapter,
      fetchedAt,
      refresh: { sourceId, owner, signal },
      groups,
      problems,
      problemCount,
    });
    const loaded = { revision, sha256, validators: load.validators };
    const outcome = { at: fetchedAt, nextRefreshAt: nextAfter(now(), source.refresh_interval_ms), loaded };
    await repository.complete(sourceId, owner, outcome);
    const about = { tenant_id: tenantId, source_key: sourceKey, groups: groups.length, problems: problemCount };
    this.#options.logger.info(about, 'data source refreshed');
    return 'published';
  }

  async #load(source: SourceDocument, served: SourceDocument['loaded'], signal: AbortSignal) {
    const timeout = AbortSignal.timeout(LOAD_TIMEOUT_MS);
    const { locations: rules } = this.#options;
    try {
      const stop = AbortSignal.any([signal, timeout]);
      return await loadLocations(source.locations, served?.validators, rules, stop);
    } catch (error) {
      if (!timeout.aborted) throw error;
      throw new LoadError(`Its locations did not answer within ${LOAD_TIMEOUT_MS / 1000} seconds together.`, {
        cause: error,
      });
    }
  }

  async #fail(source: SourceDocument, owner: string, at: Date, error: unknown): Promise<RefreshResult> {
    const { tenant_id: tenantId, _id: sourceId, source_key: sourceKey } = source;
    const failureCount = (source.failure_count ?? 0) + 1;
    const message = error instanceof LoadError ? error.message : 'The service could not take the documents in.';
    const about = { err: error, tenant_id: tenantId, source_key: sourceKey, failures: failureCount };
    this.#options.logger.warn(about, 'a data source was not refreshed; it will be tried again');
    const nextRefreshAt = nextAfter(at, retryDelayMs(failureCount));
    const outcome = { at, nextRefreshAt, error: message.slice(0, MAX_ERROR_LENGTH), failureCount };
    const held = await this.#options.repository(tenantId).fail(sourceId, owner, outcome);
    return held ? 'failed' : 'interrupted';
  }
}

const MAX_ERROR_LENGTH = 500;

/** Ends a refresh that has lost its lease. If the database does not say so, publishing fails anyway. */
async function abortUnlessHeld(
  repository: SourceRepository,
  sourceId: string,
  owner: string,
  overtaken: AbortController,
): Promise<void> {
  const held = await repository.isHeld(sourceId, owner).catch(() => true);
  if (!held) overtaken.abort(new AppError('conflict', 'The source was changed or removed, or taken over.'));
}

function nextAfter(at: Date, delayMs: number): Date {
  return new Date(at.getTime() + delayMs);
}

/** How long a source is left alone that has failed so often. */
export function retryDelayMs(failureCount: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (failureCount - 1), LONGEST_RETRY_MS);
}
