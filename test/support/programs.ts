/** Programs of others, run as they are. */
import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a program to its end. @returns its standard output. @throws {Error} with all that it wrote if it fails. */
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
