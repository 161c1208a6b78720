/**
 * The services that test files share: one for each worker of Vitest, made when a file first asks for it. They live in
 * Vitest's main process, which outlives the workers; a worker learns over HTTP where its service is.
 */
import { appendFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { mongo } from 'mongoose';
import { type PrismProxy, startPrismProxy } from '../contract/prism.ts';
import { testEnvironment } from './environment.ts';
import { runCommand, ServiceProcess } from './service-process.ts';

/** What a test file has to know of the service that it shares. */
export interface SharedService {
  address: string;
  env: Record<string, string>;
  /** File with everything that the process has written. */
  logFile: string;
  /** The Prism proxy before it, if the run has one. */
  prism?: string | undefined;
}

interface Running {
  shared: SharedService;
  process: ServiceProcess;
  prism: PrismProxy | undefined;
}

export class SharedServices {
  readonly #mongodbUri: string;
  readonly #folder: string;
  readonly #services = new Map<string, Promise<Running>>();
  readonly #server: Server;

  private constructor(mongodbUri: string, folder: string) {
    this.#mongodbUri = mongodbUri;
    this.#folder = folder;
    this.#server = createServer((request, response) => {
      this.#serviceOf(request.url ?? '').then(
        ({ shared }) => response.end(JSON.stringify(shared)),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
  }

  /** Services on databases of their own in the engine at `mongodbUri`; their logs are written to `folder`. */
  static async open(mongodbUri: string, folder: string): Promise<SharedServices> {
    const services = new SharedServices(mongodbUri, folder);
    await new Promise<void>((resolve) => services.#server.listen(0, '127.0.0.1', resolve));
    return services;
  }

  /** Where a worker asks; `GET /<its number>` answers with a `SharedService`. */
  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Ends the services. @throws {Error} if one of them had ended before, or does not end in peace. */
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    const started = await Promise.allSettled(this.#services.values());
    const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const statuses = await Promise.all(
      running.map(async ({ process, prism }) => {
        await prism?.stop();
        return process.running ? process.end('SIGTERM') : null;
      }),
    );
    await dropDatabases(
      this.#mongodbUri,
      running.map(({ shared }) => shared.env['MONGODB_DATABASE']),
    );
    if (statuses.some((status) => status !== 0)) throw new Error(`Shared services ended with ${statuses.join(', ')}`);
  }

  async #serviceOf(worker: string): Promise<Running> {
    const service = this.#services.get(worker) ?? this.#start();
    this.#services.set(worker, service);
    const running = await service;
    if (!running.process.running) throw new Error('The shared service has ended; a test before this one ended it.');
    return running;
  }

  async #start(): Promise<Running> {
    const logFile = path.join(this.#folder, `service-${this.#services.size}.log`);
    writeFileSync(logFile, '');
    const env = testEnvironment(this.#mongodbUri);
    await runCommand(env, ['migrate']);
    const process = new ServiceProcess(env, (text) => appendFileSync(logFile, text));
    await process.start();
    const prism = proxied() ? await startPrismProxy(process.address) : undefined;
    return { shared: { address: process.address, env, logFile, prism: prism?.address }, process, prism };
  }
}

/** The engine may be one that outlives the run. */
async function dropDatabases(uri: string, names: readonly (string | undefined)[]): Promise<void> {
  const client = await mongo.MongoClient.connect(uri);
  try {
    for (const name of names) await client.db(name).dropDatabase();
  } finally {
    await client.close();
  }
}

/** Whether each answer of this run's services is to pass through a Prism proxy. */
export function proxied(): boolean {
  return process.env['WORKGATE_TEST_PROXY'] === 'prism';
}
