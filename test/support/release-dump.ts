/** The dumps of releases in `test/fixtures/releases/`: what they hold, and how to put their data into a database. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { mongo } from 'mongoose';

const { EJSON } = mongo.BSON;
const RELEASES = path.resolve(import.meta.dirname, '../fixtures/releases');

/**
 * Collections in which documents have a time after which the database removes them. A dump is older than that before
 * long: what is in them when a test looks depends on the day, and how soon the engine sweeps. An event that is pending in
 * one of them may go with its document.
 */
export const EXPIRING_COLLECTIONS: ReadonlySet<string> = new Set([
  'approval_budgets',
  'chat_spent_states',
  'delegations',
  'invitations',
  'rate_limit_quotas',
  'sessions',
]);

/** What a dump says of itself. Tokens, passwords and plain texts are good for the dump and nothing else. */
export interface DumpManifest {
  release: string;
  schema_version: number;
  /** ISO 8601, UTC. */
  made_at: string;
  /** Documents by collection. */
  counts: Record<string, number>;
  /** Documents by `<collection>.<field>` and the value of that field. */
  counts_by_value: Record<string, Record<string, number>>;
  /** WorkItems by tenant. */
  work_items_by_tenant: Record<string, number>;
  /** Documents by collection that hold events which are in no log yet. */
  documents_with_pending_events: Record<string, number>;
  tenants: { name: string; tenant_id: string; people: number }[];
  people: { person_id: string; name: string; email: string; password: string }[];
  keys: { name: string; tenant_id: string; key_id: string; token: string; scopes: string[] }[];
  /** Credentials that are stored sealed, with what they open to. */
  secrets: { tenant_id: string; integration_id: string; plain_text: string }[];
  packets: { file: string; tenant_id: string; work_item_id: string; door: string; signed_by: string }[];
  /** Documents in a form that the release still read and did not write any more. */
  old_forms: { where: string; form: string }[];
}

/** A packet as it was exported, byte for byte what a verifier is given. */
export interface DumpedPacket {
  file: string;
  workItemId: string;
  text: string;
}

export class ReleaseDump {
  readonly manifest: DumpManifest;
  /** What a service needs on this data, but for MONGODB_URI and MONGODB_DATABASE. */
  readonly environment: Record<string, string>;
  /** `/.well-known/jwks.json` of that release. */
  readonly keySet: unknown;
  readonly #folder: string;

  private constructor(folder: string, manifest: DumpManifest, environment: Record<string, string>, keySet: unknown) {
    this.#folder = folder;
    this.manifest = manifest;
    this.environment = environment;
    this.keySet = keySet;
  }

  /** @param release Such as `0.3.0`. */
  static async open(release: string): Promise<ReleaseDump> {
    const folder = path.join(RELEASES, release);
    const read = async (name: string) => JSON.parse(await readFile(path.join(folder, name), 'utf8'));
    const { environment } = await read('environment.json');
    return new ReleaseDump(folder, await read('manifest.json'), environment, await read('jwks.json'));
  }

  async packets(): Promise<DumpedPacket[]> {
    const { packets } = this.manifest;
    return Promise.all(
      packets.map(async ({ file, work_item_id }) => ({
        file,
        workItemId: work_item_id,
        text: await readFile(path.join(this.#folder, 'packets', file), 'utf8'),
      })),
    );
  }

  /** The token of a key of the dump. */
  token(name: string): string {
    const found = this.manifest.keys.find((key) => key.name === name);
    if (found === undefined) throw new Error(`The dump has no key ${name}`);
    return found.token;
  }

  /** The documents of a collection as they were stored, with the types of the database. */
  async documents(collection: string): Promise<mongo.Document[]> {
    const text = await readFile(path.join(this.#folder, 'collections', `${collection}.ndjson`), 'utf8');
    const lines = text.split('\n').filter((line) => line !== '');
    return lines.map((line) => EJSON.parse(line, { relaxed: false }) as mongo.Document);
  }

  async collections(): Promise<string[]> {
    const files = await readdir(path.join(this.#folder, 'collections'));
    return files.map((file) => file.replace(/\.ndjson$/, '')).sort();
  }

  /** The indexes of a collection, as `listIndexes` gave them. */
  async indexes(collection: string): Promise<mongo.IndexDescriptionInfo[]> {
    const all = JSON.parse(await readFile(path.join(this.#folder, 'indexes.json'), 'utf8'));
    return all[collection];
  }

  /**
   * Writes documents and indexes into an empty database. Indexes that expire documents are among them, so that those of
   * `EXPIRING_COLLECTIONS` may be gone at any time from then on.
   */
  async load(database: mongo.Db): Promise<void> {
    for (const name of await this.collections()) {
      await database.createCollection(name);
      const documents = await this.documents(name);
      if (documents.length > 0) await database.collection(name).insertMany(documents);
      const indexes = (await this.indexes(name)).filter((index) => index.name !== '_id_');
      if (indexes.length > 0) await database.command({ createIndexes: name, indexes: indexes.map(withoutVersion) });
    }
  }
}

/** What `createIndexes` takes: the version of the index format is for the database to say. */
function withoutVersion({ v: _version, ...index }: mongo.IndexDescriptionInfo): object {
  return index;
}
