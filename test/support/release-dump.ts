/** Reads the database dumps of releases in `test/fixtures/releases/`, and loads them into a database. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { mongo } from 'mongoose';

const { EJSON } = mongo.BSON;
const RELEASES = path.resolve(import.meta.dirname, '../fixtures/releases');

/**
 * Collections whose documents the database deletes after a while. A dump is soon older than that. So the documents that
 * a test finds depend on the day and on when the engine last deleted expired ones. A pending event may be deleted with
 * its document.
 */
export const EXPIRING_COLLECTIONS: ReadonlySet<string> = new Set([
  'approval_budgets',
  'chat_spent_states',
  'delegations',
  'invitations',
  'rate_limit_quotas',
  'sessions',
]);

/** Description of a dump. Its tokens, passwords and plain texts are valid for the dump only. */
export interface DumpManifest {
  release: string;
  schema_version: number;
  /** Time in ISO 8601, UTC. */
  made_at: string;
  /** Number of documents, by collection. */
  counts: Record<string, number>;
  /** Number of documents, by `<collection>.<field>` and the value of this field. */
  counts_by_value: Record<string, Record<string, number>>;
  /** Number of WorkItems, by tenant. */
  work_items_by_tenant: Record<string, number>;
  /** Number of documents with events that are in no log yet, by collection. */
  documents_with_pending_events: Record<string, number>;
  tenants: { name: string; tenant_id: string; people: number }[];
  people: { person_id: string; name: string; email: string; password: string }[];
  keys: { name: string; tenant_id: string; key_id: string; token: string; scopes: string[] }[];
  /** Credentials that are stored encrypted, with their plain texts. */
  secrets: { tenant_id: string; integration_id: string; plain_text: string }[];
  packets: { file: string; tenant_id: string; work_item_id: string; door: string; signed_by: string }[];
  /** Documents in older formats that the release could still read but no longer wrote. */
  old_forms: { where: string; form: string }[];
}

/** An exported packet, byte for byte as a verifier receives it. */
export interface DumpedPacket {
  file: string;
  workItemId: string;
  text: string;
}

export class ReleaseDump {
  readonly manifest: DumpManifest;
  /** Environment variables that a service needs with this data, except MONGODB_URI and MONGODB_DATABASE. */
  readonly environment: Record<string, string>;
  /** Contents of the release's `/.well-known/jwks.json`. */
  readonly keySet: unknown;
  readonly #folder: string;

  private constructor(folder: string, manifest: DumpManifest, environment: Record<string, string>, keySet: unknown) {
    this.#folder = folder;
    this.manifest = manifest;
    this.environment = environment;
    this.keySet = keySet;
  }

  /** @param release the version, such as `0.3.0` */
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

  /** Returns the token of an API key by the key's name. */
  token(name: string): string {
    const found = this.manifest.keys.find((key) => key.name === name);
    if (found === undefined) throw new Error(`The dump has no key ${name}`);
    return found.token;
  }

  /** Returns the documents of a collection as they were stored, with BSON types. */
  async documents(collection: string): Promise<mongo.Document[]> {
    const text = await readFile(path.join(this.#folder, 'collections', `${collection}.ndjson`), 'utf8');
    const lines = text.split('\n').filter((line) => line !== '');
    return lines.map((line) => EJSON.parse(line, { relaxed: false }) as mongo.Document);
  }

  async collections(): Promise<string[]> {
    const files = await readdir(path.join(this.#folder, 'collections'));
    return files.map((file) => file.replace(/\.ndjson$/, '')).sort();
  }

  /** Returns the indexes of a collection as `listIndexes` returned them. */
  async indexes(collection: string): Promise<mongo.IndexDescriptionInfo[]> {
    const all = JSON.parse(await readFile(path.join(this.#folder, 'indexes.json'), 'utf8'));
    return all[collection];
  }

  /**
   * Writes the documents and indexes into an empty database. This includes TTL indexes, so documents of
   * `EXPIRING_COLLECTIONS` may disappear at any time afterwards.
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

/**
 * Removes the version of the index format, which the database has to choose, so that `createIndexes` takes the index.
 */
function withoutVersion({ v: _version, ...index }: mongo.IndexDescriptionInfo): object {
  return index;
}
