import { createClient } from '@connectrpc/connect';
import { useTransport } from '@connectrpc/connect-query';
import { NumberInput, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type WebhookEndpoint,
  WebhookService,
} from '../../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import type { ShownSecret } from '../admin/secret-dialog.tsx';
import { failureOf, problemOf } from '../api/failure.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { useReadEndpointAgain } from './use-read-endpoint-again.ts';
import { nameOf } from './words.ts';

const DEFAULT_OVERLAP_HOURS = 24;
const MAX_OVERLAP_HOURS = 168;

interface RotateSecretFormProps {
  endpoint: WebhookEndpoint;
  onClose: () => void;
  /** Called before that with the secret, which is kept nowhere else. */
  onSecret: (secret: ShownSecret) => void;
}

export function RotateSecretForm({ endpoint, onClose, onSecret }: RotateSecretFormProps) {
  const [overlapHours, setOverlapHours] = useState(DEFAULT_OVERLAP_HOURS);
  const client = createClient(WebhookService, useTransport());
  const readAgain = useReadEndpointAgain();
  const rotate = useMutation({
    mutationFn: async () => {
      const { webhookEndpointId } = endpoint;
      const { secret } = await client.rotateWebhookSecret({ webhookEndpointId, overlapHours });
      onSecret({ keyName: nameOf(endpoint), secret });
    },
    onSuccess: async () => {
      await readAgain();
      onClose();
    },
  });
  const failure = rotate.error === null ? undefined : failureOf(rotate.error);
  return (
    <DialogForm
      submitLabel="Rotate"
      onSubmit={() => rotate.mutate()}
      onCancel={onClose}
      isPending={rotate.isPending}
      error={rotate.error}
      fields={['overlap_hours']}
    >
      <Text>
        Requests are signed with a new secret, and for a while with the present one, too, so that the receiver can
        change over.
      </Text>
      <NumberInput
        label="Hours for which both sign"
        description="0 ends the present one at once."
        min={0}
        max={MAX_OVERLAP_HOURS}
        allowDecimal={false}
        value={overlapHours}
        onChange={(value) => setOverlapHours(Number(value))}
        error={problemOf(failure, 'overlap_hours', 'Hours')}
      />
    </DialogForm>
  );
}
