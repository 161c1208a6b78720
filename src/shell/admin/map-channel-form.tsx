import { createConnectQueryKey, useMutation } from '@connectrpc/connect-query';
import { Select, Switch, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ChatChannelTarget,
  type ChatInstallation,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { DialogForm } from '../frame/dialog-form.tsx';

interface MapChannelFormProps {
  installations: ChatInstallation[];
  targets: ChatChannelTarget[];
  onClose: () => void;
}

/** Maps a channel of a workspace to a queue of a pack. */
export function MapChannelForm({ installations, targets, onClose }: MapChannelFormProps) {
  const [integrationId, setIntegrationId] = useState(installations[0]?.integrationId ?? '');
  const [pageId, setPageId] = useState('');
  const [packKey, setPackKey] = useState(targets[0]?.packKey ?? '');
  const [queueKey, setQueueKey] = useState(targets[0]?.queueKeys[0] ?? '');
  const [enabled, setEnabled] = useState(true);
  const queryClient = useQueryClient();
  const put = useMutation(IntegrationService.method.putChatChannelMapping, {
    onSuccess: async () => {
      const schema = IntegrationService.method.listChatChannelMappings;
      await queryClient.invalidateQueries({ queryKey: createConnectQueryKey({ schema, cardinality: 'finite' }) });
      onClose();
    },
  });
  const failure = put.error === null ? undefined : failureOf(put.error);
  const queues = targets.find((target) => target.packKey === packKey)?.queueKeys ?? [];
  const choosePack = (key: string | null) => {
    setPackKey(key ?? '');
    setQueueKey(targets.find((target) => target.packKey === key)?.queueKeys[0] ?? '');
  };
  return (
    <DialogForm
      submitLabel="Map"
      onSubmit={() => put.mutate({ integrationId, pageId: pageId.trim(), packKey, queueKey, enabled })}
      onCancel={onClose}
      isPending={put.isPending}
      error={put.error}
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
        description="The id that stands at the end of the channel’s details, such as C024BE91L."
        required
        data-autofocus
        pattern="[CGD][A-Z0-9]{2,30}"
        title="The id of a channel, such as C024BE91L"
        maxLength={31}
        value={pageId}
        onChange={(event) => setPageId(event.currentTarget.value)}
        error={problemOf(failure, 'page_id', 'Channel')}
      />
      <Select
        label="Pack"
        description="What kind of work its commands become."
        data={targets.map((target) => target.packKey)}
        value={packKey}
        onChange={choosePack}
        allowDeselect={false}
        error={problemOf(failure, 'pack_key', 'Pack')}
      />
      <Select
        label="Queue"
        data={queues}
        value={queueKey}
        onChange={(value) => setQueueKey(value ?? '')}
        allowDeselect={false}
        error={problemOf(failure, 'queue_key', 'Queue')}
      />
      <Switch
        label="Take commands of this channel"
        checked={enabled}
        onChange={(event) => setEnabled(event.currentTarget.checked)}
      />
    </DialogForm>
  );
}
