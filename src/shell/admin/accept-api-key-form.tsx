import { createClient } from '@connectrpc/connect';
import { useTransport } from '@connectrpc/connect-query';
import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import {
  type IdentityApiKey,
  IdentityService,
} from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { DialogForm } from '../frame/dialog-form.tsx';
import { notifyInFlight } from '../frame/notify-in-flight.tsx';
import type { ShownSecret } from './secret-dialog.tsx';

interface AcceptApiKeyFormProps {
  apiKey: IdentityApiKey;
  onClose: () => void;
  onAccepted: (secret: ShownSecret) => void;
}

export function AcceptApiKeyForm({ apiKey: { keyId, name, ownerName }, onClose, onAccepted }: AcceptApiKeyFormProps) {
  const client = createClient(IdentityService, useTransport());

  // Passes the secret to the callback and returns nothing, so that the secret never enters the mutation cache.
  const accept = useMutation({
    mutationFn: async () => {
      const { secret, ...answer } = await client.acceptIdentityApiKey({ keyId });
      onAccepted({ keyName: name, secret });
      notifyInFlight(answer);
    },
  });
  return (
    <DialogForm
      submitLabel="Accept"
      onSubmit={() => accept.mutate()}
      onCancel={onClose}
      isPending={accept.isPending}
      error={accept.error}
      fields={[]}
    >
      <Text>
        {ownerName} offers you {name}. If you accept, you are accountable for what the key does, and cannot approve its
        proposals. You get a new secret. The secret that {ownerName} knows stops working at once, so give the new one to
        your programs.
      </Text>
    </DialogForm>
  );
}
