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
    ['all tests of a listed group are skipped', [outcome('all > one', 'skipped')], [entry({ name: 'all' })], []],
    ['all tests of a listed file are skipped', [outcome('one', 'skipped'), outcome('two', 'skipped')], [entry()], []],
    ['a test that is skipped elsewhere runs here', [outcome('one')], [entry({ isSkipped: false })], []],
    ['the listed file was not run', [outcome('one', 'ran', 'b.test.ts')], [entry(), entry({ name: 'gone' })], []],
    ['a failure prevented a test', [outcome('one', 'prevented'), outcome('two')], [], []],
    ['a failure prevented a listed test', [outcome('one', 'prevented'), outcome('two')], [entry({ name: 'one' })], []],
    [
      'a skipped test is not on the list',
      [outcome('all > one', 'skipped')],
      [entry({ file: 'b.test.ts' })],
      ['a.test.ts > all > one was skipped. Let it run, or add it to test/skipped-tests.ts with the reason.'],
    ],
    ['a listed test may fail', [outcome('one', 'inverted'), outcome('two', 'repeated')], [entry()], []],
    [
      'a test is expected to fail',
      [outcome('one', 'inverted')],
      [],
      ['a.test.ts > one is expected to fail. Let it run, or add it to test/skipped-tests.ts with the reason.'],
    ],
    [
      'a test is retried',
      [outcome('one', 'repeated')],
      [],
      ['a.test.ts > one is tried again when it fails. Let it run, or add it to test/skipped-tests.ts with the reason.'],
    ],
    [
      'a listed test ran',
      [outcome('all > one'), outcome('all > two', 'skipped')],
      [entry({ name: 'all' })],
      ['a.test.ts > all > one ran, but test/skipped-tests.ts has it as skipped. Take its entry away.'],
    ],
    [
      'a test was skipped although its condition is not met',
      [outcome('one', 'skipped')],
      [entry({ isSkipped: false })],
      ['a.test.ts > one was skipped, although what test/skipped-tests.ts skips it for is not so here. Let it run.'],
    ],
    [
      'a listed test does not exist, but one whose name begins the same',
      [outcome('all > one')],
      [entry({ name: 'al' })],
      ['a.test.ts > al is in test/skipped-tests.ts, but not in its file. Correct the entry or take it away.'],
    ],
  ])('judges a run in which %s', (_name, outcomes, list, problems) => {
    expect(judgeSkips(outcomes, list)).toEqual(problems);
  });
});

describe('the list of skipped tests', () => {
  it('names existing files, each with a reason', async () => {
    expect(SKIPPED_TESTS.length).toBeGreaterThan(0);
    for (const { file, reason } of SKIPPED_TESTS) {
      await expect(access(path.join(ROOT, file)), file).resolves.toBeUndefined();
      expect(reason, file).toMatch(/\.$/);
    }
  });
});

describe('the runs of `make`', () => {
  it('all use the skip reporter', async () => {
    const lines = (await readFile(path.join(ROOT, 'Makefile'), 'utf8')).split('\n');
    const runs = lines.filter((line) => line.startsWith('\t') && line.includes('$(VITEST)'));
    expect(runs.length).toBeGreaterThan(0);
    for (const run of runs) expect(run).toMatch(/\$\(REPORTERS\)|--reporter=test\/support\/skip-reporter\.ts/);
    expect(lines.find((line) => line.startsWith('REPORTERS'))).toContain('--reporter=test/support/skip-reporter.ts');
  });

  it('use the skip reporter if a script starts them', async () => {
    const scripts = globSync('scripts/**/*.ts', { cwd: ROOT });
    const texts = await Promise.all(scripts.map((script) => readFile(path.join(ROOT, script), 'utf8')));
    const runs = texts.filter((text) => text.includes("spawnSync('vitest'"));
    expect(runs.length).toBeGreaterThan(0);
    for (const run of runs) expect(run).toContain("'--reporter=test/support/skip-reporter.ts'");
  });

  it('refuse a test marked with `only`, and an empty table', async () => {
    const configs = globSync('test/**/vitest.config.ts', { cwd: ROOT });
    expect(configs.length).toBeGreaterThan(0);
    for (const config of configs) {
      const { default: options } = await import(path.join(ROOT, config));
      expect(options.test.allowOnly, config).toBe(false);
      expect(options.test.setupFiles, config).toContain('test/support/empty-tables.ts');
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
    await writeFile(path.join(folder, 'c.test.ts'), LENIENT);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Runs Vitest in the folder. Returns its exit status, and the lines under the reporter's title. */
  async function run(list: readonly SkippedTest[], flags: readonly string[]): Promise<[number, string[]]> {
    const { status, stderr } = await vitest([[path.join(ROOT, 'test/support/skip-reporter.ts'), { list }]], flags);
    const lines = stderr.split('\n').filter((line) => line.startsWith('  '));
    return [status, lines.map((line) => line.trim())];
  }

  async function vitest(
    reporters: unknown[],
    flags: readonly string[],
  ): Promise<{ status: number; stdout: string; stderr: string }> {
    const setupFiles = [path.join(ROOT, 'test/support/empty-tables.ts')];
    const tags = [{ name: 'full' }];
    const config = JSON.stringify({ test: { root: folder, allowOnly: false, setupFiles, reporters, tags } });
    await writeFile(path.join(folder, 'vitest.config.mjs'), `export default ${config};\n`);
    const program = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
    const args = [program, 'run', '--config', path.join(folder, 'vitest.config.mjs'), ...flags];
    return new Promise((resolve) => {
      const child = execFile(process.execPath, args, { cwd: folder }, (_error, stdout, stderr) => {
        resolve({ status: child.exitCode ?? -1, stdout, stderr });
      });
    });
  }

  it('fails if a skip of any kind is not listed, and names each', async () => {
    const [status, lines] = await run([], ['a.test.ts']);
    expect(status).toBe(1);
    expect(lines.map((line) => line.split(' was skipped. ')[0])).toEqual(SKIPS.map((name) => `a.test.ts > ${name}`));
  });

  it('passes if each skip is listed, and fails if a listed test ran', { tags: 'full' }, async () => {
    const list = SKIPS.map((name) => entry({ name }));
    expect(await run(list, ['a.test.ts'])).toEqual([0, []]);
    const [status, lines] = await run([...list, entry({ name: 'runs' })], ['a.test.ts']);
    expect([status, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toMatch(/^a\.test\.ts > runs ran, but /);
  });

  it('fails if a test may fail and is not listed', { tags: 'full' }, async () => {
    const [status, lines] = await run([], ['c.test.ts']);
    expect(status).toBe(1);
    expect(lines.map((line) => line.split('. ')[0])).toEqual([
      'c.test.ts > fails is expected to fail',
      'c.test.ts > retry is tried again when it fails',
      'c.test.ts > retry by condition is tried again when it fails',
      'c.test.ts > all > inherited is tried again when it fails',
    ]);
    const listed = ['fails', 'retry', 'retry by condition', 'all'].map((name) => entry({ file: 'c.test.ts', name }));
    expect(await run(listed, ['c.test.ts'])).toEqual([0, []]);
  });

  it('fails if all tests are retried', { tags: 'full' }, async () => {
    const [status, lines] = await run([], ['c.test.ts', '--retry', '1']);
    expect([status, lines[0]]).toEqual([
      1,
      expect.stringMatching(/^c\.test\.ts > runs is tried again when it fails\./),
    ]);
  });

  async function expectRefused(table: string): Promise<void> {
    const file = 'd.test.ts';
    await writeFile(path.join(folder, file), `${EMPTY}${table}('none', () => it('one', () => expect(1).toBe(2)));\n`);
    const { status, stdout, stderr } = await vitest(['default'], [file]);
    expect(`${stdout}${stderr}`).toMatch(/\.(each|for)\(\) has an empty table, which tests nothing/);
    expect(status).toBe(1);
  }

  it('fails with an empty table', () => expectRefused('it.each([])'));

  it.each(['it.for([])', 'describe.each([])', 'describe.for([])', 'it.concurrent.each([])', 'describe.skip.each([])'])(
    'fails with %s',
    { tags: 'full' },
    expectRefused,
  );

  it('does not count a test as skipped if the name pattern left it out', { tags: 'full' }, async () => {
    expect(await run([], ['a.test.ts', '--testNamePattern', '^runs$'])).toEqual([0, []]);
  });

  it('judges only the tests that a tag selects', { tags: 'full' }, async () => {
    await writeFile(path.join(folder, 'e.test.ts'), TAGGED);
    const named = async (flag: string) => (await run([], ['e.test.ts', flag]))[1].map((line) => line.split(' was ')[0]);
    expect(await named('--tags-filter=!full')).toEqual(['e.test.ts > plain']);
    expect(await named('--tags-filter=full')).toEqual(['e.test.ts > wide > skipped']);
  });

  it('does not count a test as skipped if a failure prevented it', { tags: 'full' }, async () => {
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

/** Skipped tests in the order in which they are found: first those of the file, then those of each group. */
const SKIPS = ['skip', 'todo', 'skipIf', 'in time', 'whole > one', 'whole > inner > two', 'planned'];

const LENIENT = `import { describe, expect, it } from 'vitest';
it('runs', () => expect(1).toBe(1));
it.fails('fails', () => expect(1).toBe(2));
it('retry', { retry: 2 }, () => expect(1).toBe(1));
it('retry by condition', { retry: { count: 1 } }, () => expect(1).toBe(1));
it('no retry', { retry: 0 }, () => expect(1).toBe(1));
describe('all', { retry: 1 }, () => {
  it('inherited', () => expect(1).toBe(1));
});
it.each([1])('a table of %s row', (row) => expect(row).toBe(1));
`;

const EMPTY = `import { describe, expect, it } from 'vitest';
it('runs', () => expect(1).toBe(1));
`;

const TAGGED = `import { describe, expect, it } from 'vitest';
it('runs', () => expect(1).toBe(1));
it.skip('plain', () => expect(1).toBe(2));
describe('wide', { tags: 'full' }, () => {
  it('runs', () => expect(1).toBe(1));
  it.skip('skipped', () => expect(1).toBe(2));
});
`;

const BROKEN = `import { beforeAll, describe, expect, it } from 'vitest';
describe('broken', () => {
  beforeAll(() => {
    throw new Error('broken');
  });
  it('never runs', () => expect(1).toBe(1));
});
`;
