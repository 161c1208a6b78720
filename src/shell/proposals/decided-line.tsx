import { Anchor, Text } from '@mantine/core';
import {
  type ActionProposal,
  ActionProposalStatus,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link } from '../router/router.tsx';

/** Names the last decision while the next case is open. Takes no focus, so that the keys go on with the next case. */
export function DecidedLine({ proposalId, summary, status }: ActionProposal) {
  return (
    <Text size="sm" role="status">
      You {status === ActionProposalStatus.REJECTED ? 'rejected' : 'approved'}: <VisibleText>{summary}</VisibleText>{' '}
      {status === ActionProposalStatus.PENDING_APPROVAL && 'Others still have to approve it. '}
      <Anchor component={Link} to={`/approvals/${proposalId}`} inherit underline="always">
        View
      </Anchor>
    </Text>
  );
}
