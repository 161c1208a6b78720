import { useMutation } from '@connectrpc/connect-query';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type Action,
  type ActionProposal,
  ActionProposalCheckOutcome,
  ActionService,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { useSession } from '../session/session-context.ts';
import { isOpen, wouldFail } from './proposal-state.ts';
import { useInvalidateAll } from './use-proposals.ts';

export function CheckResult({ proposal, action }: { proposal: ActionProposal; action: Action | undefined }) {
  const { may } = useSession();
  const invalidate = useInvalidateAll(proposal.workItemId);
  const recheck = useMutation(ActionService.method.recheckActionProposal, { onSettled: invalidate });
  const { check, proposalId, summary } = proposal;
  if (check === undefined || !isOpen(proposal, action)) return null;
  if (check.outcome === ActionProposalCheckOutcome.OK) {
    return (
      <Text size="sm" c="dimmed">
        The provider would do this, as of <MomentOr isExact at={check.at} otherwise="" />.
      </Text>
    );
  }
  return (
    <Stack gap="xs">
      <Alert
        role="status"
        color={wouldFail(proposal) ? 'red' : 'yellow'}
        title={wouldFail(proposal) ? 'The provider would refuse this' : 'The provider was not asked about this'}
      >
        <Stack gap={4}>
          {check.problems.map(({ field, problem }) => (
            <Text key={`${field} ${problem}`} size="sm">
              <VisibleText>{problem}</VisibleText>
            </Text>
          ))}
          <Text size="sm">
            {wouldFail(proposal)
              ? 'Nobody can approve it until the provider is asked again and would do it.'
              : 'It may be refused when it is executed.'}
          </Text>
          <Group gap="xs">
            {check.at !== undefined && (
              <Text size="xs" c="dimmed">
                As of <MomentOr isExact at={check.at} otherwise="" />.
              </Text>
            )}
            {may(Permission.ACTIONS_PROPOSE) && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`Check again: ${visibleText(summary)}`}
                loading={recheck.isPending}
                onClick={() => recheck.mutate({ proposalId })}
              >
                Check again
              </Button>
            )}
          </Group>
        </Stack>
      </Alert>
      {recheck.error !== null && <FailureAlert error={recheck.error} title="The proposal could not be checked again" />}
    </Stack>
  );
}
