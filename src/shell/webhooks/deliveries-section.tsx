import { useInfiniteQuery } from '@connectrpc/connect-query';
import { Badge, Button, Center, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import {
  type WebhookDelivery,
  WebhookDeliveryStatus,
  type WebhookEndpoint,
  WebhookService,
} from '../../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { type Column, RecordTable } from '../frame/record-table.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { Section } from '../frame/section.tsx';
import { labelOf, optionsOf } from '../work/labels.ts';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { DELIVERY_COLOURS, DELIVERY_LABELS, isOn, lastAttemptWords } from './labels.ts';

const PAGE_SIZE = 25;
/** Milliseconds between reads of the list, as deliveries continue in the background. */
const REFETCH_INTERVAL_MS = 5_000;

const COLUMNS: [Column<WebhookDelivery>, ...Column<WebhookDelivery>[]] = [
  {
    header: 'Event',
    cell: ({ type, sequence, replayOf }) => (
      <Stack gap={2}>
        <Text fw={600} inherit>
          {type}
        </Text>
        <Text size="xs" c="dimmed">
          sequence {String(sequence)}
          {replayOf !== '' && ', sent again'}
        </Text>
      </Stack>
    ),
  },
  {
    header: 'Status',
    cell: ({ status }) => (
      <Badge variant="dot" color={DELIVERY_COLOURS[status] ?? 'gray'} tt="none" miw="max-content">
        {labelOf(DELIVERY_LABELS, status)}
      </Badge>
    ),
  },
  { header: 'Attempts', cell: ({ attempts }) => attempts.length },
  { header: 'Last answer', cell: (delivery) => lastAttemptWords(delivery) },
  { header: 'Queued', cell: ({ createdAt }) => <MomentOr at={createdAt} otherwise="Unknown" /> },
];

/** Past and pending deliveries to an endpoint. */
export function DeliveriesSection({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { webhookEndpointId } = endpoint;
  const [status, setStatus] = useState(WebhookDeliveryStatus.UNSPECIFIED);
  const [shown, setShown] = useState<WebhookDelivery>();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    WebhookService.method.listWebhookDeliveries,
    { webhookEndpointId, status, pageSize: PAGE_SIZE, pageToken: '' },
    {
      pageParamKey: 'pageToken',
      getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined,
      // Stops reading again once more pages are loaded, so that the list does not move.
      refetchInterval: ({ state }) => (state.data?.pages.length === 1 ? REFETCH_INTERVAL_MS : false),
    },
  );
  const deliveries = data?.pages.flatMap((page) => page.webhookDeliveries);
  return (
    <Section title="Deliveries" aside={<StatusFilter status={status} onChange={setStatus} />}>
      {error !== null && <FailureAlert error={error} title="The deliveries cannot be listed" />}
      {deliveries === undefined && error === null && <RecordsSkeleton />}
      {deliveries?.length === 0 && <Text c="dimmed">Nothing in the last 30 days.</Text>}
      {deliveries !== undefined && deliveries.length > 0 && (
        <RecordTable
          label="Deliveries"
          rows={deliveries}
          rowKey={({ webhookDeliveryId }) => webhookDeliveryId}
          columns={COLUMNS}
          actions={(delivery) => (
            <Button
              variant="default"
              size="xs"
              onClick={() => setShown(delivery)}
              aria-label={`Show ${delivery.type} ${delivery.sequence}`}
            >
              Show
            </Button>
          )}
        />
      )}
      {hasNextPage && (
        <Center>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
            Load more
          </Button>
        </Center>
      )}
      <DeliveryDialog delivery={shown} isOn={isOn(endpoint)} onClose={() => setShown(undefined)} />
    </Section>
  );
}

interface StatusFilterProps {
  status: WebhookDeliveryStatus;
  onChange: (status: WebhookDeliveryStatus) => void;
}

function StatusFilter({ status, onChange }: StatusFilterProps) {
  return (
    <Select
      aria-label="Status of deliveries"
      placeholder="Any status"
      data={optionsOf(DELIVERY_LABELS)}
      value={status === WebhookDeliveryStatus.UNSPECIFIED ? null : String(status)}
      onChange={(value) => onChange(Number(value))}
      clearable
      w={180}
    />
  );
}
