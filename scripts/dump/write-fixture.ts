/** Writes a fixture: every document and index of the database unchanged, and the data needed to read them. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mongo } from 'mongoose';
import { versionOf } from '../../src/platform/storage/migration.ts';
import { MIGRATIONS } from '../../src/platform/storage/migrations/all.ts';
import type { Json } from './doors.ts';
import type { Stage } from './stage.ts';

const { EJSON } = mongo.BSON;
/** Options that keep the stored types of numbers and binary data. */
const AS_STORED = { promoteValues: false, promoteBuffers: false } as const;

/** Field of each collection by whose values the manifest counts documents. */
const COUNTED: Record<string, string> = {
  work_items: 'status',
  action_proposals: 'status',
  actions: 'status',
  invitations: 'status',
  integrations: 'kind',
  signing_keys: 'purpose',
};

/**
 * Writes the fixture.
 * @param folder Created here; must not exist.
 * @param release Version such as `0.3.0`.
 * @param keySet `/.well-known/jwks.json` as served by the release.
 */
export async function writeFixture(stage: Stage, folder: string, release: string, keySet: Json): Promise<void> {
  for (const name of ['collections', 'packets']) await mkdir(path.join(folder, name), { recursive: true });
  const names = (await stage.connection.listCollections()).map(({ name }) => name).sort();
  const indexes: Record<string, Json> = {};
  for (const name of names) {
    indexes[name] = await stage.collection(name).indexes();
    const documents = await stage.collection(name).find({}, AS_STORED).toArray();
    const lines = documents
      .toSorted((a, b) => (String(a['_id']) < String(b['_id']) ? -1 : 1))
      .map((document) => `${EJSON.stringify(document, { relaxed: false })}\n`);
    await writeFile(path.join(folder, 'collections', `${name}.ndjson`), lines.join(''));
  }
  const write = (name: string, value: Json) =>
    writeFile(path.join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
  await write('indexes.json', indexes);
  await write('jwks.json', keySet);
  for (const { file, envelope } of stage.notes.packets) await write(path.join('packets', file), envelope);
  await write('environment.json', {
    about: 'Made up for this fixture alone and public with it. Never use any of it where there is other data.',
    environment: stage.fixtureEnvironment(),
  });
  await write('manifest.json', await manifestOf(stage, release, names));
}

async function manifestOf(stage: Stage, release: string, collections: string[]): Promise<Json> {
  const { tenants, people, keys, packets, secrets, old_forms } = stage.notes;
  const counts: Record<string, number> = {};
  const pending: Record<string, number> = {};
  for (const name of collections) {
    counts[name] = await stage.collection(name).countDocuments({});
    const waiting = await stage.collection(name).countDocuments({ 'outbox.0': { $exists: true } });
    if (waiting > 0) pending[name] = waiting;
  }
  const by: Record<string, Record<string, number>> = {};
  for (const [name, field] of Object.entries(COUNTED)) by[`${name}.${field}`] = await countsBy(stage, name, field);
  return {
    release,
    schema_version: Math.max(...MIGRATIONS.map(versionOf)),
    made_at: new Date().toISOString(),
    counts,
    counts_by_value: by,
    work_items_by_tenant: await countsBy(stage, 'work_items', 'tenant_id'),
    documents_with_pending_events: pending,
    tenants,
    people: people.map(({ name, email, password, personId }) => ({ person_id: personId, name, email, password })),
    keys,
    secrets,
    packets: packets.map(({ envelope, ...packet }) => ({ ...packet, signed_by: envelope.signatures[0].keyid })),
    old_forms,
  };
}

async function countsBy(stage: Stage, collection: string, field: string): Promise<Record<string, number>> {
  const rows: Json[] = await stage
    .collection(collection)
    .find({}, { projection: { [field]: 1 } })
    .toArray();
  const groups = Map.groupBy(rows, (row) => String(row[field]));
  return Object.fromEntries([...groups].map(([value, ones]) => [value, ones.length] as const).sort());
}
