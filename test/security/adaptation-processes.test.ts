import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Adaptation,
  type AdaptationJob,
  adaptDocuments,
  type LoadedDocument,
} from '../../src/projections/sources/adaptation.ts';
import { AdaptationProcesses } from '../../src/projections/sources/adaptation-processes.ts';
import { ADAPTERS as HOSTILE } from '../fixtures/adapters/hostile.ts';
import { sampled } from '../support/sample.ts';

const MIB = 1024 * 1024;
const HOSTILE_MODULE = pathToFileURL(path.resolve(import.meta.dirname, '../fixtures/adapters/hostile.ts')).href;
const go = () => new AbortController().signal;

function loaded(text: string | Buffer, name = 'cards.json', subject = name): LoadedDocument {
  return { name, subject, bytes: Buffer.from(text as string) };
}

function job(adapter: string, more: Partial<AdaptationJob> = {}): AdaptationJob {
  return { adapter, timezone: 'UTC', served: undefined, documents: [loaded('{}')], ...more };
}

let processes: AdaptationProcesses;
beforeEach(() => {
  processes = new AdaptationProcesses({ adapters: HOSTILE_MODULE, timeoutMs: 20_000, heapMb: 64 });
});
afterEach(() => processes.stop());

describe('an adaptation job', () => {
  it('has the same result in a separate process as in this one, dates included', { tags: 'full' }, async () => {
    const documents = () => [loaded('{"a": 1}', 'a.json'), loaded(`"${'x'.repeat(MIB)}"`, 'b.json')];
    const expected = adaptDocuments(job('many_groups', { documents: documents() }), HOSTILE);
    const adapted = await processes.adapt(job('many_groups', { documents: documents() }), go());
    expect(adapted).toEqual(expected);
    expect(adapted).toMatchObject({ outcome: 'adapted', groups: { length: 5_000 }, problemCount: 0 });
  });

  it('is unchanged only if its documents, names included, have the digest of the served ones', async () => {
    const first = (await processes.adapt(job('works'), go())) as Adaptation & { sha256: string };
    const served = first.sha256;
    expect(await processes.adapt(job('works', { served }), go())).toEqual({ outcome: 'unchanged' });
    const renamed = job('works', { served, documents: [loaded('{}', 'other.json')] });
    expect(await processes.adapt(renamed, go())).toMatchObject({ outcome: 'adapted' });
  });

  it.each([
    ['that is not JSON', '{"a": '],
    ['that is not UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ['that is empty', ''],
  ])('with a document %s is refused, and tells the operator of the source which document it is', async (_, bytes) => {
    const documents = [loaded('{}'), loaded(bytes, 'file:cards/b.json', 'file:cards holds b.json, which')];
    expect(await processes.adapt(job('works', { documents }), go())).toEqual({
      outcome: 'refused',
      reason: 'file:cards holds b.json, which is not JSON.',
    });
  });

  it('for an unknown adapter is refused', { tags: 'full' }, async () => {
    expect(await processes.adapt(job('csv'), go())).toEqual({ outcome: 'refused', reason: 'There is no adapter csv.' });
  });

  it('leaves out a group that is too large and reports it; it returns the first 50 of many problems', async () => {
    const adapted = await processes.adapt(job('huge_group'), go());
    expect(adapted).toMatchObject({
      outcome: 'adapted',
      groups: [{ groupId: '2026-11-22.gb.small' }],
      problems: { 0: { where: '2026-11-22.gb.huge', problem: 'has too many events and participants' }, length: 50 },
      problemCount: 1001,
    });
  });

  it('runs with an empty environment, away from the secrets of the service', async () => {
    const adapted = await processes.adapt(job('environment'), go());
    expect(adapted).toMatchObject({ outcome: 'adapted', problemCount: 0 });
  });
});

describe('the event loop of the caller', () => {
  /** Counts the turns of the event loop while `work` runs. */
  async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
    let turns = 0;
    let over = false;
    const turn = () => {
      if (over) return;
      turns += 1;
      setImmediate(turn);
    };
    setImmediate(turn);
    await work();
    over = true;
    return turns;
  }

  const large = () =>
    job('many_groups', {
      documents: [
        loaded(
          `[${Array(2 * MIB)
            .fill('"x"')
            .join(',')}]`,
        ),
      ],
    });

  it('keeps turning while large documents are parsed, and between any two parts of the result', async () => {
    expect(await turnsDuring(async () => adaptDocuments(large(), HOSTILE))).toBeLessThanOrEqual(1);
    // The result comes in 28 parts, and each part is requested in a turn of its own.
    expect(await turnsDuring(() => processes.adapt(large(), go()))).toBeGreaterThan(28);
  });
});

describe('a job that goes wrong', () => {
  it('is ended at its timeout if the adapter never returns, while other jobs run', async () => {
    const hasty = new AdaptationProcesses({ adapters: HOSTILE_MODULE, timeoutMs: 1_500, heapMb: 64 });
    try {
      const stuck = hasty.adapt(job('endless'), go());
      const failure = expect(stuck).rejects.toThrow('Its documents could not be read within 1.5 seconds.');
      expect(await hasty.adapt(job('works'), go())).toMatchObject({ outcome: 'adapted' });
      await failure;
      expect(await hasty.adapt(job('works'), go())).toMatchObject({ outcome: 'adapted' });
    } finally {
      await hasty.stop();
    }
  });

  sampled(2).each([
    ['an adapter that allocates without end', job('greedy')],
    ['a document that is small as text and large as objects', job('works', { documents: [bomb()] })],
  ])('fails alone if it needs too much memory for %s', async (_, greedy) => {
    await expect(processes.adapt(greedy, go())).rejects.toThrow('need more memory than a source may use');
    expect(await processes.adapt(job('works'), go())).toMatchObject({ outcome: 'adapted' });
  });

  sampled(2).each(['throws', 'exits'])('fails alone if its adapter %s', async (adapter) => {
    await expect(processes.adapt(job(adapter), go())).rejects.toThrow();
    expect(await processes.adapt(job('works'), go())).toMatchObject({ outcome: 'adapted' });
  });

  it('ends at once when the caller gives up or the service stops', async () => {
    const giving = new AbortController();
    const given = processes.adapt(job('endless'), giving.signal);
    // A first job runs in the second process, and the other job waits for a free process.
    const others = [processes.adapt(job('endless'), go()), processes.adapt(job('endless'), go())];
    giving.abort(new Error('Given up'));
    await expect(given).rejects.toThrow('Given up');
    const ends = Promise.allSettled(others);
    await processes.stop();
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(processes.adapt(job('works'), go())).rejects.toThrow('The service stops');
  });
});

describe('a service that is killed', () => {
  it('leaves no process behind that goes on adapting', { tags: 'full' }, async () => {
    const script = path.resolve(import.meta.dirname, '../fixtures/adapters/adapt-for-ever.ts');
    const service = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(service.stdout, 'data')) as [Buffer];
    const adapting = Number(line.toString());
    expect(isRunning(adapting)).toBe(true);
    service.kill('SIGKILL');
    await once(service, 'exit');
    await expect.poll(() => isRunning(adapting), { timeout: 20_000 }).toBe(false);
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Returns a document of 15 MiB, close to the limit of 16, in which every three bytes are an array. */
function bomb(): LoadedDocument {
  return loaded(
    `[${Array(5 * MIB)
      .fill('[]')
      .join(',')}]`,
  );
}
