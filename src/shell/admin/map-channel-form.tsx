import { Select, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  type ChatChannelTarget,
  type ChatInstallation,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { type Failure, problemOf } from '../api/failure.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { CHAT_ID_FIELDS } from '../providers/chat.ts';
import { useChange } from './change.tsx';

interface MapChannelFormProps {
  installations: ChatInstallation[];
  targets: ChatChannelTarget[];
  onClose: () => void;
}

export function MapChannelForm({ installations, targets, onClose }: MapChannelFormProps) {
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
