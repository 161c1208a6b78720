/** Runs the Python clients of the doors for agents. */
import { execFile } from 'node:child_process';
import path from 'node:path';
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
}

const TIMEOUT_MS = 120_000;
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/**
 * @param name Of the folder, which has a `requirements.txt` with hashes; the environment is `.workgate/conformance-<name>-venv`.
 */
export async function openPythonSuite(name: string): Promise<PythonSuite> {
  const folder = path.join(import.meta.dirname, name);
  const programs = await ensureVenv(`conformance-${name}`, path.join(folder, 'requirements.txt'));
  return {
    async run(script, input) {
      const args = [path.join(folder, script), JSON.stringify(input)];
      const { stdout } = await promisify(execFile)(path.join(programs, 'python'), args, {
        env: { PATH: process.env['PATH'] ?? '', PYTHONDONTWRITEBYTECODE: '1' },
        timeout: TIMEOUT_MS,
        maxBuffer: MAX_OUTPUT_BYTES,
      });
      return JSON.parse(stdout) as unknown;
    },
  };
}
