import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
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
import { toApiMessage } from './work-item-wire.ts';

export function toApiCase(found: ApprovalCase): MessageInitShape<typeof GetApprovalCaseResponseSchema> {
  const { workItemId, subject, packKey } = found.workItem;
  return {
    proposal: toApiProposal(found.proposal),
    workItem: { workItemId, subject, packKey },
    contactName: found.contactName ?? '',
    integrationName: found.integration?.name ?? '',
    integrationEnabled: found.integration?.enabled ?? false,
    accountablePeople: found.accountables,
    totals: found.totals === null ? undefined : toApiTotals(found.totals),
    superseded: found.superseded === null ? undefined : toApiProposal(found.superseded),
    messages: found.messages.map(toApiMessage),
    earlierMessages: found.earlierMessages,
    approvalsMissing: found.approvalsMissing,
    standing: { roleFrom: toApiOrigin(found.standing.roleFrom), refusal: found.standing.refusal ?? '' },
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
  const { resourceType, resourceId, currency, overDays, executed, approved, pending, isMorePending, left } = totals;
  const toApiSum = ({ count, minor }: Sum, isAtLeast = false) => ({
    count,
    amount: toDecimal(minor, currency),
    isAtLeast,
  });
  const all = Math.min(executed.minor + approved.minor + pending.minor, Number.MAX_SAFE_INTEGER);
  return {
    resourceType,
    resourceId,
    currency,
    overDays,
    executed: toApiSum(executed),
    approved: toApiSum(approved),
    pending: toApiSum(pending, isMorePending),
    withThis: toDecimal(totals.withThis, currency),
    all: toDecimal(all, currency),
    ...(left && {
      left: {
        amount: toDecimal(left.minor, currency),
        at: timestampFromDate(left.at),
        wanted: toDecimal(left.wanted, currency),
        isExceeded: left.wanted > left.minor,
      },
    }),
  };
}
