/** Holds everything that creates a dump: the service, its database, fakes of external services, and notes. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import mongoose, { type Connection, type mongo } from 'mongoose';
import { chatEnvironment, FakeChat } from '../../test/support/fake-chat.ts';
import { FakeStripe } from '../../test/support/fake-stripe.ts';
import { type MongoEngine, startMongoEngine } from '../mongodb/engine.ts';
import { Doors, type Json, type Person } from './doors.ts';
import type { FixtureKeys } from './fixture-keys.ts';
import { ReleaseService } from './release-service.ts';

/** Address of the service for people, according to the data. The names of the evidence logs also come from it. */
const WORK_BASE_URL = 'https://fixture.workgate.test';
const DATABASE = 'release_dump';
/** Address at which nothing listens, so that a service running on the dump asks no real provider about a refund. */
const NOWHERE = 'http://127.0.0.1:9';

/** API key with which a user of the dump can call the service. */
export interface NotedKey {
  name: string;
  tenant_id: string;
  key_id: string;
  token: string;
  scopes: string[];
}

export interface NotedPacket {
  /** Path relative to `packets/`. */
  file: string;
  tenant_id: string;
  work_item_id: string;
  door: 'rest' | 'connect' | 'mcp' | 'a2a';
  envelope: Json;
}

/** Credential that is stored encrypted, with its plain text. */
export interface NotedSecret {
  tenant_id: string;
  integration_id: string;
  plain_text: string;
}

/** Facts of the manifest that cannot be counted in the database. */
export interface Notes {
  tenants: { name: string; tenant_id: string; people: number }[];
  people: Person[];
  keys: NotedKey[];
  packets: NotedPacket[];
  secrets: NotedSecret[];
  /** Documents in a form that is still read but no longer written. */
  old_forms: { where: string; form: string }[];
}

export class Stage {
  readonly service: ReleaseService;
  readonly doors: Doors;
  readonly chat: FakeChat;
  readonly stripe: FakeStripe;
  readonly connection: Connection;
  /** Folder that contains the `file:` locations. */
  readonly dataRoot: string;
  readonly keys: FixtureKeys;
  readonly notes: Notes = { tenants: [], people: [], keys: [], packets: [], secrets: [], old_forms: [] };
  readonly #engine: MongoEngine;

  private constructor(parts: {
    service: ReleaseService;
    chat: FakeChat;
    stripe: FakeStripe;
    connection: Connection;
    dataRoot: string;
    keys: FixtureKeys;
    engine: MongoEngine;
  }) {
    this.service = parts.service;
    this.doors = new Doors(parts.service, parts.service.env['CHAT_COMMAND_SIGNING_SECRET'] ?? '');
    this.chat = parts.chat;
    this.stripe = parts.stripe;
    this.connection = parts.connection;
    this.dataRoot = parts.dataRoot;
    this.keys = parts.keys;
    this.#engine = parts.engine;
  }

  /** Prepares an empty database with its own engine in `folder`. The service is not started yet. */
  static async open(folder: string, keys: FixtureKeys, say: (line: string) => void): Promise<Stage> {
    const dataRoot = path.join(folder, 'data');
    await mkdir(dataRoot, { recursive: true });
    const engine = await startMongoEngine({ dataDir: path.join(folder, 'mongodb'), progress: say });
    const chat = await FakeChat.start();
    const stripe = await FakeStripe.start();
    const service = new ReleaseService({
      WORKGATE_ENV: 'development',
      WORKGATE_PORT: '0',
      WORK_BASE_URL,
      WORKGATE_MASTER_KEYS: keys.first,
      WORKGATE_METRICS_TOKEN: keys.metricsToken,
      WORKGATE_STRIPE_API_BASE: stripe.address,
      WORKGATE_DATA_ROOT: dataRoot,
      ...chatEnvironment(chat, WORK_BASE_URL),
      MONGODB_URI: engine.uri,
      MONGODB_DATABASE: DATABASE,
    });
    const connection = await mongoose.createConnection(engine.uri, { dbName: DATABASE }).asPromise();
    return new Stage({ service, chat, stripe, connection, dataRoot, keys, engine });
  }

  /** Stops everything that was started. The data stays in its folder. */
  async close(): Promise<void> {
    await this.service.kill();
    await this.connection.close();
    await this.chat.stop();
    await this.stripe.stop();
    await this.#engine.stop();
  }

  collection(name: string): mongo.Collection<Json> {
    return this.connection.collection(name) as unknown as mongo.Collection<Json>;
  }

  async cli(...args: string[]): Promise<Json> {
    return this.service.workgate(args);
  }

  /**
   * Returns the environment that a service needs for this data, except the locations of database and sources, which
   * depend on the user of the dump.
   */
  fixtureEnvironment(): Record<string, string> {
    const { env } = this.service;
    const names = Object.keys(env).filter((name) => /^(WORK|CHAT_)/.test(name) && name !== 'WORKGATE_DATA_ROOT');
    return {
      ...Object.fromEntries(names.map((name) => [name, env[name] ?? ''])),
      WORKGATE_MASTER_KEYS: this.keys.both,
      WORKGATE_STRIPE_API_BASE: NOWHERE,
      WORKGATE_CHAT_API_BASE: `${NOWHERE}/api/`,
      WORKGATE_CHAT_AUTHORIZE_URL: `${NOWHERE}/oauth/v2/authorize`,
    };
  }
}
