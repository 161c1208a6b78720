import { useQuery } from '@connectrpc/connect-query';
import { Checkbox, Code, MultiSelect, NumberInput, SimpleGrid, Stack, TagsInput, Text, TextInput } from '@mantine/core';
import { IntegrationService } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { type Failure, problemOf } from '../api/failure.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { isForWorkers } from './integration-kinds.ts';
import { CARRYING, SCOPES } from './scopes.ts';

/** What is said of a new key, as it was entered. */
export interface NewApiKey {
  name: string;
  scopes: string[];
  /** Integrations; for the scope that carries. */
  carries: string[];
  /** In the zone of the browser; empty for never. */
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

/** Paths in the request of what the fields are for. */
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
        description="What the key is for."
        required
        data-autofocus
        maxLength={100}
        value={value.name}
        onChange={(event) => onChange({ ...value, name: event.currentTarget.value })}
        error={problemOf(failure, 'name', 'Name')}
      />
      <Checkbox.Group
        label="Scopes"
        description="No more than the program needs."
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

/** Of which integrations a worker takes what is executed. */
function CarriesField({ value, onChange, failure }: ApiKeyFieldsProps) {
  const { data, error } = useQuery(IntegrationService.method.listIntegrations, {});
  const ofWorkers = data?.integrations.filter(({ kind }) => isForWorkers(kind)) ?? [];
  if (error !== null) return <FailureAlert error={error} title="The integrations cannot be listed" />;
  if (data !== undefined && ofWorkers.length === 0) {
    return (
      <Text size="sm" c="error">
        There is no integration yet whose operations workers take. Make one under Integrations first.
      </Text>
    );
  }
  return (
    <MultiSelect
      label="Carries"
      description="The integrations of which it takes what is executed. They never change: of others, make another key."
      required
      data={ofWorkers.map(({ integrationId, name }) => ({ value: integrationId, label: visibleText(name) }))}
      value={value.carries}
      onChange={(carries) => onChange({ ...value, carries })}
      maxValues={50}
      error={problemOf(failure, 'carries', 'Carries')}
    />
  );
}

/** Until when, how often and from where the key may be used. */
function LimitFields({ value, onChange, failure }: ApiKeyFieldsProps) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label="Expires"
          description="In your time zone; empty for never."
          type="datetime-local"
          value={value.expiresAt}
          onChange={(event) => onChange({ ...value, expiresAt: event.currentTarget.value })}
          error={problemOf(failure, 'expires_at', 'Expiry')}
        />
        <NumberInput
          label="Requests a minute"
          description="Empty for the tenant's limit."
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
        description="Addresses or CIDR ranges, Enter after each; empty for anywhere."
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
