import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failuresIn } from '../support/failure-reporter.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const TESTS = `import { describe, expect, it } from 'vitest';
it('passes', () => expect(1).toBe(1));
describe('a group', () => {
  it("isn't $(right)", () => expect(1).toBe(2));
});
`;

const BROKEN = `throw new Error('broken');
`;

const STRAY = `import { expect, it } from 'vitest';
it('passes', async () => {
  for (const _ of 'ab') void Promise.reject(new Error('nobody waits'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(1).toBe(1);
});
`;

describe('a failed run', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'workgate-failures-'));
    await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    await writeFile(path.join(folder, 'a.test.ts'), TESTS);
    await writeFile(path.join(folder, 'b.test.ts'), BROKEN);
    await writeFile(path.join(folder, 'c.test.ts'), STRAY);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('ends with a command to rerun each failed test, and each file that failed, with each reason once', async () => {
    const program = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
    const reporter = path.join(ROOT, 'test/support/failure-reporter.ts');
    const args = [program, 'run', '--root', folder, '--reporter=default', `--reporter=${reporter}`];
    const stderr = await new Promise<string>((resolve) => {
      execFile(process.execPath, args, { cwd: folder }, (_error, _stdout, text) => resolve(text));
    });
    expect(failuresIn(`Something else.\n${stderr}`).toSorted()).toEqual([
      "NAME='a group > isn'\\''t $(right)' make test-one FILE=a.test.ts # expected 1 to be 2 // Object.is equality",
      'make test-one FILE=b.test.ts # broken',
      'make test-one FILE=c.test.ts # nobody waits (outside of the tests)',
    ]);
    expect(stderr).toMatch(/Failed; run one alone by\n(?:.+\n){3}\n$/);
  });
});
