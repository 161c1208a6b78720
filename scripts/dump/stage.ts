/** Everything that a dump is made with: the service, its database, the stand-ins of the outside, and what is noted. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import mongoose, { type Connection, type mongo } from 'mongoose';
import { chatEnvironment, FakeChat } from '../../test/support/fake-chat.ts';
import { FakeStripe } from '../../test/support/fake-stripe.ts';
import { type MongoEngine, startMongoEngine } from '../mongodb/engine.ts';
import { Doors, type Json, type Person } from './doors.ts';
import type { FixtureKeys } from './fixture-keys.ts';
import { ReleaseService } from './release-service.ts';

/** Names the logs of the evidence, and is where the data believes that people reach the service. */
const WORK_BASE_URL = 'https://fixture.workgate.test';
const DATABASE = 'release_dump';
/** Nobody listens there, so that a service on the dump asks no stranger what became of a refund. */
const NOWHERE = 'http://127.0.0.1:9';

/** An API key that a user of the dump can call with. */
export interface NotedKey {
  name: string;
  tenant_id: string;
  key_id: string;
  token: string;
  scopes: string[];
}

export interface NotedPacket {
  /** Below `packets/`. */
  file: string;
  tenant_id: string;
  work_item_id: string;
  door: 'rest' | 'connect' | 'mcp' | 'a2a';
  envelope: Json;
}

/** A credential that is stored sealed, with what it opens to. */
export interface NotedSecret {
  tenant_id: string;
  integration_id: string;
  plain_text: string;
}

/** What the manifest says beyond what can be counted. */
export interface Notes {
  tenants: { name: string; tenant_id: string; people: number }[];
  people: Person[];
  keys: NotedKey[];
  packets: NotedPacket[];
  secrets: NotedSecret[];
  /** Documents in a form that is still read and no longer written. */
  old_forms: { where: string; form: string }[];
}

export class Stage {
  readonly service: ReleaseService;
  readonly doors: Doors;
  readonly chat: FakeChat;
  readonly stripe: FakeStripe;
  readonly connection: Connection;
  /** Folder that `file:` locations are in. */
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

  /** Prepares an empty database of an engine of its own, in `folder`; no service runs yet. */
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

  /** Ends everything that was started; the data stays in its folder. */
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

  /** The environment that a service needs on this data; where the database and the sources are is for others to say. */
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
