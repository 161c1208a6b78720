import { useMutation } from '@connectrpc/connect-query';
import { Checkbox, NumberInput, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import {
  type WebhookEndpoint,
  WebhookService,
} from '../../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { nameOf } from './labels.ts';

interface RecoverFormProps {
  endpoint: WebhookEndpoint;
  onClose: () => void;
}

/** Form that sends events again that an endpoint has missed. */
export function RecoverForm({ endpoint, onClose }: RecoverFormProps) {
  const [afterSequence, setAfterSequence] = useState(0);
  const [includeDelivered, setIncludeDelivered] = useState(false);
  const invalidate = useInvalidate(WebhookService.method.listWebhookDeliveries);
  const recover = useMutation(WebhookService.method.recoverWebhookEndpoint, {
    onSuccess: async ({ upToSequence }) => {
      const message = `Events ${afterSequence + 1} to ${upToSequence} are sent to ${nameOf(endpoint)}.`;
      notifications.show({ message, color: 'green' });
      await invalidate();
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
        Events that failed or were never sent are sent in the background. They keep their ids, so the receiver can
        recognize events that it already has.
      </Text>
      <NumberInput
        label="After sequence"
        description="The last event that the receiver got. 0 for everything."
        required
        min={0}
        max={Number.MAX_SAFE_INTEGER}
        allowDecimal={false}
        value={afterSequence}
        onChange={(value) => setAfterSequence(Number(value))}
        error={problemOf(failure, 'after_sequence', 'Sequence')}
      />
      <Checkbox
        label="Include delivered events"
        checked={includeDelivered}
        onChange={(event) => setIncludeDelivered(event.currentTarget.checked)}
      />
    </DialogForm>
  );
}
