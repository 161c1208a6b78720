import { randomUUID } from 'node:crypto';
import { AppError } from '../../errors/app-error.ts';
import type { Logger } from '../../platform/logger.ts';
import { cutText } from '../../platform/text-length.ts';
import type { Revisions } from '../revisions.ts';
import type { AdaptationProcesses } from './adaptation-processes.ts';
import { LoadError, loadLocations } from './load.ts';
import type { LocationRules } from './locations.ts';
import type { SourceRepository } from './repository.ts';
import { REFRESH_LEASE_MS, type SourceDocument } from './schema.ts';

export interface RefresherOptions {
  repository: (tenantId: string) => SourceRepository;
  publisher: Pick<Revisions, 'publish'>;
  adaptation: AdaptationProcesses;
  locations: LocationRules;
  logger: Logger;
}

/** Milliseconds. The rest of the lease is for waiting, adapting and publishing. */
const LOAD_TIMEOUT_MS = 120_000;
/** Milliseconds between checks that the refresh still holds its lease. */
const WATCH_INTERVAL_MS = 2_000;
/** Milliseconds to the first retry. Each further failure doubles them. */
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 900_000;

/** `not_due`: off, not due, or refreshed by another process. `interrupted`: stopped, or the lease was lost. */
export type RefreshResult = 'published' | 'unchanged' | 'failed' | 'not_due' | 'interrupted';

/** Fetches, adapts and publishes a source. After any failure, the last revision is still served. */
export class Refresher {
  readonly #options: RefresherOptions;

  constructor(options: RefresherOptions) {
    this.#options = options;
  }

  /**
   * Records a problem in the source instead of throwing it. @param signal aborts the refresh, which counts as not
   * begun.
   */
  async refresh(tenantId: string, sourceId: string, signal: AbortSignal): Promise<RefreshResult> {
    const owner = randomUUID();
    const claimedAt = performance.now();
    const repository = this.#options.repository(tenantId);
    const source = await repository.claim(sourceId, owner, REFRESH_LEASE_MS);
    if (source === null) return 'not_due';
    // Use the database's clock, so that processes with different clocks agree on what is due.
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
    // Documents without anything usable are probably broken rather than empty.
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
      throw new LoadError(`Loading all its locations took more than ${LOAD_TIMEOUT_MS / 1000} seconds.`, {
        cause: error,
      });
    }
  }

  async #fail(source: SourceDocument, owner: string, at: Date, error: unknown): Promise<RefreshResult> {
    const { tenant_id: tenantId, _id: sourceId, source_key: sourceKey } = source;
    const failureCount = (source.failure_count ?? 0) + 1;
    const message = error instanceof LoadError ? error.message : 'The service could not process the documents.';
    const about = { err: error, tenant_id: tenantId, source_key: sourceKey, failures: failureCount };
    this.#options.logger.warn(about, 'a data source was not refreshed; it will be tried again');
    const nextRefreshAt = nextAfter(at, retryDelayMs(failureCount));
    const outcome = { at, nextRefreshAt, error: cutText(message, MAX_ERROR_LENGTH), failureCount };
    const held = await this.#options.repository(tenantId).fail(sourceId, owner, outcome);
    return held ? 'failed' : 'interrupted';
  }
}

const MAX_ERROR_LENGTH = 500;

/** If this check fails, publishing without the lease fails anyway. */
async function abortUnlessHeld(
  repository: SourceRepository,
  sourceId: string,
  owner: string,
  overtaken: AbortController,
): Promise<void> {
  const held = await repository.isHeld(sourceId, owner).catch(() => true);
  if (!held)
    overtaken.abort(new AppError('conflict', 'The source was changed or removed, or another process refreshes it.'));
}

function nextAfter(at: Date, delayMs: number): Date {
  return new Date(at.getTime() + delayMs);
}

export function retryDelayMs(failureCount: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (failureCount - 1), LONGEST_RETRY_MS);
}
