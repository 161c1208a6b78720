/** Records the look-ups of a database client, and checks that indexes answer them. */
import type { Connection, mongo } from 'mongoose';
import { expect, inject } from 'vitest';
import { COLLECTIONS } from '../../src/collections.ts';
import { composeServices, type Services } from '../../src/compose.ts';
import { readConfig } from '../../src/config.ts';
import { prepareDatabase } from '../support/prepare-database.ts';
import { testEnvironment } from '../support/service.ts';

/** The filter and the order of a command, as a find that can be explained. */
export interface Lookup {
  collection: string;
  filter: Record<string, unknown>;
  sort?: Record<string, 1 | -1> | undefined;
  /** True of a command that changes every document it finds, outside of a transaction. */
  changesMany?: boolean;
  /** True of a read without a time limit. */
  isUnlimited?: boolean;
}

/** Records the look-ups of every command from now on. The client must have been made with `monitorCommands`. */
export function recordLookups(connection: Connection): Lookup[] {
  const lookups: Lookup[] = [];
  connection.getClient().on('commandStarted', ({ command }) => lookups.push(...lookupsOf(command)));
  return lookups;
}

function lookupsOf(command: mongo.Document): Lookup[] {
  const isUnlimited = command['maxTimeMS'] === undefined;
  if (command['find'] !== undefined) {
    return [{ collection: command['find'], filter: command['filter'] ?? {}, sort: command['sort'], isUnlimited }];
  }
  if (command['findAndModify'] !== undefined) {
    return [{ collection: command['findAndModify'], filter: command['query'] }];
  }
  if (command['aggregate'] !== undefined) {
    const [first, ...joined] = lookupsOfPipeline(command['aggregate'], command['pipeline']);
    return first === undefined ? [] : [{ ...first, isUnlimited }, ...joined];
  }
  const written: mongo.Document[] = [...(command['updates'] ?? []), ...(command['deletes'] ?? [])];
  const isPlain = command['autocommit'] === undefined;
  return written.map(({ q, multi, limit }) => ({
    collection: command['update'] ?? command['delete'],
    filter: q,
    changesMany: isPlain && (multi === true || limit === 0),
  }));
}

/** Returns the look-ups of a pipeline. It reads the stages that better-auth makes: a match, joins and a sort. */
function lookupsOfPipeline(collection: unknown, pipeline: mongo.Document[]): Lookup[] {
  // A change stream reads the oplog.
  if (typeof collection !== 'string' || pipeline[0]?.['$changeStream'] !== undefined) return [];
  const filter = pipeline.find((stage) => '$match' in stage)?.['$match'] ?? {};
  const sort = pipeline.find((stage) => '$sort' in stage)?.['$sort'];
  const joins = pipeline.flatMap((stage) => stage['$lookup'] ?? []);
  const joined = joins.map(({ from, foreignField, pipeline: inner }: mongo.Document) => {
    if (foreignField === undefined) throw new Error(`A join that this test cannot explain: ${JSON.stringify(inner)}`);
    return { collection: from as string, filter: { [foreignField as string]: 'x' } };
  });
  return [{ collection, filter, sort }, ...joined];
}

const WITH_OUTBOX = new Set(COLLECTIONS.filter(({ outbox }) => outbox === true).map(({ name }) => name));

/**
 * Expects that an index answers each look-up, in the order of the index, and that each read has a time limit. Also
 * expects that no single command changes many documents of a collection with an outbox. The embedded engine may never
 * end such a command when it meets a transaction.
 */
export async function expectIndexed(connection: Connection, lookups: readonly Lookup[]): Promise<void> {
  expect(lookups.filter(({ collection, changesMany }) => changesMany && WITH_OUTBOX.has(collection))).toEqual([]);
  expect(lookups.filter(({ isUnlimited }) => isUnlimited)).toEqual([]);
  const distinct = new Map(lookups.map((lookup) => [JSON.stringify(lookup), lookup]));
  for (const [label, { collection, filter, sort }] of distinct) {
    const cursor = connection.collection(collection).find(filter);
    const plan = await (sort === undefined ? cursor : cursor.sort(sort)).explain('queryPlanner');
    const text = JSON.stringify(plan['queryPlanner'].winningPlan);
    expect(text, label).toMatch(/"stage":"(IXSCAN|IDHACK|CLUSTERED_IXSCAN|EXPRESS_[A-Z]+)"/);
    expect(text, label).not.toMatch(/"stage":"(COLLSCAN|SORT)"/);
  }
}

/** Composes services on a database of their own, with additional settings, and records their look-ups from then on. */
export async function openRecorded(
  more: Record<string, string> = {},
): Promise<{ services: Services; lookups: Lookup[] }> {
  const uri = inject('mongodbUri');
  const env = testEnvironment(`${uri}${uri.includes('?') ? '&' : '?'}monitorCommands=true`);
  const services = await composeServices({ ...readConfig({ ...env, ...more }), logLevel: 'silent' });
  await prepareDatabase(services.platform.storage);
  return { services, lookups: recordLookups(services.platform.mongo.connection) };
}

/** Ends what `openRecorded` has opened, and drops the database. */
export async function closeRecorded(services: Services): Promise<void> {
  await services.platform.relay.stop();
  await services.platform.feed.stop();
  await services.platform.mongo.connection.dropDatabase();
  await services.platform.mongo.close();
}
