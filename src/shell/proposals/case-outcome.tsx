import { Text } from '@mantine/core';
import {
  type ActionProposal,
  ActionProposalCheckOutcome,
  type GetApprovalCaseResponse,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { VisibleText } from '../frame/visible-text.tsx';
import { afterApproval } from './decide-form.tsx';
import { refusalIn, useWhyNot } from './decision-bar.tsx';
import { MoneyText } from './money-text.tsx';
import { differenceOf } from './resource-groups.ts';

/** Says what the person's approval does, and what is true afterwards. Empty for people whose approval does not count. */
export function CaseOutcome({ proposal, context }: { proposal: ActionProposal; context: GetApprovalCaseResponse }) {
  const whyNot = useWhyNot(proposal) ?? refusalIn(context.standing);
  if (whyNot !== undefined || proposal.check?.outcome === ActionProposalCheckOutcome.WOULD_FAIL) return null;
  return (
    <Text>
      {afterApproval(proposal)}
      {proposal.check?.outcome === ActionProposalCheckOutcome.OK && (
        <>
          {' '}
          The provider agrees
          <LeftAfterwards proposal={proposal} context={context} />.
        </>
      )}
    </Text>
  );
}

/** The provider's amount includes this proposal, and does not know of others that wait or are approved. */
function LeftAfterwards({ proposal: { money }, context: { totals } }: Parameters<typeof CaseOutcome>[0]) {
  if (money === undefined || totals?.left === undefined || totals.left.isExceeded) return null;
  const amount = differenceOf(totals.left.amount, money.amount);
  if (amount === undefined) return null;
  return (
    <>
      {'; '}
      <MoneyText amount={amount} currency={totals.currency} /> would be left on {totals.resourceType}{' '}
      <VisibleText>{totals.resourceId}</VisibleText>
    </>
  );
}
