import { useQuery } from '@connectrpc/connect-query';
import { Button, Group, Modal, Select, Switch, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import {
  type ChatChannelMapping,
  type ChatChannelTarget,
  type ChatInstallation,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { type Failure, problemOf } from '../api/failure.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { Section } from '../frame/section.tsx';
import { CHAT_ID_FIELDS } from '../providers/chat.ts';
import { ChangeButton, ConfirmedChange, useChange } from './change.tsx';
import { type Columns, NameCell, RecordList, RowButton, StateBadge } from './record-list.tsx';

const {
  listChatInstallations,
  listChatChannelMappings,
  removeChatChannelMapping,
  setChatChannelApprovals,
  setChatChannelMappingEnabled,
} = IntegrationService.method;

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

interface MapChannelFormProps {
  installations: ChatInstallation[];
  targets: ChatChannelTarget[];
  onClose: () => void;
}

function MapChannelForm({ installations, targets, onClose }: MapChannelFormProps) {
  const [integrationId, setIntegrationId] = useState(installations[0]?.integrationId ?? '');
  const [pageId, setPageId] = useState('');
  const [target, setTarget] = useState(() => firstQueueOf(targets[0]));
  const [enabled, setEnabled] = useState(true);
  const { putChatChannelMapping, listChatChannelMappings } = IntegrationService.method;
  const put = useChange(putChatChannelMapping, useInvalidate(listChatChannelMappings), { onDone: onClose });
  const { failure } = put;
  return (
    <DialogForm
      {...put.progress}
      submitLabel="Map"
      onSubmit={() => put.mutate({ integrationId, pageId: pageId.trim(), ...target, enabled })}
      onCancel={onClose}
      fields={['integration_id', 'page_id', 'pack_key', 'queue_key']}
    >
      <Select
        label="Workspace"
        data={installations.map((one) => ({ value: one.integrationId, label: one.name }))}
        value={integrationId}
        onChange={(value) => setIntegrationId(value ?? '')}
        allowDeselect={false}
        error={problemOf(failure, 'integration_id', 'Workspace')}
      />
      <TextInput
        label="Channel"
        {...CHAT_ID_FIELDS.channel}
        required
        data-autofocus
        value={pageId}
        onChange={(event) => setPageId(event.currentTarget.value)}
        error={problemOf(failure, 'page_id', 'Channel')}
      />
      <TargetFields targets={targets} value={target} onChange={setTarget} failure={failure} />
      <Switch
        label="Accept commands in this channel"
        checked={enabled}
        onChange={(event) => setEnabled(event.currentTarget.checked)}
      />
    </DialogForm>
  );
}

interface Target {
  packKey: string;
  queueKey: string;
}

function firstQueueOf(target: ChatChannelTarget | undefined): Target {
  return { packKey: target?.packKey ?? '', queueKey: target?.queueKeys[0] ?? '' };
}

interface TargetFieldsProps {
  targets: ChatChannelTarget[];
  value: Target;
  onChange: (value: Target) => void;
  failure: Failure | undefined;
}

function TargetFields({ targets, value: { packKey, queueKey }, onChange, failure }: TargetFieldsProps) {
  const ofPack = (key: string | null) => targets.find((target) => target.packKey === key);
  return (
    <>
      <Select
        label="Pack"
        description="The kind of work that its commands create."
        data={targets.map((target) => target.packKey)}
        value={packKey}
        onChange={(key) => onChange(firstQueueOf(ofPack(key)))}
        allowDeselect={false}
        error={problemOf(failure, 'pack_key', 'Pack')}
      />
      <Select
        label="Queue"
        data={ofPack(packKey)?.queueKeys ?? []}
        value={queueKey}
        onChange={(key) => onChange({ packKey, queueKey: key ?? '' })}
        allowDeselect={false}
        error={problemOf(failure, 'queue_key', 'Queue')}
      />
    </>
  );
}
