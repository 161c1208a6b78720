import { useInfiniteQuery } from '@connectrpc/connect-query';
import { Button, Center, DataList, Group, List, Modal, Select, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import {
  type WebhookAttempt,
  type WebhookDelivery,
  WebhookDeliveryStatus,
  type WebhookEndpoint,
  WebhookService,
} from '../../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import { useChange } from '../admin/change.tsx';
import { type Columns, Dimmed, NameCell, RecordList, RowButton, StateBadge } from '../admin/record-list.tsx';
import { useInvalidate } from '../api/use-invalidate.ts';
import { CodeBlock } from '../frame/code-block.tsx';
import { Detail } from '../frame/detail.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { Section } from '../frame/section.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { labelOf, optionsOf } from '../work/labels.ts';
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

interface DeliveryDialogProps {
  delivery: WebhookDelivery | undefined;
  isOn: boolean;
  onClose: () => void;
}

export function DeliveryDialog({ delivery, isOn, onClose }: DeliveryDialogProps) {
  return (
    <Modal opened={delivery !== undefined} onClose={onClose} title="Delivery" size="xl">
      {delivery !== undefined && <DeliveryInFull delivery={delivery} isOn={isOn} onClose={onClose} />}
    </Modal>
  );
}

function DeliveryInFull({ delivery, isOn, onClose }: DeliveryDialogProps & { delivery: WebhookDelivery }) {
  const { webhookDeliveryId, webhookEndpointId, eventId, type, sequence, status, attempts, nextAttemptAt } = delivery;
  const invalidate = useInvalidate(WebhookService.method.listWebhookDeliveries);
  const replay = useChange(WebhookService.method.replayWebhookDelivery, invalidate, {
    onDone: () => {
      notifications.show({ message: `${type} is sent again.`, color: 'green' });
      onClose();
    },
  });
  return (
    <Stack>
      <DataList labelWidth="8rem" gap={6}>
        <Detail label="Event">
          {type}, sequence {String(sequence)}
        </Detail>
        <Detail label="webhook-id">{eventId}</Detail>
        <Detail label="Status">{labelOf(DELIVERY_LABELS, status)}</Detail>
        <Detail label="Next attempt">
          <MomentOr isExact at={nextAttemptAt} otherwise="Not again" />
        </Detail>
        {delivery.replayOf !== '' && <Detail label="Repeats">{delivery.replayOf}</Detail>}
      </DataList>
      <CodeBlock label="Body" text={delivery.body} />
      {attempts.length === 0 ? <Text>Not sent yet.</Text> : <Attempts attempts={attempts} />}
      {replay.error !== null && <FailureAlert error={replay.error} title="The event cannot be sent again" />}
      {isOn && (
        <Group justify="flex-end">
          <Button loading={replay.isPending} onClick={() => replay.mutate({ webhookEndpointId, webhookDeliveryId })}>
            Send again
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function Attempts({ attempts }: { attempts: readonly WebhookAttempt[] }) {
  return (
    <List type="ordered" spacing="xs" style={{ overflowWrap: 'anywhere' }} aria-label="Attempts">
      {attempts.map((attempt, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: attempts have a fixed order and no ids.
        <List.Item key={index}>
          <MomentOr isExact at={attempt.at} otherwise="Unknown" />:{' '}
          {attempt.problem === '' ? `answered ${attempt.status ?? ''} after ${attempt.latencyMs} ms.` : attempt.problem}
          {attempt.answer !== '' && (
            <Text size="sm" c="dimmed" component="div" style={{ whiteSpace: 'pre-wrap' }}>
              <VisibleText>{attempt.answer}</VisibleText>
            </Text>
          )}
        </List.Item>
      ))}
    </List>
  );
}
