import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { access, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SKIPPED_TESTS } from '../skipped-tests.ts';
import { judgeSkips, type SkippedTest, type TestOutcome } from '../support/skips.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const entry = (more: Partial<SkippedTest> = {}): SkippedTest => ({
  file: 'a.test.ts',
  reason: 'It needs the moon.',
  isSkipped: true,
  ...more,
});
const outcome = (name: string, end: TestOutcome['end'] = 'ran', file = 'a.test.ts') => ({ file, name, end });

describe('judgeSkips', () => {
  it.each<[string, TestOutcome[], SkippedTest[], string[]]>([
    ['nothing was skipped', [outcome('one')], [], []],
    ['a skipped test is on the list', [outcome('one', 'skipped'), outcome('two')], [entry({ name: 'one' })], []],
    ['all of a listed group are', [outcome('all > one', 'skipped')], [entry({ name: 'all' })], []],
    ['all of a listed file are', [outcome('one', 'skipped'), outcome('two', 'skipped')], [entry()], []],
    ['what is skipped elsewhere runs here', [outcome('one')], [entry({ isSkipped: false })], []],
    ['the listed file was not run', [outcome('one', 'ran', 'b.test.ts')], [entry(), entry({ name: 'gone' })], []],
    ['a failure prevented it', [outcome('one', 'prevented'), outcome('two')], [], []],
    ['a failure prevented what is listed', [outcome('one', 'prevented'), outcome('two')], [entry({ name: 'one' })], []],
    [
      'a test is not on the list',
      [outcome('all > one', 'skipped')],
      [entry({ file: 'b.test.ts' })],
      ['a.test.ts > all > one was skipped. Let it run, or add it to test/skipped-tests.ts with the reason.'],
    ],
    [
      'a listed one ran',
      [outcome('all > one'), outcome('all > two', 'skipped')],
      [entry({ name: 'all' })],
      ['a.test.ts > all > one ran, but test/skipped-tests.ts has it as skipped. Take its entry away.'],
    ],
    [
      'one was skipped whose condition is not met',
      [outcome('one', 'skipped')],
      [entry({ isSkipped: false })],
      ['a.test.ts > one was skipped, although what test/skipped-tests.ts skips it for is not so here. Let it run.'],
    ],
    [
      'a listed one is not there, only one whose name begins likewise',
      [outcome('all > one')],
      [entry({ name: 'al' })],
      ['a.test.ts > al is in test/skipped-tests.ts, but not in its file. Correct the entry or take it away.'],
    ],
  ])('judges a run in which %s', (_name, outcomes, list, problems) => {
    expect(judgeSkips(outcomes, list)).toEqual(problems);
  });
});

describe('the list of skipped tests', () => {
  it('names files that are there, each with a reason', async () => {
    expect(SKIPPED_TESTS.length).toBeGreaterThan(0);
    for (const { file, reason } of SKIPPED_TESTS) {
      await expect(access(path.join(ROOT, file)), file).resolves.toBeUndefined();
      expect(reason, file).toMatch(/\.$/);
    }
  });
});

describe('the runs of `make`', () => {
  it('are judged, all of them', async () => {
    const lines = (await readFile(path.join(ROOT, 'Makefile'), 'utf8')).split('\n');
    const runs = lines.filter((line) => line.startsWith('\t') && line.includes('$(VITEST)'));
    expect(runs.length).toBeGreaterThan(0);
    for (const run of runs) expect(run).toContain('$(REPORTERS)');
    expect(lines.find((line) => line.startsWith('REPORTERS'))).toContain('--reporter=test/support/skip-reporter.ts');
  });

  it('refuse a test that was left alone with `only`', async () => {
    const configs = globSync('test/**/vitest.config.ts', { cwd: ROOT });
    expect(configs.length).toBeGreaterThan(0);
    for (const config of configs) {
      const { default: options } = await import(path.join(ROOT, config));
      expect(options.test.allowOnly, config).toBe(false);
    }
  });
});

describe('a run of Vitest with the reporter', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'workgate-skips-'));
    await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    await writeFile(path.join(folder, 'a.test.ts'), TESTS);
    await writeFile(path.join(folder, 'b.test.ts'), BROKEN);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Runs Vitest there. @returns its exit status, and the lines under the reporter's title. */
  async function run(list: readonly SkippedTest[], flags: readonly string[]): Promise<[number, string[]]> {
    const reporters = [[path.join(ROOT, 'test/support/skip-reporter.ts'), { list }]];
    const config = JSON.stringify({ test: { root: folder, allowOnly: false, reporters } });
    await writeFile(path.join(folder, 'vitest.config.mjs'), `export default ${config};\n`);
    const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
    const args = [vitest, 'run', '--config', path.join(folder, 'vitest.config.mjs'), ...flags];
    return new Promise((resolve) => {
      const child = execFile(process.execPath, args, { cwd: folder }, (_error, _stdout, stderr) => {
        const lines = stderr.split('\n').filter((line) => line.startsWith('  '));
        resolve([child.exitCode ?? -1, lines.map((line) => line.trim())]);
      });
    });
  }

  it('fails by a skip of any kind that is not listed, and names each', async () => {
    const [status, lines] = await run([], ['a.test.ts']);
    expect(status).toBe(1);
    expect(lines.map((line) => line.split(' was skipped. ')[0])).toEqual(SKIPS.map((name) => `a.test.ts > ${name}`));
  });

  it('passes when each is listed, and fails when one that ran is too', async () => {
    const list = SKIPS.map((name) => entry({ name }));
    expect(await run(list, ['a.test.ts'])).toEqual([0, []]);
    const [status, lines] = await run([...list, entry({ name: 'runs' })], ['a.test.ts']);
    expect([status, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toMatch(/^a\.test\.ts > runs ran, but /);
  });

  it('does not take what was not picked for skipped', async () => {
    expect(await run([], ['a.test.ts', '--testNamePattern', '^runs$'])).toEqual([0, []]);
  });

  it('does not take what a failure prevented for skipped', async () => {
    expect(await run([], ['b.test.ts'])).toEqual([1, []]);
  });
});

const TESTS = `import { describe, expect, it } from 'vitest';
it('runs', () => expect(1).toBe(1));
it.skip('skip', () => expect(1).toBe(2));
it.todo('todo');
it.skipIf(true)('skipIf', () => expect(1).toBe(2));
it('in time', (context) => context.skip('for a reason'));
describe.skip('whole', () => {
  it('one', () => expect(1).toBe(2));
  describe('inner', () => {
    it('two', () => expect(1).toBe(2));
  });
});
describe.todo('planned');
`;

/** In the order in which they are found: the file's own, then those of each group. */
const SKIPS = ['skip', 'todo', 'skipIf', 'in time', 'whole > one', 'whole > inner > two', 'planned'];

const BROKEN = `import { beforeAll, describe, expect, it } from 'vitest';
describe('broken', () => {
  beforeAll(() => {
    throw new Error('broken');
  });
  it('never runs', () => expect(1).toBe(1));
});
`;
