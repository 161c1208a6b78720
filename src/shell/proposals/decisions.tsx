import { Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ActionProposal, Approval } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { MomentOr } from '../frame/moment.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Part } from './part.tsx';
import { PolicyWords } from './policy-words.tsx';
import { PrincipalName } from './principal-name.tsx';
import { approvalsGiven } from './proposal-state.ts';

interface DecisionsProps {
  proposal: ActionProposal;
  order: 3 | 4;
  /** Leaves out the ids of policies. */
  isBrief?: boolean;
}

export function Decisions({ proposal, order, isBrief = false }: DecisionsProps) {
  const { policy, approvals } = proposal;
  return (
    <>
      {policy !== undefined && (
        <Part title="Policy decision" order={order}>
          <PolicyWords policy={policy} given={approvalsGiven(proposal)} isBrief={isBrief} />
        </Part>
      )}
      {approvals.length > 0 && (
        <Part title="Decisions by people" order={order}>
          <ApprovalList approvals={approvals} />
        </Part>
      )}
    </>
  );
}

function ApprovalList({ approvals }: { approvals: Approval[] }) {
  return (
    <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Decisions by people">
      {approvals.map((approval) => (
        <ApprovalLine key={`${approval.approver?.id} ${approval.at?.seconds}`} approval={approval} />
      ))}
    </Stack>
  );
}

function ApprovalLine({ approval: { approver, approved, comment, at, roleFrom, chatLinkId } }: { approval: Approval }) {
  const colour = approved ? 'var(--mantine-color-green-7)' : 'var(--mantine-color-red-7)';
  const Icon = approved ? IconCheck : IconX;
  return (
    <li>
      <Group gap={6} wrap="nowrap" align="flex-start">
        <Icon size={16} color={colour} aria-hidden style={{ flex: 'none', marginTop: 3 }} />
        <Stack gap={2} style={{ minWidth: 0 }}>
          <Text size="sm">
            <Text span inherit fw={600}>
              <PrincipalName principal={approver} />
            </Text>{' '}
            {approved ? 'approved' : 'rejected'} it{chatLinkId !== '' && ' from a linked chat account'},{' '}
            <MomentOr isExact at={at} otherwise="at an unknown time" />
          </Text>
          {roleFrom !== undefined && (
            <Text size="sm" c="dimmed">
              Role from {roleFrom.name}, who is accountable for this proposal,{' '}
              <MomentOr isExact at={roleFrom.at} otherwise="at an unknown time" />
            </Text>
          )}
          {comment !== '' && (
            <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
              <VisibleText>{comment}</VisibleText>
            </Text>
          )}
        </Stack>
      </Group>
    </li>
  );
}
