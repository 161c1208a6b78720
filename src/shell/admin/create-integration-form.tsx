import { createClient } from '@connectrpc/connect';
import { createConnectQueryKey, useTransport } from '@connectrpc/connect-query';
import { PasswordInput, Select, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  IntegrationKind,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { CREATABLE_KINDS } from './integration-kinds.ts';

/** The service names the key by its place in the request, or by what it is. */
const KEY_PATHS = ['stripe.api_key', 'credential'];
/** Compared without a pattern: a browser remembers the last text that one was tried on. */
const KEY_BEGINNINGS = ['sk_', 'rk_'];

/** Makes an integration. A credential lives in the field alone: in no cache, no storage and no address. */
export function CreateIntegrationForm({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<IntegrationKind>(IntegrationKind.SANDBOX_COMMERCE);
  const [name, setName] = useState('');
  const [apiKey, setApiKey] = useState('');
  const [isOtherKey, setOtherKey] = useState(false);
  const client = createClient(IntegrationService, useTransport());
  const queryClient = useQueryClient();

  // The request is made inside, so that the credential never is a variable of the mutation cache.
  const create = useMutation({
    mutationFn: async () => {
      await client.createIntegration({
        name: name.trim(),
        provider:
          kind === IntegrationKind.STRIPE
            ? { case: 'stripe', value: { apiKey: apiKey.trim() } }
            : { case: 'sandboxCommerce', value: {} },
      });
    },
    onSuccess: async () => {
      const schema = IntegrationService.method.listIntegrations;
      await queryClient.invalidateQueries({ queryKey: createConnectQueryKey({ schema, cardinality: 'finite' }) });
      onClose();
    },
  });
  const failure = create.error === null ? undefined : failureOf(create.error);
  const chooseKind = (value: string | null) => {
    setKind(Number(value));
    writeKey('');
  };
  const writeKey = (value: string) => {
    setApiKey(value);
    setOtherKey(false);
  };
  const submit = () => {
    const isOther = kind === IntegrationKind.STRIPE && !KEY_BEGINNINGS.some((one) => apiKey.trim().startsWith(one));
    setOtherKey(isOther);
    if (!isOther) create.mutate();
  };
  const keyProblem = KEY_PATHS.map((path) => problemOf(failure, path, 'Secret key')).find((one) => one !== undefined);
  return (
    <DialogForm
      submitLabel="Create"
      onSubmit={submit}
      onCancel={onClose}
      isPending={create.isPending}
      error={create.error}
      fields={['name', ...KEY_PATHS]}
    >
      <TextInput
        label="Name"
        description="What people choose it by."
        required
        data-autofocus
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={problemOf(failure, 'name', 'Name')}
      />
      <Select label="Kind" data={CREATABLE_KINDS} value={String(kind)} onChange={chooseKind} allowDeselect={false} />
      {kind === IntegrationKind.STRIPE ? (
        <PasswordInput
          label="Secret key"
          description="A secret or restricted key that may read payments and make refunds. It is kept encrypted and never shown again."
          required
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          minLength={20}
          maxLength={255}
          value={apiKey}
          onChange={(event) => writeKey(event.currentTarget.value)}
          aria-invalid={isOtherKey || keyProblem !== undefined}
          error={isOtherKey ? 'Secret key begins with sk_ or rk_.' : keyProblem}
        />
      ) : (
        <Text size="sm" c="dimmed">
          A shop without an outside, with a few orders for trying things, such as 1234, paid in EUR. No money moves.
        </Text>
      )}
    </DialogForm>
  );
}
