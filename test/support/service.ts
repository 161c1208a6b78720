/** A real service process on a real database, with a tenant, and what tests need to look behind it. */
import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import type { Principal } from '../../src/call-context.ts';
import { composeServices, type Services } from '../../src/compose.ts';
import { readConfig } from '../../src/config.ts';
import type { CreateApiKeyInput } from '../../src/identity/api-keys/model.ts';
import { newId } from '../../src/platform/ids.ts';
import { type PrismProxy, startPrismProxy } from '../contract/prism.ts';
import { ApiClient } from './api-client.ts';
import { testEnvironment } from './environment.ts';
import { prepareDatabase } from './prepare-database.ts';
import { ServiceProcess } from './service-process.ts';
import { proxied, type SharedService } from './shared-services.ts';

export { testEnvironment } from './environment.ts';

/** Who makes keys in tests. */
export const TEST_ADMIN: Principal = {
  type: 'user',
  id: 'usr_test',
  displayName: 'Test administrator',
  lineage: 'usr_test',
  accountable: 'usr_test',
  accountables: ['usr_test'],
};

/** Who makes them where no person is named: nobody owns such keys. */
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
  /** Environment beyond what every test service has. */
  env?: Record<string, string>;
  /** Another service to share database and secrets with; the database goes with that one. */
  sharing?: TestService;
  /** Connection string of an engine of the test's own. */
  mongodbUri?: string;
}

/** What stands behind a service under test. */
interface Backing {
  readonly address: string;
  readonly prism: string | undefined;
  /** Everything that the process has written since the file began to use it. */
  output(): string;
  /** The process, if it is the file's own. */
  readonly process?: ServiceProcess;
  /** Whether the database is the file's own too. */
  readonly ownsDatabase: boolean;
  release(): Promise<void>;
}

export class TestService {
  readonly env: Record<string, string>;
  /** The same services in this process, for seeding and for looking at what is stored. */
  readonly services: Services;
  readonly #backing: Backing;
  /** What this file has made and no log may repeat, by what it is. */
  readonly #secrets = new Map<string, string>();

  private constructor(env: Record<string, string>, services: Services, backing: Backing) {
    this.env = env;
    this.services = services;
    this.#backing = backing;
    this.keepSecret('metrics token', env['WORKGATE_METRICS_TOKEN'] ?? '');
    for (const key of (env['WORKGATE_MASTER_KEYS'] ?? '').split(',')) {
      this.keepSecret('master key', key.split(':')[1] ?? '');
    }
  }

  /**
   * The service that the files of this worker share, if nothing about it is to be special; one of its own otherwise.
   * On a shared one, a file keeps to tenants of its own and leaves alone what all tenants have in common.
   */
  static start(options: ServiceOptions = {}): Promise<TestService> {
    return Object.keys(options).length === 0 ? TestService.#attach() : TestService.startOwn(options);
  }

  /** A database and a process of the file's own, which it may end, rotate the keys of, or compare as a whole. */
  static async startOwn(options: ServiceOptions = {}): Promise<TestService> {
    const { sharing } = options;
    const base = sharing?.env ?? testEnvironment(options.mongodbUri ?? inject('mongodbUri'));
    const env = { ...base, ...options.env };
    const services = await compose(env);
    if (sharing === undefined) await prepareDatabase(services.platform.storage);
    let output = '';
    const process = new ServiceProcess(env, (text) => {
      output += text;
    });
    await process.start();
    const prism: PrismProxy | undefined = proxied() ? await startPrismProxy(process.address) : undefined;
    return new TestService(env, services, {
      get address() {
        return process.address;
      },
      prism: prism?.address,
      output: () => output,
      process,
      ownsDatabase: sharing === undefined,
      async release() {
        await prism?.stop();
        await process.end('SIGTERM');
      },
    });
  }

  static async #attach(): Promise<TestService> {
    const response = await fetch(`${inject('sharedServices')}/${process.env['VITEST_POOL_ID']}`);
    if (!response.ok) throw new Error(await response.text());
    const { env, address, prism, logFile } = (await response.json()) as SharedService;
    const before = readFileSync(logFile).length;
    return new TestService(env, await compose(env), {
      address,
      prism,
      output: () => readFileSync(logFile).subarray(before).toString(),
      ownsDatabase: false,
      async release() {
        const { ok } = await fetch(`${address}/readyz`);
        if (!ok) throw new Error('After the tests of this file, the service that it shares is not ready.');
      },
    });
  }

  get address(): string {
    return this.#backing.address;
  }

  /** Everything that the process has written to standard output and error since the file began to use it. */
  get output(): string {
    return this.#backing.output();
  }

  get pid(): number {
    return this.#process.pid;
  }

  /** Whether no other file uses the process. */
  get isOwn(): boolean {
    return this.#backing.process !== undefined;
  }

  get #process(): ServiceProcess {
    const { process } = this.#backing;
    if (process === undefined) throw new Error('Other files share this service: use TestService.startOwn().');
    return process;
  }

  /** Starts the process again after it was stopped or killed, on the same port. */
  spawn(): Promise<void> {
    return this.#process.start();
  }

  /** Sends a signal and waits for the end of the process. @returns its exit status, null if the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null> {
    return this.#process.end(signal);
  }

  /**
   * Ends what is this file's own, the database included unless it is to be kept; a shared service goes on.
   * @throws {Error} if the log repeats a secret that the file has made, or the file has broken the shared service.
   */
  async stop({ keepDatabase = false }: { keepDatabase?: boolean } = {}): Promise<void> {
    const { relay, feed, mongo } = this.services.platform;
    try {
      await this.#backing.release();
    } finally {
      await relay.stop();
      await feed.stop();
      const drops = this.#backing.ownsDatabase && !keepDatabase;
      if (drops) await mongo.connection.dropDatabase().catch(() => undefined);
      await mongo.close();
    }
    this.#expectNoSecrets();
  }

  /** Has the log searched for this text in the end. `kind` says what it is, where it may be told. */
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

  /** Makes `TEST_ADMIN` a member of the tenant, for what only members can do. */
  async admit(tenantId: string): Promise<void> {
    const members = this.services.platform.mongo.connection.collection('members');
    const member = { tenant_id: tenantId, person_id: TEST_ADMIN.id };
    await members.deleteOne(member);
    await members.insertOne({ _id: newId('mem') as never, ...member, role: 'member', created_at: new Date() });
  }

  /** A key of the tenant with these scopes, and a client that uses it. */
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

  /** An integration of workers, for keys that are to carry some. */
  async #somethingToCarry(call: Parameters<Services['integrations']['integrations']['create']>[0]): Promise<string> {
    const { integrations } = this.services.integrations;
    return (await integrations.create(call, { kind: 'pull', name: 'Workers' })).integrationId;
  }

  async revokeKey(tenantId: string, keyId: string): Promise<void> {
    await this.services.identity.apiKeys.revoke({ tenantId, principal: TEST_ADMIN, correlationId: 'test' }, keyId);
  }

  /** A client that sends this key; none if undefined. */
  client(token?: string): ApiClient {
    return new ApiClient(() => ({ address: this.address, prism: this.#backing.prism }), token);
  }
}

function personOf(personId: string): Principal {
  return { ...TEST_ADMIN, id: personId, lineage: personId, accountable: personId, accountables: [personId] };
}

/** The services of a service under test in this process, which says nothing of its own. */
function compose(env: Record<string, string>): Promise<Services> {
  return composeServices({ ...readConfig(env), logLevel: 'silent' });
}
