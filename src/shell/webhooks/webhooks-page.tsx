import { useQuery } from '@connectrpc/connect-query';
import { Anchor, Button, EmptyState, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus, IconWebhook } from '@tabler/icons-react';
import { useState } from 'react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type WebhookEndpoint,
  WebhookService,
} from '../../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import type { ShownSecret } from '../admin/secret-dialog.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { NotPermittedPage } from '../frame/not-permitted-page.tsx';
import { Page } from '../frame/page.tsx';
import { type Column, RecordTable } from '../frame/record-table.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import { CreateEndpointForm } from './create-endpoint-form.tsx';
import { EndpointStatus } from './endpoint-status.tsx';
import { nameOf, pathOf, wantedWords } from './labels.ts';
import { WebhookSecretDialog } from './webhook-secret-dialog.tsx';

/** Milliseconds between reads of the list, as deliveries continue in the background. */
const REFETCH_INTERVAL_MS = 5_000;

const COLUMNS: [Column<WebhookEndpoint>, ...Column<WebhookEndpoint>[]] = [
  {
    header: 'Endpoint',
    cell: (endpoint) => (
      <Stack gap={2}>
        <Anchor component={Link} to={pathOf(endpoint)} fw={600} inherit>
          <VisibleText>{nameOf(endpoint)}</VisibleText>
        </Anchor>
        {endpoint.description !== '' && (
          <Text size="xs" c="dimmed">
            {endpoint.url}
          </Text>
        )}
      </Stack>
    ),
  },
  { header: 'Status', cell: (endpoint) => <EndpointStatus endpoint={endpoint} /> },
  { header: 'Events', cell: (endpoint) => <VisibleText>{wantedWords(endpoint)}</VisibleText> },
  { header: 'Last delivered', cell: ({ lastDeliveredAt }) => <MomentOr at={lastDeliveredAt} otherwise="Never" /> },
];

export function WebhooksPage() {
  const { may } = useSession();
  if (!may(Permission.WEBHOOKS_MANAGE)) return <NotPermittedPage title="Webhooks" needed={Role.ADMIN} />;
  return <Webhooks />;
}

function Webhooks() {
  const { listWebhookEndpoints } = WebhookService.method;
  const { data, error } = useQuery(listWebhookEndpoints, {}, { refetchInterval: REFETCH_INTERVAL_MS });
  const [isCreateOpen, create] = useDisclosure();
  // The secret is kept in this state and nowhere else: in no cache, storage or address.
  const [shown, setShown] = useState<ShownSecret>();
  const createButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={create.open}>
      New endpoint
    </Button>
  );
  return (
    <Page title="Webhooks" lead="Addresses that get signed events, each at least once." actions={createButton}>
      {error !== null && <FailureAlert error={error} title="The endpoints cannot be listed" />}
      {data === undefined && error === null && <RecordsSkeleton />}
      {data?.webhookEndpoints.length === 0 && (
        <EmptyState
          icon={<IconWebhook aria-hidden />}
          title="No endpoints yet"
          description="Add the address of a program to send it events. Programs can also read the event feed with an API key."
        >
          <EmptyState.Actions>{createButton}</EmptyState.Actions>
        </EmptyState>
      )}
      {data !== undefined && data.webhookEndpoints.length > 0 && (
        <RecordTable
          label="Endpoints"
          rows={data.webhookEndpoints}
          rowKey={({ webhookEndpointId }) => webhookEndpointId}
          columns={COLUMNS}
        />
      )}
      <Modal opened={isCreateOpen} onClose={create.close} title="New endpoint" size="lg">
        <CreateEndpointForm onClose={create.close} onSecret={setShown} />
      </Modal>
      <WebhookSecretDialog shown={shown} onClose={() => setShown(undefined)} />
    </Page>
  );
}
