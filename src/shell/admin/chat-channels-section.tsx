import { createConnectQueryKey, useMutation, useQuery } from '@connectrpc/connect-query';
import { Badge, Button, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ChatChannelMapping,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { type Column, RecordsSkeleton, RecordTable } from '../frame/record-table.tsx';
import { Section } from '../frame/section.tsx';
import { MapChannelForm } from './map-channel-form.tsx';

const { listChatInstallations, listChatChannelMappings } = IntegrationService.method;

/** Which channels lead to which work. */
export function ChatChannelsSection({ mayManage }: { mayManage: boolean }) {
  const mappings = useQuery(listChatChannelMappings, {});
  const installations = useQuery(listChatInstallations, {});
  const [isMapOpen, map] = useDisclosure();
  const known = installations.data?.installations ?? [];
  const mapButton = mayManage && known.length > 0 && mappings.data !== undefined && (
    <Button variant="subtle" size="compact-sm" onClick={map.open}>
      Map a channel
    </Button>
  );
  const nameOf = (integrationId: string) =>
    known.find((one) => one.integrationId === integrationId)?.name ?? integrationId;
  return (
    <Section title="Channels" aside={mapButton}>
      {mappings.error !== null && <FailureAlert error={mappings.error} title="The channels cannot be listed" />}
      {mappings.data === undefined && mappings.error === null && <RecordsSkeleton />}
      {mappings.data?.mappings.length === 0 && (
        <Text c="dimmed">No channel is mapped yet. The command makes work only in channels that are.</Text>
      )}
      {mappings.data !== undefined && mappings.data.mappings.length > 0 && (
        <ChannelTable mappings={mappings.data.mappings} nameOf={nameOf} mayManage={mayManage} />
      )}
      <Modal opened={isMapOpen} onClose={map.close} title="Map a channel">
        <MapChannelForm installations={known} targets={mappings.data?.targets ?? []} onClose={map.close} />
      </Modal>
    </Section>
  );
}

interface ChannelTableProps {
  mappings: ChatChannelMapping[];
  nameOf: (integrationId: string) => string;
  mayManage: boolean;
}

function ChannelTable({ mappings, nameOf, mayManage }: ChannelTableProps) {
  const [removing, setRemoving] = useState<ChatChannelMapping>();
  const queryClient = useQueryClient();
  const readAgain = () =>
    queryClient.invalidateQueries({
      queryKey: createConnectQueryKey({ schema: listChatChannelMappings, cardinality: 'finite' }),
    });
  const { setChatChannelMappingEnabled, removeChatChannelMapping } = IntegrationService.method;
  const toggle = useMutation(setChatChannelMappingEnabled, {
    onSuccess: readAgain,
    onError: (error) => notifyFailure('The channel was not switched', error),
  });
  const remove = useMutation(removeChatChannelMapping, {
    onSuccess: async () => {
      await readAgain();
      setRemoving(undefined);
    },
  });
  const columns: [Column<ChatChannelMapping>, ...Column<ChatChannelMapping>[]] = [
    {
      header: 'Channel',
      cell: ({ pageId }) => (
        <Text fw={600} inherit>
          {pageId}
        </Text>
      ),
    },
    { header: 'Workspace', cell: ({ integrationId }) => nameOf(integrationId) },
    { header: 'Leads to', cell: ({ packKey, queueKey }) => `${packKey}, queue ${queueKey}` },
    {
      header: 'Status',
      cell: ({ enabled }) => (
        <Badge variant="dot" color={enabled ? 'green' : 'gray'} tt="none" miw="max-content">
          {enabled ? 'On' : 'Off'}
        </Badge>
      ),
    },
    { header: 'Changed', cell: ({ updatedAt }) => <MomentOr at={updatedAt} otherwise="Unknown" /> },
  ];
  const actions = (mapping: ChatChannelMapping) => {
    const { mappingId, pageId, enabled } = mapping;
    return (
      <Group justify="flex-end" gap="xs">
        <Button
          variant="default"
          size="xs"
          loading={toggle.isPending && toggle.variables?.mappingId === mappingId}
          onClick={() => toggle.mutate({ mappingId, enabled: !enabled })}
          aria-label={`${enabled ? 'Switch off' : 'Switch on'} ${pageId}`}
        >
          {enabled ? 'Switch off' : 'Switch on'}
        </Button>
        <Button
          variant="light"
          color="red"
          size="xs"
          onClick={() => setRemoving(mapping)}
          aria-label={`Remove ${pageId}`}
        >
          Remove
        </Button>
      </Group>
    );
  };
  return (
    <>
      <RecordTable
        label="Channels"
        rows={mappings}
        rowKey={({ mappingId }) => mappingId}
        columns={columns}
        {...(mayManage ? { actions } : {})}
      />
      <ConfirmDialog
        opened={removing !== undefined}
        title={`Remove ${removing?.pageId}?`}
        consequence="Commands of this channel are answered that it has to be set up. The work that came from it stays."
        confirmLabel="Remove"
        onConfirm={() => {
          if (removing !== undefined) remove.mutate({ mappingId: removing.mappingId });
        }}
        onClose={() => {
          remove.reset();
          setRemoving(undefined);
        }}
        isPending={remove.isPending}
        error={remove.error}
      />
    </>
  );
}
