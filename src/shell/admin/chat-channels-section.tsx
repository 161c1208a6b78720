import { useQuery } from '@connectrpc/connect-query';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import {
  type ChatChannelMapping,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { useInvalidate } from '../api/use-invalidate.ts';
import { MomentOr } from '../frame/moment.tsx';
import { Section } from '../frame/section.tsx';
import { ChangeButton, ConfirmedChange } from './change.tsx';
import { MapChannelForm } from './map-channel-form.tsx';
import { type Columns, NameCell, RecordList, RowButton, StateBadge } from './record-list.tsx';

const {
  listChatInstallations,
  listChatChannelMappings,
  removeChatChannelMapping,
  setChatChannelApprovals,
  setChatChannelMappingEnabled,
} = IntegrationService.method;

/** Chat channels, with the pack and queue that their work goes to. */
export function ChatChannelsSection({ mayManage }: { mayManage: boolean }) {
  const { data, error } = useQuery(listChatChannelMappings, {});
  const installations = useQuery(listChatInstallations, {});
  const [isMapOpen, map] = useDisclosure();
  const [removing, setRemoving] = useState<ChatChannelMapping>();
  const known = installations.data?.installations ?? [];
  const mapButton = mayManage && known.length > 0 && data !== undefined && (
    <Button variant="subtle" size="compact-sm" onClick={map.open}>
      Map a channel
    </Button>
  );
  const nameOf = (integrationId: string) =>
    known.find((one) => one.integrationId === integrationId)?.name ?? integrationId;
  const actions = (mapping: ChatChannelMapping) => <Actions mapping={mapping} onRemove={() => setRemoving(mapping)} />;
  return (
    <Section title="Channels" aside={mapButton}>
      <RecordList
        label="Channels"
        rows={data?.mappings}
        rowKey={({ mappingId }) => mappingId}
        columns={columnsOf(nameOf)}
        actions={mayManage ? actions : undefined}
        error={error}
        failureTitle="The channels cannot be listed"
        empty={<Text c="dimmed">No channel is mapped yet. The command creates work only in mapped channels.</Text>}
      />
      <ConfirmedChange
        method={removeChatChannelMapping}
        request={removing && { mappingId: removing.mappingId }}
        invalidate={useInvalidate(listChatChannelMappings)}
        title={`Remove ${removing?.pageId}?`}
        consequence="Commands in this channel get the answer that it is not set up. Work that came from it is kept."
        confirmLabel="Remove"
        onClose={() => setRemoving(undefined)}
      />
      <Modal opened={isMapOpen} onClose={map.close} title="Map a channel">
        <MapChannelForm installations={known} targets={data?.targets ?? []} onClose={map.close} />
      </Modal>
    </Section>
  );
}

const columnsOf = (nameOf: (integrationId: string) => string): Columns<ChatChannelMapping> => [
  { header: 'Channel', cell: ({ pageId }) => <NameCell name={pageId} /> },
  { header: 'Workspace', cell: ({ integrationId }) => nameOf(integrationId) },
  { header: 'Leads to', cell: ({ packKey, queueKey }) => `${packKey}, queue ${queueKey}` },
  {
    header: 'Status',
    cell: ({ enabled }) => <StateBadge color={enabled ? 'green' : 'gray'}>{enabled ? 'On' : 'Off'}</StateBadge>,
  },
  { header: 'Approvals', cell: ({ approvals }) => (approvals ? 'Cards in the channel' : 'Off') },
  { header: 'Changed', cell: ({ updatedAt }) => <MomentOr at={updatedAt} otherwise="Unknown" /> },
];

function Actions({ mapping, onRemove }: { mapping: ChatChannelMapping; onRemove: () => void }) {
  const { mappingId, pageId, enabled, approvals } = mapping;
  const invalidate = useInvalidate(listChatChannelMappings);
  const approvalsLabel = approvals ? 'Switch approvals off' : 'Switch approvals on';
  const label = enabled ? 'Switch off' : 'Switch on';
  return (
    <Group justify="flex-end" gap="xs">
      <ChangeButton
        method={setChatChannelApprovals}
        request={{ mappingId, approvals: !approvals }}
        onSuccess={invalidate}
        failureTitle="Approvals were not switched"
        aria-label={`${approvalsLabel} in ${pageId}`}
        title="Everybody in the channel sees the whole payload of proposals that wait for approval in its queue. Members can also get them on their linked accounts."
      >
        {approvalsLabel}
      </ChangeButton>
      <ChangeButton
        method={setChatChannelMappingEnabled}
        request={{ mappingId, enabled: !enabled }}
        onSuccess={invalidate}
        failureTitle="The channel was not switched"
        aria-label={`${label} ${pageId}`}
      >
        {label}
      </ChangeButton>
      <RowButton isDestructive label="Remove" of={pageId} onClick={onRemove} />
    </Group>
  );
}
