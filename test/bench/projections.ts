import { createLoggers } from '../../src/platform/logger.ts';
import { connectMongo } from '../../src/platform/mongo/connection.ts';
import type { Group, RaceEvent } from '../../src/projections/model.ts';
import { ProjectionRepository } from '../../src/projections/repository.ts';
import { Revisions } from '../../src/projections/revisions.ts';
import { defineProjectionModels } from '../../src/projections/schema.ts';
import { defineSourceModels, type SourceDocument } from '../../src/projections/sources/schema.ts';
import { VIEWS } from '../../src/projections/views/registry.ts';
import { Views } from '../../src/projections/views.ts';
import { type BenchDatabase, type Prepared, prepareDatabase } from './bench-database.ts';
import { startWorkgate } from './candidates.ts';
import { benchId } from './documents.ts';
import { timeRequests } from './load.ts';
import type { Server } from './processes.ts';
import { median, quantile, rotated } from './statistics.ts';
import type { Row } from './table.ts';

export interface ProjectionOptions {
  rounds: number;
  progress: (line: string) => void;
}

/** A catalogue of a certain size, with the service running on it. */
interface Subject {
  label: string;
  prepared: Prepared;
  server: Server;
}

const VIEW = '/api/v1/public/data/views/racing_catalog?limit=20';
/** Labels and numbers of meetings. There are `MEETINGS_A_DAY` on each day from today on, with 10 races each. */
const SIZES = [
  ['10^2', 100],
  ['10^4', 10_000],
] as const;
const MEETINGS_A_DAY = 25;
const RACES = 10;
const RUNNERS = 8;
const SAMPLES = 60;
const WARM_UP_SAMPLES = 20;
const DAY_MS = 24 * 60 * 60 * 1000;
const GOAL = { atMost: 1.25 };

const QUERIES = {
  'of all': '',
  'of today in Sydney': '&filter_key=today&timezone=Australia/Sydney',
  'of what is ahead': '&filter_key=upcoming',
} as const;
type Query = keyof typeof QUERIES;

/** Measures a view of 20 groups by the size of the catalogue, as ratios to the smallest. */
export async function measureProjections(
  bench: BenchDatabase,
  { rounds, progress }: ProjectionOptions,
): Promise<Row[]> {
  const subjects: Subject[] = [];
  try {
    for (const [label, meetings] of SIZES) {
      progress(`projections: publishing ${meetings} meetings of ${RACES} races`);
      const prepared = await prepareDatabase(bench, `projections_${meetings}`);
      await publish(bench, prepared, meetings);
      subjects.push({ label, prepared, server: await startWorkgate(bench, prepared) });
    }
    const times = new Map<string, number[]>();
    for (let round = -1; round < rounds; round += 1) {
      for (const query of Object.keys(QUERIES) as Query[]) {
        for (const subject of rotated(subjects, Math.max(0, round))) {
          const p50 = await timeView(subject, query, round < 0 ? WARM_UP_SAMPLES : SAMPLES);
          if (round < 0) continue;
          const key = keyOf(subject.label, query);
          times.set(key, [...(times.get(key) ?? []), p50]);
          progress(`projections, round ${round + 1}, ${key}: p50 ${p50.toFixed(2)} ms`);
        }
      }
    }
    return (Object.keys(QUERIES) as Query[]).map((query) => toRow(query, times));
  } finally {
    for (const { server } of subjects) await server.stop();
  }
}

const keyOf = (label: string, query: Query) => `${query}, ${label} meetings`;

function toRow(query: Query, times: ReadonlyMap<string, number[]>): Row {
  const [small, large] = SIZES.map(([label]) => times.get(keyOf(label, query)) ?? []) as [number[], number[]];
  return {
    what: `view of 20 groups ${query}, p50: 10^4 meetings / 10^2`,
    ratios: large.map((value, round) => value / (small[round] ?? Number.NaN)),
    goal: GOAL,
    absolute: `${median(large).toFixed(2)} ms / ${median(small).toFixed(2)} ms`,
  };
}

async function timeView({ prepared, server }: Subject, query: Query, count: number): Promise<number> {
  const headers = { 'x-api-key': prepared.reader.token };
  const request = { method: 'GET', path: `${VIEW}${QUERIES[query]}`, headers } as const;
  return quantile(await timeRequests(server.address, [request], count), 0.5);
}

async function publish(bench: BenchDatabase, { database, reader }: Prepared, meetings: number): Promise<void> {
  const { tenantId } = reader;
  const now = new Date();
  const source: SourceDocument = {
    _id: benchId('src'),
    tenant_id: tenantId,
    source_key: 'bench',
    view_key: 'racing_catalog',
    adapter: 'meeting_tree',
    locations: [],
    timezone: 'UTC',
    refresh_interval_ms: DAY_MS,
    enabled: true,
    revisions: [],
    // Never due during the bench, because the source has nothing to refresh from.
    next_refresh_at: new Date(now.getTime() + 365 * DAY_MS),
    created_at: now,
    version: 1,
    outbox: [],
  };
  await bench.client.db(database).collection<SourceDocument>('data_sources').insertOne(source);
  const mongo = await connectMongo(bench.uri, database, {
    onAway: () => undefined,
    logger: createLoggers('silent').logger,
  });
  try {
    const { connection } = mongo;
    const models = { ...defineProjectionModels(connection), ...defineSourceModels(connection) };
    const groups = Array.from({ length: meetings }, (_, index) => meetingOf(index, now));
    await new Revisions((id) => new ProjectionRepository(models, id), new Views(VIEWS)).publish(tenantId, {
      sourceKey: 'bench',
      adapterKey: 'meeting_tree',
      fetchedAt: now,
      groups,
      problems: [],
      problemCount: 0,
    });
  } finally {
    await mongo.close();
  }
}

function meetingOf(index: number, now: Date): Group {
  const first = new Date(
    now.getTime() + Math.floor(index / MEETINGS_A_DAY) * DAY_MS + (index % MEETINGS_A_DAY) * 60_000,
  );
  const date = first.toISOString().slice(0, 10);
  const groupId = `${date}.au.track-${index}`;
  return {
    groupId,
    legacyIds: [`meeting-${index}`],
    title: `Track ${index}`,
    date,
    timezone: 'Australia/Sydney',
    attributes: { location: `Track ${index}`, country: 'AU', state: 'NSW' },
    events: Array.from({ length: RACES }, (_, race) => raceOf(groupId, index, race + 1, first)),
    evidence: [{ providerId: `meeting-${index}`, sha256: 'a'.repeat(64) }],
  };
}

function raceOf(groupId: string, meeting: number, number: number, first: Date): RaceEvent {
  const eventId = `${groupId}.${number}`;
  const startsAt = new Date(first.getTime() + number * 30 * 60_000);
  return {
    eventId,
    legacyIds: [`race-${meeting}-${number}`],
    number,
    title: `Race ${number}`,
    startLabel: startsAt.toISOString().slice(11, 16),
    startsAt,
    sourceTimezone: 'Australia/Sydney',
    status: 'scheduled',
    participants: Array.from({ length: RUNNERS }, (_, runner) => ({
      participantId: `${eventId}.runner-${runner}`,
      legacyIds: [`runner-${meeting}-${number}-${runner}`],
      number: String(runner + 1),
      name: `Runner ${runner}`,
      draw: runner + 1,
      form: '1234x',
      scratched: false,
    })),
    evidence: [{ providerId: `race-${meeting}-${number}`, sha256: 'b'.repeat(64) }],
  };
}
