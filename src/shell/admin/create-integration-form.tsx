import { type DescField, getOption, type MessageInitShape } from '@bufbuild/protobuf';
import { createClient } from '@connectrpc/connect';
import { createConnectQueryKey, useTransport } from '@connectrpc/connect-query';
import { PasswordInput, Select, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { field as fieldRules } from '../../../generated/proto/buf/validate/validate_pb.js';
import {
  type CreateIntegrationRequestSchema,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { failureOf, firstProblem, problemOf } from '../api/failure.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { inWords } from '../operations/words.ts';
import { type CredentialWords, providerWordsOf } from '../providers/words.ts';
import { CREATABLE_KINDS, type CreatableKind } from './integration-kinds.ts';

/** The service names a credential by its place in the request, or by what it is. */
const pathsOf = (kind: string, field: string) => [`${kind}.${field}`, 'credential'];

/** Makes an integration. A credential lives in the field alone: in no cache, no storage and no address. */
export function CreateIntegrationForm({ onClose }: { onClose: () => void }) {
  const [kindName, setKindName] = useState(CREATABLE_KINDS[0]?.name ?? '');
  const [name, setName] = useState('');
  const [secrets, setSecrets] = useState<Secrets>({});
  const [others, setOthers] = useState<readonly string[]>([]);
  const kind = CREATABLE_KINDS.find((one) => one.name === kindName);
  const create = useCreating(() => ({ name, kind, secrets }), onClose);
  const failure = create.error === null ? undefined : failureOf(create.error);
  const asked = kind?.message.fields ?? [];

  const chooseKind = (value: string | null) => {
    setKindName(value ?? '');
    setSecrets({});
    setOthers([]);
  };
  const submit = () => {
    const wrong = asked.filter((field) => !beginsRight(wordsFor(kindName, field), secrets[field.localName] ?? ''));
    setOthers(wrong.map((field) => field.name));
    if (wrong.length === 0) create.mutate();
  };
  const problemIn = ({ name: field }: DescField, { label, beginnings }: CredentialWords) => {
    if (others.includes(field)) return `${label} begins with ${beginnings.join(' or ')}.`;
    return firstProblem(failure, pathsOf(kindName, field), label);
  };
  return (
    <DialogForm
      submitLabel="Create"
      onSubmit={submit}
      onCancel={onClose}
      isPending={create.isPending}
      error={create.error}
      fields={['name', ...asked.flatMap((field) => pathsOf(kindName, field.name))]}
    >
      <NameInput value={name} onChange={setName} error={problemOf(failure, 'name', 'Name')} />
      <Select label="Kind" data={KIND_OPTIONS} value={kindName} onChange={chooseKind} allowDeselect={false} />
      {asked.length === 0 && <About kind={kindName} />}
      {asked.map((field) => (
        <SecretInput
          key={`${kindName}.${field.name}`}
          field={field}
          words={wordsFor(kindName, field)}
          value={secrets[field.localName] ?? ''}
          onChange={(value) => {
            setSecrets({ ...secrets, [field.localName]: value });
            setOthers([]);
          }}
          error={problemIn(field, wordsFor(kindName, field))}
        />
      ))}
    </DialogForm>
  );
}

function NameInput({ value, onChange, error }: Pick<SecretInputProps, 'value' | 'onChange' | 'error'>) {
  return (
    <TextInput
      label="Name"
      description="What people choose it by."
      required
      data-autofocus
      maxLength={100}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  );
}

const KIND_OPTIONS = CREATABLE_KINDS.map(({ name, label }) => ({ value: name, label }));

/** What is written for the fields of a provider so far, by their names in the request. */
type Secrets = Readonly<Record<string, string>>;

type NewProvider = NonNullable<MessageInitShape<typeof CreateIntegrationRequestSchema>['provider']>;

interface Written {
  name: string;
  kind: CreatableKind | undefined;
  secrets: Secrets;
}

/** The request is made inside, so that a credential never is a variable of the mutation cache. */
function useCreating(written: () => Written, onDone: () => void) {
  const client = createClient(IntegrationService, useTransport());
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { name, kind, secrets } = written();
      const value = Object.fromEntries(Object.entries(secrets).map(([field, secret]) => [field, secret.trim()]));
      // The case is one of the contract's, of which the compiler knows only those of today.
      const provider = { case: kind?.localName, value } as NewProvider;
      await client.createIntegration({ name: name.trim(), provider });
    },
    onSuccess: async () => {
      const schema = IntegrationService.method.listIntegrations;
      await queryClient.invalidateQueries({ queryKey: createConnectQueryKey({ schema, cardinality: 'finite' }) });
      onDone();
    },
  });
}

function wordsFor(kind: string, field: DescField): CredentialWords {
  const said = providerWordsOf(kind)?.credentials?.[field.name];
  return (
    said ?? { label: inWords(field.name), description: 'It is kept encrypted and never shown again.', beginnings: [] }
  );
}

function beginsRight({ beginnings }: CredentialWords, written: string): boolean {
  return beginnings.length === 0 || beginnings.some((one) => written.trim().startsWith(one));
}

function About({ kind }: { kind: string }) {
  const about = providerWordsOf(kind)?.about;
  return about === undefined ? null : (
    <Text size="sm" c="dimmed">
      {about}
    </Text>
  );
}

interface SecretInputProps {
  field: DescField;
  words: CredentialWords;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Whatever a provider asks for is taken for a secret. */
function SecretInput({ field, words: { label, description }, value, onChange, error }: SecretInputProps) {
  const { type } = getOption(field, fieldRules);
  const rules = type.case === 'string' ? type.value : undefined;
  const [minLength, maxLength] = [Number(rules?.minLen ?? 0), Number(rules?.maxLen ?? 0)];
  return (
    <PasswordInput
      label={label}
      description={description}
      required
      autoComplete="off"
      data-1p-ignore
      data-lpignore="true"
      {...(minLength > 0 && { minLength })}
      {...(maxLength > 0 && { maxLength })}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      aria-invalid={error !== undefined}
      error={error}
    />
  );
}
