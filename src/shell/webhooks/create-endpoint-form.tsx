import { createClient } from '@connectrpc/connect';
import { useTransport } from '@connectrpc/connect-query';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { WebhookService } from '../../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import type { ShownSecret } from '../admin/secret-dialog.tsx';
import { failureOf } from '../api/failure.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { EndpointFields, NO_SETTINGS, SETTINGS_FIELDS, toSettings } from './endpoint-fields.tsx';

interface CreateEndpointFormProps {
  onClose: () => void;
  /** Called before `onClose` with the secret, which is kept nowhere else. */
  onSecret: (secret: ShownSecret) => void;
}

export function CreateEndpointForm({ onClose, onSecret }: CreateEndpointFormProps) {
  const [settings, setSettings] = useState(NO_SETTINGS);
  const client = createClient(WebhookService, useTransport());
  const invalidate = useInvalidate(WebhookService.method.listWebhookEndpoints);
  const create = useMutation({
    mutationFn: async () => {
      const asked = toSettings(settings);
      const { secret } = await client.createWebhookEndpoint({ settings: asked });
      onSecret({ keyName: asked.description || asked.url, secret });
    },
    onSuccess: async () => {
      await invalidate();
      onClose();
    },
  });
  return (
    <DialogForm
      submitLabel="Create"
      onSubmit={() => create.mutate()}
      onCancel={onClose}
      isPending={create.isPending}
      error={create.error}
      fields={SETTINGS_FIELDS}
    >
      <EndpointFields
        value={settings}
        onChange={setSettings}
        failure={create.error === null ? undefined : failureOf(create.error)}
      />
    </DialogForm>
  );
}
