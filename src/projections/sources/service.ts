import type { CallContext } from '../../call-context.ts';
import { AppError, type ErrorDetail, validationError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { outboxEvent } from '../../platform/outbox/event.ts';
import { healthOf } from '../health.ts';
import { asTimezone } from '../timezones.ts';
import type { Views } from '../views.ts';
import { isFileLocation, type LocationRules, locationProblem } from './locations.ts';
import type { DataSource, DataSourceChanges, NewDataSource, ServedLoad } from './model.ts';
import type { SourceChanges, SourceRepository } from './repository.ts';
import type { RevisionRecord, SourceDocument } from './schema.ts';

export type AdminContext = Pick<CallContext, 'tenantId' | 'principal' | 'correlationId'>;

export interface DataSourceServiceOptions {
  repository: (tenantId: string) => SourceRepository;
  views: Views;
  locations: Pick<LocationRules, 'allowLoopback'>;
  notifyRelay: (tenantId: string) => void;
  notifyRefresh: () => void;
  notifyRemoval: () => void;
  /** Marks a point at which fault tests end the process. */
  reach: (point: RemovalPoint) => void;
}

export type RemovalPoint = 'source_removed' | 'source_swept';

const SOURCE_KEY = /^[a-z][a-z0-9_]{0,63}$/;
const MAX_LOCATIONS = 200;
/** A view is made of all sources. */
const MAX_SOURCES = 50;
const MIN_INTERVAL_MS = 30_000;
const MAX_INTERVAL_MS = 86_400_000;

export class DataSourceService {
  readonly #options: DataSourceServiceOptions;

  constructor(options: DataSourceServiceOptions) {
    this.#options = options;
  }

  /**
   * @param fromCommandLine True for the operator, who alone may name files of the machine.
   * @throws {AppError} `validation_error` naming every fault; `conflict` for the key; `invalid_state` for too many
   * sources.
   */
  async register(call: AdminContext, input: NewDataSource, fromCommandLine: boolean): Promise<DataSource> {
    const problems = this.#problemsOf(input, fromCommandLine);
    if (problems.length > 0) throw validationError(problems);
    const repository = this.#options.repository(call.tenantId);
    // Two requests at the same moment may both pass, which does no harm.
    if ((await repository.count()) >= MAX_SOURCES) {
      throw new AppError('invalid_state', `A tenant has at most ${MAX_SOURCES} data sources.`);
    }
    const now = currentTime();
    const { sourceKey, viewKey, adapter, locations, timezone, refreshIntervalMs, enabled } = input;
    const row: Omit<SourceDocument, 'tenant_id'> = {
      _id: newId('src'),
      source_key: sourceKey,
      view_key: viewKey,
      adapter,
      locations,
      timezone,
      refresh_interval_ms: refreshIntervalMs,
      enabled,
      revisions: [],
      failure_count: 0,
      next_refresh_at: now,
      created_at: now,
      version: 1,
      outbox: [],
    };
    row.outbox.push(sourceEvent(call, 'data_source.registered', row, now));
    await repository.insert(row);
    this.#options.notifyRelay(call.tenantId);
    this.#options.notifyRefresh();
    return fromRow(row);
  }

  async namesOf(tenantId: string): Promise<ReadonlyMap<string, string>> {
    const sources = await this.#options.repository(tenantId).list();
    return new Map(sources.map(({ _id, source_key }) => [_id, source_key]));
  }

  async list(tenantId: string): Promise<DataSource[]> {
    return (await this.#options.repository(tenantId).list()).map(fromRow);
  }

  async get(tenantId: string, sourceKey: string): Promise<DataSource> {
    return fromRow(await this.#find(tenantId, sourceKey));
  }

  /** A source that is off is neither refreshed nor served. Idempotent. @throws {AppError} `not_found`; `conflict` */
  async setEnabled(call: AdminContext, sourceKey: string, enabled: boolean): Promise<DataSource> {
    const repository = this.#options.repository(call.tenantId);
    const present = await this.#find(call.tenantId, sourceKey);
    if (present.enabled === enabled) return fromRow(present);
    const now = currentTime();
    const next = { ...present, version: present.version + 1 };
    const event = sourceEvent(call, enabled ? 'data_source.enabled' : 'data_source.disabled', next, now);
    const changed = await repository.setEnabled(present, enabled, now, event);
    if (changed === null) {
      throw new AppError('conflict', 'Somebody else switched the source at the same time. Look at it again.');
    }
    this.#options.notifyRelay(call.tenantId);
    if (enabled) this.#options.notifyRefresh();
    return fromRow(changed);
  }

  /**
   * Refreshes a changed source at once, and serves the previous data until then.
   * @param fromCommandLine True for the operator, who alone may add files of the machine.
   * @throws {AppError} `not_found`; `conflict` for another version; `validation_error` naming every fault.
   */
  async change(
    call: AdminContext,
    sourceKey: string,
    version: number,
    changes: DataSourceChanges,
    fromCommandLine: boolean,
  ): Promise<DataSource> {
    const repository = this.#options.repository(call.tenantId);
    const present = await this.#find(call.tenantId, sourceKey, version);
    const problems = this.#problemsOfChanges(changes, fromCommandLine ? 'any' : present.locations);
    if (problems.length > 0) throw validationError(problems);
    const wanted = differences(present, changes);
    if (Object.keys(wanted).length === 0) return fromRow(present);
    const now = currentTime();
    const next = { ...present, ...wanted, version: version + 1 };
    const event = sourceEvent(call, 'data_source.changed', next, now, Object.keys(wanted));
    // In another zone, the same documents mean something else.
    const forgets = wanted.locations !== undefined || wanted.timezone !== undefined;
    const changed = await repository.change(present, wanted, forgets, now, event);
    if (changed === null) throw changedMeanwhile(sourceKey);
    this.#options.notifyRelay(call.tenantId);
    if (changed.enabled) this.#options.notifyRefresh();
    return fromRow(changed);
  }

  /**
   * Deletes the data in the background, and frees the key. @throws {AppError} `not_found`; `conflict` for another
   * version.
   */
  async remove(call: AdminContext, sourceKey: string, version: number): Promise<void> {
    const repository = this.#options.repository(call.tenantId);
    const present = await this.#find(call.tenantId, sourceKey, version);
    const now = currentTime();
    const event = sourceEvent(call, 'data_source.removed', { ...present, version: version + 1 }, now);
    if (!(await repository.remove(present, now, event))) throw changedMeanwhile(sourceKey);
    this.#options.reach('source_removed');
    this.#options.notifyRelay(call.tenantId);
    this.#options.notifyRemoval();
  }

  /**
   * A running refresh counts as the requested one. @throws {AppError} `not_found`; `invalid_state` if the source is
   * off.
   */
  async refreshNow(tenantId: string, sourceKey: string): Promise<DataSource> {
    const row = await this.#options.repository(tenantId).makeDue(sourceKey);
    if (row === null) throw noSuchSource(sourceKey);
    if (!row.enabled) {
      throw new AppError('invalid_state', `The source ${sourceKey} is switched off. Switch it on first.`);
    }
    this.#options.notifyRefresh();
    return fromRow(row);
  }

  /** @throws {AppError} `not_found`; `conflict` if the source has another version. */
  async #find(tenantId: string, sourceKey: string, version?: number): Promise<SourceDocument> {
    const present = await this.#options.repository(tenantId).find(sourceKey);
    if (present === null) throw noSuchSource(sourceKey);
    if (version !== undefined && present.version !== version) throw changedMeanwhile(sourceKey, present.version);
    return present;
  }

  #problemsOf(input: NewDataSource, fromCommandLine: boolean): ErrorDetail[] {
    const { sourceKey, viewKey, adapter } = input;
    const views = this.#options.views.all;
    const view = views.find((one) => one.viewKey === viewKey);
    const adapterKeys = (view === undefined ? views : [view]).flatMap(({ adapters }) => [...adapters.keys()]);
    const { problems, check } = faults();
    const keyRule = 'must have 1 to 64 lower-case letters, digits or "_", and begin with a letter';
    check('source_key', SOURCE_KEY.test(sourceKey), keyRule);
    check('view_key', view !== undefined, `must be one of ${views.map((one) => one.viewKey).join(', ')}`);
    check('adapter', adapterKeys.includes(adapter), `must be one of ${adapterKeys.join(', ')}`);
    return [...problems, ...this.#problemsOfChanges(input, fromCommandLine ? 'any' : [])];
  }

  /** Checks changes. `files` are the `file:` locations that the source may have. */
  #problemsOfChanges(changes: DataSourceChanges, files: readonly string[] | 'any'): ErrorDetail[] {
    const { locations, timezone, refreshIntervalMs } = changes;
    const { problems, check } = faults();
    if (timezone !== undefined) {
      check('timezone', asTimezone(timezone) !== undefined, 'must be an IANA time zone, such as Australia/Sydney');
    }
    if (refreshIntervalMs !== undefined) {
      const inRange = refreshIntervalMs >= MIN_INTERVAL_MS && refreshIntervalMs <= MAX_INTERVAL_MS;
      check('refresh_interval', inRange, 'must be from 30 seconds to 24 hours');
    }
    if (locations === undefined) return problems;
    const fewEnough = locations.length >= 1 && locations.length <= MAX_LOCATIONS;
    check('locations', fewEnough, `must be 1 to ${MAX_LOCATIONS} locations`);
    check('locations', new Set(locations).size === locations.length, 'must not repeat a location');
    for (const [index, location] of locations.slice(0, MAX_LOCATIONS).entries()) {
      const problem =
        isFileLocation(location) && files !== 'any' && !files.includes(location)
          ? 'must be an https: address; files are registered on the command line of the service'
          : locationProblem(location, this.#options.locations);
      check(`locations[${index}]`, problem === undefined, problem ?? '');
    }
    return problems;
  }
}

function faults() {
  const problems: ErrorDetail[] = [];
  const check = (field: string, good: boolean, problem: string) => {
    if (!good) problems.push({ field, problem });
  };
  return { problems, check };
}

function differences(present: SourceDocument, changes: DataSourceChanges): SourceChanges {
  const { locations, timezone, refreshIntervalMs } = changes;
  const isSame =
    locations?.length === present.locations.length && locations.every((one, at) => one === present.locations[at]);
  return {
    ...(locations === undefined || isSame ? {} : { locations }),
    ...(timezone === undefined || timezone === present.timezone ? {} : { timezone }),
    ...(refreshIntervalMs === undefined || refreshIntervalMs === present.refresh_interval_ms
      ? {}
      : { refresh_interval_ms: refreshIntervalMs }),
  };
}

function noSuchSource(sourceKey: string): AppError {
  return new AppError('not_found', `There is no source ${sourceKey}.`);
}

function changedMeanwhile(sourceKey: string, version?: number): AppError {
  const found = version === undefined ? '' : `: its version is ${version} now`;
  return new AppError('conflict', `Somebody else has changed the source ${sourceKey}${found}. Look at it again.`);
}

/** Counts locations, which may contain keys of the provider: those do not belong in a permanent log. */
function sourceEvent(
  call: AdminContext,
  type: `data_source.${'registered' | 'enabled' | 'disabled' | 'changed' | 'removed'}`,
  row: Pick<SourceDocument, '_id' | 'version' | 'source_key' | 'view_key' | 'adapter' | 'locations'>,
  at: Date,
  changed: string[] = [],
) {
  const { source_key, view_key, adapter, locations } = row;
  return outboxEvent(call, {
    type,
    subject: { type: 'data_source', id: row._id },
    subject_version: row.version,
    work_item_id: null,
    at,
    data: {
      source_key,
      ...(type === 'data_source.registered' ? { view_key, adapter, locations: locations.length } : {}),
      ...(type === 'data_source.changed' ? { changed, locations: locations.length } : {}),
    },
  });
}

function fromRow(row: Omit<SourceDocument, 'tenant_id'>): DataSource {
  const { last_attempt: last } = row;
  const current = row.revisions.find((revision) => revision.id === row.current_revision);
  const now = currentTime();
  return {
    sourceId: row._id,
    sourceKey: row.source_key,
    viewKey: row.view_key,
    adapter: row.adapter,
    locations: row.locations,
    timezone: row.timezone,
    refreshIntervalMs: row.refresh_interval_ms,
    enabled: row.enabled,
    health: row.enabled ? healthOf(row, current, now).status : undefined,
    load: current && loadOf(current),
    confirmedAt: row.confirmed_at,
    lastAttempt: last && { at: last.at, ok: last.ok, error: last.error },
    nextRefreshAt: row.enabled ? row.next_refresh_at : undefined,
    refreshing: (row.lease?.until ?? 0) > now,
    createdAt: row.created_at,
    version: row.version,
  };
}

function loadOf(revision: RevisionRecord): ServedLoad {
  const { fetched_at, group_count, coverage_from, coverage_to, capabilities, problems, problem_count } = revision;
  return {
    fetchedAt: fetched_at,
    groupCount: group_count,
    coverage:
      coverage_from === undefined || coverage_to === undefined ? undefined : { from: coverage_from, to: coverage_to },
    capabilities,
    problems,
    problemCount: problem_count,
  };
}
