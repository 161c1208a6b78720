/** Runs the Python clients of the doors for agents. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { ensureVenv } from '../../scripts/python.ts';

/** A folder below test/conformance/ with Python scripts, and its environment. */
export interface PythonSuite {
  /**
   * Runs a script of the folder to its end.
   * @param input Handed to the script as JSON in its first argument.
   * @returns what it printed, read as JSON.
   * @throws {Error} with its standard error, if it does not end with 0.
   */
  run: (script: string, input: object) => Promise<unknown>;
  /** Starts a script of the folder that answers each line of JSON on its standard input with one on its output. */
  start: (script: string, input: object) => Promise<PythonProcess>;
}

export interface PythonProcess {
  /** What it said first, before it was asked anything. */
  greeting: unknown;
  /** One request, its answer; one after the other. @throws {Error} with its standard error, if it ends instead. */
  ask: (request: object) => Promise<unknown>;
  /** Closes its standard input and waits for its end. */
  end: () => Promise<void>;
}

const TIMEOUT_MS = 120_000;
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/**
 * @param name Of the folder, which has a `requirements.txt` with hashes; the environment is
 * `.workgate/conformance-<name>-venv`.
 */
export async function openPythonSuite(name: string): Promise<PythonSuite> {
  const folder = path.join(import.meta.dirname, name);
  const programs = await ensureVenv(`conformance-${name}`, path.join(folder, 'requirements.txt'));
  const python = path.join(programs, 'python');
  const env = { PATH: process.env['PATH'] ?? '', PYTHONDONTWRITEBYTECODE: '1' };
  const argsOf = (script: string, input: object) => [path.join(folder, script), JSON.stringify(input)];
  return {
    async run(script, input) {
      const options = { env, timeout: TIMEOUT_MS, maxBuffer: MAX_OUTPUT_BYTES };
      const { stdout } = await promisify(execFile)(python, argsOf(script, input), options);
      return JSON.parse(stdout) as unknown;
    },

    async start(script, input) {
      const child = spawn(python, argsOf(script, input), { env, timeout: TIMEOUT_MS });
      let complaints = '';
      child.stderr.on('data', (chunk: Buffer) => {
        complaints += chunk.toString();
      });
      const ended = once(child, 'exit');
      const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
      const next = async (): Promise<unknown> => {
        const line = await lines.next();
        if (line.done === true) throw new Error(`${script} ended:\n${complaints}`);
        return JSON.parse(line.value) as unknown;
      };
      return {
        greeting: await next(),
        ask(request) {
          child.stdin.write(`${JSON.stringify(request)}\n`);
          return next();
        },
        async end() {
          child.stdin.end();
          await ended;
        },
      };
    },
  };
}
