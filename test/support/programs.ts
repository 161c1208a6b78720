/** Runs third-party programs. */
import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { acquireFileLock } from '../../scripts/mongodb/file-lock.ts';

/**
 * Runs a program until it exits, and returns its standard output.
 * @throws {Error} with all output if the exit status is not 0.
 */
export async function run(program: string, args: string[], options: SpawnOptions = {}): Promise<string> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let [output, errors] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output}\n${errors}`);
  return output;
}

/**
 * Runs Maven in a folder. Only one Maven runs at a time on this machine, because its local repository is not safe for
 * concurrent use.
 */
export async function maven(args: string[], folder: string): Promise<void> {
  const lock = await acquireFileLock(path.join(tmpdir(), 'workgate-maven.lock'), () => undefined);
  try {
    await run('mvn', ['--batch-mode', '--quiet', ...args], { cwd: folder });
  } finally {
    await lock.release();
  }
}
