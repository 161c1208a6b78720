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
import { nameOf } from './labels.ts';
import { useInvalidateEndpoint } from './use-invalidate-endpoint.ts';

const DEFAULT_OVERLAP_HOURS = 24;
const MAX_OVERLAP_HOURS = 168;

interface RotateSecretFormProps {
  endpoint: WebhookEndpoint;
  onClose: () => void;
  /** Called before `onClose` with the secret, which is kept nowhere else. */
  onSecret: (secret: ShownSecret) => void;
}

export function RotateSecretForm({ endpoint, onClose, onSecret }: RotateSecretFormProps) {
  const [overlapHours, setOverlapHours] = useState(DEFAULT_OVERLAP_HOURS);
  const client = createClient(WebhookService, useTransport());
  const invalidate = useInvalidateEndpoint();
  const rotate = useMutation({
    mutationFn: async () => {
      const { webhookEndpointId } = endpoint;
      const { secret } = await client.rotateWebhookSecret({ webhookEndpointId, overlapHours });
      onSecret({ keyName: nameOf(endpoint), secret });
    },
    onSuccess: async () => {
      await invalidate();
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
        Requests are signed with a new secret, and for a while also with the present one, so that the receiver has time
        to switch.
      </Text>
      <NumberInput
        label="Overlap (hours)"
        description="0 ends the present secret at once."
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
