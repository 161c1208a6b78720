import { Button, Checkbox, Group, NavLink as NavButton, Paper, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { visibleText } from '../../platform/visible-text.ts';
import { MomentOr } from '../frame/moment.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link } from '../router/router.tsx';
import classes from './approvals-page.module.css';
import { MoneyText } from './money-text.tsx';
import { approvalsGiven } from './proposal-state.ts';
import type { ResourceGroup } from './resource-groups.ts';
import { RiskText } from './risk-text.tsx';
import type { ApprovalQueue, Waiting } from './use-approval-queue.ts';
import type { Chosen } from './use-chosen.ts';

interface QueueListProps {
  queue: ApprovalQueue;
  groups: ResourceGroup[];
  chosen: Chosen;
  selectedId: string | undefined;
}

export function QueueList({ queue, groups, chosen, selectedId }: QueueListProps) {
  return (
    <Stack component="nav" aria-label="Awaiting my approval" gap="xs">
      <ChosenBar chosen={chosen} />
      <ol className={classes['lines']}>
        {groups.map((group) => (
          <GroupLines key={group.key} group={group} chosen={chosen} selectedId={selectedId} />
        ))}
      </ol>
      {queue.hasMore && (
        <Group>
          <Button variant="default" size="xs" loading={queue.isLoadingMore} onClick={queue.loadMore}>
            Load proposals that expire later
          </Button>
        </Group>
      )}
    </Stack>
  );
}

interface GroupLinesProps {
  group: ResourceGroup;
  chosen: Chosen;
  selectedId: string | undefined;
}

function GroupLines({ group: { waiting, together }, chosen, selectedId }: GroupLinesProps) {
  const lines = waiting.map((one) => (
    <QueueLine
      key={one.proposal.proposalId}
      waiting={one}
      chosen={chosen}
      isSelected={one.proposal.proposalId === selectedId}
    />
  ));
  const { resource } = waiting[0].proposal;
  if (together === undefined || resource === undefined) return lines;
  return (
    <li>
      <Group className={classes['resource']} justify="space-between" gap="xs" wrap="nowrap">
        <Text size="xs" fw={600} truncate className={classes['resourceName']}>
          <VisibleText>{resource.resourceType}</VisibleText> <VisibleText>{resource.resourceId}</VisibleText>:{' '}
          {waiting.length} waiting
        </Text>
        <Text size="xs">
          <MoneyText {...together} fw={600} />
        </Text>
      </Group>
      <ol className={classes['lines']}>{lines}</ol>
    </li>
  );
}

function QueueLine({ waiting, chosen, isSelected }: { waiting: Waiting; chosen: Chosen; isSelected: boolean }) {
  const { proposal, workItem, bulkLimit } = waiting;
  const { proposalId, summary, risk, policy, expiresAt, money } = proposal;
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSelected) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return (
    <li ref={line} className={classes['choice']}>
      {bulkLimit !== undefined && (
        <Checkbox
          size="xs"
          aria-label={`Choose: ${visibleText(summary)}`}
          checked={chosen.isChosen(waiting)}
          disabled={!chosen.isChosen(waiting) && !chosen.mayJoin(waiting)}
          onChange={() => chosen.toggle(waiting)}
        />
      )}
      <NavButton
        component={Link}
        to={`/approvals/${proposalId}`}
        active={isSelected}
        variant="light"
        aria-current={isSelected ? 'true' : undefined}
        className={classes['line']}
        label={
          <Group component="span" gap="xs" wrap="nowrap" justify="space-between" c="var(--mantine-color-text)">
            <Text size="sm" fw={isSelected ? 600 : 500} component="span" truncate>
              <VisibleText>{summary}</VisibleText>
            </Text>
            {money !== undefined && (
              <Text size="sm" component="span">
                <MoneyText amount={money.amount} currency={money.currency} />
              </Text>
            )}
          </Group>
        }
        description={
          <Group component="span" gap="xs" wrap="nowrap" justify="space-between" c="var(--mantine-color-dimmed)">
            <Text size="xs" component="span" truncate>
              {workItem !== undefined && <VisibleText>{workItem.subject}</VisibleText>}
            </Text>
            <Text size="xs" component="span" style={{ flex: 'none' }}>
              <RiskText risk={risk} /> risk · {approvalsGiven(proposal)} of {policy?.approvalsRequired ?? 1} ·{' '}
              <MomentOr at={expiresAt} otherwise="no expiry" />
            </Text>
          </Group>
        }
      />
    </li>
  );
}

function ChosenBar({ chosen: { waiting, together, ask, clear } }: { chosen: Chosen }) {
  if (together === undefined) return null;
  return (
    <Paper withBorder p="xs" role="region" aria-label="Joint decision">
      <Stack gap={6}>
        <Text size="sm" role="status" c={together.isTooMuch ? 'error' : 'inherit'}>
          {waiting.length} chosen: <MoneyText amount={together.amount} currency={together.currency} fw={600} />, of at
          most <MoneyText amount={together.limit} currency={together.currency} /> for a joint approval
          {together.isTooMuch && ': too much for one decision'}
        </Text>
        <Group gap="xs">
          <Button
            size="compact-sm"
            disabled={together.isTooMuch || waiting.length < 2}
            onClick={() => ask('approve')}
          >{`Approve ${waiting.length} together …`}</Button>
          <Button
            size="compact-sm"
            variant="light"
            color="red"
            disabled={waiting.length < 2}
            onClick={() => ask('reject')}
          >{`Reject ${waiting.length} together …`}</Button>
          <Button size="compact-sm" variant="default" onClick={clear}>
            Clear choice
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
