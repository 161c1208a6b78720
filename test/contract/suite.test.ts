import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const TEST = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFile(path.join(TEST, file), 'utf8');

async function filesOf(pattern: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd: TEST, exclude: ['**/node_modules/**'] })) files.push(file);
  return files.sort();
}

/** The files under `test/` that a file loads, itself and by what it imports; types are not loaded. */
async function importsOf(file: string, found = new Set<string>()): Promise<Set<string>> {
  for (const [, imported] of (await read(file)).matchAll(
    /^(?:import|export) (?!type\b)[^;]*?from '(\.{1,2}\/[^']+)'/gm,
  )) {
    const target = path.join(path.dirname(file), imported as string);
    if (target.startsWith('..') || !target.endsWith('.ts') || found.has(target)) continue;
    found.add(target);
    await importsOf(target, found);
  }
  return found;
}

/** What of it needs a database, by what it is made from. */
async function needsDatabase(file: string): Promise<string[]> {
  const [text, imports] = [await read(file), await importsOf(file)];
  return [
    ...[...imports].filter((one) => one === 'support/service.ts' || one === 'support/environment.ts'),
    ...['inject(', 'startMongoEngine(', 'composeServices('].filter((call) => text.includes(call)),
  ];
}

describe('test/PROMISES.md', () => {
  it('has every test file exactly once, and no other', async () => {
    const table = [...(await read('PROMISES.md')).matchAll(/^\|.*\| `([^`]+)` \|$/gm)].map(([, file]) => file);
    expect(table.toSorted()).toEqual(await filesOf('**/*.test.ts'));
  });
});

describe('what make test-fast runs', () => {
  it('needs no database', async () => {
    const files = await filesOf('{unit,contract}/*.test.ts');
    expect(files.length).toBeGreaterThan(20);
    const needing = await Promise.all(
      files.filter((file) => file !== 'contract/suite.test.ts').map(async (file) => [file, await needsDatabase(file)]),
    );
    expect(needing.filter(([, needs]) => (needs as string[]).length > 0)).toEqual([]);
  });

  it('is told from what needs one', async () => {
    for (const file of await filesOf('integration/*.test.ts')) {
      expect(await needsDatabase(file), file).not.toEqual([]);
    }
  });
});
