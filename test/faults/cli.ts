import { execFile } from 'node:child_process';
import { CLI } from '../../scripts/development.ts';
import { COMPILE_CACHE } from '../support/environment.ts';

export interface CliResult {
  /** Exit status; null if the command did not end in time and was killed. */
  status: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs `workgate <args>` with `input` as standard input. Its environment has no variables of the service except `env`.
 */
export function workgate(
  env: Record<string, string>,
  args: string[],
  timeoutMs = 60_000,
  input = '',
): Promise<CliResult> {
  return new Promise((resolve) => {
    const node = { PATH: process.env['PATH'] ?? '', NODE_NO_WARNINGS: '1', NODE_COMPILE_CACHE: COMPILE_CACHE };
    const options = { env: { ...node, ...env }, timeout: timeoutMs };
    const child = execFile(process.execPath, [CLI, ...args], options, (_error, stdout, stderr) => {
      resolve({ status: child.exitCode, stdout, stderr });
    });
    // A command that does not read its input may have exited before the write.
    child.stdin?.on('error', () => undefined).end(input);
  });
}
