import { useQuery } from '@connectrpc/connect-query';
import { Button, DataList, Group, Modal } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type WebhookDelivery,
  type WebhookEndpoint,
  WebhookService,
} from '../../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { ChangeButton, ConfirmedChange } from '../admin/change.tsx';
import { PageLink } from '../admin/page-for.tsx';
import type { ShownSecret } from '../admin/secret-dialog.tsx';
import { useInvalidate } from '../api/use-invalidate.ts';
import { Detail } from '../frame/detail.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Moment, MomentOr } from '../frame/moment.tsx';
import { NotPermittedPage } from '../frame/not-permitted-page.tsx';
import { Page } from '../frame/page.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { Section } from '../frame/section.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { useNavigate, useParams } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import { DeliveriesSection, DeliveryDialog } from './deliveries.tsx';
import {
  ChangeEndpointForm,
  RecoverForm,
  RotateSecretForm,
  useInvalidateEndpoint,
  WebhookSecretDialog,
} from './endpoint-forms.tsx';
import { EndpointStatus } from './endpoint-status.tsx';
import { isOn, nameOf, wantedWords } from './labels.ts';

const REFETCH_INTERVAL_MS = 5_000;

export function EndpointPage() {
  const { webhookEndpointId = '' } = useParams();
  const { may } = useSession();
  if (!may(Permission.WEBHOOKS_MANAGE)) return <NotPermittedPage title="Webhook" needed={Role.ADMIN} />;
  return <EndpointById key={webhookEndpointId} webhookEndpointId={webhookEndpointId} />;
}

function EndpointById({ webhookEndpointId }: { webhookEndpointId: string }) {
  const { data, error } = useQuery(
    WebhookService.method.getWebhookEndpoint,
    { webhookEndpointId },
    { refetchInterval: REFETCH_INTERVAL_MS },
  );
  const endpoint = data?.webhookEndpoint;
  const back = <PageLink to="/admin/webhooks">All endpoints</PageLink>;
  if (endpoint === undefined) {
    return (
      <Page title="Webhook" actions={back}>
        {error === null ? <RecordsSkeleton /> : <FailureAlert error={error} title="The endpoint cannot be shown" />}
      </Page>
    );
  }
  return (
    <Page title={visibleText(nameOf(endpoint))} actions={back}>
      <About endpoint={endpoint} />
      <DeliveriesSection endpoint={endpoint} />
    </Page>
  );
}

function About({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { url, nextSequence, lastDeliveredAt, secretOverlapEndsAt, createdAt } = endpoint;
  return (
    <Section title="About" aside={<EndpointActions endpoint={endpoint} />}>
      <DataList labelWidth="10rem" gap={6}>
        <Detail label="Address">{url}</Detail>
        <Detail label="Status">
          <EndpointStatus endpoint={endpoint} />
        </Detail>
        <Detail label="Events">
          <VisibleText>{wantedWords(endpoint)}</VisibleText>
        </Detail>
        <Detail label={isOn(endpoint) ? 'Next event' : 'Stopped before'}>sequence {String(nextSequence)}</Detail>
        <Detail label="Last delivered">
          <MomentOr at={lastDeliveredAt} otherwise="Never" />
        </Detail>
        {secretOverlapEndsAt !== undefined && (
          <Detail label="Two secrets">
            Both sign until <Moment isExact at={secretOverlapEndsAt} />
          </Detail>
        )}
        <Detail label="Created">
          <MomentOr at={createdAt} otherwise="Unknown" />
        </Detail>
      </DataList>
    </Section>
  );
}

const {
  deleteWebhookEndpoint,
  listWebhookDeliveries,
  listWebhookEndpoints,
  testWebhookEndpoint,
  updateWebhookEndpoint,
} = WebhookService.method;

type Asked = 'change' | 'rotate' | 'recover' | 'switch_off' | 'delete';

const FORMS = { change: 'Change', rotate: 'Rotate the secret of', recover: 'Recover' } as const;

function EndpointActions({ endpoint }: { endpoint: WebhookEndpoint }) {
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
  const [delivery, setDelivery] = useState<WebhookDelivery>();
  const invalidate = useInvalidate(listWebhookDeliveries);
  return (
    <>
      <ChangeButton
        method={testWebhookEndpoint}
        request={{ webhookEndpointId: endpoint.webhookEndpointId }}
        onSuccess={({ webhookDelivery }) => {
          setDelivery(webhookDelivery);
          return invalidate();
        }}
        failureTitle="The test event was not sent"
      >
        Send a test event
      </ChangeButton>
      <DeliveryDialog delivery={delivery} isOn={isOn(endpoint)} onClose={() => setDelivery(undefined)} />
    </>
  );
}

function SwitchButton({ endpoint, onSwitchOff }: { endpoint: WebhookEndpoint; onSwitchOff: () => void }) {
  const { webhookEndpointId, version } = endpoint;
  const invalidate = useInvalidateEndpoint();
  if (isOn(endpoint)) {
    return (
      <Button variant="light" color="red" size="xs" onClick={onSwitchOff}>
        Switch off
      </Button>
    );
  }
  const tellAndInvalidate = () => {
    const message = 'New events are sent from now on. To send missed events, choose Recover.';
    notifications.show({ message, color: 'green' });
    return invalidate();
  };
  return (
    <ChangeButton
      variant="filled"
      method={updateWebhookEndpoint}
      request={{ webhookEndpointId, version, enabled: true }}
      onSuccess={tellAndInvalidate}
      failureTitle="The endpoint was not switched on"
    >
      Switch on
    </ChangeButton>
  );
}

interface EndpointDialogProps {
  endpoint: WebhookEndpoint;
  opened: boolean;
  onClose: () => void;
}

function SwitchOffDialog({ endpoint, opened, onClose }: EndpointDialogProps) {
  const { webhookEndpointId, version } = endpoint;
  return (
    <ConfirmedChange
      method={updateWebhookEndpoint}
      request={opened ? { webhookEndpointId, version, enabled: false } : undefined}
      invalidate={useInvalidateEndpoint()}
      title={`Switch off ${nameOf(endpoint)}?`}
      consequence="Nothing more is sent there, and waiting deliveries are cancelled. You can recover them after you switch it on again."
      confirmLabel="Switch off"
      onClose={onClose}
    />
  );
}

function DeleteDialog({ endpoint, opened, onClose }: EndpointDialogProps) {
  const navigate = useNavigate();
  const invalidate = useInvalidate(listWebhookEndpoints);
  const leave = async () => {
    await navigate('/admin/webhooks');
    await invalidate();
  };
  return (
    <ConfirmedChange
      method={deleteWebhookEndpoint}
      request={opened ? { webhookEndpointId: endpoint.webhookEndpointId } : undefined}
      invalidate={leave}
      title={`Delete ${nameOf(endpoint)}?`}
      consequence="Nothing more is sent there, and its secret and its deliveries are removed. That cannot be undone."
      confirmLabel="Delete"
      onClose={onClose}
    />
  );
}
