import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Risk } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import {
  DecisionChange,
  type HypotheticalCircumstances,
  type HypotheticalPerson,
  PolicyService,
} from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import type {
  BacktestPart,
  BacktestResult,
  SomeCircumstances,
  SomePerson,
  TenantPolicies,
} from '../../policy/index.ts';
import { fromApiPayload, toApiPolicy } from './action-wire.ts';
import { callOf } from './caller.ts';
import { toApiEnum, toApiInFlight, toApiTime, toApiWaitingChange } from './common-wire.ts';
import { serve } from './services.ts';

export const policyService = serve(PolicyService, ({ policies, schemas, evaluations, backtests, inFlight }) => ({
  async getPolicies(_request, context) {
    const packs = (await policies.listPackPolicies(callOf(context))).map(({ packKey, version, policyText, schema }) => {
      return { packKey, version, text: policyText, schema };
    });
    return { tenant: toApiPolicies(await policies.getPolicies(callOf(context))), packs };
  },

  async getPolicySchema({ packKey }, context) {
    return schemas.getPolicySchema(callOf(context), packKey || undefined);
  },

  async validatePolicies({ text }, context) {
    const call = callOf(context);
    call.leaveTurn?.();
    return policies.validatePolicies(call, text);
  },

  async writePolicies({ text, expectedVersion }, context) {
    const written = await policies.writePolicies(callOf(context), text, Number(expectedVersion));
    return { tenant: toApiPolicies(written), ...(await toApiInFlight(inFlight, context)) };
  },

  async evaluate({ payload, packKey, packVersion, text, proposer, approvers, total, twins, circumstances }, context) {
    const evaluation = await evaluations.evaluate(callOf(context), {
      payload: fromApiPayload(payload),
      packKey: packKey || undefined,
      packVersion: packVersion === undefined ? undefined : Number(packVersion),
      text,
      proposer: proposer && fromApiPerson(proposer),
      approvers: approvers.map(fromApiPerson),
      total: total || undefined,
      twins,
      circumstances: circumstances && fromApiCircumstances(circumstances),
    });
    const { title, summary, risk, outcome, approvals, execution } = evaluation;
    return { title, summary, risk: toApiEnum(Risk, risk), policy: toApiPolicy(outcome), approvals, execution };
  },

  async *backtest({ packKey, packVersion, text }, context) {
    const wanted = packVersion === undefined ? undefined : Number(packVersion);
    const request = { packKey: packKey || undefined, packVersion: wanted, text };
    for await (const part of backtests.backtest(callOf(context), request, context.signal)) {
      yield toApiBacktest(part);
    }
  },

  async confirmPolicies({ version }, context) {
    return { tenant: toApiPolicies(await policies.confirmPolicies(callOf(context), Number(version))) };
  },
}));

function toApiBacktest({ changes, result, ...progress }: BacktestPart) {
  return {
    ...progress,
    changes: changes.map(({ effect, recordedAt, present, candidate, ...change }) => ({
      ...change,
      change: toApiEnum(DecisionChange, effect),
      recordedAt: toApiTime(recordedAt),
      present: toApiPolicy(present),
      candidate: toApiPolicy(candidate),
    })),
    result: result === null ? undefined : toApiBacktestResult(result),
  };
}

function toApiBacktestResult({ hash, counts, ...result }: BacktestResult) {
  return {
    ...result,
    backtestHash: hash,
    counts: [...counts].map(([effect, count]) => ({ change: toApiEnum(DecisionChange, effect), count })),
  };
}

/** Converts the circumstances. Empty values count as absent. */
function fromApiCircumstances({ at, tags, ...said }: HypotheticalCircumstances): SomeCircumstances {
  const known = (members: Record<string, string>) =>
    Object.fromEntries(Object.entries(members).filter(([, value]) => value !== ''));
  const { workItemId: id, workStatus: status, queueKey: queue, channel, priority } = said;
  return {
    integration: known({ id: said.integrationId, kind: said.integrationKind }),
    proposedBy: known({ kind: said.proposedByKind, id: said.proposedById }),
    work: { ...known({ id, status, queue, channel, priority }), tags },
    at: at && timestampDate(at),
  };
}

/** Converts a person. Validation guarantees an id or a role. */
function fromApiPerson({ who }: HypotheticalPerson): SomePerson {
  return who.case === 'personId' ? { personId: who.value } : { role: who.value ?? '' };
}

function toApiPolicies({ text, problems, version, updatedAt, waiting }: TenantPolicies) {
  return {
    text,
    problems,
    version: BigInt(version),
    updatedAt: toApiTime(updatedAt),
    waiting: waiting.map((change) => ({ change: toApiWaitingChange(change), textBefore: change.textBefore })),
  };
}
