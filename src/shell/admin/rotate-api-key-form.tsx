import { createClient } from '@connectrpc/connect';
import { useTransport } from '@connectrpc/connect-query';
import { Radio, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type IdentityApiKey,
  IdentityService,
} from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { notifyInFlight } from '../frame/notify-in-flight.tsx';
import { useSession } from '../session/session-context.ts';
import type { ShownSecret } from './secret-dialog.tsx';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const OVERLAPS = [
  { seconds: 0, label: 'None: it stops at once' },
  { seconds: HOUR_SECONDS, label: '1 hour' },
  { seconds: DAY_SECONDS, label: '24 hours' },
  { seconds: 7 * DAY_SECONDS, label: '7 days' },
  { seconds: 30 * DAY_SECONDS, label: '30 days' },
] as const;

interface RotateApiKeyFormProps {
  apiKey: IdentityApiKey;
  onClose: () => void;
  onRotated: (secret: ShownSecret) => void;
}

export function RotateApiKeyForm({
  apiKey: { keyId, name, ownerId, ownerName },
  onClose,
  onRotated,
}: RotateApiKeyFormProps) {
  const { person } = useSession();
  const [overlap, setOverlap] = useState(String(DAY_SECONDS));
  const client = createClient(IdentityService, useTransport());

  // Passes the secret to the callback and returns nothing, so that the secret never enters the mutation cache.
  const rotate = useMutation({
    mutationFn: async () => {
      const { secret, ...answer } = await client.rotateIdentityApiKey({
        keyId,
        overlap: { seconds: BigInt(overlap) },
      });
      onRotated({ keyName: name, secret });
      notifyInFlight(answer);
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
      fields={['overlap']}
    >
      <Text>A new key replaces {name}, with the same scopes and limits.</Text>
      <Text size="sm" c="dimmed">
        {ownerId === person.personId
          ? 'Only you see its secret.'
          : `You see its secret, so you become accountable for what it does, together with ${ownerName || 'its owner'}, and cannot approve its proposals. The owner stays the same.`}
      </Text>
      <Radio.Group
        label="Overlap: time for which the old key still works"
        value={overlap}
        onChange={setOverlap}
        error={problemOf(failure, 'overlap', 'Overlap')}
      >
        <Stack gap="xs" mt="xs">
          {OVERLAPS.map(({ seconds, label }) => (
            <Radio key={seconds} value={String(seconds)} label={label} data-autofocus={String(seconds) === overlap} />
          ))}
        </Stack>
      </Radio.Group>
    </DialogForm>
  );
}
