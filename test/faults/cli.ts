import { execFile } from 'node:child_process';
import path from 'node:path';

export const CLI = path.resolve(import.meta.dirname, '../../src/cli.ts');

export interface CliResult {
  /** Exit status; null if it had to be killed because it did not end. */
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs `workgate <args>` with exactly this environment. */
export function workgate(env: Record<string, string>, args: string[], timeoutMs = 20_000): Promise<CliResult> {
  return new Promise((resolve) => {
    const options = { env: { PATH: process.env['PATH'] ?? '', NODE_NO_WARNINGS: '1', ...env }, timeout: timeoutMs };
    const child = execFile(process.execPath, [CLI, ...args], options, (_error, stdout, stderr) => {
      resolve({ status: child.exitCode, stdout, stderr });
    });
  });
}
