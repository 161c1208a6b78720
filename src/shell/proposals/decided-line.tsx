import { useQuery } from '@connectrpc/connect-query';
import { Anchor, Text } from '@mantine/core';
import {
  type ActionProposal,
  ActionProposalStatus,
  ActionService,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';

/** Names the last decision while the next case is open. Takes no focus, so that the keys go on with the next case. */
export function DecidedLine({ decided: { proposalId, summary } }: { decided: ActionProposal }) {
  const { person } = useSession();
  const { data } = useQuery(ActionService.method.getActionProposal, { proposalId });
  const own = data?.proposal?.approvals.findLast(({ accountable }) => accountable === person.personId);
  const verb = own === undefined ? 'decided' : own.approved ? 'approved' : 'rejected';
  const isStillWaiting = data?.proposal?.status === ActionProposalStatus.PENDING_APPROVAL;
  return (
    <Text size="sm" role="status">
      You {verb}: <VisibleText>{summary}</VisibleText> {isStillWaiting && 'Others still have to approve it. '}
      <Anchor component={Link} to={`/approvals/${proposalId}`} inherit underline="always">
        View
      </Anchor>
    </Text>
  );
}
