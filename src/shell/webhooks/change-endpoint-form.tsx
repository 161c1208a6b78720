import { useMutation } from '@connectrpc/connect-query';
import { useState } from 'react';
import {
  type WebhookEndpoint,
  WebhookService,
} from '../../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import { failureOf } from '../api/failure.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { EndpointFields, SETTINGS_FIELDS, toSettings } from './endpoint-fields.tsx';
import { useInvalidateEndpoint } from './use-invalidate-endpoint.ts';

interface ChangeEndpointFormProps {
  endpoint: WebhookEndpoint;
  onClose: () => void;
}

export function ChangeEndpointForm({ endpoint, onClose }: ChangeEndpointFormProps) {
  const { webhookEndpointId, version, url, description, types, packKey, tag } = endpoint;
  const [settings, setSettings] = useState({ url, description, types, packKey, tag });
  const invalidate = useInvalidateEndpoint();
  const change = useMutation(WebhookService.method.updateWebhookEndpoint, {
    onSuccess: async () => {
      await invalidate();
      onClose();
    },
  });
  return (
    <DialogForm
      submitLabel="Change"
      onSubmit={() => change.mutate({ webhookEndpointId, version, settings: toSettings(settings) })}
      onCancel={onClose}
      isPending={change.isPending}
      error={change.error}
      fields={SETTINGS_FIELDS}
    >
      <EndpointFields
        value={settings}
        onChange={setSettings}
        failure={change.error === null ? undefined : failureOf(change.error)}
      />
    </DialogForm>
  );
}
