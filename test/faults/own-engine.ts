import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { engineOptionsFromEnv, type MongoEngine, startMongoEngine } from '../../scripts/mongodb/engine.ts';

/** A database engine that a test may kill and start again, with the same data and port. */
export class OwnEngine {
  readonly #dataDir: string;
  #engine: MongoEngine;

  private constructor(dataDir: string, engine: MongoEngine) {
    this.#dataDir = dataDir;
    this.#engine = engine;
  }

  static async start(): Promise<OwnEngine> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'workgate-faults-'));
    return new OwnEngine(dataDir, await launch(dataDir, 0));
  }

  get uri(): string {
    return this.#engine.uri;
  }

  get pid(): number {
    return this.#engine.pid as number;
  }

  /** Kills the engine with SIGKILL. */
  async kill(): Promise<void> {
    await this.#engine.kill();
  }

  /** Suspends the engine, and waits until its last thread has stopped, because the engine may respond until then. */
  async suspend(): Promise<void> {
    const { pid } = this;
    process.kill(pid, 'SIGSTOP');
    const isRunning = async (thread: string) => {
      const stat = await readFile(`/proc/${pid}/task/${thread}/stat`, 'utf8').catch(() => '');
      return !/^\d+ \(.*\) [Tt] /.test(stat) && stat !== '';
    };
    const threads = () => readdir(`/proc/${pid}/task`);
    while ((await Promise.all((await threads()).map(isRunning))).includes(true)) await delay(5);
  }

  /** Resumes a suspended engine. */
  resume(): void {
    process.kill(this.pid, 'SIGCONT');
  }

  async startAgain(): Promise<void> {
    this.#engine = await launch(this.#dataDir, this.#engine.port as number);
  }

  async stop(): Promise<void> {
    await this.#engine.stop();
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}

function launch(dataDir: string, port: number): Promise<MongoEngine> {
  // The URI of an external MongoDB is ignored, because the test could not kill that database.
  const { uri: _external, ...options } = engineOptionsFromEnv(process.env);
  return startMongoEngine({
    ...options,
    dataDir,
    port,
    progress: (line) => process.stderr.write(`database: ${line}\n`),
  });
}
