/** Starts and ends the process of a service, and captures its output. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CLI } from '../../scripts/development.ts';

const START_TIMEOUT_MS = 60_000;

/**
 * Running processes. They are killed on exit, so that a test that ends early, for example by a timeout, leaves none
 * behind.
 */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Runs a CLI command until it exits. @throws {Error} with the output, if the command fails. */
export async function runCommand(env: Record<string, string>, args: readonly string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [CLI, ...args], { env: withPath(env) });
}

export class ServiceProcess {
  readonly #env: Record<string, string>;
  readonly #onOutput: (text: string) => void;
  readonly #program: string;
  #child: ChildProcess | undefined;
  #port: number;

  /** @param onOutput receives everything that the process writes to standard output and standard error */
  constructor(env: Record<string, string>, onOutput: (text: string) => void, program = CLI) {
    this.#env = env;
    this.#onOutput = onOutput;
    this.#program = program;
    this.#port = Number(env['WORKGATE_PORT']);
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get running(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Starts the process. After a stop or a kill, it starts again on the same port. */
  async start(): Promise<void> {
    const env = withPath({ ...this.#env, WORKGATE_PORT: String(this.#port) });
    const child = spawn(process.execPath, [this.#program, 'serve'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    running.add(child);
    child.once('exit', () => running.delete(child));
    let [written, ready] = ['', false];
    const listening = new Promise<void>((resolve, reject) => {
      const onData = (chunk: Buffer) => {
        this.#onOutput(chunk.toString());
        if (ready) return;
        written += chunk.toString();
        const port = /"port":(\d+)/.exec(written)?.[1];
        if (port === undefined) return;
        this.#port = Number(port);
        ready = true;
        resolve();
      };
      child.stdout.on('data', onData);
      child.stderr.on('data', onData);
      child.once('exit', (code) => reject(new Error(`The service ended with ${code}:\n${written}`)));
      void delay(START_TIMEOUT_MS, undefined, { ref: false }).then(() =>
        reject(new Error(`The service does not start:\n${written}`)),
      );
    });
    await listening;
  }

  /** Sends a signal and waits until the process exits. @returns its exit status; null if the signal ended it */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (child === undefined || !this.running) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }
}

function withPath(env: Record<string, string>): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', ...env };
}
