import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { createClient } from '@connectrpc/connect';
import { useTransport } from '@connectrpc/connect-query';
import { Checkbox, Code, NumberInput, SimpleGrid, Stack, TagsInput, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { IdentityService } from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { SCOPES } from './scopes.ts';
import type { ShownSecret } from './secret-dialog.tsx';

const FIELDS = ['name', 'scopes', 'expires_at', 'requests_per_minute', 'allowed_networks'];

interface CreateApiKeyFormProps {
  onClose: () => void;
  onCreated: (secret: ShownSecret) => void;
}

export function CreateApiKeyForm({ onClose, onCreated }: CreateApiKeyFormProps) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<string[]>([]);
  const [expiresAt, setExpiresAt] = useState('');
  const [requestsPerMinute, setRequestsPerMinute] = useState<number | string>('');
  const [allowedNetworks, setAllowedNetworks] = useState<string[]>([]);
  const client = createClient(IdentityService, useTransport());

  // The answer is handed on inside, and not returned, so that the secret never enters the mutation cache.
  const create = useMutation({
    mutationFn: async () => {
      const { secret } = await client.createIdentityApiKey({
        name,
        scopes,
        allowedNetworks,
        ...(expiresAt === '' ? {} : { expiresAt: timestampFromDate(new Date(expiresAt)) }),
        ...(requestsPerMinute === '' ? {} : { requestsPerMinute: Number(requestsPerMinute) }),
      });
      onCreated({ keyName: name, secret });
    },
  });
  const failure = create.error === null ? undefined : failureOf(create.error);
  return (
    <DialogForm
      submitLabel="Create"
      onSubmit={() => create.mutate()}
      onCancel={onClose}
      isPending={create.isPending}
      error={create.error}
      fields={FIELDS}
    >
      <Text size="sm" c="dimmed">
        You own it: you answer for what it does, and approve nothing that it proposes. Only you are shown its secret.
      </Text>
      <TextInput
        label="Name"
        description="What the key is for."
        required
        data-autofocus
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={problemOf(failure, 'name', 'Name')}
      />
      <Checkbox.Group
        label="Scopes"
        description="No more than the program needs."
        required
        value={scopes}
        onChange={setScopes}
        error={problemOf(failure, 'scopes', 'Scopes')}
      >
        <Stack gap="xs" mt="xs">
          {SCOPES.map(({ scope, meaning }) => (
            <Checkbox key={scope} value={scope} label={<Code>{scope}</Code>} description={meaning} />
          ))}
        </Stack>
      </Checkbox.Group>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label="Expires"
          description="In your time zone; empty for never."
          type="datetime-local"
          value={expiresAt}
          onChange={(event) => setExpiresAt(event.currentTarget.value)}
          error={problemOf(failure, 'expires_at', 'Expiry')}
        />
        <NumberInput
          label="Requests a minute"
          description="Empty for the tenant's limit."
          min={1}
          max={1_000_000}
          allowDecimal={false}
          value={requestsPerMinute}
          onChange={setRequestsPerMinute}
          error={problemOf(failure, 'requests_per_minute', 'Requests a minute')}
        />
      </SimpleGrid>
      <TagsInput
        label="Allowed networks"
        description="Addresses or CIDR ranges, Enter after each; empty for anywhere."
        placeholder={allowedNetworks.length === 0 ? '192.0.2.0/24' : undefined}
        maxTags={50}
        splitChars={[',', ' ']}
        value={allowedNetworks}
        onChange={setAllowedNetworks}
        error={problemOf(failure, 'allowed_networks', 'Networks')}
      />
    </DialogForm>
  );
}
