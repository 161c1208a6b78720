import type { MessageInitShape } from '@bufbuild/protobuf';
import {
  type DecisionCountsSchema,
  type DecisionSchema,
  DecisionService,
  DecisionOutcome as WireOutcome,
} from '../../../generated/proto/workgate/action/v1/decision_service_pb.js';
import { type Decision, type DecisionCounts, OUTCOMES } from '../../audit/index.ts';
import { toApiProposal } from './action-wire.ts';
import { toApiActor } from './audit-handlers.ts';
import { callOf } from './caller.ts';
import { fromApiTime, pageOf, toApiEnum, toApiFields, toApiTime } from './common-wire.ts';
import { serve } from './services.ts';

export const decisionService = serve(DecisionService, ({ decisionLog, decisionCounting }) => ({
  async listDecisions(request, context) {
    const { operation, outcomes, decidedBy, since, before, text } = request;
    const query = {
      operation: operation || undefined,
      outcomes: OUTCOMES.filter((outcome) => outcomes.includes(toApiEnum(WireOutcome, outcome))),
      decidedBy: decidedBy || undefined,
      since: fromApiTime('since', since),
      before: fromApiTime('before', before),
      text: text.trim() || undefined,
    };
    const page = await decisionLog.listDecisions(callOf(context), query, pageOf(request));
    return {
      decisions: page.decisions.map(toApiDecision),
      nextPageToken: page.nextPageToken ?? '',
      searchedSince: toApiTime(page.searchedSince),
    };
  },

  async getDecisionStatistics({ days, timeZone }, context) {
    const call = callOf(context);
    const found = await decisionCounting.getDecisionStatistics(call, days || undefined, timeZone || 'UTC');
    return {
      firstDay: found.firstDay,
      lastDay: found.lastDay,
      total: toApiCounts(found.total),
      byDay: found.byDay.map(toApiCounts),
      byOperation: found.byOperation.map(toApiCounts),
      byDayAndOperation: found.byDayAndOperation.map(toApiCounts),
    };
  },
}));

function toApiDecision(decision: Decision): MessageInitShape<typeof DecisionSchema> {
  return {
    ...toApiFields(decision, 'at'),
    sequence: BigInt(decision.sequence),
    outcome: toApiEnum(WireOutcome, decision.outcome),
    decidedBy: toApiActor(decision.decidedBy),
    afterMs: BigInt(decision.afterMs),
    proposal: toApiProposal(decision.proposal),
  };
}

function toApiCounts({
  day,
  operation,
  counts,
  p50Ms,
  p90Ms,
}: DecisionCounts): MessageInitShape<typeof DecisionCountsSchema> {
  return {
    day,
    operation,
    proposals: BigInt(counts.proposals),
    autoApprovals: BigInt(counts.autoApprovals),
    denials: BigInt(counts.denials),
    approvals: BigInt(counts.approvals),
    rejections: BigInt(counts.rejections),
    expiries: BigInt(counts.expiries),
    cancellations: BigInt(counts.cancellations),
    executions: BigInt(counts.executions),
    failures: BigInt(counts.failures),
    decidedWithinMsP50: p50Ms === null ? undefined : BigInt(p50Ms),
    decidedWithinMsP90: p90Ms === null ? undefined : BigInt(p90Ms),
  };
}
