import { useMutation } from '@connectrpc/connect-query';
import { Checkbox, NumberInput, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import {
  type WebhookEndpoint,
  WebhookService,
} from '../../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { useReadAgain } from '../api/use-read-again.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { nameOf } from './words.ts';

interface RecoverFormProps {
  endpoint: WebhookEndpoint;
  onClose: () => void;
}

/** Sends again what an endpoint has missed. */
export function RecoverForm({ endpoint, onClose }: RecoverFormProps) {
  const [afterSequence, setAfterSequence] = useState(0);
  const [includeDelivered, setIncludeDelivered] = useState(false);
  const readAgain = useReadAgain(WebhookService.method.listWebhookDeliveries);
  const recover = useMutation(WebhookService.method.recoverWebhookEndpoint, {
    onSuccess: async ({ upToSequence }) => {
      const message = `What happened from ${afterSequence + 1} to ${upToSequence} is sent to ${nameOf(endpoint)}.`;
      notifications.show({ message, color: 'green' });
      await readAgain();
      onClose();
    },
  });
  const failure = recover.error === null ? undefined : failureOf(recover.error);
  const { webhookEndpointId } = endpoint;
  return (
    <DialogForm
      submitLabel="Recover"
      onSubmit={() => recover.mutate({ webhookEndpointId, afterSequence: BigInt(afterSequence), includeDelivered })}
      onCancel={onClose}
      isPending={recover.isPending}
      error={recover.error}
      fields={['after_sequence']}
    >
      <Text>
        What failed or was never sent is sent in the background, with the same ids as before, by which the receiver
        knows what it has had.
      </Text>
      <NumberInput
        label="Behind sequence"
        description="The last event that the receiver has had; 0 for everything."
        required
        min={0}
        max={Number.MAX_SAFE_INTEGER}
        allowDecimal={false}
        value={afterSequence}
        onChange={(value) => setAfterSequence(Number(value))}
        error={problemOf(failure, 'after_sequence', 'Sequence')}
      />
      <Checkbox
        label="Also what was delivered"
        checked={includeDelivered}
        onChange={(event) => setIncludeDelivered(event.currentTarget.checked)}
      />
    </DialogForm>
  );
}
