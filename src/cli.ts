import { lstatSync, mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';

try {
  // What Node has compiled is there for the next command, in a folder that nobody but its user writes to: it is run.
  const folder = path.join(homedir(), '.cache', 'workgate', 'compiled');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(folder);
  if (uid === process.getuid?.() && (mode & 0o022) === 0) enableCompileCache(folder);
} catch {
  // A user without a home compiles at each start.
}
// What is imported from here on is looked up there.
const { createProgram } = await import('./cli/program.ts');

try {
  await createProgram().parseAsync();
} catch (error) {
  const { explain } = await import('./cli/explain.ts');
  process.stderr.write(`workgate: ${explain(error)}\n`);
  process.exitCode = 1;
}
