/** Comments, names of tests and texts for users open with their subject or their verb, not with a clause. */
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { clausesInComments, clausesInTestNames, clausesInTexts } from './clause-openers.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

async function found(pattern: string, find: (file: string, source: string) => string[]): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd: ROOT })) files.push(file);
  expect(files.length, pattern).toBeGreaterThan(20);
  const all = await Promise.all(files.map(async (file) => find(file, await readFile(path.join(ROOT, file), 'utf8'))));
  return all.flat();
}

describe('words', () => {
  it.each(['src', 'scripts', 'test'])('open each comment of %s with a subject or a verb', async (folder) => {
    expect(await found(`${folder}/**/*.{ts,tsx}`, clausesInComments)).toEqual([]);
  });

  it('open the name of each test with a subject or a verb', async () => {
    const clauses = await found('test/**/*.test.ts', clausesInTestNames);
    // The samples below are names of no test.
    expect(clauses.filter((one) => !one.startsWith('test/contract/words.test.ts '))).toEqual([]);
  });

  it.each(['src', 'scripts'])('open each text for users in %s with a subject or a verb', async (folder) => {
    expect(await found(`${folder}/**/*.{ts,tsx}`, clausesInTexts)).toEqual([]);
  });
});

describe('the check of words', () => {
  it.each([
    ['/** Whom those have their role from. */', 1],
    ['/**\n * What is taken up.\n * Who knows.\n */', 1],
    ['// Of what is being done.\n// How it ends.', 1],
    ['/** @returns whether it ended. */\n/** @returns Whether it ended. */', 1],
    ['/** Returns what is taken up. */', 0],
    ['/** What changes for readers? Nothing. */', 0],
  ])('finds the clauses that open comments in %j', (source, count) => {
    expect(clausesInComments('one.ts', source)).toHaveLength(count);
  });

  it.each([
    ['it("whoever may not is refused", () => {});', 1],
    ["describe.each([1])(\n  'where it dies',\n  () => {});", 1],
    ["it('refuses whoever may not', () => {});", 0],
  ])('finds the clauses that open names of tests in %j', (source, count) => {
    expect(clausesInTestNames('one.test.ts', source)).toHaveLength(count);
  });

  it.each([
    ["throw new AppError('conflict', 'Who proposed it may not approve it.');", 1],
    ['<p>\n  What is not saved is lost.\n</p>', 1],
    ['<h2>What changes?</h2>', 0],
    ["['Who', 'When']", 0],
  ])('finds the clauses that open texts in %j', (source, count) => {
    expect(clausesInTexts('one.tsx', source)).toHaveLength(count);
  });
});
