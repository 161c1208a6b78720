import { useQuery } from '@connectrpc/connect-query';
import { Button, DataList } from '@mantine/core';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type WebhookEndpoint,
  WebhookService,
} from '../../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { Detail } from '../frame/detail.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Moment, MomentOr } from '../frame/moment.tsx';
import { NotPermittedPage } from '../frame/not-permitted-page.tsx';
import { Page } from '../frame/page.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { Section } from '../frame/section.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link, useParams } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import { DeliveriesSection } from './deliveries.tsx';
import { EndpointActions } from './endpoint-actions.tsx';
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
  const back = (
    <Button component={Link} to="/admin/webhooks" variant="default">
      All endpoints
    </Button>
  );
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
