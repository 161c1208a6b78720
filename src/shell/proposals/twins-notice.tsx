import { Alert, Anchor, List, Text } from '@mantine/core';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import type { ActionProposal } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { MomentOr } from '../frame/moment.tsx';
import { Link } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import { labelOf } from '../work/labels.ts';
import { PROPOSAL_STATUS_LABELS } from './labels.ts';
import { isWaiting } from './resource-groups.ts';

const SHOWN = 3;

/** Names other proposals of the same effect, so that nobody approves a repeated call without noticing. */
export function TwinsNotice({ proposal }: { proposal: ActionProposal }) {
  const { may } = useSession();
  const { twins } = proposal;
  if (twins.length === 0) return null;
  return (
    <Alert role="status" color="yellow" title="The same was proposed more than once">
      {isWaiting(proposal) && <Text size="sm">Reject it if it repeats another proposal by mistake.</Text>}
      <List size="sm">
        {twins.slice(0, SHOWN).map(({ proposalId, status, at }) => (
          <List.Item key={proposalId}>
            Proposed <MomentOr isExact at={at} otherwise="at an unknown time" />
            {may(Permission.ACTIONS_APPROVE) && (
              <>
                {' ('}
                <Anchor component={Link} to={`/approvals/${proposalId}`} inherit underline="always">
                  see it
                </Anchor>
                )
              </>
            )}
            : {labelOf(PROPOSAL_STATUS_LABELS, status).toLowerCase()}
          </List.Item>
        ))}
      </List>
      {twins.length > SHOWN && <Text size="sm">And {twins.length - SHOWN} more.</Text>}
    </Alert>
  );
}
