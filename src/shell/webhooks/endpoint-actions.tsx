import { useMutation } from '@connectrpc/connect-query';
import { Button, Group, Modal } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import {
  type WebhookDelivery,
  type WebhookEndpoint,
  WebhookService,
} from '../../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import type { ShownSecret } from '../admin/secret-dialog.tsx';
import { useInvalidate } from '../api/use-invalidate.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { useNavigate } from '../router/router.tsx';
import { ChangeEndpointForm } from './change-endpoint-form.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { isOn, nameOf } from './labels.ts';
import { RecoverForm } from './recover-form.tsx';
import { RotateSecretForm } from './rotate-secret-form.tsx';
import { useInvalidateEndpoint } from './use-invalidate-endpoint.ts';
import { WebhookSecretDialog } from './webhook-secret-dialog.tsx';

type Asked = 'change' | 'rotate' | 'recover' | 'switch_off' | 'delete';

const FORMS = { change: 'Change', rotate: 'Rotate the secret of', recover: 'Recover' } as const;

/** Buttons for actions on an endpoint. */
export function EndpointActions({ endpoint }: { endpoint: WebhookEndpoint }) {
  const [asked, setAsked] = useState<Asked>();
  // The secret is kept in this state and nowhere else: in no cache, storage or address.
  const [shown, setShown] = useState<ShownSecret>();
  const close = () => setAsked(undefined);
  const form = asked === 'change' || asked === 'rotate' || asked === 'recover' ? asked : undefined;
  return (
    <>
      <Group gap="xs">
        <TestButton endpoint={endpoint} />
        <Button variant="default" size="xs" onClick={() => setAsked('change')}>
          Change
        </Button>
        <Button variant="default" size="xs" onClick={() => setAsked('rotate')}>
          Rotate the secret
        </Button>
        {isOn(endpoint) && (
          <Button variant="default" size="xs" onClick={() => setAsked('recover')}>
            Recover
          </Button>
        )}
        <SwitchButton endpoint={endpoint} onSwitchOff={() => setAsked('switch_off')} />
        <Button variant="light" color="red" size="xs" onClick={() => setAsked('delete')}>
          Delete
        </Button>
      </Group>
      <Modal
        opened={form !== undefined}
        onClose={close}
        title={form === undefined ? '' : `${FORMS[form]} ${nameOf(endpoint)}`}
        size="lg"
      >
        {form === 'change' && <ChangeEndpointForm endpoint={endpoint} onClose={close} />}
        {form === 'rotate' && <RotateSecretForm endpoint={endpoint} onClose={close} onSecret={setShown} />}
        {form === 'recover' && <RecoverForm endpoint={endpoint} onClose={close} />}
      </Modal>
      <SwitchOffDialog endpoint={endpoint} opened={asked === 'switch_off'} onClose={close} />
      <DeleteDialog endpoint={endpoint} opened={asked === 'delete'} onClose={close} />
      <WebhookSecretDialog shown={shown} onClose={() => setShown(undefined)} />
    </>
  );
}

function TestButton({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { webhookEndpointId } = endpoint;
  const [delivery, setDelivery] = useState<WebhookDelivery>();
  const invalidate = useInvalidate(WebhookService.method.listWebhookDeliveries);
  const test = useMutation(WebhookService.method.testWebhookEndpoint, {
    onSuccess: async ({ webhookDelivery }) => {
      setDelivery(webhookDelivery);
      await invalidate();
    },
    onError: (error) => notifyFailure('The test event was not sent', error),
  });
  return (
    <>
      <Button variant="default" size="xs" loading={test.isPending} onClick={() => test.mutate({ webhookEndpointId })}>
        Send a test event
      </Button>
      <DeliveryDialog delivery={delivery} isOn={isOn(endpoint)} onClose={() => setDelivery(undefined)} />
    </>
  );
}

function SwitchButton({ endpoint, onSwitchOff }: { endpoint: WebhookEndpoint; onSwitchOff: () => void }) {
  const { webhookEndpointId, version } = endpoint;
  const invalidate = useInvalidateEndpoint();
  const switchOn = useMutation(WebhookService.method.updateWebhookEndpoint, {
    onSuccess: async () => {
      notifications.show({
        message: 'New events are sent from now on. To send missed events, choose Recover.',
        color: 'green',
      });
      await invalidate();
    },
    onError: (error) => notifyFailure('The endpoint was not switched on', error),
  });
  if (isOn(endpoint)) {
    return (
      <Button variant="light" color="red" size="xs" onClick={onSwitchOff}>
        Switch off
      </Button>
    );
  }
  const enable = () => switchOn.mutate({ webhookEndpointId, version, enabled: true });
  return (
    <Button size="xs" loading={switchOn.isPending} onClick={enable}>
      Switch on
    </Button>
  );
}

interface EndpointDialogProps {
  endpoint: WebhookEndpoint;
  opened: boolean;
  onClose: () => void;
}

function SwitchOffDialog({ endpoint, opened, onClose }: EndpointDialogProps) {
  const { webhookEndpointId, version } = endpoint;
  const invalidate = useInvalidateEndpoint();
  const switchOff = useMutation(WebhookService.method.updateWebhookEndpoint, {
    onSuccess: async () => {
      await invalidate();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={`Switch off ${nameOf(endpoint)}?`}
      consequence="Nothing more is sent there, and waiting deliveries are cancelled. You can recover them after you switch it on again."
      confirmLabel="Switch off"
      onConfirm={() => switchOff.mutate({ webhookEndpointId, version, enabled: false })}
      onClose={() => {
        switchOff.reset();
        onClose();
      }}
      isPending={switchOff.isPending}
      error={switchOff.error}
    />
  );
}

function DeleteDialog({ endpoint, opened, onClose }: EndpointDialogProps) {
  const { webhookEndpointId } = endpoint;
  const navigate = useNavigate();
  const invalidate = useInvalidate(WebhookService.method.listWebhookEndpoints);
  const remove = useMutation(WebhookService.method.deleteWebhookEndpoint, {
    onSuccess: async () => {
      await navigate('/admin/webhooks');
      await invalidate();
    },
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={`Delete ${nameOf(endpoint)}?`}
      consequence="Nothing more is sent there, and its secret and its deliveries are removed. That cannot be undone."
      confirmLabel="Delete"
      onConfirm={() => remove.mutate({ webhookEndpointId })}
      onClose={() => {
        remove.reset();
        onClose();
      }}
      isPending={remove.isPending}
      error={remove.error}
    />
  );
}
