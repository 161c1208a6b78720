import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import {
  type DecisionService as Contract,
  type DecisionCountsSchema,
  type DecisionSchema,
  DecisionOutcome as Wire,
} from '../../../generated/proto/workgate/action/v1/decision_service_pb.js';
import { type Decision, type DecisionCounts, type DecisionOutcome, OUTCOMES } from '../../audit/index.ts';
import type { DecisionUseCases, StatisticsUseCases } from '../../audit/use-cases.ts';
import { toApiProposal } from './action-wire.ts';
import { toApiActor } from './audit-handlers.ts';
import { callOf } from './caller.ts';
import { pageOf } from './paging.ts';
import { fromApiTime } from './time-wire.ts';

export interface DecisionHandlerServices {
  decisionLog: DecisionUseCases;
  decisionCounting: StatisticsUseCases;
}

const OUTCOME = {
  auto_approved: Wire.AUTO_APPROVED,
  denied: Wire.DENIED,
  approval_added: Wire.APPROVAL_ADDED,
  approved: Wire.APPROVED,
  rejected: Wire.REJECTED,
  expired: Wire.EXPIRED,
  cancelled: Wire.CANCELLED,
} as const satisfies Record<DecisionOutcome, Wire>;

export function createDecisionHandlers({
  decisionLog,
  decisionCounting,
}: DecisionHandlerServices): ServiceImpl<typeof Contract> {
  return {
    async listDecisions(request, context) {
      const { operation, outcomes, decidedBy, since, before } = request;
      const query = {
        operation: operation === '' ? undefined : operation,
        outcomes: OUTCOMES.filter((outcome) => outcomes.includes(OUTCOME[outcome])),
        decidedBy: decidedBy === '' ? undefined : decidedBy,
        since: fromApiTime('since', since),
        before: fromApiTime('before', before),
      };
      const page = await decisionLog.listDecisions(callOf(context), query, pageOf(request));
      return {
        decisions: page.decisions.map(toApiDecision),
        nextPageToken: page.nextPageToken ?? '',
        searchedSince: page.searchedSince === null ? undefined : timestampFromDate(page.searchedSince),
      };
    },

    async getDecisionStatistics({ days, timeZone }, context) {
      const asked = days === 0 ? undefined : days;
      const zone = timeZone === '' ? 'UTC' : timeZone;
      const found = await decisionCounting.getDecisionStatistics(callOf(context), asked, zone);
      return {
        firstDay: found.firstDay,
        lastDay: found.lastDay,
        total: toApiCounts(found.total),
        byDay: found.byDay.map(toApiCounts),
        byOperation: found.byOperation.map(toApiCounts),
        byDayAndOperation: found.byDayAndOperation.map(toApiCounts),
      };
    },
  };
}

function toApiDecision(decision: Decision): MessageInitShape<typeof DecisionSchema> {
  const { sequence, at, outcome, decidedBy, reason, afterMs, proposal } = decision;
  return {
    sequence: BigInt(sequence),
    at: timestampFromDate(at),
    outcome: OUTCOME[outcome],
    decidedBy: toApiActor(decidedBy),
    reason,
    afterMs: BigInt(afterMs),
    proposal: toApiProposal(proposal),
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
