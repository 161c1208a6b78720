import { useInfiniteQuery } from '@connectrpc/connect-query';
import { Button, Center, Select, Text } from '@mantine/core';
import { useState } from 'react';
import {
  type WebhookDelivery,
  WebhookDeliveryStatus,
  type WebhookEndpoint,
  WebhookService,
} from '../../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import { type Columns, Dimmed, NameCell, RecordList, RowButton, StateBadge } from '../admin/record-list.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { Section } from '../frame/section.tsx';
import { labelOf, optionsOf } from '../work/labels.ts';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { DELIVERY_COLOURS, DELIVERY_LABELS, isOn, lastAttemptWords } from './labels.ts';

const PAGE_SIZE = 25;
/** Milliseconds between reads of the list, as deliveries continue in the background. */
const REFETCH_INTERVAL_MS = 5_000;

const COLUMNS: Columns<WebhookDelivery> = [
  {
    header: 'Event',
    cell: ({ type, sequence, replayOf }) => (
      <NameCell name={type}>
        <Dimmed>
          sequence {String(sequence)}
          {replayOf !== '' && ', sent again'}
        </Dimmed>
      </NameCell>
    ),
  },
  {
    header: 'Status',
    cell: ({ status }) => (
      <StateBadge color={DELIVERY_COLOURS[status] ?? 'gray'}>{labelOf(DELIVERY_LABELS, status)}</StateBadge>
    ),
  },
  { header: 'Attempts', cell: ({ attempts }) => attempts.length },
  { header: 'Last answer', cell: (delivery) => lastAttemptWords(delivery) },
  { header: 'Queued', cell: ({ createdAt }) => <MomentOr at={createdAt} otherwise="Unknown" /> },
];

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
  const actions = (delivery: WebhookDelivery) => (
    <RowButton label="Show" of={`${delivery.type} ${delivery.sequence}`} onClick={() => setShown(delivery)} />
  );
  return (
    <Section title="Deliveries" aside={<StatusFilter status={status} onChange={setStatus} />}>
      <RecordList
        label="Deliveries"
        rows={data?.pages.flatMap((page) => page.webhookDeliveries)}
        rowKey={({ webhookDeliveryId }) => webhookDeliveryId}
        columns={COLUMNS}
        actions={actions}
        error={error}
        failureTitle="The deliveries cannot be listed"
        empty={<Text c="dimmed">Nothing in the last 30 days.</Text>}
      />
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
