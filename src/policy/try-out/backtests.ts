import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CallContext } from '../../call-context.ts';
import { AppError } from '../../errors/app-error.ts';
import { canonicalHash } from '../../platform/canonical-json.ts';
import { MINUTE_MS } from '../../platform/durations.ts';
import { programPath } from '../../platform/package-files.ts';
import type { FinishedBacktests } from '../finished-backtests/finished-backtests.ts';
import type { PolicyParts } from '../open-policies.ts';
import type { TenantPacks } from '../packs/tenant-packs.ts';
import type { PolicyService } from '../policy.ts';
import type { PolicyOutcome } from '../policy-outcome.ts';
import type { BacktestResult, ChangeOfDecision } from './backtest-result.ts';
import { type Needs, needsOf, type ReplayableDecision, replayableOf } from './needs.ts';
import type { RecordedDecision, RecordedDecisions } from './recorded-decisions.ts';
import type { RecordedFacts, Replayed, ReplayedPolicies } from './replay.ts';
import { Turns } from './turns.ts';

export interface BacktestsOptions {
  packs: Pick<TenantPacks, 'list'>;
  policies: Pick<PolicyService, 'openOthers'>;
  decisions: (tenantId: string) => RecordedDecisions;
  finished: Pick<FinishedBacktests, 'keep'>;
}

/** Candidate: a version of the pack, a text of the tenant's own policies, or both. */
export interface BacktestRequest {
  packKey?: string | undefined;
  packVersion?: number | undefined;
  text?: string | undefined;
}

export interface ChangedDecision {
  proposalId: string;
  workItemId: string;
  operation: string;
  recordedAt: Date;
  effect: ChangeOfDecision;
  present: PolicyOutcome;
  candidate: PolicyOutcome;
}

export interface BacktestPart {
  replayed: number;
  total: number;
  changes: ChangedDecision[];
  /** Set in the last part only. */
  result: BacktestResult | null;
}

/** Newest decisions to read, over all packs. */
const MAX_DECISIONS = 10_000;
/** Decisions per message to the worker thread. */
const BATCH = 100;
const BATCH_LIMIT_MS = MINUTE_MS;
/** Milliseconds, also for a client that reads slowly. */
const LONGEST_MS = 10 * MINUTE_MS;
const THREAD = programPath('policy/try-out/replay-thread');

export class Backtests {
  readonly #options: BacktestsOptions;
  readonly #turns = new Turns();

  constructor(options: BacktestsOptions) {
    this.#options = options;
  }

  /**
   * Decides the newest 10,000 decisions again, by the active policies and by the candidate, with the recorded facts.
   * @param signal Cancels the backtest.
   * @throws {AppError} `not_found` for the pack or version; `validation_error` for the candidate; `rate_limited` if too
   * many backtests wait: one runs at a time.
   */
  async *run(call: CallContext, request: BacktestRequest, signal: AbortSignal): AsyncGenerator<BacktestPart> {
    call.leaveTurn?.();
    const { tenantId } = call;
    const { packs, policies, decisions } = this.#options;
    const packKey = request.packKey ?? (await packs.list(tenantId))[0]?.packKey ?? '';
    const [present, candidate] = [
      (await policies.openOthers(tenantId, packKey, {})).parts,
      (await policies.openOthers(tenantId, packKey, request)).parts,
    ];
    const giveBack = await this.#turns.take(tenantId, signal);
    // Give the turn back on abort and timeout, so that a client that stops reading blocks nobody.
    const ended = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]);
    ended.addEventListener('abort', giveBack, { once: true });
    try {
      const found = await decisions(tenantId).listNewest(MAX_DECISIONS + 1);
      const looked = found.slice(0, MAX_DECISIONS);
      const ofPack = looked.filter((one) => packOf(one) === packKey);
      const needs = needsOf([present, candidate]);
      const replayable = ofPack.flatMap((one) => replayableOf(one, needs));
      const recorded = { needs, payloads: (ids: string[]) => decisions(tenantId).payloadsOf(ids) };
      const all: ChangedDecision[] = [];
      for await (const { replayed, changes } of replays({ present, candidate }, replayable, recorded, ended)) {
        all.push(...changes);
        yield { replayed, total: replayable.length, changes, result: null };
      }
      const result: BacktestResult = {
        hash: hashOf(tenantId, { present, candidate }, replayable, all),
        packKey,
        presentVersion: present.version,
        candidateVersion: candidate.version,
        notReplayable: ofPack.length - replayable.length,
        hasOlder: found.length > looked.length,
        counts: countsOf(all),
      };
      await this.#options.finished.keep(call, {
        ...result,
        presentPack: present.pack.version,
        candidatePack: candidate.pack.version,
        presentPolicies: present.version.slice(present.pack.version.length),
        candidatePolicies: candidate.version.slice(candidate.pack.version.length),
        packVersion: request.packVersion ?? null,
        withText: request.text !== undefined,
        replayed: replayable.length,
      });
      yield { replayed: replayable.length, total: replayable.length, changes: [], result };
    } finally {
      ended.removeEventListener('abort', giveBack);
      giveBack();
    }
  }
}

/** Policy versions begin with the pack key. */
function packOf({ facts, policy }: RecordedDecision): string | undefined {
  return (facts?.policy_version ?? policy.policy_version).split('@')[0];
}

/** Uses a worker thread, because thousands of decisions take a minute of CPU time. */
async function* replays(
  { present, candidate }: ReplayedPolicies,
  decisions: readonly ReplayableDecision[],
  recorded: RecordedPayloads,
  signal: AbortSignal,
): AsyncGenerator<Pick<BacktestPart, 'replayed' | 'changes'>> {
  if (decisions.length === 0) return;
  const thread = new Worker(THREAD, { workerData: { present: plain(present), candidate: plain(candidate) } });
  const terminate = () => void thread.terminate();
  signal.addEventListener('abort', terminate, { once: true });
  try {
    for (let begin = 0; begin < decisions.length; begin += BATCH) {
      const batch = decisions.slice(begin, begin + BATCH);
      const answered = await answerOf(thread, await factsOf(batch, recorded), signal);
      const changes = batch.flatMap((one, n) => changeOf(one, answered[n]));
      yield { replayed: begin + batch.length, changes };
    }
  } finally {
    signal.removeEventListener('abort', terminate);
    await thread.terminate();
  }
}

async function answerOf(thread: Worker, batch: readonly RecordedFacts[], ended: AbortSignal): Promise<Replayed[]> {
  const signal = AbortSignal.any([ended, AbortSignal.timeout(BATCH_LIMIT_MS)]);
  try {
    const answer = once(thread, 'message', { signal });
    thread.postMessage(batch);
    return (await answer)[0] as Replayed[];
  } catch (cause) {
    throw new AppError('unavailable', 'The backtest could not run now. Try again.', { cause });
  }
}

interface RecordedPayloads {
  needs: Needs;
  payloads: (proposalIds: string[]) => Promise<ReadonlyMap<string, unknown>>;
}

async function factsOf(
  batch: readonly ReplayableDecision[],
  { needs, payloads }: RecordedPayloads,
): Promise<RecordedFacts[]> {
  const asked = batch.filter(({ operation }) => needs.operations.has(operation)).map(({ _id }) => _id);
  const found = asked.length === 0 ? new Map<string, unknown>() : await payloads(asked);
  return batch.map(({ _id, facts }) => ({ proposalId: _id, facts, payload: found.get(_id) }));
}

/** Copies shipped packs, whose lazy getters cannot be sent to a thread. */
function plain(parts: PolicyParts): PolicyParts {
  return { ...parts, pack: { ...parts.pack } };
}

function changeOf(row: RecordedDecision, both: Replayed | undefined): ChangedDecision[] {
  if (both === undefined) throw new Error(`The decision about ${row._id} was not made again`);
  const { present, candidate } = both;
  const effect = effectOf(present, candidate);
  if (effect === null) return [];
  const { _id: proposalId, work_item_id: workItemId, operation, created_at: recordedAt } = row;
  return [{ proposalId, workItemId, operation, recordedAt, effect, present, candidate }];
}

function effectOf(present: PolicyOutcome, candidate: PolicyOutcome): ChangeOfDecision | null {
  if (present.decision !== candidate.decision) {
    if (candidate.decision === 'deny') return 'newly_denied';
    if (present.decision === 'deny') return 'no_longer_denied';
    return candidate.decision === 'auto_approve' ? 'newly_automatic' : 'no_longer_automatic';
  }
  const more = candidate.approvalsRequired - present.approvalsRequired;
  if (more === 0) return null;
  return more > 0 ? 'needs_more' : 'needs_fewer';
}

function countsOf(changes: readonly ChangedDecision[]): Map<ChangeOfDecision, number> {
  const byEffect = Map.groupBy(changes, ({ effect }) => effect);
  return new Map([...byEffect].map(([effect, all]) => [effect, all.length]));
}

function hashOf(
  tenantId: string,
  { present, candidate }: ReplayedPolicies,
  decisions: readonly RecordedDecision[],
  changes: readonly ChangedDecision[],
): string {
  const textOf = ({ tenant }: ReplayedPolicies['present']) =>
    tenant !== null && 'set' in tenant ? tenant.set.policies : null;
  return canonicalHash({
    tenant: tenantId,
    present: { version: present.version, tenant: textOf(present) },
    candidate: { version: candidate.version, tenant: textOf(candidate) },
    decisions: decisions.map(({ _id }) => _id),
    changes: changes.map(({ proposalId, effect }) => [proposalId, effect]),
  });
}
