import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../src/errors/app-error.ts';
import { FairShares, type ShareLimits, type Work } from '../../src/platform/admission/fair-shares.ts';

const LIMITS: ShareLimits = {
  atWork: { process: 6, perTenant: 4, perKey: 3 },
  besideOthers: { perTenant: 2, perKey: 1 },
  inFlight: { process: 40, perTenant: 20, perKey: 10 },
};
const stays = () => false;

/** Sends requests under the names that the test gives, and records which have begun and which were refused. */
class Desk {
  readonly begun: string[] = [];
  readonly refused: AppError[] = [];
  readonly work = new Map<string, Work>();
  readonly shares: FairShares;

  constructor(limits = LIMITS) {
    this.shares = new FairShares(limits);
  }

  /** Sends a request named `name`. `holder` is its tenant and key: `<tenant>/<key>`. */
  async send(name: string, holder: string, isGone = stays): Promise<void> {
    const [tenant = '', key = ''] = holder.split('/');
    try {
      const entered = this.shares.enter(tenant, key, isGone);
      void Promise.resolve(entered).then(
        (work) => {
          this.begun.push(name);
          this.work.set(name, work);
        },
        (error: AppError) => this.refused.push(error),
      );
    } catch (error) {
      this.refused.push(error as AppError);
    }
    await settled();
  }

  async finish(name: string): Promise<void> {
    this.work.get(name)?.release();
    this.work.delete(name);
    await settled();
  }
}

const settled = async () => {
  for (let tick = 0; tick < 5; tick += 1) await Promise.resolve();
};

describe('fair shares', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('limits a tenant that is alone, and each of its keys, to a share of the process', async () => {
    const desk = new Desk();
    for (let count = 0; count < 5; count += 1) await desk.send(`a${count}`, 'a/1');
    for (let count = 0; count < 5; count += 1) await desk.send(`b${count}`, 'a/2');
    expect(desk.begun).toEqual(['a0', 'a1', 'a2', 'b0']);
    expect(desk.shares.state).toMatchObject({ atWork: 4, waiting: 6 });
  });

  it('begins the request of another tenant at once, however many requests of one tenant wait', async () => {
    const desk = new Desk();
    for (let count = 0; count < 10; count += 1) await desk.send(`noisy${count}`, 'noisy/1');
    await desk.send('quiet', 'quiet/1');
    expect(desk.begun).toEqual(['noisy0', 'noisy1', 'noisy2', 'quiet']);
  });

  it('gives a tenant a smaller share while others send requests, and its full share after they stop', async () => {
    const desk = new Desk();
    for (let count = 0; count < 8; count += 1) await desk.send(`noisy${count}`, 'noisy/1');
    await desk.send('quiet', 'quiet/1');
    await desk.finish('quiet');
    // Three requests still run from before. As they end, the tenant may run only one at a time.
    for (const name of ['noisy0', 'noisy1']) await desk.finish(name);
    expect(desk.shares.state.atWork).toBe(1);
    await desk.finish('noisy2');
    expect(desk.shares.state.atWork).toBe(1);
    vi.advanceTimersByTime(1_001);
    await desk.finish('noisy3');
    expect(desk.shares.state.atWork).toBe(3);
    expect(desk.begun.slice(-4)).toEqual(['noisy3', 'noisy4', 'noisy5', 'noisy6']);
  });

  it('refuses requests beyond a limit in flight at once, and counts them by the limit', async () => {
    const desk = new Desk();
    for (let count = 0; count < 12; count += 1) await desk.send(`a${count}`, 'a/1');
    expect(desk.shares.state).toMatchObject({ waiting: 7, shed: { key: 2, tenant: 0, process: 0 } });
    for (let count = 0; count < 11; count += 1) await desk.send(`b${count}`, `a/${2 + (count % 2)}`);
    expect(desk.shares.state.shed).toEqual({ key: 2, tenant: 1, process: 0 });
    for (let count = 0; count < 22; count += 1) await desk.send(`c${count}`, `b${count % 5}/1`);
    expect(desk.shares.state.shed).toEqual({ key: 2, tenant: 1, process: 2 });
    for (const error of desk.refused) {
      expect(error).toMatchObject({ code: 'rate_limited', retryable: true, retryAfterSeconds: 1 });
    }
    expect(desk.refused).toHaveLength(5);
  });

  it('lets tenants take turns, and the keys within a tenant', async () => {
    const limits = { ...LIMITS, atWork: { process: 1, perTenant: 1, perKey: 1 } };
    const desk = new Desk({ ...limits, besideOthers: { perTenant: 1, perKey: 1 } });
    await desk.send('first', 'x/1');
    for (let count = 0; count < 6; count += 1) await desk.send(`a${count}`, 'a/1');
    for (let count = 0; count < 2; count += 1) await desk.send(`k${count}`, 'a/2');
    for (let count = 0; count < 3; count += 1) await desk.send(`b${count}`, 'b/1');
    for (let index = 0; index < 12; index += 1) await desk.finish(desk.begun[index] as string);
    expect(desk.begun).toEqual(['first', 'a0', 'b0', 'k0', 'b1', 'a1', 'b2', 'k1', 'a2', 'a3', 'a4', 'a5']);
  });

  it('does not begin a request whose client is gone', async () => {
    const desk = new Desk();
    let gone = false;
    for (let count = 0; count < 3; count += 1) await desk.send(`a${count}`, 'a/1');
    for (let count = 3; count < 6; count += 1) await desk.send(`a${count}`, 'a/1', () => gone && count < 5);
    gone = true;
    await desk.finish('a0');
    expect(desk.begun).toEqual(['a0', 'a1', 'a2', 'a5']);
    expect(desk.shares.state).toMatchObject({ atWork: 3, waiting: 0 });
  });

  it('lets others run while a request waits for an outside event, but counts it as in flight', async () => {
    const desk = new Desk();
    for (let count = 0; count < 10; count += 1) {
      await desk.send(`a${count}`, 'a/1');
      desk.work.get(`a${count}`)?.leave();
    }
    expect(desk.begun).toHaveLength(10);
    await desk.send('one more', 'a/1');
    expect(desk.refused).toHaveLength(1);
    await desk.finish('a0');
    await desk.send('again', 'a/1');
    expect(desk.begun.at(-1)).toBe('again');
  });

  it('refuses all waiting requests on demand, and continues afterwards', async () => {
    const desk = new Desk();
    for (let count = 0; count < 6; count += 1) await desk.send(`a${count}`, 'a/1');
    desk.shares.refuseWaiting(new AppError('unavailable', 'away'));
    await settled();
    expect(desk.refused.map(({ code }) => code)).toEqual(['unavailable', 'unavailable', 'unavailable']);
    for (const name of ['a0', 'a1', 'a2']) await desk.finish(name);
    expect(desk.shares.state).toMatchObject({ atWork: 0, waiting: 0 });
    await desk.send('later', 'a/1');
    expect(desk.begun.at(-1)).toBe('later');
  });

  it('keeps the limit of the process and loses no request, in any order of events', async () => {
    const holders = ['a/1', 'a/2', 'b/1', 'b/2', 'c/1'];
    const step = fc.oneof(
      { weight: 3, arbitrary: fc.record({ send: fc.constantFrom(...holders), gone: fc.boolean() }) },
      { weight: 2, arbitrary: fc.record({ finish: fc.nat(50) }) },
      { weight: 1, arbitrary: fc.record({ leave: fc.nat(50) }) },
      { weight: 1, arbitrary: fc.record({ pauseMs: fc.constantFrom(1, 1_500) }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 120 }), async (steps) => {
        const desk = new Desk();
        let sent = 0;
        const pick = (index: number) => [...desk.work.keys()][index % Math.max(1, desk.work.size)] as string;
        for (const step of steps) {
          if ('send' in step) {
            sent += 1;
            await desk.send(`${step.send}#${sent}`, step.send, () => step.gone);
          } else if ('finish' in step) await desk.finish(pick(step.finish));
          else if ('leave' in step) desk.work.get(pick(step.leave))?.leave();
          else vi.advanceTimersByTime(step.pauseMs);
          await settled();
          expect(desk.shares.state.atWork).toBeLessThanOrEqual(LIMITS.atWork.process);
        }
        // After all running requests have ended, none waits any more.
        while (desk.work.size > 0) await desk.finish(pick(0));
        expect(desk.shares.state).toMatchObject({ atWork: 0, waiting: 0 });
        expect(desk.begun.length + desk.refused.length).toBe(sent);
      }),
      { numRuns: 200 },
    );
  });
});
