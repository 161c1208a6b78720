/**
 * Racing data for tests: race cards that we wrote, and meetings that we wrote in the format of the adapter
 * `meeting_tree`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { mongo } from 'mongoose';
import { newId } from '../../src/platform/ids.ts';
import type { Adapted, RawDocument } from '../../src/projections/adapter.ts';
import type { SourceDocument } from '../../src/projections/sources/schema.ts';
import { ADAPTERS } from '../../src/projections/views/registry.ts';
import type { TestService } from './service.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures/racecards');

/** Returns race cards that we wrote, with the peculiarities of real ones: six races of three meetings. */
export function raceCards(): RawDocument[] {
  return [0, 1, 2, 3, 4, 5].map((index) => {
    const name = `racecard-${index}.json`;
    return { name, bytes: readFileSync(path.join(FIXTURES, name)) };
  });
}

/**
 * Returns a race card in the format since 2023: the race id contains the meeting, and an offset replaces the time zone.
 */
export function raceCardWithoutMeeting(): RawDocument {
  const name = 'racecard-without-meeting.json';
  return { name, bytes: readFileSync(path.join(FIXTURES, name)) };
}

export function toDocument(name: string, content: unknown): RawDocument {
  return { name, bytes: Buffer.from(JSON.stringify(content)) };
}

export function adapt(adapterKey: string, documents: readonly RawDocument[], timezone = 'UTC'): Adapted {
  const adapter = ADAPTERS.get(adapterKey);
  if (adapter === undefined) throw new Error(`There is no adapter ${adapterKey}`);
  return adapter.adapt(documents, { timezone });
}

export interface TestSource {
  tenantId: string;
  sourceKey: string;
  adapter: string;
  documents: readonly RawDocument[];
  fetchedAt?: Date;
}

/** Registers a source without loaded data, unless it is already registered. */
export async function registerSource(
  service: TestService,
  { tenantId, sourceKey, adapter }: Pick<TestSource, 'tenantId' | 'sourceKey' | 'adapter'>,
  more: Partial<SourceDocument> = {},
): Promise<void> {
  const source: SourceDocument = {
    _id: newId('src'),
    tenant_id: tenantId,
    source_key: sourceKey,
    view_key: 'racing_catalog',
    adapter,
    locations: [],
    timezone: 'UTC',
    refresh_interval_ms: 60_000,
    enabled: true,
    revisions: [],
    // Far in the future, so that the service never refreshes the source: the test decides what it contains.
    next_refresh_at: new Date('2100-01-01T00:00:00Z'),
    created_at: new Date(),
    version: 1,
    outbox: [],
    ...more,
  };
  const sources = sourcesOf(service);
  const { _id, tenant_id, source_key, ...rest } = source;
  await sources.updateOne({ tenant_id, source_key }, { $setOnInsert: { _id, ...rest } }, { upsert: true });
}

export function sourcesOf(service: TestService): mongo.Collection<SourceDocument> {
  return service.services.platform.mongo.connection.collection<SourceDocument>('data_sources') as never;
}

/** Publishes a revision of a source, registers the source if necessary, and returns the revision's id. */
export async function loadSource(service: TestService, source: TestSource): Promise<string> {
  await registerSource(service, source);
  const { groups, problems } = adapt(source.adapter, source.documents);
  return service.services.projections.revisions.publish(source.tenantId, {
    sourceKey: source.sourceKey,
    adapterKey: source.adapter,
    fetchedAt: source.fetchedAt ?? new Date(),
    groups,
    problems,
    problemCount: problems.length,
  });
}

/** A made-up meeting. */
export interface TreeMeeting {
  id: string;
  name: string;
  date: string;
  country?: string;
  state?: string;
  category?: 'T' | 'G' | 'H';
  races: { number: number; startsAt: string | number; id?: string }[];
}

/** Returns a `meeting_tree` document that lists meetings. */
export function meetingList(meetings: readonly TreeMeeting[], name = 'meetings.json'): RawDocument {
  return toDocument(name, {
    header: { title: 'Meetings' },
    params: {},
    data: {
      meetings: meetings.map(({ id, name: track, date, country = 'AUS', state = 'NSW', category = 'T', races }) => ({
        meeting: id,
        name: track,
        date: `${date}T00:00:00Z`,
        category,
        category_name: 'Thoroughbred Horse Racing',
        country,
        state,
        races: races.map(({ number, startsAt, id: raceId }) => ({
          id: raceId ?? `${id}-race-${number}`,
          race_number: number,
          name: `Race ${number}`,
          start_time: startsAt,
          distance: 1200,
          track_condition: 'Good',
          weather: 'Fine',
        })),
      })),
    },
  });
}

/** Returns a `meeting_tree` document with one race. */
export function raceOf(race: object, more: object = {}, name = 'race.json'): RawDocument {
  return toDocument(name, { header: { title: 'Race' }, params: {}, data: { race, ...more } });
}
