import type { MessageInitShape } from '@bufbuild/protobuf';
import type {
  ApprovalOutcomeSchema,
  BulkApprovalLimitSchema,
  GetApprovalCaseResponseSchema,
  ResourceTotalsSchema,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import type { ApprovalCase, JointOutcome } from '../../approvals/index.ts';
import { toDecimal } from '../../platform/money.ts';
import type { AwaitingProposal, ResourceTotals, Sum } from '../../proposals/index.ts';
import { toApiOrigin, toApiProposal } from './action-wire.ts';
import { toApiTime } from './common-wire.ts';
import { toApiMessage } from './work-item-wire.ts';

export function toApiCase(found: ApprovalCase): MessageInitShape<typeof GetApprovalCaseResponseSchema> {
  const { contactName, integration, accountables, totals, superseded, standing, ...shown } = found;
  return {
    ...shown,
    proposal: toApiProposal(found.proposal),
    contactName: contactName ?? '',
    integrationName: integration?.name ?? '',
    integrationEnabled: integration?.enabled ?? false,
    accountablePeople: accountables,
    totals: totals === null ? undefined : toApiTotals(totals),
    superseded: superseded === null ? undefined : toApiProposal(superseded),
    messages: found.messages.map(toApiMessage),
    standing: { roleFrom: toApiOrigin(standing.roleFrom), refusal: standing.refusal ?? '' },
  };
}

/** Returns the limit of a proposal that may be approved together with others; an empty list for any other proposal. */
export function toApiBulkLimits({
  proposal: { proposalId, described },
  bulkLimit,
}: AwaitingProposal): MessageInitShape<typeof BulkApprovalLimitSchema>[] {
  if (bulkLimit === null || described.money === null) return [];
  return [{ proposalId, amount: toDecimal(bulkLimit, described.money.currency) }];
}

export function toApiJointOutcome({
  proposalId,
  ...outcome
}: JointOutcome): MessageInitShape<typeof ApprovalOutcomeSchema> {
  if ('proposal' in outcome) {
    return { proposalId, outcome: { case: 'proposal', value: toApiProposal(outcome.proposal) } };
  }
  const { code, message } = outcome.refusal;
  return { proposalId, outcome: { case: 'refusal', value: { code, message } } };
}

function toApiTotals(totals: ResourceTotals): MessageInitShape<typeof ResourceTotalsSchema> {
  const { currency, executed, approved, pending, isMorePending, left } = totals;
  const decimal = (minor: number) => toDecimal(minor, currency);
  const toApiSum = ({ count, minor }: Sum, isAtLeast = false) => ({ count, amount: decimal(minor), isAtLeast });
  return {
    ...totals,
    executed: toApiSum(executed),
    approved: toApiSum(approved),
    pending: toApiSum(pending, isMorePending),
    withThis: decimal(totals.withThis),
    all: decimal(Math.min(executed.minor + approved.minor + pending.minor, Number.MAX_SAFE_INTEGER)),
    left: left
      ? {
          amount: decimal(left.minor),
          at: toApiTime(left.at),
          wanted: decimal(left.wanted),
          isExceeded: left.wanted > left.minor,
        }
      : undefined,
  };
}
