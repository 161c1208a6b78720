/** A real service process on a real database, with helpers that create tenants and keys and inspect what is stored. */
import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import type { mongo } from 'mongoose';
import { inject } from 'vitest';
import type { Principal } from '../../src/call-context.ts';
import { COLLECTIONS } from '../../src/collections.ts';
import { composeServices, type Services } from '../../src/compose.ts';
import { readConfig } from '../../src/config.ts';
import type { CreateApiKeyInput } from '../../src/identity/api-keys/model.ts';
import { newId } from '../../src/platform/ids.ts';
import { ApiClient } from './api-client.ts';
import { shared as sharedProcess } from './cost.ts';
import { testEnvironment } from './environment.ts';
import { prepareDatabase } from './prepare-database.ts';
import { ServiceProcess } from './service-process.ts';
import type { SharedKind } from './shared-kinds.ts';
import type { SharedService } from './shared-services.ts';
import { monitored } from './traffic.ts';

/** Time by which all test files of this process have ended. */
const FILES_END_BY = new Date(Date.now() + 30 * 60_000);

export { testEnvironment } from './environment.ts';

/** Default administrator of the tests. */
export const TEST_ADMIN: Principal = {
  type: 'user',
  id: 'usr_test',
  displayName: 'Test administrator',
  lineage: 'usr_test',
  accountable: 'usr_test',
  accountables: ['usr_test'],
};

/** Creator of API keys when a test names no person. Nobody owns such a key. */
export const TEST_OPERATOR: Principal = {
  type: 'system',
  id: 'workgate-cli',
  displayName: 'Test operator',
  lineage: 'workgate-cli',
  accountable: null,
  accountables: [],
};

export interface TestKey {
  keyId: string;
  token: string;
  client: ApiClient;
}

export interface ServiceOptions {
  /** Kind of shared service; `usual` by default. Can only be combined with `monitored`. */
  shared?: SharedKind;
  /** If true, the database client of `services` reports its commands. */
  monitored?: boolean;
  /** Environment variables besides those of every test service. */
  env?: Record<string, string>;
  /** Another service whose database and secrets this one uses. The database is dropped with the other service. */
  sharing?: TestService;
  /** Connection string of the test's own database engine. */
  mongodbUri?: string;
  /** Connection string for the process only, for example through a proxy. `services` connects directly. */
  processUri?: string;
}

/** The process and database behind a `TestService`: shared, or used by one file only. */
interface Backing {
  readonly address: string;
  /** Returns everything that the process has written since the file began to use it. */
  output(): string;
  /** The process, if only this file uses it. */
  readonly process?: ServiceProcess;
  /** True if only this file uses the database, so that `stop` drops it. */
  readonly ownsDatabase: boolean;
  /** If true, later files also use `services`, so that `stop` leaves its connections open. */
  readonly keepsServices?: boolean;
  readonly earlierTenants: readonly string[];
  release(): Promise<void>;
}

export class TestService {
  readonly env: Record<string, string>;
  /** The same services in the test's process, to create data and inspect what is stored. */
  readonly services: Services;
  /** Tenants that earlier test files created. Empty if only this file uses the database. */
  readonly earlierTenants: readonly string[];
  readonly #backing: Backing;
  /** Secrets that this file created and no log may contain, each with its kind. */
  readonly #secrets = new Map<string, string>();

  private constructor(env: Record<string, string>, services: Services, backing: Backing) {
    this.env = env;
    this.services = services;
    this.earlierTenants = backing.earlierTenants;
    this.#backing = backing;
    this.keepSecret('metrics token', env['WORKGATE_METRICS_TOKEN'] ?? '');
    for (const key of (env['WORKGATE_MASTER_KEYS'] ?? '').split(',')) {
      this.keepSecret('master key', key.split(':')[1] ?? '');
    }
  }

  /**
   * Returns the service that this worker's files share if no option but `shared` and `monitored` is given; otherwise
   * starts a new one. On a shared service, a file uses only tenants that it created, and changes nothing that all
   * tenants share.
   */
  static start(options: ServiceOptions = {}): Promise<TestService> {
    const { shared = 'usual', monitored = false, ...own } = options;
    return Object.keys(own).length === 0 ? TestService.#attach(shared, monitored) : TestService.startOwn(options);
  }

  /**
   * Starts a process that only this file uses, normally with a database of its own. The file may end the process, or
   * rotate its keys.
   */
  static async startOwn(options: ServiceOptions = {}): Promise<TestService> {
    const { sharing } = options;
    // A second process listens on another port, but keeps the public address of the first.
    const base =
      sharing === undefined
        ? testEnvironment(options.mongodbUri ?? inject('mongodbUri'))
        : { ...sharing.env, WORKGATE_PORT: '0' };
    const env = { ...base, ...options.env };
    const services = await compose(env, options.monitored);
    if (sharing === undefined) await prepareDatabase(services.platform.storage);
    let output = '';
    const { processUri } = options;
    const processEnv = processUri === undefined ? env : { ...env, MONGODB_URI: processUri };
    const process = new ServiceProcess(processEnv, (text) => {
      output += text;
    });
    await process.start();
    return new TestService(env, services, {
      get address() {
        return process.address;
      },
      output: () => output,
      process,
      ownsDatabase: sharing === undefined,
      earlierTenants: sharing?.earlierTenants ?? [],
      async release() {
        await process.end('SIGTERM');
      },
    });
  }

  /** Prepares a database without a process, for a test that itself runs the services that it needs. */
  static async withoutProcess(): Promise<TestService> {
    const env = testEnvironment(inject('mongodbUri'));
    const services = await compose(env);
    await prepareDatabase(services.platform.storage);
    const release = () => Promise.resolve();
    return new TestService(env, services, {
      address: '',
      output: () => '',
      ownsDatabase: true,
      earlierTenants: [],
      release,
    });
  }

  static async #attach(kind: SharedKind, isMonitored: boolean): Promise<TestService> {
    const response = await fetch(`${inject('sharedServices')}/${process.env['VITEST_POOL_ID']}/${kind}`);
    if (!response.ok) throw new Error(await response.text());
    const { env, address, pid, logFile } = (await response.json()) as SharedService;
    sharedProcess.pids.add(pid);
    const { size: before } = statSync(logFile);
    const services = isMonitored ? await compose(env, true) : await composeOnce(env);
    const earlierTenants = await services.identity.tenants.listIds();
    return new TestService(env, services, {
      earlierTenants,
      address,
      output: () => textFrom(logFile, before),
      ownsDatabase: false,
      keepsServices: !isMonitored,
      async release() {
        const { ok } = await fetch(`${address}/readyz`);
        if (!ok) throw new Error('After the tests of this file, the service that it shares is not ready.');
      },
    });
  }

  get address(): string {
    return this.#backing.address;
  }

  /** Everything that the process has written to standard output and standard error since the file began to use it. */
  get output(): string {
    return this.#backing.output();
  }

  get pid(): number {
    return this.#process.pid;
  }

  get #process(): ServiceProcess {
    const { process } = this.#backing;
    if (process === undefined) throw new Error('The process is not of this file: use TestService.startOwn().');
    return process;
  }

  /** Starts the process again, on the same port, after a stop or a kill. */
  spawn(): Promise<void> {
    return this.#process.start();
  }

  /** Sends a signal and waits until the process exits. @returns its exit status; null if the signal ended it */
  end(signal: NodeJS.Signals): Promise<number | null> {
    return this.#process.end(signal);
  }

  /**
   * Stops the process and drops the database that only this file uses; `keepDatabase` keeps the database. A shared
   * service goes on.
   * @throws {Error} if the log contains a secret that the file created, or the shared service is no longer ready.
   */
  async stop({ keepDatabase = false }: { keepDatabase?: boolean } = {}): Promise<void> {
    try {
      await this.#backing.release();
    } finally {
      if (!this.#backing.keepsServices) await this.#close({ drops: this.#backing.ownsDatabase && !keepDatabase });
    }
    this.#expectNoSecrets();
  }

  async #close({ drops }: { drops: boolean }): Promise<void> {
    const { relay, feed, mongo } = this.services.platform;
    await relay.stop();
    await feed.stop();
    if (drops) await mongo.connection.dropDatabase().catch(() => undefined);
    await mongo.close();
  }

  /**
   * Returns a filter that excludes documents of tenants from earlier test files, and documents that the database deletes
   * by itself before the test files end.
   */
  ownDocuments(collection: string): mongo.Filter<mongo.Document> {
    const $nin = [...this.earlierTenants];
    const indexes = COLLECTIONS.find(({ name }) => name === collection)?.indexes ?? [];
    const expiring = indexes.flatMap(({ key, expireAfterSeconds: seconds }) =>
      seconds === undefined ? [] : Object.keys(key).map((field) => [field, seconds] as const),
    );
    const lasting = expiring.map(([field, seconds]) => {
      return { [field]: { $not: { $lte: new Date(FILES_END_BY.getTime() - seconds * 1000) } } };
    });
    return { _id: { $nin: $nin as never[] }, tenant_id: { $nin }, ...(lasting.length > 0 && { $and: lasting }) };
  }

  /** Registers a secret. `stop` fails if the log contains it, with an error that names only `kind`. */
  keepSecret(kind: string, secret: string): void {
    if (secret !== '') this.#secrets.set(secret, kind);
  }

  #expectNoSecrets(): void {
    const { output } = this;
    const repeated = [...this.#secrets].filter(([secret]) => output.includes(secret)).map(([, kind]) => kind);
    if (repeated.length > 0) throw new Error(`The log of the service repeats: ${[...new Set(repeated)].join(', ')}`);
  }

  async createTenant(name = 'Test tenant'): Promise<string> {
    return (await this.services.identity.tenants.create({ name })).tenantId;
  }

  /** Makes `TEST_ADMIN` a member of the tenant, for calls that only members may make. */
  async admit(tenantId: string): Promise<void> {
    const members = this.services.platform.mongo.connection.collection('members');
    const member = { tenant_id: tenantId, person_id: TEST_ADMIN.id };
    await members.deleteOne(member);
    await members.insertOne({ _id: newId('mem') as never, ...member, role: 'member', created_at: new Date() });
  }

  /** Creates an API key of the tenant with these scopes, and a client that uses it. */
  async createKey(
    tenantId: string,
    scopes: string[],
    more: Partial<CreateApiKeyInput> = {},
    creator?: { personId: string },
  ): Promise<TestKey> {
    const principal = creator === undefined ? TEST_OPERATOR : personOf(creator.personId);
    const call = { tenantId, principal, correlationId: 'test' };
    const carries =
      scopes.includes('operations.carry') && more.carries === undefined
        ? [await this.#somethingToCarry(call)]
        : undefined;
    const input = { name: 'Test key', scopes, carries, ...more };
    const { key, token } = await this.services.identity.apiKeys.create(call, input);
    this.keepSecret('secret of an API key', token.split('_')[3] ?? '');
    return { keyId: key.keyId, token, client: this.client(token) };
  }

  /** Creates a pull integration, because a key with `operations.carry` has to name one. */
  async #somethingToCarry(call: Parameters<Services['integrations']['integrations']['create']>[0]): Promise<string> {
    const { integrations } = this.services.integrations;
    return (await integrations.create(call, { kind: 'pull', name: 'Workers' })).integrationId;
  }

  async revokeKey(tenantId: string, keyId: string): Promise<void> {
    await this.services.identity.apiKeys.revoke({ tenantId, principal: TEST_ADMIN, correlationId: 'test' }, keyId);
  }

  /** Returns a client that sends this API key; without a key if undefined. */
  client(token?: string): ApiClient {
    return new ApiClient(() => this.address, token);
  }
}

/**
 * Reads a log file from an offset. The log of a shared service grows during the whole run, so a file reads only its own
 * part.
 */
function textFrom(file: string, offset: number): string {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(fstatSync(descriptor).size - offset);
    return bytes.subarray(0, readSync(descriptor, bytes, 0, bytes.length, offset)).toString();
  } finally {
    closeSync(descriptor);
  }
}

function personOf(personId: string): Principal {
  return { ...TEST_ADMIN, id: personId, lineage: personId, accountable: personId, accountables: [personId] };
}

/** Composed services of this worker, by database: one for each shared service. They live as long as the worker. */
const composed = new Map<string | undefined, Promise<Services>>();

/** Composes services once for all files of this worker. */
function composeOnce(env: Record<string, string>): Promise<Services> {
  const database = env['MONGODB_DATABASE'];
  const services = composed.get(database) ?? compose(env);
  composed.set(database, services);
  return services;
}

/** Composes the services in this process, without a log of their own. */
function compose(env: Record<string, string>, isMonitored = false): Promise<Services> {
  const config = readConfig(env);
  const mongo = isMonitored ? { ...config.mongo, uri: monitored(config.mongo.uri) } : config.mongo;
  return composeServices({ ...config, mongo, logLevel: 'silent' });
}
