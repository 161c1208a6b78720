import { lstatSync, mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';

try {
  // Caches compiled code for the next command. That code will be run, so nobody but the user may write to the folder.
  const folder = path.join(homedir(), '.cache', 'workgate', 'compiled');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(folder);
  if (uid === process.getuid?.() && (mode & 0o022) === 0) enableCompileCache(folder);
} catch {
  // Without the folder, every command compiles again.
}
// Modules that are imported from here on are looked up in that folder.
const { createProgram } = await import('./cli/program.ts');

try {
  await createProgram().parseAsync();
} catch (error) {
  const { explain } = await import('./cli/explain.ts');
  process.stderr.write(`workgate: ${explain(error)}\n`);
  process.exitCode ??= 1;
}
