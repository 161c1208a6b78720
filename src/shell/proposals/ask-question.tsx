import { useMutation, useQuery } from '@connectrpc/connect-query';
import { Anchor, Button, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import type {
  ActionProposal,
  GetApprovalCaseResponse,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { NoteService } from '../../../generated/proto/workgate/work/v1/note_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { useSentDraft } from '../drafts/use-sent-draft.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { useKeys } from '../frame/use-keys.ts';
import { VisibleText } from '../frame/visible-text.tsx';
import { useInvalidateNotes } from '../notes/use-invalidate-notes.ts';
import { Link } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import { workItemPath } from '../work/work-item-path.ts';
import { submitByKey } from './decide-form.tsx';
import { ReasonField } from './reason-field.tsx';

interface AskProps {
  proposal: ActionProposal;
  context: GetApprovalCaseResponse;
}

/** Asks the people behind a proposal by a note, which stays with the WorkItem. */
export function AskButton(props: AskProps) {
  const { may } = useSession();
  const [isOpen, dialog] = useDisclosure();
  const [isAsked, setAsked] = useState(false);
  const mayAsk = may(Permission.WORK_WRITE);
  useKeys({ q: mayAsk ? dialog.open : undefined });
  if (!mayAsk) return null;
  const { workItem } = props.context;
  return (
    <>
      <Button variant="default" aria-keyshortcuts="Q" title="Ask the proposer (Q)" onClick={dialog.open}>
        Ask …
      </Button>
      {isAsked && workItem !== undefined && (
        <Text size="sm" role="status">
          Your question is a note on the{' '}
          <Anchor component={Link} to={workItemPath(workItem)} inherit underline="always">
            WorkItem
          </Anchor>
          .
        </Text>
      )}
      <Modal opened={isOpen} onClose={dialog.close} title="Ask about this proposal">
        <AskForm {...props} onClose={dialog.close} onAsked={() => setAsked(true)} />
      </Modal>
    </>
  );
}

function AskForm({ proposal, context, onClose, onAsked }: AskProps & { onClose: () => void; onAsked: () => void }) {
  const { workItemId, proposalId } = proposal;
  const people = useAskedPeople(context);
  const { draft, keyFor, beginAnew } = useSentDraft(`question/${proposalId}`, '');
  const invalidate = useInvalidateNotes();
  const { mutate, error, isPending } = useMutation(NoteService.method.addWorkItemNote, {
    onSuccess: async () => {
      beginAnew();
      onAsked();
      onClose();
      await invalidate();
    },
  });
  const question = draft.value.trim();
  const submit = () => {
    if (question === '') return;
    const content = `About “${proposal.summary}”: ${question}`;
    const request = { workItemId, content, mentionedIds: people.map(({ personId }) => personId) };
    mutate({ ...request, idempotencyKey: keyFor(request) });
  };
  return (
    <DialogForm
      submitLabel="Ask"
      onSubmit={submit}
      onCancel={onClose}
      isPending={isPending}
      isDisabled={question === ''}
      error={error}
      fields={['content']}
    >
      <Text size="sm">
        {people.length === 0 ? (
          'Your team reads the question in the notes of the WorkItem.'
        ) : (
          <>
            <VisibleText>{people.map(({ name }) => name).join(', ')}</VisibleText> will find the question among their
            mentions. Your team reads it in the notes of the WorkItem.
          </>
        )}
      </Text>
      <DraftNotice draft={draft} onDiscard={beginAnew} />
      <ReasonField
        label="Question"
        description="Ctrl+Enter sends it."
        data-autofocus
        value={draft.value}
        onChange={draft.set}
        onKeyDown={submitByKey}
        error={problemOf(error === null ? undefined : failureOf(error), 'content', 'Question')}
      />
    </DialogForm>
  );
}

/** Accountable people who are still members, without the person who asks. */
function useAskedPeople({ accountablePeople }: GetApprovalCaseResponse) {
  const { person } = useSession();
  const { data } = useQuery(MemberService.method.listMembers, {});
  const members = new Set(data?.members.map(({ personId }) => personId));
  return accountablePeople.filter(({ personId }) => personId !== person.personId && members.has(personId));
}
