/**
 * Tests how each SDK waits for the outcome of a proposal. For each language, a program waits. It gets its settings from
 * environment variables, and prints one JSON object:
 *
 * | variable | value |
 * |---|---|
 * | `WORKGATE_BASE_URL`, `WORKGATE_API_KEY` | the service, and an API key |
 * | `WORKGATE_PROPOSAL`, `WORKGATE_UNTIL` | the proposal, and the state to wait for: `decided` or `ended` |
 * | `WORKGATE_TIMEOUT_SECONDS` | the time limit; none if empty |
 *
 * | line | when |
 * |---|---|
 * | `{"step": "reached", "id": …, "status": …}` | it received the proposal |
 * | `{"step": "late", "status": …, "message": …}` | the time limit was reached; the status is the last one seen |
 * | `{"step": "refused", "class": …}` | it received another error |
 * | `{"step": "stopped"}` | SIGINT interrupted it |
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LARGE, RefundDesk, SMALL } from '../support/governance.ts';
import { TestService } from '../support/service.ts';
import { FaultProxy } from './fault-proxy.ts';
import type { WorkersUnderTest } from './workers.ts';

/** Long enough to start a runtime. */
const SOON = { timeout: 40_000, interval: 100 };

interface Wanted {
  proposalId: string;
  until: 'decided' | 'ended';
  key?: string;
  address?: string;
  timeoutSeconds?: number;
}

class WaiterProcess {
  readonly #child: ChildProcess;
  readonly #said: Promise<string>;

  constructor({ command }: WorkersUnderTest, wanted: Required<Omit<Wanted, 'timeoutSeconds'>> & Wanted) {
    const [program, args, options] = command();
    const env = {
      WORKGATE_API_KEY: wanted.key,
      WORKGATE_BASE_URL: wanted.address,
      WORKGATE_PROPOSAL: wanted.proposalId,
      WORKGATE_UNTIL: wanted.until,
      WORKGATE_TIMEOUT_SECONDS: `${wanted.timeoutSeconds ?? ''}`,
    };
    this.#child = spawn(program, args, {
      ...options,
      env: { ...process.env, ...options?.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#said = this.#child.stdout === null ? Promise.resolve('') : text(this.#child.stdout);
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Returns the object that the program prints at its end. */
  async said(): Promise<unknown> {
    return JSON.parse(await this.#said);
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.isRunning) return;
    this.#child.kill(signal);
    await once(this.#child, 'close');
  }
}

/** Declares the tests of one language. */
export function tellWaits(sdk: WorkersUnderTest): void {
  describe(`a proposal that the ${sdk.language} SDK waits for`, () => {
    let service: TestService;
    let proxy: FaultProxy;
    let desk: RefundDesk;
    let reader: string;
    const running: WaiterProcess[] = [];

    beforeAll(async () => {
      // A service of its own, because the test kills it.
      service = await TestService.startOwn();
      proxy = new FaultProxy(() => service.address);
      await proxy.start();
      desk = await RefundDesk.open(service);
      reader = (await service.createKey(desk.tenantId, ['events.read', 'work.actions'])).token;
    });
    afterAll(async () => {
      await proxy?.stop();
      await service?.stop();
    });
    afterEach(async () => {
      for (const one of running.splice(0)) await one.end('SIGKILL');
    });

    function start(wanted: Wanted): WaiterProcess {
      const one = new WaiterProcess(sdk, { key: reader, address: `${proxy.address}/plain`, ...wanted });
      running.push(one);
      return one;
    }

    const propose = async (amount: string) => (await desk.propose(amount)).body;

    /** True if somebody has requested the events of a WorkItem, on any lane of the proxy. */
    const asksFor = (workItemId: string) =>
      proxy.arrivals.some(({ path }) => path.includes('/events?') && path.includes(workItemId));

    /** Starts a program, and returns it when it has read the proposal and waits for events. */
    async function waitingFor({ proposal_id: proposalId, work_item_id }: Proposed, until: 'decided' | 'ended') {
      const one = start({ proposalId, until });
      await expect.poll(() => asksFor(work_item_id), SOON).toBe(true);
      return one;
    }

    it('is returned when it is decided, although the service was killed meanwhile', async () => {
      const proposal = await propose(LARGE);
      const one = await waitingFor(proposal, 'decided');
      await service.end('SIGKILL');
      await service.spawn();
      await desk.approve(proposal.proposal_id);
      expect(await one.said()).toEqual({ step: 'reached', id: proposal.proposal_id, status: 'approved' });
    });

    it('is returned at once when it was decided before', async () => {
      const { proposal_id: proposalId } = await propose(SMALL);
      const said = { step: 'reached', id: proposalId, status: 'auto_approved' };
      expect(await start({ proposalId, until: 'decided' }).said()).toEqual(said);
    });

    it('is not considered ended while it is only approved', async () => {
      const proposal = await propose(LARGE);
      const one = await waitingFor(proposal, 'ended');
      await desk.approve(proposal.proposal_id);
      const reads = () => proxy.arrivals.filter(({ path }) => path.endsWith(proposal.proposal_id)).length;
      await expect.poll(reads, SOON).toBeGreaterThan(1);
      expect(one.isRunning).toBe(true);
      await desk.execute(proposal.proposal_id);
      expect(await one.said()).toEqual({ step: 'reached', id: proposal.proposal_id, status: 'executed' });
    });

    it('is returned when it expires, without anybody else reading it', async () => {
      const proposal = await propose(LARGE);
      const one = await waitingFor(proposal, 'ended');
      await desk.overdue(proposal.proposal_id);
      expect(await one.said()).toEqual({ step: 'reached', id: proposal.proposal_id, status: 'expired' });
    });

    it('is returned after retries when the service is busy', async () => {
      const { proposal_id: proposalId } = await propose(SMALL);
      const one = start({ proposalId, until: 'decided', address: `${proxy.address}/busy` });
      expect(await one.said()).toMatchObject({ step: 'reached', status: 'auto_approved' });
    });

    it('causes a timeout error that names the proposal and its last status', async () => {
      const { proposal_id: proposalId } = await propose(LARGE);
      const said = await start({ proposalId, until: 'decided', timeoutSeconds: 3 }).said();
      const message = expect.stringMatching(new RegExp(`${proposalId} is not decided .*pending_approval`));
      expect(said).toEqual({ step: 'late', status: 'pending_approval', message });
      const away = start({ proposalId, until: 'decided', address: 'http://127.0.0.1:9', timeoutSeconds: 3 });
      expect(await away.said()).toMatchObject({ step: 'late', status: null });
    });

    it('is not waited for any more after an interrupt', async () => {
      const one = await waitingFor(await propose(LARGE), 'ended');
      await one.end('SIGINT');
      expect(await one.said()).toEqual({ step: 'stopped' });
    });

    it('causes an error when waiting is pointless', async () => {
      const { proposal_id: proposalId } = await propose(LARGE);
      const stranger = await RefundDesk.open(service);
      const keyOf = async (desk: RefundDesk, scopes: Parameters<TestService['createKey']>[1]) =>
        (await service.createKey(desk.tenantId, scopes)).token;
      for (const [what, wanted, kind] of [
        ['a proposal that there is not', { proposalId: 'prop_01h455vb4pex5vsknk084sn02q' }, /NotFound/],
        [
          'one of another tenant',
          { proposalId, key: await keyOf(stranger, ['events.read', 'work.actions']) },
          /NotFound/,
        ],
        ['a key that reads no events', { proposalId, key: await keyOf(desk, ['work.actions']) }, /Authorization/],
        ['a key that reads no proposals', { proposalId, key: await keyOf(desk, ['events.read']) }, /Authorization/],
        ['another address', { proposalId, address: `${service.address}/elsewhere` }, /NotFound/],
      ] as const) {
        const said = await start({ until: 'ended', ...wanted }).said();
        expect(said, what).toEqual({ step: 'refused', class: expect.stringMatching(kind) });
      }
    });
  });
}

interface Proposed {
  proposal_id: string;
  work_item_id: string;
}
