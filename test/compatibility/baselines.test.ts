/**
 * Tests of the baselines of `make breaking`: which one it compares with, which exceptions excuse a break, and what it
 * refuses.
 */
import { spawnSync } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assertWhole, baselineVersions } from '../../scripts/compatibility/baselines.ts';
import { checkContracts } from '../../scripts/compatibility/check.ts';
import { CONTRACT_FILES } from '../../scripts/compatibility/contracts.ts';
import type { Exception } from '../../scripts/compatibility/exceptions.ts';
import { assertPinned, pinBaseline } from '../../scripts/compatibility/pins.ts';
import { currentVersion } from '../../scripts/compatibility/versions.ts';
import { type Contract, EditedContracts, editFile } from './edited-contracts.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BASELINES = path.join(ROOT, 'contracts/baselines');

/** Finding that a baseline of `addBaselineWithFurtherTool` leads to. */
const FINDING = 'MCP tools: more: is gone';
const SOUND = { problems: [], excepted: 0, drafts: [] };

let contracts: EditedContracts;
let baselines: string;

beforeAll(async () => {
  contracts = await EditedContracts.write();
});
afterAll(() => contracts.remove());

beforeEach(async () => {
  baselines = await mkdtemp(path.join(tmpdir(), 'workgate-baselines-'));
  await except([]);
});
afterEach(() => rm(baselines, { recursive: true, force: true }));

async function addBaseline(version: string): Promise<string> {
  const folder = path.join(baselines, version);
  await cp(contracts.published, folder, { recursive: true });
  return folder;
}

/** Adds a baseline with a tool that no longer exists. */
async function addBaselineWithFurtherTool(version: string): Promise<string> {
  const folder = await addBaseline(version);
  await editFile(path.join(folder, 'mcp-tools.json'), (catalogue: Contract) => {
    catalogue.tools.push({ ...catalogue.tools[0], name: 'more' });
  });
  return folder;
}

const except = (exceptions: Partial<Exception>[]) =>
  writeFile(path.join(baselines, 'exceptions.json'), JSON.stringify(exceptions));

const exception = (baseline: string, finding = FINDING): Exception => ({
  baseline,
  finding,
  reason: 'Nobody used it.',
  clients: 'They call another tool.',
});

const check = (version: string, against?: string) =>
  checkContracts({ contracts: contracts.published, version, baselines, against });

function run(script: string, ...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(ROOT, 'scripts', script), ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, output: `${stdout}${stderr}` };
}

describe('the baseline', () => {
  it('is the newest by version number', async () => {
    for (const version of ['0.9.0', '0.10.0', '0.2.11']) await addBaseline(version);
    expect(await check('0.11.0')).toEqual({ ...SOUND, baselines: ['0.10.0'] });
  });

  it('of the current release is compared together with the one before', async () => {
    for (const version of ['0.2.11', '0.9.0', '0.10.0']) await addBaseline(version);
    expect(await check('0.10.0')).toEqual({ ...SOUND, baselines: ['0.10.0', '0.9.0'] });
  });

  it('of the current release does not hide a break with the one before', async () => {
    await addBaselineWithFurtherTool('0.3.0');
    await addBaseline('0.4.0');
    const { problems, drafts } = await check('0.4.0');
    expect(problems).toEqual([expect.stringMatching(`^${FINDING}\\.`)]);
    expect(drafts).toEqual([{ baseline: '0.3.0', finding: FINDING, reason: '', clients: '' }]);
  });

  it('reports a break with both once, and drafts an exception for each', async () => {
    await addBaselineWithFurtherTool('0.3.0');
    await addBaselineWithFurtherTool('0.4.0');
    const { problems, drafts } = await check('0.4.0');
    expect(problems).toEqual([expect.stringMatching(`^${FINDING}\\.`)]);
    expect(drafts.map(({ baseline }) => baseline)).toEqual(['0.4.0', '0.3.0']);
  });

  it('must exist', async () => {
    await expect(check('0.4.0')).rejects.toThrow(/has no baseline to compare with/);
    await rm(baselines, { recursive: true });
    await expect(check('0.4.0')).rejects.toThrow(/has no baseline to compare with/);
  });

  it('must not belong to a later release than the working tree', async () => {
    await addBaseline('0.4.0');
    await expect(check('0.3.9')).rejects.toThrow('the baseline 0.4.0 is of a later release than 0.3.9');
  });

  it('must be named after a release', async () => {
    await mkdir(path.join(baselines, 'latest'));
    await expect(check('0.4.0')).rejects.toThrow('"latest" is not a release version');
  });

  it.each(CONTRACT_FILES)('must have a %s', async (file) => {
    await rm(path.join(await addBaseline('0.3.0'), file));
    await expect(check('0.3.0')).rejects.toThrow(`the baseline 0.3.0 has no ${file}`);
  });

  it('is compared in all of its contracts', async () => {
    const folder = await addBaselineWithFurtherTool('0.3.0');
    await editFile(path.join(folder, 'packet.schema.json'), (packet: Contract) => {
      packet.properties.more = { type: 'string' };
    });
    const { problems } = await check('0.4.0');
    expect(problems).toEqual([
      expect.stringMatching(/^MCP tools: more: is gone\. Keep it; /),
      expect.stringMatching(/^packet: statement\.more: is gone\. Keep it, /),
    ]);
  });

  it('can be an older one', async () => {
    const older = await addBaselineWithFurtherTool('0.3.0');
    await addBaseline('0.4.0');
    await except([exception('0.4.0', 'MCP tools: another: is gone')]);
    expect((await check('0.4.0', older)).problems).toEqual([expect.stringMatching(`^${FINDING}\\.`)]);
  });
});

describe('an exception', () => {
  it('excuses the break that it names', async () => {
    await addBaselineWithFurtherTool('0.3.0');
    await except([exception('0.3.0')]);
    expect(await check('0.4.0')).toEqual({ ...SOUND, baselines: ['0.3.0'], excepted: 1 });
  });

  it.each([
    [
      'finds nothing to excuse',
      exception('0.3.0', 'MCP tools: another: is gone'),
      'does not occur when compared with 0.3.0',
    ],
    ['is of no baseline', exception('0.2.0'), 'is of 0.2.0, which has no baseline'],
  ])('fails the check when it %s', async (_name, stale, problem) => {
    await addBaseline('0.3.0');
    await except([stale]);
    const words = `exceptions.json: "${stale.finding}" ${problem}. Remove the exception.`;
    expect((await check('0.4.0')).problems).toEqual([words]);
  });

  it('still excuses the break when the release that breaks has its own baseline', async () => {
    await addBaselineWithFurtherTool('0.3.0');
    await addBaseline('0.4.0');
    await except([exception('0.3.0')]);
    expect(await check('0.4.0')).toEqual({ ...SOUND, baselines: ['0.4.0', '0.3.0'], excepted: 1 });
  });

  it('may stay when its baseline is not compared any more', async () => {
    await addBaselineWithFurtherTool('0.3.0');
    await addBaseline('0.4.0');
    await except([exception('0.3.0')]);
    expect(await check('0.5.0')).toEqual({ ...SOUND, baselines: ['0.4.0'] });
  });

  it('for another baseline excuses nothing', async () => {
    await addBaseline('0.3.0');
    await addBaselineWithFurtherTool('0.4.0');
    await except([exception('0.3.0')]);
    expect((await check('0.5.0')).problems).toEqual([expect.stringMatching(`^${FINDING}\\.`)]);
  });

  it.each([
    ['says why', { ...exception('0.3.0'), reason: ' ' }, /exception 1 does not say its reason/],
    ['says what clients do', { baseline: '0.3.0', finding: FINDING, reason: 'No use.' }, /not say its clients/],
    ['says nothing else', { ...exception('0.3.0'), until: '2030' }, /exception 1 has the unknown until/],
  ])('is refused unless it %s', async (_name, one, words) => {
    await addBaseline('0.3.0');
    await except([one]);
    await expect(check('0.4.0')).rejects.toThrow(words);
  });

  it('must not occur twice', async () => {
    await addBaseline('0.3.0');
    await except([exception('0.3.0'), exception('0.3.0')]);
    await expect(check('0.4.0')).rejects.toThrow(`there are two exceptions for 0.3.0 ${FINDING}`);
  });
});

describe('the commands', () => {
  it('make breaking fails with a line for each break, and says how to add an exception', async () => {
    await addBaselineWithFurtherTool('0.3.0');
    await pinBaseline(baselines, '0.3.0');
    const { status, output } = run('breaking.ts', '--baselines', baselines);
    const [problem, hint, draft] = output.split(/\n\n|:\n(?=\{)/);
    expect(problem).toMatch(/^breaking: MCP tools: more: is gone\. Keep it; .*$/);
    expect(hint).toMatch(/^To accept a break, add it to contracts\/baselines\/exceptions\.json/);
    expect(status).toBe(1);
    const decided = { ...exception('0.3.0'), ...JSON.parse(draft ?? ''), reason: 'No use.', clients: 'None.' };
    await except([decided]);
    expect(run('breaking.ts', '--baselines', baselines)).toEqual({
      status: 0,
      output: 'breaking: nothing breaks clients of 0.3.0, apart from 1 with exceptions\n',
    });
  });

  it('make breaking fails without a baseline', () => {
    const { status, output } = run('breaking.ts', '--against', path.join(baselines, '0.3.0'));
    expect(output).toMatch(/0\.3\.0 is not a baseline/);
    expect(status).toBe(1);
  });

  it('make breaking fails when a released contract has changed', async () => {
    const folder = await addBaseline('0.3.0');
    await pinBaseline(baselines, '0.3.0');
    await appendFile(path.join(folder, 'agent-card.json'), '\n');
    const { status, output } = run('breaking.ts', '--baselines', baselines);
    expect(output).toMatch(/released contracts must not change, but in \S+ 0\.3\.0\/agent-card\.json has changed\n$/);
    expect(status).toBe(1);
  });

  it('make baseline writes, only once, what make breaking compares with', async () => {
    const version = await currentVersion();
    const first = run('baseline.ts', version, '--baselines', baselines);
    expect(first).toMatchObject({ status: 0 });
    await assertWhole(path.join(baselines, version));
    expect(await check(version)).toEqual({ ...SOUND, baselines: [version] });
    expect(run('breaking.ts', '--baselines', baselines)).toMatchObject({ status: 0 });
    const second = run('baseline.ts', version, '--baselines', baselines);
    expect(second.output).toMatch(`there is a baseline ${version} already`);
    expect(second.status).toBe(1);
  });

  it('make baseline refuses contracts that break clients of the previous release without an exception', async () => {
    const version = await currentVersion();
    await addBaselineWithFurtherTool('0.0.1');
    await pinBaseline(baselines, '0.0.1');
    const refused = run('baseline.ts', version, '--baselines', baselines);
    expect(refused.output).toMatch(/the previous release has other contracts.*\nMCP tools: more: is gone\./);
    expect(refused.status).toBe(1);
    expect(await baselineVersions(baselines)).toEqual(['0.0.1']);
    await except([exception('0.0.1')]);
    expect(run('baseline.ts', version, '--baselines', baselines)).toMatchObject({ status: 0 });
    expect(await baselineVersions(baselines)).toEqual(['0.0.1', version]);
    await assertPinned(baselines);
  });

  it('make baseline refuses a version other than that of the working tree', async () => {
    const { status, output } = run('baseline.ts', '99.0.0', '--baselines', baselines);
    expect(output).toMatch(/package\.json has the version \S+, not 99\.0\.0/);
    expect(status).toBe(1);
    expect(await baselineVersions(baselines)).toEqual([]);
  });
});

describe('the checksums of released contracts', () => {
  beforeEach(async () => {
    await addBaseline('0.3.0');
    await pinBaseline(baselines, '0.3.0');
  });

  it('are valid, also for sha256sum', async () => {
    await addBaselineWithFurtherTool('0.4.0');
    await pinBaseline(baselines, '0.4.0');
    await assertPinned(baselines);
    const { status, stdout } = spawnSync('sha256sum', ['-c', 'SHA256SUMS'], { cwd: baselines, encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout.match(/: OK$/gm)).toHaveLength(2 * CONTRACT_FILES.length);
  });

  it.each<[name: string, change: (folder: string) => Promise<unknown>, words: RegExp]>([
    [
      'a file that is not what it was',
      (folder) => editFile(path.join(folder, '0.3.0/mcp-tools.json'), (catalogue: Contract) => catalogue.tools.pop()),
      /0\.3\.0\/mcp-tools\.json has changed$/,
    ],
    ['a file that is gone', (folder) => rm(path.join(folder, '0.3.0/mcp-tools.json')), /mcp-tools\.json is gone$/],
    ['a baseline that is gone', (folder) => rm(path.join(folder, '0.3.0'), { recursive: true }), /agent-card.*gone/],
    [
      'a file that was added',
      (folder) => writeFile(path.join(folder, '0.3.0/more.json'), '{}'),
      /0\.3\.0\/more\.json is not in SHA256SUMS$/,
    ],
    ['a baseline that was added', () => addBaseline('0.2.0'), /0\.2\.0\/agent-card\.json is not in SHA256SUMS/],
    ['no sums', (folder) => rm(path.join(folder, 'SHA256SUMS')), /agent-card\.json is not in SHA256SUMS/],
    [
      'what is no sum',
      (folder) => appendFile(path.join(folder, 'SHA256SUMS'), 'x\n'),
      /line 8 is not the checksum of a file$/,
    ],
  ])('are invalid with %s', async (_name, change, words) => {
    await change(baselines);
    await expect(assertPinned(baselines)).rejects.toThrow(words);
  });
});

describe('contracts/baselines', () => {
  it('has the contracts as they were released', async () => {
    expect(await baselineVersions(BASELINES)).toContain('0.3.0');
    await assertPinned(BASELINES);
  });

  it('has only complete baselines, each with its section of the changelog', async () => {
    const versions = await baselineVersions(BASELINES);
    expect(versions).not.toEqual([]);
    const changelog = await readFile(path.join(ROOT, 'contracts/CHANGELOG.md'), 'utf8');
    const headings = [...changelog.matchAll(/^## (\S+)/gm)].map(([, heading]) => heading);
    for (const version of versions) {
      await assertWhole(path.join(BASELINES, version));
      expect(headings).toContain(version);
    }
  });
});
