/** Runs the Python programs of the conformance tests. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { ensureVenv } from '../../scripts/python.ts';

/** A folder in test/conformance/ with Python scripts, and its virtual environment. */
export interface PythonSuite {
  /**
   * Runs a script of the folder until it exits.
   * @param input passed to the script as JSON in its first argument
   * @returns its output, parsed as JSON
   * @throws {Error} with its standard error, if the exit status is not 0
   */
  run: (script: string, input: object) => Promise<unknown>;
  /** Starts a script of the folder that answers each line of JSON on its standard input with one line on its output. */
  start: (script: string, input: object) => Promise<PythonProcess>;
}

export interface PythonProcess {
  /** First line of its output, before any request. */
  greeting: unknown;
  /**
   * Sends a request and returns its answer. Requests must not overlap.
   * @throws {Error} with its standard error, if the script exits instead.
   */
  ask: (request: object) => Promise<unknown>;
  /** Closes the script's standard input and waits until it exits. */
  end: () => Promise<void>;
}

const TIMEOUT_MS = 120_000;
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/**
 * Opens a suite, and creates its virtual environment in `.workgate/conformance-<name>-venv` if necessary.
 * @param name name of the folder, which has a `requirements.txt` with hashes
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
