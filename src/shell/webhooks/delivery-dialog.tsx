import { Button, DataList, Group, List, Modal, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  type WebhookAttempt,
  type WebhookDelivery,
  WebhookService,
} from '../../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import { useChange } from '../admin/change.tsx';
import { useInvalidate } from '../api/use-invalidate.ts';
import { CodeBlock } from '../frame/code-block.tsx';
import { Detail } from '../frame/detail.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { labelOf } from '../work/labels.ts';
import { DELIVERY_LABELS } from './labels.ts';

interface DeliveryDialogProps {
  delivery: WebhookDelivery | undefined;
  isOn: boolean;
  onClose: () => void;
}

/** The sent event, and the receiver's answer to each attempt. */
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
