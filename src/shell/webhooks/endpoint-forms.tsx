import { Checkbox, NumberInput, TagsInput, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import {
  type WebhookEndpoint,
  WebhookService,
} from '../../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import { useChange, useSecretChange } from '../admin/change.tsx';
import { SecretDialog, type ShownSecret } from '../admin/secret-dialog.tsx';
import { type Failure, firstProblem, problemOf } from '../api/failure.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { nameOf } from './labels.ts';

const {
  getWebhookEndpoint,
  listWebhookDeliveries,
  listWebhookEndpoints,
  recoverWebhookEndpoint,
  updateWebhookEndpoint,
} = WebhookService.method;

const DEFAULT_OVERLAP_HOURS = 24;
const MAX_OVERLAP_HOURS = 168;

interface EndpointSettings {
  url: string;
  description: string;
  types: string[];
  packKey: string;
  tag: string;
}

const NO_SETTINGS: EndpointSettings = { url: '', description: '', types: [], packKey: '', tag: '' };

/** Returns the names by which the service may report a problem with a field: its path in the request, and its name. */
const pathsOf = (name: string) => [`settings.${name}`, name];

const SETTINGS_FIELDS = ['url', 'description', 'types', 'pack_key', 'tag'].flatMap(pathsOf);

/** Suggestions for event types. People may enter any other type. */
const COMMON_TYPES = ['work_item.*', 'message.*', 'proposal.*', 'action.*', 'integration.*', 'pack.*', 'policies.*'];

function toSettings(value: EndpointSettings): EndpointSettings {
  const { url, description, types, packKey, tag } = value;
  return { url: url.trim(), description: description.trim(), types, packKey: packKey.trim(), tag: tag.trim() };
}

interface SecretFormProps {
  onClose: () => void;
  /** Called before `onClose` with the secret, which is kept nowhere else. */
  onSecret: (secret: ShownSecret) => void;
}

export function CreateEndpointForm({ onClose, onSecret }: SecretFormProps) {
  const [settings, setSettings] = useState(NO_SETTINGS);
  const invalidate = useInvalidate(listWebhookEndpoints);
  const create = useSecretChange(WebhookService, async (client) => {
    const asked = toSettings(settings);
    const { secret } = await client.createWebhookEndpoint({ settings: asked });
    onSecret({ keyName: asked.description || asked.url, secret });
    await invalidate();
    onClose();
  });
  return (
    <DialogForm
      {...create.progress}
      submitLabel="Create"
      onSubmit={() => create.mutate()}
      onCancel={onClose}
      fields={SETTINGS_FIELDS}
    >
      <EndpointFields value={settings} onChange={setSettings} failure={create.failure} />
    </DialogForm>
  );
}

interface FormProps {
  endpoint: WebhookEndpoint;
  onClose: () => void;
}

export function ChangeEndpointForm({ endpoint, onClose }: FormProps) {
  const { webhookEndpointId, version, url, description, types, packKey, tag } = endpoint;
  const [settings, setSettings] = useState({ url, description, types, packKey, tag });
  const change = useChange(updateWebhookEndpoint, useInvalidateEndpoint(), { onDone: onClose });
  return (
    <DialogForm
      {...change.progress}
      submitLabel="Change"
      onSubmit={() => change.mutate({ webhookEndpointId, version, settings: toSettings(settings) })}
      onCancel={onClose}
      fields={SETTINGS_FIELDS}
    >
      <EndpointFields value={settings} onChange={setSettings} failure={change.failure} />
    </DialogForm>
  );
}

interface EndpointFieldsProps {
  value: EndpointSettings;
  onChange: (value: EndpointSettings) => void;
  failure: Failure | undefined;
}

function EndpointFields({ value, onChange, failure }: EndpointFieldsProps) {
  const text = (name: 'url' | 'description' | 'packKey' | 'tag', field: string, label: string) => ({
    label,
    value: value[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...value, [name]: event.currentTarget.value }),
    error: firstProblem(failure, pathsOf(field), label),
  });
  return (
    <>
      <TextInput
        {...text('url', 'url', 'Address')}
        description="A public https: address."
        required
        data-autofocus
        maxLength={2048}
        placeholder="https://hooks.example.com/workgate"
      />
      <TextInput
        {...text('description', 'description', 'Description')}
        description="Purpose of the endpoint."
        maxLength={200}
      />
      <TagsInput
        label="Events"
        description="Event types, or all events of a subject (proposal.*). Leave empty for everything."
        data={COMMON_TYPES}
        value={value.types}
        onChange={(types) => onChange({ ...value, types })}
        error={firstProblem(failure, pathsOf('types'), 'Events')}
        maxTags={50}
        acceptValueOnBlur
      />
      <TextInput
        {...text('packKey', 'pack_key', 'Pack')}
        description="Only events of WorkItems of this pack. Leave empty for any."
        maxLength={64}
      />
      <TextInput
        {...text('tag', 'tag', 'Tag')}
        description="Only events of WorkItems with this tag. Leave empty for any."
        maxLength={64}
      />
    </>
  );
}

/** Form that sends events again that an endpoint has missed. */
export function RecoverForm({ endpoint, onClose }: FormProps) {
  const [afterSequence, setAfterSequence] = useState(0);
  const [includeDelivered, setIncludeDelivered] = useState(false);
  const recover = useChange(recoverWebhookEndpoint, useInvalidate(listWebhookDeliveries), {
    onDone: ({ upToSequence }) => {
      const message = `Events ${afterSequence + 1} to ${upToSequence} are sent to ${nameOf(endpoint)}.`;
      notifications.show({ message, color: 'green' });
      onClose();
    },
  });
  const { webhookEndpointId } = endpoint;
  return (
    <DialogForm
      {...recover.progress}
      submitLabel="Recover"
      onSubmit={() => recover.mutate({ webhookEndpointId, afterSequence: BigInt(afterSequence), includeDelivered })}
      onCancel={onClose}
      fields={['after_sequence']}
    >
      <Text>
        Events that failed or were never sent are sent in the background. They keep their ids, so the receiver can
        recognize events that it already has.
      </Text>
      <NumberInput
        label="After sequence"
        description="The last event that the receiver got. 0 for everything."
        required
        min={0}
        max={Number.MAX_SAFE_INTEGER}
        allowDecimal={false}
        value={afterSequence}
        onChange={(value) => setAfterSequence(Number(value))}
        error={problemOf(recover.failure, 'after_sequence', 'Sequence')}
      />
      <Checkbox
        label="Include delivered events"
        checked={includeDelivered}
        onChange={(event) => setIncludeDelivered(event.currentTarget.checked)}
      />
    </DialogForm>
  );
}

export function RotateSecretForm({ endpoint, onClose, onSecret }: FormProps & SecretFormProps) {
  const [overlapHours, setOverlapHours] = useState(DEFAULT_OVERLAP_HOURS);
  const invalidate = useInvalidateEndpoint();
  const rotate = useSecretChange(WebhookService, async (client) => {
    const { webhookEndpointId } = endpoint;
    const { secret } = await client.rotateWebhookSecret({ webhookEndpointId, overlapHours });
    onSecret({ keyName: nameOf(endpoint), secret });
    await invalidate();
    onClose();
  });
  return (
    <DialogForm
      {...rotate.progress}
      submitLabel="Rotate"
      onSubmit={() => rotate.mutate()}
      onCancel={onClose}
      fields={['overlap_hours']}
    >
      <Text>
        Requests are signed with a new secret, and for a while also with the present one, so that the receiver has time
        to switch.
      </Text>
      <NumberInput
        label="Overlap (hours)"
        description="0 ends the present secret at once."
        min={0}
        max={MAX_OVERLAP_HOURS}
        allowDecimal={false}
        value={overlapHours}
        onChange={(value) => setOverlapHours(Number(value))}
        error={problemOf(rotate.failure, 'overlap_hours', 'Hours')}
      />
    </DialogForm>
  );
}

export function useInvalidateEndpoint(): () => Promise<void> {
  return useInvalidate(listWebhookEndpoints, getWebhookEndpoint);
}

const ABOUT_SECRETS =
  'The receiver uses this secret to check that requests come from this service (Standard Webhooks). It cannot be shown again: store it where your program reads its secrets. To replace it, rotate the secret.';

/** Shows the signing secret of an endpoint, the only time that it can be shown. */
export function WebhookSecretDialog({ shown, onClose }: { shown: ShownSecret | undefined; onClose: () => void }) {
  return <SecretDialog shown={shown} onClose={onClose} label="Signing secret" about={ABOUT_SECRETS} />;
}
