import { useQuery } from '@connectrpc/connect-query';
import { Checkbox, Code, MultiSelect, NumberInput, SimpleGrid, Stack, TagsInput, Text, TextInput } from '@mantine/core';
import { IntegrationService } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { type Failure, problemOf } from '../api/failure.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { isForWorkers } from './integration-kinds.ts';
import { CARRYING, SCOPES } from './scopes.ts';

/** Values of the form for a new key, as they were entered. */
export interface NewApiKey {
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

interface ApiKeyFieldsProps {
  value: NewApiKey;
  onChange: (value: NewApiKey) => void;
  failure: Failure | undefined;
}

/** Request paths of the fields in this form. */
export const NEW_API_KEY_FIELDS = [
  'name',
  'scopes',
  'carries',
  'expires_at',
  'requests_per_minute',
  'allowed_networks',
] as const;

export function ApiKeyFields({ value, onChange, failure }: ApiKeyFieldsProps) {
  return (
    <>
      <TextInput
        label="Name"
        description="Purpose of the key."
        required
        data-autofocus
        maxLength={100}
        value={value.name}
        onChange={(event) => onChange({ ...value, name: event.currentTarget.value })}
        error={problemOf(failure, 'name', 'Name')}
      />
      <Checkbox.Group
        label="Scopes"
        description="Choose only what the program needs."
        required
        value={value.scopes}
        onChange={(scopes) => onChange({ ...value, scopes })}
        error={problemOf(failure, 'scopes', 'Scopes')}
      >
        <Stack gap="xs" mt="xs">
          {SCOPES.map(({ scope, meaning }) => (
            <Checkbox key={scope} value={scope} label={<Code>{scope}</Code>} description={meaning} />
          ))}
        </Stack>
      </Checkbox.Group>
      {value.scopes.includes(CARRYING) && <CarriesField value={value} onChange={onChange} failure={failure} />}
      <LimitFields value={value} onChange={onChange} failure={failure} />
    </>
  );
}

/** Field for the integrations whose operations a worker may take. */
function CarriesField({ value, onChange, failure }: ApiKeyFieldsProps) {
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

/** Fields that limit the key: its expiry, rate and networks. */
function LimitFields({ value, onChange, failure }: ApiKeyFieldsProps) {
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
