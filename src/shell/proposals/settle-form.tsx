import { useMutation } from '@connectrpc/connect-query';
import { Radio, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type Action, ActionService } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { wordsOf } from '../operations/labels.ts';
import { ReasonField } from './reason-field.tsx';
import { useInvalidateAll } from './use-proposals.ts';

interface SettleFormProps {
  action: Action;
  summary: string;
  onClose: () => void;
}

const NOTHING_WRITTEN = { reference: '', reason: '' };

/** Records how an execution ended, if the provider cannot be asked. */
export function SettleForm({ action, summary, onClose }: SettleFormProps) {
  const [seen] = useState(action);
  // The outcome is no draft: it must be chosen now, and not be left from an earlier day.
  const [outcome, setOutcome] = useState('');
  const draft = useDraft(`settlement/${seen.actionId}`, NOTHING_WRITTEN);
  const { reference, reason } = draft.value;
  const invalidate = useInvalidateAll(seen.workItemId);
  const settle = useMutation(ActionService.method.settleAction, {
    onSuccess: () => {
      draft.forget();
      onClose();
    },
    onSettled: invalidate,
  });
  const failure = settle.error === null ? undefined : failureOf(settle.error);

  const submit = () =>
    settle.mutate({
      actionId: seen.actionId,
      outcome:
        outcome === 'done' ? { case: 'providerReference', value: reference.trim() } : { case: 'notDone', value: {} },
      reason,
    });
  return (
    <DialogForm
      {...settle}
      submitLabel="Settle"
      onSubmit={submit}
      onCancel={onClose}
      fields={['provider_reference', 'reason']}
    >
      <DraftNotice draft={draft} onDiscard={draft.forget} />
      <WhatToLookFor action={seen} summary={summary} />
      <Outcome value={outcome} onChange={setOutcome} />
      {outcome === 'done' && (
        <TextInput
          label="Reference at the provider"
          description={referenceHintOf(seen)}
          required
          maxLength={255}
          value={reference}
          onChange={(event) => draft.set({ reference: event.currentTarget.value, reason })}
          error={problemOf(failure, 'provider_reference', 'Reference')}
        />
      )}
      <ReasonField
        label="Source"
        description="The place where you saw the outcome, such as the provider’s dashboard. Kept as evidence."
        required
        value={reason}
        onChange={(known) => draft.set({ reference, reason: known })}
        error={problemOf(failure, 'reason', 'Reason')}
      />
    </DialogForm>
  );
}

function WhatToLookFor({ action: { operation, idempotencyKey }, summary }: Omit<SettleFormProps, 'onClose'>) {
  return (
    <>
      <Text fw={600}>
        <VisibleText>{summary}</VisibleText>
      </Text>
      <Text size="sm">
        {wordsOf(operation)?.lookFor ??
          `Look at the provider for the request with the key ${idempotencyKey}, and record what you found.`}
      </Text>
    </>
  );
}

function Outcome({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <Radio.Group label="Outcome" required value={value} onChange={onChange}>
      <Stack gap="xs" mt="xs">
        <Radio value="done" label="The provider did it" required data-autofocus />
        <Radio
          value="not_done"
          label="The provider did not do it"
          description="It can be executed again or proposed again, whichever is safe."
          required
        />
      </Stack>
    </Radio.Group>
  );
}

function referenceHintOf({ operation }: Action): string {
  const reference = wordsOf(operation)?.reference;
  return reference === undefined ? 'The provider’s id of the action.' : `Such as ${reference}.`;
}
