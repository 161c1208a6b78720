import { useMutation } from '@connectrpc/connect-query';
import { Paper, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { type ActionProposal, ActionService } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { PayloadDetails, PayloadFacts } from './payload-details.tsx';
import { decisionWords } from './policy-words.tsx';
import { PrincipalName } from './principal-name.tsx';
import { approvalOf, approvalsGiven } from './proposal-state.ts';
import { ReasonField } from './reason-field.tsx';
import { RiskText } from './risk-text.tsx';
import { useInvalidateAll } from './use-proposals.ts';

interface DecideFormProps {
  decision: 'approve' | 'reject';
  proposal: ActionProposal;
  /** Name of the proposal's integration, if the page knows it. */
  through?: string | undefined;
  onClose: () => void;
  /** @param after The proposal after the decision. */
  onDecided?: (after: ActionProposal | undefined) => void;
  whyNot?: string | undefined;
}

/**
 * Approves exactly the shown proposal: keeps the one that it was opened with and sends its hash, whatever the page
 * reads meanwhile. After a refusal, it shows the present outcome of policy.
 */
export function DecideForm({ decision, proposal, through, onClose, onDecided, whyNot }: DecideFormProps) {
  const [opened] = useState(proposal);
  const [isRefused, setRefused] = useState(false);
  const seen = isRefused ? { ...opened, policy: proposal.policy } : opened;
  const draft = useDraft(`decision/${decision}/${seen.proposalId}`, '');
  const comment = draft.value;
  const invalidate = useInvalidateAll(seen.workItemId);
  const { method } = ActionService;
  const onSuccess = (answer: { proposal?: ActionProposal | undefined }) => {
    draft.forget();
    onDecided?.(answer.proposal);
    onClose();
  };
  const outcome = { onSuccess, onError: () => setRefused(true), onSettled: invalidate };
  const approve = useMutation(method.approveActionProposal, outcome);
  const reject = useMutation(method.rejectActionProposal, outcome);
  const { error, isPending } = decision === 'approve' ? approve : reject;
  const failure = error === null ? undefined : failureOf(error);

  const submit = () => {
    if (whyNot !== undefined) return;
    const said = { comment: comment.trim() };
    if (decision === 'approve') approve.mutate({ ...approvalOf(seen), ...said });
    else reject.mutate({ proposalId: seen.proposalId, ...said });
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
      <Decided decision={decision} proposal={seen} through={through} />
      <DraftNotice draft={draft} onDiscard={draft.forget} />
      <ReasonField
        label="Comment"
        description="Kept with the proposal. Everybody who sees the WorkItem can read it. Ctrl+Enter sends it."
        data-autofocus
        value={comment}
        onChange={draft.set}
        onKeyDown={submitByKey}
        error={problemOf(failure, 'comment', 'Comment')}
      />
    </DialogForm>
  );
}

/** Enter alone begins a new line of the comment. */
export function submitByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

function Decided({ decision, proposal, through }: Pick<DecideFormProps, 'decision' | 'proposal' | 'through'>) {
  const { approvalReason, proposedBy, createdAt, risk, policy, expiresAt } = proposal;
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
          {through === undefined ? (
            <PayloadDetails proposal={proposal} />
          ) : (
            <PayloadFacts proposal={proposal} through={through} />
          )}
        </Stack>
      </Paper>
      <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
        Why: <VisibleText>{approvalReason}</VisibleText>
      </Text>
      <Text size="sm">
        Proposed by <PrincipalName principal={proposedBy} />,{' '}
        <MomentOr isExact at={createdAt} otherwise="at an unknown time" />. <RiskText risk={risk} /> risk. Expires{' '}
        <MomentOr isExact at={expiresAt} otherwise="never" />.
        {policy !== undefined && ` ${decisionWords(policy, approvalsGiven(proposal))}`}
      </Text>
      <Text size="sm" c="dimmed">
        {decision === 'approve'
          ? afterApproval(proposal)
          : 'After that, nobody can execute it. If it is needed later, propose it again.'}
      </Text>
    </>
  );
}

/** Says what an approval does now. */
export function afterApproval(proposal: ActionProposal): string {
  const required = proposal.policy?.approvalsRequired ?? 1;
  const given = approvalsGiven(proposal);
  const missing = required - given - 1;
  const yours = required > 1 ? `Yours is ${given + 1} of ${required} approvals` : 'Your approval is enough';
  if (missing > 0)
    return `${yours}: ${missing === 1 ? 'one more person has' : `${missing} more people have`} to approve.`;
  return `${yours}: anybody who may propose actions can then execute it, once.`;
}
