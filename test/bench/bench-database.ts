import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { mongo } from 'mongoose';
import { engineOptionsFromEnv, startMongoEngine } from '../../scripts/mongodb/engine.ts';
import { type BenchWorkItem, CREATE_BODY, workItemDocument } from './documents.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const CLI = path.join(ROOT, 'src/cli.ts');
const BENCH_FOLDER = path.join(ROOT, '.workgate/bench');

const INSERT_BATCH = 1_000;
/** Age of the bench's tenants. They are older than any preloaded document. */
const TENANT_AGE_MS = 400 * 24 * 3600 * 1000;

/** Database engine of all candidates, with a client that prepares and inspects their databases. */
export interface BenchDatabase {
  uri: string;
  /** Process id, if the bench started the engine. */
  pid: number | undefined;
  client: mongo.MongoClient;
  /** True for the embedded engine (see src/platform/mongo/page.ts). */
  embedded: boolean;
  /** Name and version of the engine, for the table. */
  label: string;
  /** Folder for data and logs. It is deleted when the bench ends. */
  folder: string;
  stop(): Promise<void>;
}

/** A tenant with an API key. */
export interface Tenant {
  tenantId: string;
  token: string;
}

/** A database of the service with two tenants: one for writes and one for reads. */
export interface Prepared {
  database: string;
  env: Record<string, string>;
  writer: Tenant;
  reader: Tenant;
}

/** Starts an engine in a new folder, as `make run` does, unless `MONGODB_URI` names another database. */
export async function startBenchDatabase(progress: (line: string) => void): Promise<BenchDatabase> {
  await mkdir(BENCH_FOLDER, { recursive: true });
  const folder = await mkdtemp(path.join(BENCH_FOLDER, 'run-'));
  const dataDir = path.join(folder, 'mongodb');
  const engine = await startMongoEngine({ ...engineOptionsFromEnv(process.env), dataDir, progress });
  const client = await mongo.MongoClient.connect(engine.uri, { writeConcern: { w: 'majority' } });
  const buildInfo = await client.db('admin').command({ buildInfo: 1 });
  const embedded = 'secantusVersion' in buildInfo;
  return {
    uri: engine.uri,
    pid: engine.pid,
    client,
    embedded,
    label: embedded ? `secantusd-rs ${buildInfo['secantusVersion']}` : `MongoDB ${buildInfo['version']}`,
    folder,
    async stop() {
      await client.close();
      await engine.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Creates a database with `workgate migrate`, and its tenants and keys with the CLI.
 * @param cli path of another release's CLI, to use that release
 */
export async function prepareDatabase(bench: BenchDatabase, name: string, cli = CLI): Promise<Prepared> {
  const database = `bench_${name}_${randomBytes(4).toString('hex')}`;
  const env = {
    WORKGATE_ENV: 'production',
    WORKGATE_LAME_DUCK_MS: '0',
    WORKGATE_HOST: '127.0.0.1',
    WORK_BASE_URL: 'https://bench.workgate.test',
    WORKGATE_MASTER_KEYS: `bench:${randomBytes(32).toString('base64')}`,
    WORKGATE_METRICS_TOKEN: randomBytes(24).toString('hex'),
    WORKGATE_RATE_LIMIT_PUBLIC: '1000000000',
    WORKGATE_RATE_LIMIT_AGENT: '1000000000',
    WORKGATE_LOG_LEVEL: 'info',
    MONGODB_URI: bench.uri,
    MONGODB_DATABASE: database,
  };
  runCommand(cli, env, 'migrate');
  const writer = createTenant(cli, env, 'Bench, written to');
  const reader = createTenant(cli, env, 'Bench, read from');
  const created_at = new Date(Date.now() - TENANT_AGE_MS);
  await bench.client.db(database).collection('tenants').updateMany({}, { $set: { created_at } });
  return { database, env, writer, reader };
}

function createTenant(cli: string, env: Record<string, string>, name: string): Tenant {
  const created = runCommand<{ tenant_id: string }>(cli, env, 'tenant', 'create', '--name', name);
  const tenantId = created.tenant_id;
  const email = `${tenantId}@bench.workgate.test`;
  const hasOwner = keysHaveOwners(cli);
  if (hasOwner) runCommand(cli, env, 'admin', 'create', '--tenant', tenantId, '--email', email);
  const scopes = ['work.read', 'work.write', 'work.actions', 'catalog.read'].flatMap((scope) => ['--scope', scope]);
  const { token } = runCommand<{ token: string }>(
    cli,
    env,
    'key',
    'create',
    '--tenant',
    tenantId,
    '--name',
    'Bench',
    ...(hasOwner ? ['--owner', email] : []),
    ...scopes,
  );
  return { tenantId, token };
}

/** True if API keys of this CLI have owners. Those of 0.3.0 have none. */
function keysHaveOwners(cli: string): boolean {
  const { stdout } = spawnSync(process.execPath, [cli, 'key', 'create', '--help'], { encoding: 'utf8' });
  return stdout.includes('--owner');
}

/** Runs a CLI command and returns its parsed output. */
export function workgate<T>(env: Record<string, string>, ...args: string[]): T {
  return runCommand<T>(CLI, env, ...args);
}

/** Runs a command of a given release's CLI and returns its parsed output. */
export function runCommand<T>(cli: string, env: Record<string, string>, ...args: string[]): T {
  const options = { env: { NODE_NO_WARNINGS: '1', ...env }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], options);
  if (status !== 0) throw new Error(`workgate ${args.join(' ')} failed:\n${stderr}${stdout}`);
  return args[0] === 'migrate' ? (undefined as T) : (JSON.parse(stdout) as T);
}

/**
 * Creates a database for a candidate other than the service, with the same tenants, keys and indexes, copied from the
 * service's database.
 */
export async function copyDatabase(bench: BenchDatabase, from: Prepared, name: string): Promise<string> {
  const database = `bench_${name}_${randomBytes(4).toString('hex')}`;
  const [source, target] = [bench.client.db(from.database), bench.client.db(database)];
  for (const collection of ['tenants', 'api_keys']) {
    await target.collection(collection).insertMany(await source.collection(collection).find().toArray());
  }
  for (const collection of ['work_items', 'event_log']) {
    await target.createCollection(collection);
    const indexes = await source.collection(collection).listIndexes().toArray();
    const wanted = indexes.filter((index) => index['name'] !== '_id_').map(({ v: _, ...index }) => index);
    await target.collection(collection).createIndexes(wanted as unknown as mongo.IndexDescription[]);
  }
  return database;
}

/**
 * Inserts WorkItems directly into the database, one for each second up to now, in turn for each tenant.
 * @returns the ids of the newest WorkItems, at most 500
 */
export async function preload(
  bench: BenchDatabase,
  database: string,
  tenantIds: readonly string[],
  count: number,
): Promise<string[]> {
  const workItems = bench.client.db(database).collection<BenchWorkItem>('work_items');
  const firstAt = Date.now() - count * 1_000;
  const newest: string[] = [];
  for (let done = 0; done < count; done += INSERT_BATCH) {
    const documents = Array.from({ length: Math.min(INSERT_BATCH, count - done) }, (_, index) => {
      const place = done + index;
      const tenantId = tenantIds[place % tenantIds.length] as string;
      return workItemDocument(tenantId, CREATE_BODY, new Date(firstAt + place * 1_000));
    });
    await workItems.insertMany(documents, { ordered: false });
    newest.push(...documents.map((document) => document._id));
    if (newest.length > 500) newest.splice(0, newest.length - 500);
  }
  return newest;
}

/** Resolves when no document of the collection has an event that is not logged yet. */
export async function waitUntilDrained(
  bench: BenchDatabase,
  database: string,
  tenantId: string,
  collection = 'work_items',
): Promise<void> {
  const documents = bench.client.db(database).collection(collection);
  const pending = { tenant_id: tenantId, 'outbox.id': { $gt: 'evt_' } };
  while ((await documents.findOne(pending, { projection: { _id: 1 } })) !== null) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
