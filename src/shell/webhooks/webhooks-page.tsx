import { useQuery } from '@connectrpc/connect-query';
import { Anchor, Button, EmptyState, Modal, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus, IconWebhook } from '@tabler/icons-react';
import { useState } from 'react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type WebhookEndpoint,
  WebhookService,
} from '../../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import { pageFor } from '../admin/page-for.tsx';
import { type Columns, Dimmed, RecordList } from '../admin/record-list.tsx';
import type { ShownSecret } from '../admin/secret-dialog.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { Page } from '../frame/page.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link } from '../router/router.tsx';
import { CreateEndpointForm, WebhookSecretDialog } from './endpoint-forms.tsx';
import { EndpointStatus } from './endpoint-status.tsx';
import { nameOf, wantedWords } from './labels.ts';

/** Milliseconds between reads of the list, as deliveries continue in the background. */
const REFETCH_INTERVAL_MS = 5_000;

const COLUMNS: Columns<WebhookEndpoint> = [
  {
    header: 'Endpoint',
    cell: (endpoint) => (
      <Stack gap={2}>
        <Anchor component={Link} to={`/admin/webhooks/${endpoint.webhookEndpointId}`} fw={600} inherit>
          <VisibleText>{nameOf(endpoint)}</VisibleText>
        </Anchor>
        {endpoint.description !== '' && <Dimmed>{endpoint.url}</Dimmed>}
      </Stack>
    ),
  },
  { header: 'Status', cell: (endpoint) => <EndpointStatus endpoint={endpoint} /> },
  { header: 'Events', cell: (endpoint) => <VisibleText>{wantedWords(endpoint)}</VisibleText> },
  { header: 'Last delivered', cell: ({ lastDeliveredAt }) => <MomentOr at={lastDeliveredAt} otherwise="Never" /> },
];

export const WebhooksPage = pageFor(Permission.WEBHOOKS_MANAGE, Role.ADMIN, 'Webhooks', Webhooks);

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
  const empty = (
    <EmptyState
      icon={<IconWebhook aria-hidden />}
      title="No endpoints yet"
      description="Add the address of a program to send it events. Programs can also read the event feed with an API key."
    >
      <EmptyState.Actions>{createButton}</EmptyState.Actions>
    </EmptyState>
  );
  return (
    <Page title="Webhooks" lead="Addresses that get signed events, each at least once." actions={createButton}>
      <RecordList
        label="Endpoints"
        rows={data?.webhookEndpoints}
        rowKey={({ webhookEndpointId }) => webhookEndpointId}
        columns={COLUMNS}
        error={error}
        failureTitle="The endpoints cannot be listed"
        empty={empty}
      />
      <Modal opened={isCreateOpen} onClose={create.close} title="New endpoint" size="lg">
        <CreateEndpointForm onClose={create.close} onSecret={setShown} />
      </Modal>
      <WebhookSecretDialog shown={shown} onClose={() => setShown(undefined)} />
    </Page>
  );
}
