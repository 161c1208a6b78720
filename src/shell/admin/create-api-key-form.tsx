import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { createClient } from '@connectrpc/connect';
import { useTransport } from '@connectrpc/connect-query';
import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { IdentityService } from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { failureOf } from '../api/failure.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { ApiKeyFields, NEW_API_KEY_FIELDS, type NewApiKey } from './api-key-fields.tsx';
import { CARRYING } from './scopes.ts';
import type { ShownSecret } from './secret-dialog.tsx';

const EMPTY: NewApiKey = {
  name: '',
  scopes: [],
  carries: [],
  expiresAt: '',
  requestsPerMinute: '',
  allowedNetworks: [],
};

interface CreateApiKeyFormProps {
  onClose: () => void;
  onCreated: (secret: ShownSecret) => void;
  /** Scopes that are selected at first. */
  scopes?: string[];
}

export function CreateApiKeyForm({ onClose, onCreated, scopes = [] }: CreateApiKeyFormProps) {
  const [entered, setEntered] = useState({ ...EMPTY, scopes });
  const client = createClient(IdentityService, useTransport());

  // Passes the secret to the callback and returns nothing, so that the secret never enters the mutation cache.
  const create = useMutation({
    mutationFn: async () => {
      const { secret } = await client.createIdentityApiKey(toRequest(entered));
      onCreated({ keyName: entered.name, secret });
    },
  });
  return (
    <DialogForm
      submitLabel="Create"
      onSubmit={() => create.mutate()}
      onCancel={onClose}
      isPending={create.isPending}
      error={create.error}
      fields={NEW_API_KEY_FIELDS}
    >
      <Text size="sm" c="dimmed">
        You become its owner: you are accountable for what it does, and cannot approve its proposals. Only you see its
        secret.
      </Text>
      <ApiKeyFields
        value={entered}
        onChange={setEntered}
        failure={create.error === null ? undefined : failureOf(create.error)}
      />
    </DialogForm>
  );
}

/** Builds the request; fields that are empty are left out. */
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
