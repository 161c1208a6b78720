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

/**
 * Returns the files under `test/` that a file imports, directly or through other files. Skips imports of types, which
 * load nothing.
 */
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

/** Returns the imports and calls for which a file needs a database. */
async function needsDatabase(file: string): Promise<string[]> {
  const [text, imports] = [await read(file), await importsOf(file)];
  return [
    ...[...imports].filter((one) => one === 'support/service.ts' || one === 'support/environment.ts'),
    ...['inject(', 'startMongoEngine(', 'composeServices('].filter((call) => text.includes(call)),
  ];
}

/** Mark after a file that has more tests in `make test-full`. */
const MARK = ' (full)';

/** Returns the files named in a cell of the table, in order, with their marks. */
const filesIn = (cell = '') =>
  [...cell.matchAll(/`([^`]+\.test\.ts)`( \(full\))?/g)].map(([, file, full]) => `${file}${full ?? ''}`);

/**
 * Returns the rows of the table: the promise, its files in `make test`, and its files with tests beyond `make test`.
 */
async function promises() {
  const rows = (await read('PROMISES.md')).split('\n').filter((line) => line.startsWith('| '));
  return rows
    .map((row) => row.split(' | '))
    .filter(([promise = '']) => !/^\| (Promise|---)/.test(promise))
    .map(([promise = '', test = '', beyond = '']) => ({ promise, test: filesIn(test), beyond: filesIn(beyond) }));
}

/** Matches a file with tests that only `make test-full` runs. */
const TAGGED = /tags: 'full'|sampled\(/;

const withoutMark = (file: string) => file.replace(MARK, '');

/** Returns a lower bound for the number of tests that `make test` runs of a file. A table counts as one test. */
function untagged(text: string): number {
  const titles = [...text.matchAll(/(?:it|test)(?:\.\w+)?(?:<[^(]*>)?\(|sampled\(\d+\)\.each|describeRoleMatrix\(/g)];
  return titles.length - [...text.matchAll(/tags: 'full'/g)].length;
}

/** Matches the files that `make test` runs, by folder. */
const IN_MAKE_TEST = /^(?:unit|contract|integration|e2e|security)\//;

describe('test/PROMISES.md', () => {
  it('lists every test file exactly once, and no other file', async () => {
    const rows = (await promises()).map(({ test, beyond }) => new Set([...test, ...beyond].map(withoutMark)));
    expect(rows.flatMap((files) => [...files]).toSorted()).toEqual(await filesOf('**/*.test.ts'));
  });

  it('names a file of make test for every promise', async () => {
    for (const { promise, test, beyond } of await promises()) {
      expect(test.length, promise).toBeGreaterThan(0);
      for (const file of test) {
        expect(file, promise).toMatch(IN_MAKE_TEST);
        expect(untagged(await read(file)), `${file} has tests without the tag`).toBeGreaterThan(0);
      }
      for (const file of beyond) expect(file.endsWith(MARK), file).toBe(IN_MAKE_TEST.test(file));
    }
  });

  it('marks exactly the files of make test that have more tests in make test-full', async () => {
    const marked = (await promises()).flatMap(({ beyond }) => beyond.filter((file) => file.endsWith(MARK)));
    const files = await filesOf('{unit,contract,integration,e2e,security}/*.test.ts');
    const texts = await Promise.all(files.map(async (file) => [file, await read(file)] as const));
    const tagged = texts.filter(([file, text]) => file !== 'contract/suite.test.ts' && TAGGED.test(text));
    expect(marked.map(withoutMark).toSorted()).toEqual(tagged.map(([file]) => file));
  });
});

describe('the files of make test-fast', () => {
  it('need no database', async () => {
    const files = await filesOf('{unit,contract}/*.test.ts');
    expect(files.length).toBeGreaterThan(20);
    const needing = await Promise.all(
      files.filter((file) => file !== 'contract/suite.test.ts').map(async (file) => [file, await needsDatabase(file)]),
    );
    expect(needing.filter(([, needs]) => (needs as string[]).length > 0)).toEqual([]);
  });

  it('differ from integration tests, each of which is found to need a database', async () => {
    for (const file of await filesOf('integration/*.test.ts')) {
      expect(await needsDatabase(file), file).not.toEqual([]);
    }
  });
});
