/** A real service process on a real database, with a tenant, and what tests need to look behind it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inject } from 'vitest';
import type { Principal } from '../../src/call-context.ts';
import { composeServices, type Services } from '../../src/compose.ts';
import { readConfig } from '../../src/config.ts';
import type { CreateApiKeyInput } from '../../src/identity/api-keys/service.ts';
import { type PrismProxy, startPrismProxy } from '../contract/prism.ts';
import { ApiClient } from './api-client.ts';
import { prepareDatabase } from './prepare-database.ts';

const CLI = path.resolve(import.meta.dirname, '../../src/cli.ts');
const START_TIMEOUT_MS = 20_000;

/** Who makes keys in tests. */
export const TEST_ADMIN: Principal = {
  type: 'user',
  id: 'usr_test',
  displayName: 'Test administrator',
  lineage: 'usr_test',
  accountable: 'usr_test',
};

export interface TestKey {
  keyId: string;
  token: string;
  client: ApiClient;
}

export interface ServiceOptions {
  /** Environment beyond what every test service has. */
  env?: Record<string, string>;
  /** Another service to share database and secrets with. */
  sharing?: TestService;
  /** Connection string of an engine of the test's own. */
  mongodbUri?: string;
}

/** An environment in which the service starts: random secrets, a database of its own, limits out of the way. */
export function testEnvironment(mongodbUri: string): Record<string, string> {
  return {
    WORKGATE_ENV: 'development',
    WORKGATE_HOST: '127.0.0.1',
    WORKGATE_PORT: '0',
    WORKGATE_MASTER_KEYS: `t1:${randomBytes(32).toString('base64')}`,
    WORKGATE_METRICS_TOKEN: randomBytes(24).toString('hex'),
    WORKGATE_RATE_LIMIT_PUBLIC: '1000000',
    WORKGATE_RATE_LIMIT_AGENT: '1000000',
    WORKGATE_RATE_LIMIT_AUTH_FAILURES: '1000000',
    MONGODB_URI: mongodbUri,
    MONGODB_DATABASE: `test_${randomBytes(8).toString('hex')}`,
    NODE_NO_WARNINGS: '1',
  };
}

export class TestService {
  readonly env: Record<string, string>;
  /** The same services in this process, for seeding and for looking at what is stored. */
  readonly services: Services;
  /** Everything that the process has written to standard output and error. */
  output = '';
  #process: ChildProcess | undefined;
  #port = 0;
  #prism: PrismProxy | undefined;

  private constructor(env: Record<string, string>, services: Services) {
    this.env = env;
    this.services = services;
  }

  /** Prepares the database and starts the process. */
  static async start(options: ServiceOptions = {}): Promise<TestService> {
    const base = options.sharing?.env ?? testEnvironment(options.mongodbUri ?? inject('mongodbUri'));
    const env = { ...base, ...options.env };
    const services = await composeServices({ ...readConfig(env), logLevel: 'silent' });
    await prepareDatabase(services.storage);
    const service = new TestService(env, services);
    service.#port = Number(env['WORKGATE_PORT']);
    await service.spawn();
    if (process.env['WORKGATE_TEST_PROXY'] === 'prism') service.#prism = await startPrismProxy(service.address);
    return service;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** Starts the process; again after it was stopped or killed, then on the same port. */
  async spawn(): Promise<void> {
    const env = { PATH: process.env['PATH'] ?? '', ...this.env, WORKGATE_PORT: String(this.#port) };
    const child = spawn(process.execPath, [CLI, 'serve'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    const startedFrom = this.output.length;
    const listening = new Promise<void>((resolve, reject) => {
      const onData = (chunk: Buffer) => {
        this.output += chunk.toString();
        const port = /"port":(\d+)/.exec(this.output.slice(startedFrom))?.[1];
        if (port === undefined) return;
        this.#port = Number(port);
        resolve();
      };
      child.stdout.on('data', onData);
      child.stderr.on('data', onData);
      child.once('exit', (code) => reject(new Error(`The service ended with ${code}:\n${this.output}`)));
      void delay(START_TIMEOUT_MS, undefined, { ref: false }).then(() =>
        reject(new Error(`The service does not start:\n${this.output}`)),
      );
    });
    await listening;
  }

  /** Sends a signal and waits for the end of the process. @returns its exit status, null if the signal ended it. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }

  /** Ends everything. The database of the service goes with it, unless another service shares it. */
  async stop(options: { keepDatabase?: boolean } = {}): Promise<void> {
    await this.#prism?.stop();
    await this.end('SIGTERM');
    await this.services.relay.stop();
    await this.services.feed.stop();
    if (options.keepDatabase !== true) await this.services.mongo.connection.dropDatabase().catch(() => undefined);
    await this.services.mongo.close();
  }

  async createTenant(name = 'Test tenant'): Promise<string> {
    return (await this.services.tenants.create({ name })).tenantId;
  }

  /** A key of the tenant with these scopes, and a client that uses it. */
  async createKey(
    tenantId: string,
    scopes: string[],
    more: Partial<CreateApiKeyInput> = {},
    creator: { personId: string } = { personId: TEST_ADMIN.id },
  ): Promise<TestKey> {
    const { personId } = creator;
    const principal = { ...TEST_ADMIN, id: personId, lineage: personId, accountable: personId };
    const call = { tenantId, principal, correlationId: 'test' };
    const { key, token } = await this.services.apiKeys.create(call, { name: 'Test key', scopes, ...more });
    return { keyId: key.keyId, token, client: this.client(token) };
  }

  async revokeKey(tenantId: string, keyId: string): Promise<void> {
    await this.services.apiKeys.revoke({ tenantId, principal: TEST_ADMIN, correlationId: 'test' }, keyId);
  }

  /** A client that sends this key; none if undefined. */
  client(token?: string): ApiClient {
    return new ApiClient(() => ({ address: this.address, prism: this.#prism?.address }), token);
  }
}
