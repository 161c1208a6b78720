import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import mongoose, { type Connection, type mongo } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSecret } from '../../src/identity/api-keys/token.ts';
import { SecretRepository } from '../../src/integrations/secrets/repository.ts';
import { SecretStore } from '../../src/integrations/secrets/secret-store.ts';
import { hashOfSecret } from '../../src/platform/bearer-secret.ts';
import { KeyRing, openWith, sealWith } from '../../src/platform/secrets.ts';
import type { StoredDocument } from '../../src/platform/storage/migration.ts';
import { MIGRATIONS } from '../../src/platform/storage/migrations/all.ts';
import { dueAtOf } from '../../src/proposals/proposal.ts';
import type { ProposalDocument } from '../../src/proposals/schema.ts';
import { EXPIRING_COLLECTIONS, ReleaseDump } from '../support/release-dump.ts';
import { testEnvironment } from '../support/service.ts';
import { type CliResult, workgate } from './cli.ts';
import { OwnEngine } from './own-engine.ts';

/** More than a batch holds, so that a process dies with part of the work done. */
const OLD_CREDENTIALS = 250;
const OLD_WORKSPACES = 250;
const OLD_INVITATIONS = 20;
/** Role that was given in release 0.4.0, which did not store when it matures. */
const OLD_STANDING = 'std_old';
const GIVER = 'usr_giver';
const GIVEN_AT = new Date('2026-01-01T09:00:00Z');
const MATURES_AT = new Date('2026-01-08T09:00:00Z');
/** Ends a node that hangs. On a busy machine a node takes 40 s, as it waits for the node before it and for others. */
const MIGRATE_TIMEOUT_MS = 240_000;
const AT_ONCE = 3;

const MIGRATE_POINTS = [
  'migrate.locked',
  'migrate.index',
  'migrate.expanded',
  ...MIGRATIONS.flatMap(({ name, migrate }) => [
    // Some migrations only declare new collections.
    ...(migrate === undefined ? [] : [`migrate ${name}.batch`, `migrate ${name}.noted`]),
    `migrate.${name}.done`,
  ]),
  'migrate.unversioned',
  'migrate.versioned',
];
const CONTRACT_POINTS = [
  'contract.closed',
  ...MIGRATIONS.filter(({ contract }) => contract !== undefined).flatMap(({ name, migrate }) => [
    ...(migrate === undefined ? [] : [`contract, migrate ${name}.batch`]),
    `contract ${name}.batch`,
    `contract ${name}.noted`,
    `contract.${name}.done`,
  ]),
  'contract.indexes',
  'contract.versioned',
];

/** Keys and members of the dump, which show who created a key and who may own it. */
interface People {
  keys: readonly mongo.Document[];
  members: readonly mongo.Document[];
}

/** Fields that the migrations add to documents of 0.3.0, by collection. */
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

/** A database with the data of 0.3.0, and with many more documents in old formats than the dump has. */
class OldDatabase {
  readonly env: Record<string, string>;
  readonly db: mongo.Db;
  readonly #dump: ReleaseDump;
  readonly #keyRing: KeyRing;
  /** Plain text of each old credential, by integration. */
  readonly credentials = new Map<string, string>();
  /** Secrets of pending invitations. In 0.3.0 they are the ids. */
  readonly invitations = Array.from({ length: OLD_INVITATIONS }, () => `inv_${newSecret()}`);
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
    const expires_at = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000);
    const pending = { tenant_id: database.tenantId, status: 'pending', email: 'new@example.com', expires_at };
    await database.collection('invitations').insertMany(database.invitations.map((_id) => ({ _id, ...pending })));
    const given = { role: 'admin', at: GIVEN_AT, by: GIVER, derives_from: [{ person_id: GIVER, at: GIVEN_AT }] };
    const standing = { tenant_id: database.tenantId, person_id: 'usr_old', version: 1, outbox: [] };
    await database.collection('standings').insertOne({ _id: OLD_STANDING, ...standing, grants: [given], vouches: [] });
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

  /** Opens a credential as 0.3.0 does: the newest version, or the document without a version. */
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

  /** Checks that every document of the dump is there, unchanged except for the fields that the migrations add. */
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
    // A repository uses only the model's collection.
    const model = { collection: this.collection('integration_secrets') } as never;
    const secrets = new SecretStore((tenantId) => new SecretRepository(model, tenantId), this.#keyRing);
    for (const [integrationId, plainText] of this.credentials)
      expect(await secrets.get(this.tenantId, integrationId)).toBe(plainText);
    for (const { tenant_id, integration_id, plain_text } of this.#dump.manifest.secrets)
      expect(await secrets.get(tenant_id, integration_id)).toBe(plain_text);
  }

  async expectRolesMature(): Promise<void> {
    const row = await this.collection('standings').findOne({ _id: OLD_STANDING });
    expect(row?.['grants'][0].derives_from).toEqual([{ person_id: GIVER, at: GIVEN_AT, matures_at: MATURES_AT }]);
  }

  /** Checks that each invitation exists once, under the hash of its secret, with the secret encrypted. */
  async expectInvitationsOpen(): Promise<void> {
    const rows = await this.collection('invitations').find({ status: 'pending', email: 'new@example.com' }).toArray();
    const secrets = rows.map(({ _id, sealed_secret }) =>
      this.#keyRing.open('invitation', sealed_secret, _id).toString(),
    );
    expect(secrets.toSorted()).toEqual(this.invitations.toSorted());
    expect(rows.map(({ _id }) => _id).toSorted()).toEqual(secrets.map((one) => `ivh_${hashOfSecret(one)}`).toSorted());
  }

  /** Returns all documents and indexes, except the migration lock. */
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

/** A process of 0.3.0 during the migration: it stores new work and reads credentials. */
class OldRelease {
  readonly stored: string[] = [];
  /** Credentials that were not found, or had another plain text. */
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

describe('the migration of 0.3.0 data under load, by nodes that are all killed except the last', () => {
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

  /**
   * Runs one node for each point, which kills the node. Each point is further on than the one before. The next node
   * waits for the lock meanwhile, and the last one finishes.
   */
  async function dieAtEach(database: OldDatabase, args: string[], points: readonly string[]): Promise<void> {
    const state = database.collection('service_state');
    const holder = async () => (await state.findOne({ _id: 'service' }))?.['migration']?.owner;
    let running = database.run(args, points[0]);
    let dead = await holder();
    for (const [index, point] of points.entries()) {
      while ((await holder()) === dead) {
        if ((await Promise.race([running, delay(20, 'runs')])) !== 'runs') break;
      }
      dead = await holder();
      const next = database.run(args, points[index + 1]);
      const ended = await running;
      expect(ended, `${point} was not reached: ${ended.stderr}`).toMatchObject({ status: null });
      // The lease of a dead node lasts 10 s. The test waits for it only once.
      const lease = { $set: { 'migration.lease_until_ms': 0 } };
      if (index > 0) await state.updateOne({ 'migration.owner': dead }, lease);
      running = next;
    }
    const last = await running;
    expect(last.status, last.stderr).toBe(0);
  }

  async function tryPoints(points: readonly string[]): Promise<void> {
    const database = await OldDatabase.make(connection, engine.uri, dump);
    const oldRelease = new OldRelease(database, template);
    try {
      await dieAtEach(
        database,
        [],
        points.filter((point) => MIGRATE_POINTS.includes(point)),
      );
    } finally {
      await oldRelease.stop();
    }
    expect(oldRelease.failures, 'credentials that 0.3.0 did not find').toEqual([]);
    expect(oldRelease.reads).toBeGreaterThan(10);
    await dieAtEach(
      database,
      ['--contract'],
      points.filter((point) => CONTRACT_POINTS.includes(point)),
    );
    await database.expectNothingLost();
    const acknowledged = { _id: { $in: oldRelease.stored } };
    expect(await database.collection('work_items').countDocuments(acknowledged)).toBe(oldRelease.stored.length);
    await database.expectCredentialsOpen();
    await database.expectInvitationsOpen();
    await database.expectRolesMature();
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
    timeout: 600_000,
  }, async () => {
    const points = [...MIGRATE_POINTS, ...CONTRACT_POINTS];
    const shareOf = (share: number) => points.filter((_, index) => index % AT_ONCE === share);
    await Promise.all(Array.from({ length: AT_ONCE }, (_, share) => tryPoints(shareOf(share))));
  });

  it('knows every index that 0.3.0 may have left', async () => {
    const database = await OldDatabase.make(connection, engine.uri, dump);
    const { stdout, status } = await database.run(['--plan']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/drop the index integration_secrets\.tenant/);
    expect(stdout).not.toMatch(/Not changed/);
    expect(stdout).toContain(`(${OLD_CREDENTIALS + 1} documents)`);
  });
});
