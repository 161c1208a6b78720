/** Racing data for tests: race cards of our own making, and meetings likewise in the shape of `meeting_tree`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { mongo } from 'mongoose';
import { newId } from '../../src/platform/ids.ts';
import type { Adapted, RawDocument } from '../../src/projections/adapter.ts';
import type { SourceDocument } from '../../src/projections/sources/schema.ts';
import { ADAPTERS } from '../../src/projections/views/registry.ts';
import type { TestService } from './service.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures/racecards');

/** Race cards of our own making, with the oddities of real ones: six races of three meetings. */
export function raceCards(): RawDocument[] {
  return [0, 1, 2, 3, 4, 5].map((index) => {
    const name = `racecard-${index}.json`;
    return { name, bytes: readFileSync(path.join(FIXTURES, name)) };
  });
}

/** A card as they are since 2023: the meeting stands in the id of the race, and an offset in place of a zone. */
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

/** Registers a source that has loaded nothing yet, unless it is registered. */
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
    // Never due: what it holds is for the test to say, not for the worker of the service.
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

/** Loads a source once, registering it if need be. @returns the id of the revision. */
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

/** A meeting of our own making. */
export interface TreeMeeting {
  id: string;
  name: string;
  date: string;
  country?: string;
  state?: string;
  category?: 'T' | 'G' | 'H';
  races: { number: number; startsAt: string | number; id?: string }[];
}

/** A document of `meeting_tree` that lists meetings. */
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

/** A document of `meeting_tree` that has one race. */
export function raceOf(race: object, more: object = {}, name = 'race.json'): RawDocument {
  return toDocument(name, { header: { title: 'Race' }, params: {}, data: { race, ...more } });
}
