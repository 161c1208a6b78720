import { type Client, createClient } from '@connectrpc/connect';
import { useTransport } from '@connectrpc/connect-query';
import { Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import {
  type ActionProposal,
  ActionProposalStatus,
  ActionService,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { ReasonField } from './reason-field.tsx';
import type { Waiting } from './use-approval-queue.ts';
import type { Chosen, JointDecision } from './use-chosen.ts';
import { useInvalidateAll } from './use-proposals.ts';

interface JointOutcome {
  proposalId: string;
  proposal?: ActionProposal | undefined;
  refusal?: string | undefined;
}

type ActionClient = Client<typeof ActionService>;

interface DecideTogetherProps {
  decision: JointDecision;
  seen: Waiting[];
  onClose: () => void;
}

const WORDS = {
  approve: {
    title: 'Approve these actions?',
    submit: 'Approve',
    consequence: 'You approve each of these, and nothing else:',
    done: 'approved',
    notDone: 'Not approved: ',
  },
  reject: {
    title: 'Reject these actions?',
    submit: 'Reject',
    consequence: 'You reject each of these for good. If one is needed later, propose it again:',
    done: 'rejected',
    notDone: 'Not rejected: ',
  },
} as const;

/** Stays open until it is closed, even when the proposals no longer wait. */
export function JointDecisionDialog({ chosen: { asked, close } }: { chosen: Chosen }) {
  return (
    <Modal opened={asked !== undefined} onClose={close} title={WORDS[asked?.decision ?? 'approve'].title} size="lg">
      {asked !== undefined && <DecideTogether {...asked} onClose={close} />}
    </Modal>
  );
}

/** Decides exactly the proposals that it was opened with, and shows the outcome of each. */
function DecideTogether({ decision, seen, onClose }: DecideTogetherProps) {
  const draft = useDraft(`joint-decision/${decision}`, '');
  const comment = draft.value.trim();
  const client = createClient(ActionService, useTransport());
  const invalidate = useInvalidateAll(seen[0]?.proposal.workItemId ?? '');
  const proposals = seen.map(({ proposal }) => proposal);
  const decide = useMutation({
    mutationFn: () => (decision === 'approve' ? approveTogether : rejectEach)(client, proposals, comment),
    onSuccess: draft.forget,
    onSettled: invalidate,
  });
  if (decide.data !== undefined) {
    return <Outcomes decision={decision} proposals={proposals} outcomes={decide.data} onClose={onClose} />;
  }
  const failure = decide.error === null ? undefined : failureOf(decide.error);
  const words = WORDS[decision];
  return (
    <DialogForm
      {...decide}
      submitLabel={`${words.submit} ${seen.length}`}
      {...(decision === 'approve' ? {} : { submitColor: 'red.9' })}
      onSubmit={() => decide.mutate()}
      onCancel={onClose}
      fields={['comment']}
    >
      <Text size="sm">{words.consequence}</Text>
      <List size="sm" spacing={4}>
        {seen.map((one) => (
          <Decided key={one.proposal.proposalId} {...one} />
        ))}
      </List>
      <DraftNotice draft={draft} onDiscard={draft.forget} />
      <ReasonField
        label="Comment"
        description="Kept with each of them. Everybody who sees their WorkItems can read it."
        data-autofocus
        maxRows={6}
        value={draft.value}
        onChange={draft.set}
        error={problemOf(failure, 'comment', 'Comment')}
      />
    </DialogForm>
  );
}

function Decided({ proposal, workItem }: Waiting) {
  return (
    <List.Item>
      <VisibleText>{proposal.summary}</VisibleText> Why: <VisibleText>{proposal.approvalReason}</VisibleText>
      {workItem !== undefined && (
        <Text span inherit c="dimmed">
          {' '}
          For <VisibleText>{workItem.subject}</VisibleText>
        </Text>
      )}
    </List.Item>
  );
}

function doneWords(decision: JointDecision, { status }: ActionProposal): string {
  if (decision === 'reject') return 'Rejected.';
  const isEnough = status !== ActionProposalStatus.PENDING_APPROVAL;
  return isEnough ? 'Approved.' : 'Approved; somebody else has to approve it as well.';
}

interface OutcomesProps {
  decision: JointDecision;
  proposals: ActionProposal[];
  outcomes: JointOutcome[];
  onClose: () => void;
}

function Outcomes({ decision, proposals, outcomes, onClose }: OutcomesProps) {
  const summaries = new Map(proposals.map(({ proposalId, summary }) => [proposalId, summary]));
  const { done, notDone } = WORDS[decision];
  return (
    <Stack>
      <Text role="status" fw={600}>
        {outcomes.filter(({ proposal }) => proposal !== undefined).length} of {outcomes.length} {done}
      </Text>
      <List size="sm" spacing={4}>
        {outcomes.map(({ proposalId, proposal, refusal }) => (
          <List.Item key={proposalId}>
            <VisibleText>{summaries.get(proposalId) ?? proposalId}</VisibleText>{' '}
            <Text span inherit fw={600} c={proposal === undefined ? 'error' : 'inherit'}>
              {proposal === undefined ? notDone : doneWords(decision, proposal)}
            </Text>
            {refusal !== undefined && <VisibleText>{refusal}</VisibleText>}
          </List.Item>
        ))}
      </List>
      <Group justify="flex-end">
        <Button onClick={onClose} data-autofocus>
          Close
        </Button>
      </Group>
    </Stack>
  );
}

/**
 * Approves all proposals in one call, each by its hash.
 * @throws if they may not be approved together; then none is approved.
 */
async function approveTogether(client: ActionClient, seen: ActionProposal[], comment: string): Promise<JointOutcome[]> {
  const proposals = seen.map(({ proposalId, payloadHash }) => ({ proposalId, payloadHash }));
  const { outcomes } = await client.approveActionProposals({ proposals, comment });
  return outcomes.map(({ proposalId, outcome }) => ({
    proposalId,
    proposal: outcome.case === 'proposal' ? outcome.value : undefined,
    refusal: outcome.case === 'refusal' ? outcome.value.message : undefined,
  }));
}

/** Rejections move no money, so that no joint limit applies. */
async function rejectEach(client: ActionClient, seen: ActionProposal[], comment: string): Promise<JointOutcome[]> {
  const outcomes: JointOutcome[] = [];
  for (const { proposalId } of seen) {
    try {
      const { proposal } = await client.rejectActionProposal({ proposalId, comment });
      outcomes.push({ proposalId, proposal });
    } catch (error) {
      outcomes.push({ proposalId, refusal: failureOf(error).message });
    }
  }
  return outcomes;
}
