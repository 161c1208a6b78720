import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { useQuery } from '@connectrpc/connect-query';
import { Checkbox, Code, MultiSelect, NumberInput, SimpleGrid, Stack, TagsInput, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { IdentityService } from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { IntegrationService } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { type Failure, problemOf } from '../api/failure.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { useSecretChange } from './change.tsx';
import { isForWorkers } from './create-integration-form.tsx';
import type { ShownSecret } from './secret-dialog.tsx';

/** Scope that applies only to the integrations that a key names. */
const CARRYING = 'operations.carry';

const SCOPES = [
  { scope: 'work.read', meaning: 'Read WorkItems and their messages' },
  { scope: 'work.write', meaning: 'Create and change WorkItems, append messages' },
  { scope: 'work.actions', meaning: 'Propose actions, follow them up and export evidence' },
  { scope: 'catalog.read', meaning: 'Read data views and their entities' },
  { scope: CARRYING, meaning: 'Carry out actions of worker integrations, and report their results' },
  { scope: 'source.read', meaning: 'Read the health of data sources' },
  { scope: 'events.read', meaning: 'Read the event feed' },
  { scope: 'webhooks.manage', meaning: 'Manage webhooks and read their deliveries' },
] as const;

/** Values of the form, as they were entered. */
interface NewApiKey {
  name: string;
  scopes: string[];
  /** Ids of integrations; only for the scope `operations.carry`. */
  carries: string[];
  /** Date and time in the browser's time zone; empty for never. */
  expiresAt: string;
  /** Empty for the tenant's limit. */
  requestsPerMinute: number | string;
  allowedNetworks: string[];
}

const EMPTY: NewApiKey = {
  name: '',
  scopes: [],
  carries: [],
  expiresAt: '',
  requestsPerMinute: '',
  allowedNetworks: [],
};

/** Request paths of the fields. */
const FIELDS = ['name', 'scopes', 'carries', 'expires_at', 'requests_per_minute', 'allowed_networks'];

interface CreateApiKeyFormProps {
  onClose: () => void;
  onCreated: (secret: ShownSecret) => void;
  /** Scopes that are selected at first. */
  scopes?: string[];
}

export function CreateApiKeyForm({ onClose, onCreated, scopes = [] }: CreateApiKeyFormProps) {
  const [value, setValue] = useState({ ...EMPTY, scopes });
  const create = useSecretChange(IdentityService, async (client) => {
    const { secret } = await client.createIdentityApiKey(toRequest(value));
    onCreated({ keyName: value.name, secret });
  });
  const { failure } = create;
  const fields = { value, onChange: setValue, failure };
  return (
    <DialogForm
      {...create.progress}
      submitLabel="Create"
      onSubmit={() => create.mutate()}
      onCancel={onClose}
      fields={FIELDS}
    >
      <Text size="sm" c="dimmed">
        You become its owner: you are accountable for what it does, and cannot approve its proposals. Only you see its
        secret.
      </Text>
      <TextInput
        label="Name"
        description="Purpose of the key."
        required
        data-autofocus
        maxLength={100}
        value={value.name}
        onChange={(event) => setValue({ ...value, name: event.currentTarget.value })}
        error={problemOf(failure, 'name', 'Name')}
      />
      <Checkbox.Group
        label="Scopes"
        description="Choose only what the program needs."
        required
        value={value.scopes}
        onChange={(chosen) => setValue({ ...value, scopes: chosen })}
        error={problemOf(failure, 'scopes', 'Scopes')}
      >
        <Stack gap="xs" mt="xs">
          {SCOPES.map(({ scope, meaning }) => (
            <Checkbox key={scope} value={scope} label={<Code>{scope}</Code>} description={meaning} />
          ))}
        </Stack>
      </Checkbox.Group>
      {value.scopes.includes(CARRYING) && <CarriesField {...fields} />}
      <LimitFields {...fields} />
    </DialogForm>
  );
}

interface FieldsProps {
  value: NewApiKey;
  onChange: (value: NewApiKey) => void;
  failure: Failure | undefined;
}

/** Field for the integrations whose operations a worker may take. */
function CarriesField({ value, onChange, failure }: FieldsProps) {
  const { data, error } = useQuery(IntegrationService.method.listIntegrations, {});
  const ofWorkers = data?.integrations.filter(({ kind }) => isForWorkers(kind)) ?? [];
  if (error !== null) return <FailureAlert error={error} title="The integrations cannot be listed" />;
  if (data !== undefined && ofWorkers.length === 0) {
    return (
      <Text size="sm" c="error">
        No integration is for workers yet. Create one under Integrations first.
      </Text>
    );
  }
  return (
    <MultiSelect
      label="Carries"
      description="Integrations whose actions this key carries out. You cannot change them later: for others, create another key."
      required
      data={ofWorkers.map(({ integrationId, name }) => ({ value: integrationId, label: visibleText(name) }))}
      value={value.carries}
      onChange={(carries) => onChange({ ...value, carries })}
      maxValues={50}
      error={problemOf(failure, 'carries', 'Carries')}
    />
  );
}

/** Fields for the expiry, rate and networks of the key. */
function LimitFields({ value, onChange, failure }: FieldsProps) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label="Expires"
          description="In your time zone. Leave empty for no expiry."
          type="datetime-local"
          value={value.expiresAt}
          onChange={(event) => onChange({ ...value, expiresAt: event.currentTarget.value })}
          error={problemOf(failure, 'expires_at', 'Expiry')}
        />
        <NumberInput
          label="Requests a minute"
          description="Leave empty to use the limit of the tenant."
          min={1}
          max={1_000_000}
          allowDecimal={false}
          value={value.requestsPerMinute}
          onChange={(requestsPerMinute) => onChange({ ...value, requestsPerMinute })}
          error={problemOf(failure, 'requests_per_minute', 'Requests a minute')}
        />
      </SimpleGrid>
      <TagsInput
        label="Allowed networks"
        description="IP addresses or CIDR ranges. Press Enter after each. Leave empty to allow any network."
        placeholder={value.allowedNetworks.length === 0 ? '192.0.2.0/24' : undefined}
        maxTags={50}
        splitChars={[',', ' ']}
        value={value.allowedNetworks}
        onChange={(allowedNetworks) => onChange({ ...value, allowedNetworks })}
        error={problemOf(failure, 'allowed_networks', 'Networks')}
      />
    </>
  );
}

/** Builds the request without the fields that are empty. */
function toRequest({ name, scopes, carries, expiresAt, requestsPerMinute, allowedNetworks }: NewApiKey) {
  return {
    name,
    scopes,
    allowedNetworks,
    // Integrations that were chosen before the scope was deselected do not count.
    carries: scopes.includes(CARRYING) ? carries : [],
    ...(expiresAt === '' ? {} : { expiresAt: timestampFromDate(new Date(expiresAt)) }),
    ...(requestsPerMinute === '' ? {} : { requestsPerMinute: Number(requestsPerMinute) }),
  };
}
