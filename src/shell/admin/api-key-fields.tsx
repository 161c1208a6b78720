import { Checkbox, Code, NumberInput, SimpleGrid, Stack, TagsInput, TextInput } from '@mantine/core';
import { type Failure, problemOf } from '../api/failure.ts';
import { SCOPES } from './scopes.ts';

/** What is said of a new key, as it was entered. */
export interface NewApiKey {
  name: string;
  scopes: string[];
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
export const NEW_API_KEY_FIELDS = ['name', 'scopes', 'expires_at', 'requests_per_minute', 'allowed_networks'] as const;

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
      <LimitFields value={value} onChange={onChange} failure={failure} />
    </>
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
