import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import mongoose, { type Connection, type mongo } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dueAtOf } from '../../src/actions/proposal.ts';
import type { ProposalDocument } from '../../src/actions/schema.ts';
import { SecretRepository } from '../../src/integrations/secrets/repository.ts';
import { SecretStore } from '../../src/integrations/secrets/secret-store.ts';
import { KeyRing, openWith, sealWith } from '../../src/platform/secrets.ts';
import type { StoredDocument } from '../../src/platform/storage/migration.ts';
import { MIGRATIONS } from '../../src/platform/storage/migrations/all.ts';
import { EXPIRING_COLLECTIONS, ReleaseDump } from '../support/release-dump.ts';
import { testEnvironment } from '../support/service.ts';
import { type CliResult, workgate } from './cli.ts';
import { OwnEngine } from './own-engine.ts';

/** More than a batch, so that a process dies with some behind it and some before it. */
const OLD_CREDENTIALS = 250;
const OLD_WORKSPACES = 250;
/** A lease that a killed process held, and then the work. */
const MIGRATE_TIMEOUT_MS = 60_000;
const AT_ONCE = 3;

const MIGRATE_POINTS = [
  'migrate.locked',
  'migrate.index',
  'migrate.expanded',
  ...MIGRATIONS.flatMap(({ name, migrate }) => [
    // Some only say that there are new collections.
    ...(migrate === undefined ? [] : [`migrate ${name}.batch`, `migrate ${name}.noted`]),
    `migrate.${name}.done`,
  ]),
  'migrate.unversioned',
  'migrate.versioned',
];
const CONTRACT_POINTS = [
  'contract.closed',
  ...MIGRATIONS.filter(({ contract }) => contract !== undefined).flatMap(({ name }) => [
    `contract, migrate ${name}.batch`,
    `contract ${name}.batch`,
    `contract ${name}.noted`,
    `contract.${name}.done`,
  ]),
  'contract.indexes',
  'contract.versioned',
];

/** What else the dump has of who made keys, and of who may own them. */
interface People {
  keys: readonly mongo.Document[];
  members: readonly mongo.Document[];
}

/** What the migrations add to documents of 0.3.0. */
const MIGRATED: Record<string, (document: mongo.Document, people: People) => mongo.Document> = {
  api_keys({ tenant_id, lineage, created_at }, { keys, members }) {
    const makers = keys
      .filter((key) => key['lineage'] === lineage && key['created_at'] <= created_at)
      .sort((a, b) => a['created_at'] - b['created_at'])
      .flatMap((key) => key['created_by'].accountable ?? []);
    const mayOwn = (maker: string) =>
      members.some(
        ({ tenant_id: tenant, person_id, role }) => tenant === tenant_id && person_id === maker && role !== 'viewer',
      );
    return { owner_id: makers.find(mayOwn) ?? null, shown_to: [...new Set(makers)] };
  },
  chat_workspaces: (document) => ({ by_oauth: document['by_oauth'] ?? true }),
  action_proposals(document) {
    const due_at = dueAtOf(document as ProposalDocument);
    return due_at === undefined ? {} : { due_at };
  },
};

/** The data of 0.3.0 in a database of its own, with many more documents in old forms than the dump has. */
class OldDatabase {
  readonly env: Record<string, string>;
  readonly db: mongo.Db;
  readonly #dump: ReleaseDump;
  readonly #keyRing: KeyRing;
  /** What each old credential opens to, by integration. */
  readonly credentials = new Map<string, string>();
  readonly tenantId: string;

  private constructor(connection: Connection, uri: string, dump: ReleaseDump) {
    this.#dump = dump;
    this.env = { ...testEnvironment(uri), ...dump.environment };
    this.db = connection.getClient().db(this.env['MONGODB_DATABASE'] ?? '');
    this.#keyRing = keyRingOf(dump);
    this.tenantId = dump.manifest.tenants[0]?.tenant_id ?? '';
  }

  static async make(connection: Connection, uri: string, dump: ReleaseDump): Promise<OldDatabase> {
    const database = new OldDatabase(connection, uri, dump);
    await dump.load(database.db);
    const ids = Array.from({ length: OLD_CREDENTIALS }, () => `int_${randomBytes(8).toString('hex')}`);
    await database.collection('integration_secrets').insertMany(ids.map((id) => database.#oldCredential(id)));
    await database.collection('chat_workspaces').insertMany(
      Array.from({ length: OLD_WORKSPACES }, (_, index) => ({
        _id: `team:T${index}`,
        tenant_id: database.tenantId,
        integration_id: 'int_x',
        claimed_at: new Date(),
      })),
    );
    return database;
  }

  collection(name: string): mongo.Collection<StoredDocument> {
    return this.db.collection<StoredDocument>(name);
  }

  run(args: string[], faultPoint?: string): Promise<CliResult> {
    const fault: Record<string, string> = faultPoint === undefined ? {} : { WORKGATE_FAULT_POINT: faultPoint };
    return workgate({ ...this.env, ...fault }, ['migrate', ...args], MIGRATE_TIMEOUT_MS);
  }

  #oldCredential(integrationId: string): StoredDocument {
    const [dataKey, plainText] = [randomBytes(32), randomBytes(12).toString('hex')];
    this.credentials.set(integrationId, plainText);
    const context = `${this.tenantId}/${integrationId}`;
    return {
      _id: integrationId,
      tenant_id: this.tenantId,
      sealed_key: this.#keyRing.seal('integration-secret', dataKey, context),
      sealed_value: sealWith(dataKey, Buffer.from(plainText), context).toString('base64url'),
      created_at: new Date(),
    };
  }

  /** A credential as 0.3.0 looks for it: the newest version, else the one without. */
  async openAsBefore(integrationId: string): Promise<string | null> {
    const secrets = this.collection('integration_secrets');
    const filter = { tenant_id: this.tenantId, ref: integrationId };
    const row =
      (await secrets.findOne(filter, { sort: { version: -1 } })) ?? (await secrets.findOne({ _id: integrationId }));
    if (row === null) return null;
    const context =
      row['version'] === undefined ? `${this.tenantId}/${row._id}` : `${this.tenantId}|${row['ref']}|${row['version']}`;
    const dataKey = this.#keyRing.open('integration-secret', row['sealed_key'], context);
    return openWith(dataKey, Buffer.from(row['sealed_value'], 'base64url'), context).toString();
  }

  /** Everything that the dump had is there, and is what it was but for what the migrations change. */
  async expectNothingLost(): Promise<void> {
    const [keys, members] = [await this.#dump.documents('api_keys'), await this.#dump.documents('members')];
    for (const name of await this.#dump.collections()) {
      if (EXPIRING_COLLECTIONS.has(name) || ['service_state', 'integration_secrets'].includes(name)) continue;
      const documents = await this.#dump.documents(name);
      const stored = await this.collection(name)
        .find({ _id: { $in: documents.map(({ _id }) => _id as string) } })
        .sort({ _id: 1 })
        .toArray();
      const expected = documents.map((document) => ({ ...document, ...MIGRATED[name]?.(document, { keys, members }) }));
      const byId = (rows: readonly mongo.Document[]) =>
        new Map(rows.map((row) => [String(row['_id']), mongoose.mongo.BSON.EJSON.serialize(row)]));
      expect(byId(stored), name).toEqual(byId(expected));
    }
    expect(await this.collection('chat_workspaces').countDocuments({ by_oauth: true })).toBeGreaterThanOrEqual(
      OLD_WORKSPACES,
    );
  }

  async expectCredentialsOpen(): Promise<void> {
    // A repository needs no more of a model than its collection.
    const model = { collection: this.collection('integration_secrets') } as never;
    const secrets = new SecretStore((tenantId) => new SecretRepository(model, tenantId), this.#keyRing);
    for (const [integrationId, plainText] of this.credentials)
      expect(await secrets.get(this.tenantId, integrationId)).toBe(plainText);
    for (const { tenant_id, integration_id, plain_text } of this.#dump.manifest.secrets)
      expect(await secrets.get(tenant_id, integration_id)).toBe(plain_text);
  }

  /** All documents and indexes, but the lock's. */
  async everything(): Promise<unknown> {
    const names = (await this.db.listCollections().toArray()).map(({ name }) => name).sort();
    const contents = names
      .filter((name) => !EXPIRING_COLLECTIONS.has(name))
      .map(async (name) => [
        name,
        await this.collection(name)
          .find({}, { projection: { migration: 0 } })
          .sort({ _id: 1 })
          .toArray(),
        await this.collection(name).indexes(),
      ]);
    return Promise.all(contents);
  }
}

function keyRingOf(dump: ReleaseDump): KeyRing {
  const keys = (dump.environment['WORKGATE_MASTER_KEYS'] ?? '').split(',').map((part) => {
    const [keyId = '', key = ''] = part.split(':');
    return { keyId, key: Buffer.from(key, 'base64') };
  });
  return new KeyRing(keys);
}

/** What a process of 0.3.0 does meanwhile: it stores new work, and reads credentials. */
class OldRelease {
  readonly stored: string[] = [];
  /** Credentials that were not found, or opened to something else. */
  readonly failures: string[] = [];
  reads = 0;
  readonly #database: OldDatabase;
  readonly #template: mongo.Document;
  readonly #work: Promise<void>;
  #stopped = false;

  constructor(database: OldDatabase, template: mongo.Document) {
    this.#database = database;
    this.#template = template;
    this.#work = this.#run();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#work;
  }

  async #run(): Promise<void> {
    const credentials = [...this.#database.credentials];
    for (let turn = 0; !this.#stopped; turn += 1) {
      const _id = `wi_old_${turn}`;
      await this.#database.collection('work_items').insertOne({ ...this.#template, _id });
      this.stored.push(_id);
      const [integrationId = '', plainText] = credentials[turn % credentials.length] ?? [];
      const found = await this.#database.openAsBefore(integrationId).catch((error: Error) => error.message);
      this.reads += 1;
      if (found !== plainText) this.failures.push(`${integrationId}: ${found}`);
      await delay(5);
    }
  }
}

describe('the data of 0.3.0, migrated by two nodes under load, one of them killed with -9', () => {
  let engine: OwnEngine;
  let connection: Connection;
  let dump: ReleaseDump;
  let template: mongo.Document;

  beforeAll(async () => {
    engine = await OwnEngine.start();
    connection = await mongoose.createConnection(engine.uri).asPromise();
    dump = await ReleaseDump.open('0.3.0');
    const { idem: _idem, outbox: _outbox, ...item } = (await dump.documents('work_items'))[0] ?? {};
    template = { ...item, outbox: [] };
  });
  afterAll(async () => {
    await connection.close();
    await engine.stop();
  });

  /** Runs a node that is killed at a point, and one that is not, at the same time. */
  async function migrateByTwo(database: OldDatabase, args: string[], point: string): Promise<void> {
    const dying = database.run(args, point);
    // The one that is to die gets the lock; the other one waits for it.
    const lock = database.collection('service_state');
    while ((await lock.findOne({ 'migration.lease_until_ms': { $gt: 0 } })) === null) {
      if ((await Promise.race([dying, delay(20, 'runs')])) !== 'runs') break;
    }
    const [killed, other] = await Promise.all([dying, database.run(args)]);
    expect(killed, `${point} was not reached`).toMatchObject({ status: null });
    expect(other.status, other.stderr).toBe(0);
  }

  async function tryPoint(point: string): Promise<void> {
    const database = await OldDatabase.make(connection, engine.uri, dump);
    const isContract = point.startsWith('contract');
    const oldRelease = new OldRelease(database, template);
    try {
      if (isContract) expect((await database.run([])).status).toBe(0);
      else await migrateByTwo(database, [], point);
      await oldRelease.stop();
      expect(oldRelease.failures, 'credentials that 0.3.0 did not find').toEqual([]);
      expect(oldRelease.reads).toBeGreaterThan(10);
      if (isContract) await migrateByTwo(database, ['--contract'], point);
      else expect((await database.run(['--contract'])).status).toBe(0);
    } finally {
      await oldRelease.stop();
    }
    await database.expectNothingLost();
    const acknowledged = { _id: { $in: oldRelease.stored } };
    expect(await database.collection('work_items').countDocuments(acknowledged)).toBe(oldRelease.stored.length);
    await database.expectCredentialsOpen();
    const secrets = database.collection('integration_secrets');
    expect(await secrets.countDocuments({ version: { $exists: false } })).toBe(0);
    expect(await secrets.countDocuments({})).toBe(OLD_CREDENTIALS + (dump.manifest.counts['integration_secrets'] ?? 0));

    const before = await database.everything();
    const again = await database.run(['--contract']);
    expect(again.stdout).toBe('nothing to do\n');
    expect(await database.everything()).toEqual(before);
    await database.db.dropDatabase();
  }

  it(`loses nothing at any of ${MIGRATE_POINTS.length + CONTRACT_POINTS.length} steps, and a second run does nothing`, {
    timeout: 1_200_000,
  }, async () => {
    const points = [...MIGRATE_POINTS, ...CONTRACT_POINTS];
    const worker = async () => {
      for (let point = points.shift(); point !== undefined; point = points.shift()) await tryPoint(point);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  });

  it('knows every index that 0.3.0 may have left behind', async () => {
    const database = await OldDatabase.make(connection, engine.uri, dump);
    const { stdout, status } = await database.run(['--plan']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/drop the index integration_secrets\.tenant/);
    expect(stdout).not.toMatch(/Left alone/);
    expect(stdout).toContain(`(${OLD_CREDENTIALS + 1} documents)`);
  });
});
