import { Button, Group, Modal, Skeleton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Section } from '../frame/section.tsx';
import { useSession } from '../session/session-context.ts';
import classes from './approvals-page.module.css';
import { NewProposalForm } from './new-proposal-form.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { useProposals } from './use-proposals.ts';

export function ProposalsSection({ workItemId }: { workItemId: string }) {
  const { may } = useSession();
  const { proposals, actionOf, error, hasMore, isLoadingMore, loadMore } = useProposals(workItemId);
  const [isNewOpen, form] = useDisclosure();
  const newButton = may(Permission.ACTIONS_PROPOSE) && (
    <Button variant="subtle" size="compact-sm" leftSection={<IconPlus size={14} aria-hidden />} onClick={form.open}>
      New proposal
    </Button>
  );
  return (
    <Section title="Proposals" aside={newButton}>
      {error !== null && <FailureAlert error={error} title="The proposals cannot be read" />}
      {proposals === undefined && error === null && <Skeleton height={60} />}
      {proposals?.length === 0 && <Text c="dimmed">No action is proposed.</Text>}
      {proposals !== undefined && proposals.length > 0 && (
        <ul className={classes['cards']} aria-label="Proposals">
          {proposals.map((proposal) => (
            <li key={proposal.proposalId}>
              <ProposalCard proposal={proposal} action={actionOf(proposal)} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <Group>
          <Button variant="default" loading={isLoadingMore} onClick={loadMore}>
            Load earlier proposals
          </Button>
        </Group>
      )}
      <Modal opened={isNewOpen} onClose={form.close} title="New proposal" size="lg">
        <NewProposalForm workItemId={workItemId} onClose={form.close} />
      </Modal>
    </Section>
  );
}
