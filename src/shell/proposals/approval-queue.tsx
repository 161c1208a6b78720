import { Button, Group, NavLink as NavButton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { MomentOr } from '../frame/moment.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { approvalsGiven } from './proposal-state.ts';
import { RiskText } from './risk-text.tsx';
import type { ApprovalQueue, Waiting } from './use-approval-queue.ts';

interface QueueListProps {
  queue: ApprovalQueue;
  waiting: Waiting[];
  /** The one that is shown beside the list. */
  selectedId: string | undefined;
}

/** What waits for this person, one after the other. */
export function QueueList({ queue, waiting, selectedId }: QueueListProps) {
  return (
    <Stack component="nav" aria-label="Awaiting my approval" gap="xs">
      <Stack component="ol" gap={2} p={0} m={0} style={{ listStyle: 'none' }}>
        {waiting.map((one) => (
          <QueueLine key={one.proposal.proposalId} waiting={one} isSelected={one.proposal.proposalId === selectedId} />
        ))}
      </Stack>
      {queue.hasMore && (
        <Group>
          <Button variant="default" size="xs" loading={queue.isLoadingMore} onClick={queue.loadMore}>
            Load older ones
          </Button>
          <Text size="xs" c="dimmed">
            Only what is loaded is in order of expiry.
          </Text>
        </Group>
      )}
    </Stack>
  );
}

function QueueLine({ waiting: { proposal, workItem }, isSelected }: { waiting: Waiting; isSelected: boolean }) {
  const { proposalId, summary, risk, policy, expiresAt } = proposal;
  return (
    <li>
      <NavButton
        component={Link}
        to={`/approvals/${proposalId}`}
        active={isSelected}
        variant="light"
        aria-current={isSelected ? 'true' : undefined}
        py={6}
        label={
          <Text size="sm" fw={600} c="var(--mantine-color-text)" component="span" lineClamp={2}>
            <VisibleText>{summary}</VisibleText>
          </Text>
        }
        description={
          <Text size="xs" c="var(--mantine-color-dimmed)" component="span">
            {workItem !== undefined && (
              <>
                <VisibleText>{workItem.subject}</VisibleText>
                <br />
              </>
            )}
            <RiskText risk={risk} /> risk · {approvalsGiven(proposal)} of {policy?.approvalsRequired ?? 1} · expires{' '}
            <MomentOr at={expiresAt} otherwise="never" />
          </Text>
        }
      />
    </li>
  );
}
