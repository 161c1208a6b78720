/**
 * Services that test files share: one of each kind for each Vitest worker, started when a file first asks for it. They
 * run in Vitest's main process, which outlives the workers. Workers get the address of their service over HTTP.
 */
import { appendFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { mongo } from 'mongoose';
import { testEnvironment } from './environment.ts';
import { runCommand, ServiceProcess } from './service-process.ts';
import { KINDS, type SharedKind } from './shared-kinds.ts';

/** Data that a test file needs to use a shared service. */
export interface SharedService {
  address: string;
  env: Record<string, string>;
  pid: number;
  /** Path of the file with everything that the process has written. */
  logFile: string;
}

interface Running {
  shared: SharedService;
  process: ServiceProcess;
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

  /**
   * Opens a server for shared services. Each service gets its own database in the engine at `mongodbUri`, and its log
   * is written to `folder`.
   */
  static async open(mongodbUri: string, folder: string): Promise<SharedServices> {
    const services = new SharedServices(mongodbUri, folder);
    await new Promise<void>((resolve) => services.#server.listen(0, '127.0.0.1', resolve));
    return services;
  }

  /** Address for requests of workers: `GET /<worker number>/<kind>` returns a `SharedService`. */
  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Stops the services. @throws {Error} if a service had ended before, or its exit status is not 0. */
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    const started = await Promise.allSettled(this.#services.values());
    const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const statuses = await Promise.all(running.map(({ process }) => (process.running ? process.end('SIGTERM') : null)));
    await dropDatabases(
      this.#mongodbUri,
      running.map(({ shared }) => shared.env['MONGODB_DATABASE']),
    );
    if (statuses.some((status) => status !== 0)) throw new Error(`Shared services ended with ${statuses.join(', ')}`);
  }

  async #serviceOf(workerAndKind: string): Promise<Running> {
    const kind = workerAndKind.split('/').at(-1) as SharedKind;
    const service = this.#services.get(workerAndKind) ?? this.#start(kind);
    this.#services.set(workerAndKind, service);
    const running = await service;
    if (!running.process.running) throw new Error('The shared service has ended; a test before this one ended it.');
    return running;
  }

  async #start(kind: SharedKind): Promise<Running> {
    const name = path.join(this.#folder, `service-${this.#services.size}`);
    const logFile = `${name}.log`;
    writeFileSync(logFile, '');
    const env = { ...testEnvironment(this.#mongodbUri), ...(await KINDS[kind](`${name}-data`)) };
    await runCommand(env, ['migrate']);
    const process = new ServiceProcess(env, (text) => appendFileSync(logFile, text));
    await process.start();
    return { shared: { address: process.address, pid: process.pid, env, logFile }, process };
  }
}

/** Drops the databases, because the engine may outlive the run. */
async function dropDatabases(uri: string, names: readonly (string | undefined)[]): Promise<void> {
  const client = await mongo.MongoClient.connect(uri);
  try {
    for (const name of names) await client.db(name).dropDatabase();
  } finally {
    await client.close();
  }
}
