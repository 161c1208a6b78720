import { useMutation } from '@connectrpc/connect-query';
import { Paper, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { type ActionProposal, ActionService } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { PayloadDetails } from './payload-details.tsx';
import { approvalsGiven } from './proposal-state.ts';
import { useReadAllAgain } from './use-read-all-again.ts';

interface DecideFormProps {
  decision: 'approve' | 'reject';
  proposal: ActionProposal;
  onClose: () => void;
  /** What follows the decision, before the dialog closes. */
  onDecided?: () => void;
  /** Why it can no longer be decided; undefined while it can. */
  whyNot?: string | undefined;
}

/**
 * Approves or rejects. What is approved is what the dialog shows: it keeps the proposal that it was opened with, and
 * sends that one's hash, whatever the page learns meanwhile.
 */
export function DecideForm({ decision, proposal, onClose, onDecided, whyNot }: DecideFormProps) {
  const [seen] = useState(proposal);
  const [comment, setComment] = useState('');
  const readAgain = useReadAllAgain(seen.workItemId);
  const { method } = ActionService;
  const onSuccess = () => {
    onDecided?.();
    onClose();
  };
  const outcome = { onSuccess, onSettled: readAgain };
  const approve = useMutation(method.approveActionProposal, outcome);
  const reject = useMutation(method.rejectActionProposal, outcome);
  const { error, isPending } = decision === 'approve' ? approve : reject;
  const failure = error === null ? undefined : failureOf(error);

  const submit = () => {
    if (whyNot !== undefined) return;
    const { proposalId, payloadHash } = seen;
    const request = { proposalId, comment: comment.trim() };
    if (decision === 'approve') approve.mutate({ ...request, payloadHash });
    else reject.mutate(request);
  };
  return (
    <DialogForm
      submitLabel={decision === 'approve' ? 'Approve' : 'Reject'}
      {...(decision === 'approve' ? {} : { submitColor: 'red.9' })}
      onSubmit={submit}
      onCancel={onClose}
      isPending={isPending}
      isDisabled={whyNot !== undefined}
      error={error}
      fields={['comment']}
    >
      {whyNot !== undefined && (
        <Text role="status" fw={600}>
          {whyNot}
        </Text>
      )}
      <Decided decision={decision} proposal={seen} />
      <Textarea
        label="Comment"
        description="Stays with the proposal; everybody who sees the WorkItem can read it."
        data-autofocus
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2_000}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
        error={problemOf(failure, 'comment', 'Comment')}
      />
    </DialogForm>
  );
}

/** What is decided on, and what follows. */
function Decided({ decision, proposal }: Pick<DecideFormProps, 'decision' | 'proposal'>) {
  return (
    <>
      <Text>
        {decision === 'approve' ? 'You approve exactly this, and nothing else:' : 'You reject this for good:'}
      </Text>
      <Paper withBorder p="sm">
        <Stack gap="xs">
          <Text fw={600}>
            <VisibleText>{proposal.summary}</VisibleText>
          </Text>
          <PayloadDetails proposal={proposal} />
        </Stack>
      </Paper>
      <Text size="sm" c="dimmed">
        {decision === 'approve'
          ? afterApproval(proposal)
          : 'Nobody can execute it any more. Whoever wants it proposes anew.'}
      </Text>
    </>
  );
}

/** What follows when this person approves it. */
export function afterApproval(proposal: ActionProposal): string {
  const missing = (proposal.policy?.approvalsRequired ?? 1) - approvalsGiven(proposal) - 1;
  if (missing > 0) {
    return `After yours, ${missing === 1 ? 'one more person has' : `${missing} more people have`} to approve it.`;
  }
  return 'After that, whoever may propose actions can execute it, once.';
}
