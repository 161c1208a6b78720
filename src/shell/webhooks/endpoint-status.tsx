import { Stack } from '@mantine/core';
import type { WebhookEndpoint } from '../../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import { Dimmed, StateBadge } from '../admin/record-list.tsx';
import { Moment } from '../frame/moment.tsx';
import { labelOf } from '../work/labels.ts';
import { ENDPOINT_LABELS, isOn } from './labels.ts';

export function EndpointStatus({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { status, failingSince } = endpoint;
  const isFailing = isOn(endpoint) && failingSince !== undefined;
  const colour = isOn(endpoint) ? 'green' : 'gray';
  return (
    <Stack gap={2} align="flex-start">
      <StateBadge color={isFailing ? 'red' : colour}>
        {isFailing ? 'Failing' : labelOf(ENDPOINT_LABELS, status)}
      </StateBadge>
      {isFailing && (
        <Dimmed>
          since <Moment isExact at={failingSince} />
        </Dimmed>
      )}
    </Stack>
  );
}
