/** What a database client looks for, and from which index that is answered. */
import type { Connection, mongo } from 'mongoose';
import { expect, inject } from 'vitest';
import { composeServices, type Services } from '../../src/compose.ts';
import { readConfig } from '../../src/config.ts';
import { prepareDatabase } from '../support/prepare-database.ts';
import { testEnvironment } from '../support/service.ts';

/** What a command looks for, as a find that can be explained. */
export interface Lookup {
  collection: string;
  filter: Record<string, unknown>;
  sort?: Record<string, 1 | -1> | undefined;
}

/** The look-ups of every command that the client starts from now on; it must have been made with `monitorCommands`. */
export function recordLookups(connection: Connection): Lookup[] {
  const lookups: Lookup[] = [];
  connection.getClient().on('commandStarted', ({ command }) => lookups.push(...lookupsOf(command)));
  return lookups;
}

function lookupsOf(command: mongo.Document): Lookup[] {
  if (command['find'] !== undefined) {
    return [{ collection: command['find'], filter: command['filter'] ?? {}, sort: command['sort'] }];
  }
  if (command['findAndModify'] !== undefined) {
    return [{ collection: command['findAndModify'], filter: command['query'] }];
  }
  if (command['aggregate'] !== undefined) return lookupsOfPipeline(command['aggregate'], command['pipeline']);
  const written: mongo.Document[] = [...(command['updates'] ?? []), ...(command['deletes'] ?? [])];
  return written.map(({ q }) => ({ collection: command['update'] ?? command['delete'], filter: q }));
}

/** Reads the stages that better-auth makes: a match, joins, an order. */
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

/** Each look-up is answered from an index, and in the order of that. */
export async function expectIndexed(connection: Connection, lookups: readonly Lookup[]): Promise<void> {
  const distinct = new Map(lookups.map((lookup) => [JSON.stringify(lookup), lookup]));
  for (const [label, { collection, filter, sort }] of distinct) {
    const cursor = connection.collection(collection).find(filter);
    const plan = await (sort === undefined ? cursor : cursor.sort(sort)).explain('queryPlanner');
    const text = JSON.stringify(plan['queryPlanner'].winningPlan);
    expect(text, label).toMatch(/"stage":"(IXSCAN|IDHACK|CLUSTERED_IXSCAN|EXPRESS_[A-Z]+)"/);
    expect(text, label).not.toMatch(/"stage":"(COLLSCAN|SORT)"/);
  }
}

/** Services on a database of their own, with more settings, whose look-ups are recorded from then on. */
export async function openRecorded(
  more: Record<string, string> = {},
): Promise<{ services: Services; lookups: Lookup[] }> {
  const uri = inject('mongodbUri');
  const env = testEnvironment(`${uri}${uri.includes('?') ? '&' : '?'}monitorCommands=true`);
  const services = await composeServices({ ...readConfig({ ...env, ...more }), logLevel: 'silent' });
  await prepareDatabase(services.platform.storage);
  return { services, lookups: recordLookups(services.platform.mongo.connection) };
}

/** Ends what `openRecorded` has opened; the database goes with it. */
export async function closeRecorded(services: Services): Promise<void> {
  await services.platform.relay.stop();
  await services.platform.feed.stop();
  await services.platform.mongo.connection.dropDatabase();
  await services.platform.mongo.close();
}
