/** Runs a process of the service from this folder, which can be stopped and killed, and its command line. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { CLI } from '../development.ts';
import type { Json } from './doors.ts';

const START_TIMEOUT_MS = 30_000;
const END_TIMEOUT_MS = 30_000;
const COMMAND_TIMEOUT_MS = 120_000;

export class ReleaseService {
  /** Environment of the process and of every command. */
  readonly env: Record<string, string>;
  /** Address at which the current process listens; empty if none runs. */
  address = '';
  #process: ChildProcess | undefined;

  constructor(env: Record<string, string>) {
    this.env = { PATH: process.env['PATH'] ?? '', NODE_NO_WARNINGS: '1', ...env };
  }

  /**
   * Starts the process on any free port. `more` overrides its environment.
   * @throws {Error} with the output of the process if it does not start.
   */
  async start(more: Record<string, string> = {}): Promise<void> {
    const env = { ...this.env, ...more };
    const child = spawn(process.execPath, [CLI, 'serve'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    let output = '';
    const listening = new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        if (output.length < 100_000) output += chunk.toString();
        const port = /"port":(\d+)/.exec(output)?.[1];
        if (port !== undefined) resolve(port);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      const fail = (why: string) => reject(new Error(`The service ${why}:\n${output}`));
      child.once('exit', (code) => fail(`ended with ${code}`));
      void delay(START_TIMEOUT_MS, undefined, { ref: false }).then(() => fail('does not start'));
    });
    this.address = `http://127.0.0.1:${await listening}`;
  }

  /** Stops the process after it has finished its work, including moving events to their logs. */
  async stop(): Promise<void> {
    this.#process?.kill('SIGTERM');
    await this.ended();
  }

  /** Kills the process immediately. */
  async kill(): Promise<void> {
    this.#process?.kill('SIGKILL');
    await this.ended();
  }

  /** Waits until the process ends, by itself or on request. */
  async ended(): Promise<void> {
    const child = this.#process;
    this.address = '';
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    await once(child, 'exit', { signal: AbortSignal.timeout(END_TIMEOUT_MS) });
  }

  /** Runs `workgate <args>`. @returns its output, parsed as JSON if possible. @throws {Error} if the command fails. */
  workgate(args: readonly string[], input = ''): Promise<Json> {
    return new Promise((resolve, reject) => {
      const options = { env: this.env, timeout: COMMAND_TIMEOUT_MS, maxBuffer: 16 * 1024 * 1024 };
      const child = execFile(process.execPath, [CLI, ...args], options, (error, stdout, stderr) => {
        if (error !== null) reject(new Error(`workgate ${args.slice(0, 3).join(' ')} failed:\n${stderr}${stdout}`));
        else resolve(/^[{[]/.test(stdout) ? JSON.parse(stdout) : stdout);
      });
      child.stdin?.end(input);
    });
  }
}
