import { useMutation, useQuery } from '@connectrpc/connect-query';
import { Badge, Button, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import {
  type ChatChannelMapping,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { useInvalidate } from '../api/use-invalidate.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { type Column, RecordTable } from '../frame/record-table.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { Section } from '../frame/section.tsx';
import { MapChannelForm } from './map-channel-form.tsx';

const { listChatInstallations, listChatChannelMappings } = IntegrationService.method;

/** Chat channels, with the pack and queue that their work goes to. */
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
        <Text c="dimmed">No channel is mapped yet. The command creates work only in mapped channels.</Text>
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
  const actions = (mapping: ChatChannelMapping) => (
    <ChannelActions mapping={mapping} onRemove={() => setRemoving(mapping)} />
  );
  return (
    <>
      <RecordTable
        label="Channels"
        rows={mappings}
        rowKey={({ mappingId }) => mappingId}
        columns={columnsOf(nameOf)}
        {...(mayManage ? { actions } : {})}
      />
      <RemoveDialog mapping={removing} onClose={() => setRemoving(undefined)} />
    </>
  );
}

type Columns = [Column<ChatChannelMapping>, ...Column<ChatChannelMapping>[]];

function columnsOf(nameOf: ChannelTableProps['nameOf']): Columns {
  return [
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
    { header: 'Approvals', cell: ({ approvals }) => (approvals ? 'Cards in the channel' : 'Off') },
    { header: 'Changed', cell: ({ updatedAt }) => <MomentOr at={updatedAt} otherwise="Unknown" /> },
  ];
}

interface ChannelActionsProps {
  mapping: ChatChannelMapping;
  onRemove: () => void;
}

function ChannelActions({ mapping: { mappingId, pageId, enabled, approvals }, onRemove }: ChannelActionsProps) {
  const invalidate = useInvalidate(listChatChannelMappings);
  const toggle = useMutation(IntegrationService.method.setChatChannelMappingEnabled, {
    onSuccess: invalidate,
    onError: (error) => notifyFailure('The channel was not switched', error),
  });
  const toggleApprovals = useMutation(IntegrationService.method.setChatChannelApprovals, {
    onSuccess: invalidate,
    onError: (error) => notifyFailure('Approvals were not switched', error),
  });
  const approvalsLabel = approvals ? 'Switch approvals off' : 'Switch approvals on';
  const label = enabled ? 'Switch off' : 'Switch on';
  return (
    <Group justify="flex-end" gap="xs">
      <Button
        variant="default"
        size="xs"
        loading={toggleApprovals.isPending}
        onClick={() => toggleApprovals.mutate({ mappingId, approvals: !approvals })}
        aria-label={`${approvalsLabel} in ${pageId}`}
        title="Everybody in the channel sees the whole payload of proposals that wait for approval in its queue. Members can also get them on their linked accounts."
      >
        {approvalsLabel}
      </Button>
      <Button
        variant="default"
        size="xs"
        loading={toggle.isPending}
        onClick={() => toggle.mutate({ mappingId, enabled: !enabled })}
        aria-label={`${label} ${pageId}`}
      >
        {label}
      </Button>
      <Button variant="light" color="red" size="xs" onClick={onRemove} aria-label={`Remove ${pageId}`}>
        Remove
      </Button>
    </Group>
  );
}

interface RemoveDialogProps {
  /** Undefined while the dialog is closed. */
  mapping: ChatChannelMapping | undefined;
  onClose: () => void;
}

function RemoveDialog({ mapping, onClose }: RemoveDialogProps) {
  const invalidate = useInvalidate(listChatChannelMappings);
  const remove = useMutation(IntegrationService.method.removeChatChannelMapping, {
    onSuccess: async () => {
      await invalidate();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      opened={mapping !== undefined}
      title={`Remove ${mapping?.pageId}?`}
      consequence="Commands in this channel get the answer that it is not set up. Work that came from it is kept."
      confirmLabel="Remove"
      onConfirm={() => {
        if (mapping !== undefined) remove.mutate({ mappingId: mapping.mappingId });
      }}
      onClose={() => {
        remove.reset();
        onClose();
      }}
      isPending={remove.isPending}
      error={remove.error}
    />
  );
}
