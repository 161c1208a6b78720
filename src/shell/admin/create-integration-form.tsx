import { type DescField, type DescMessage, getOption, type MessageInitShape } from '@bufbuild/protobuf';
import { FeatureSet_FieldPresence } from '@bufbuild/protobuf/wkt';
import { PasswordInput, Select, TextInput } from '@mantine/core';
import { type ChangeEvent, useState } from 'react';
import { field as fieldRules } from '../../../generated/proto/buf/validate/validate_pb.js';
import {
  CreateIntegrationRequestSchema,
  type IntegrationKind,
  IntegrationKindSchema,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { firstProblem, problemOf } from '../api/failure.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { inWords } from '../operations/labels.ts';
import { type FieldWords, providerWordsOf } from '../providers/labels.ts';
import { useSecretChange } from './change.tsx';
import { Dimmed } from './record-list.tsx';
import type { ShownSecret } from './secret-dialog.tsx';

/** A kind of integration that the form can create. */
interface CreatableKind {
  /** Name in the contract. */
  name: string;
  /** Name of the case in the request's `provider`. */
  localName: string;
  label: string;
  /** Message with the fields that the kind needs. */
  message: DescMessage;
}

export function kindLabelOf(kind: IntegrationKind): string {
  const name = nameOf(kind);
  return name === undefined ? `Value ${kind}` : labelOf(name);
}

/** Returns true if workers take the operations of this kind of integration, with API keys that carry it. */
export function isForWorkers(kind: IntegrationKind): boolean {
  return providerWordsOf(nameOf(kind) ?? '')?.isForWorkers === true;
}

function nameOf(kind: IntegrationKind): string | undefined {
  return IntegrationKindSchema.value[kind]?.localName.toLowerCase();
}

function labelOf(name: string): string {
  return providerWordsOf(name)?.kind ?? inWords(name);
}

/** Kinds that the form can create, as the contract lists them. Other kinds are created by installing an app. */
const CREATABLE_KINDS: readonly CreatableKind[] = (
  CreateIntegrationRequestSchema.oneofs.find(({ name }) => name === 'provider')?.fields ?? []
).flatMap(({ name, localName, message }) =>
  message === undefined ? [] : [{ name, localName, label: labelOf(name), message }],
);

/** Returns the names by which the service may report a problem with a field; `credential` stands for any secret. */
const pathsOf = (kind: string, field: DescField) => [
  `${kind}.${field.name}`,
  field.name,
  ...(isAddress(field) ? [] : ['credential']),
];

interface CreateIntegrationFormProps {
  onClose: () => void;
  /** Called before `onClose` if the service has generated a secret. */
  onSecret: (secret: ShownSecret) => void;
}

/** Form for a new integration. Credentials are kept in the field alone: in no cache, storage or address. */
export function CreateIntegrationForm({ onClose, onSecret }: CreateIntegrationFormProps) {
  const [kindName, setKindName] = useState(CREATABLE_KINDS[0]?.name ?? '');
  const [name, setName] = useState('');
  const [values, setValues] = useState<Values>({});
  const [others, setOthers] = useState<readonly string[]>([]);
  const kind = CREATABLE_KINDS.find((one) => one.name === kindName);
  const invalidate = useInvalidate(IntegrationService.method.listIntegrations);
  const create = useSecretChange(IntegrationService, async (client) => {
    const { signingSecret } = await client.createIntegration(toRequest(name, kind, values));
    if (signingSecret !== '') onSecret({ keyName: name.trim(), secret: signingSecret });
    await invalidate();
    onClose();
  });
  const { failure } = create;
  const asked = kind?.message.fields ?? [];
  const about = providerWordsOf(kindName)?.about;

  const chooseKind = (value: string | null) => {
    setKindName(value ?? '');
    setValues({});
    setOthers([]);
  };
  const submit = () => {
    const wrong = asked.filter((field) => !beginsRight(wordsFor(kindName, field), values[field.localName] ?? ''));
    setOthers(wrong.map((field) => field.name));
    if (wrong.length === 0) create.mutate();
  };
  const problemIn = (field: DescField, { label, beginnings = [] }: FieldWords) => {
    if (others.includes(field.name)) return `${label} begins with ${beginnings.join(' or ')}.`;
    return firstProblem(failure, pathsOf(kindName, field), label);
  };
  return (
    <DialogForm
      {...create.progress}
      submitLabel="Create"
      onSubmit={submit}
      onCancel={onClose}
      fields={['name', ...asked.flatMap((field) => pathsOf(kindName, field))]}
    >
      <NameInput value={name} onChange={setName} error={problemOf(failure, 'name', 'Name')} />
      <Select label="Kind" data={KIND_OPTIONS} value={kindName} onChange={chooseKind} allowDeselect={false} />
      {asked.length === 0 && about !== undefined && <Dimmed size="sm">{about}</Dimmed>}
      {asked.map((field) => (
        <FieldInput
          key={`${kindName}.${field.name}`}
          field={field}
          words={wordsFor(kindName, field)}
          value={values[field.localName] ?? ''}
          onChange={(value) => {
            setValues({ ...values, [field.localName]: value });
            setOthers([]);
          }}
          error={problemIn(field, wordsFor(kindName, field))}
        />
      ))}
    </DialogForm>
  );
}

function NameInput({ value, onChange, error }: Pick<FieldInputProps, 'value' | 'onChange' | 'error'>) {
  return (
    <TextInput
      label="Name"
      description="People choose the integration by this name."
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

/** Entered values of the provider's fields, by field name. */
type Values = Readonly<Record<string, string>>;

type NewProvider = NonNullable<MessageInitShape<typeof CreateIntegrationRequestSchema>['provider']>;

function toRequest(name: string, kind: CreatableKind | undefined, values: Values) {
  const given = Object.entries(values).map(([field, value]): [string, string] => [field, value.trim()]);
  const value = Object.fromEntries(given.filter(([, text]) => text !== ''));
  // The case is a name from the contract; the compiler knows only the names of today.
  return { name: name.trim(), provider: { case: kind?.localName, value } as NewProvider };
}

function wordsFor(kind: string, field: DescField): FieldWords {
  const said = providerWordsOf(kind)?.fields?.[field.name];
  const description = isAddress(field) ? 'Not a secret.' : 'It is kept encrypted and never shown again.';
  return said ?? { label: inWords(field.name), description };
}

function beginsRight({ beginnings = [] }: FieldWords, written: string): boolean {
  return beginnings.length === 0 || beginnings.some((one) => written.trim().startsWith(one));
}

interface FieldInputProps {
  field: DescField;
  words: FieldWords;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Input for a provider's field. A field is treated as a secret unless the contract says that it is an address. */
function FieldInput({ field, words: { label, description }, value, onChange, error }: FieldInputProps) {
  const rules = textRulesOf(field);
  const [minLength, maxLength] = [Number(rules?.minLen ?? 0), Number(rules?.maxLen ?? 0)];
  const props = {
    label,
    description,
    required: field.presence !== FeatureSet_FieldPresence.EXPLICIT,
    autoComplete: 'off',
    ...(minLength > 0 && { minLength }),
    ...(maxLength > 0 && { maxLength }),
    value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.value),
    'aria-invalid': error !== undefined,
    error,
  };
  if (isAddress(field)) return <TextInput {...props} inputMode="url" />;
  return <PasswordInput {...props} data-1p-ignore data-lpignore="true" />;
}

function textRulesOf(field: DescField) {
  const { type } = getOption(field, fieldRules);
  return type.case === 'string' ? type.value : undefined;
}

function isAddress(field: DescField): boolean {
  return textRulesOf(field)?.wellKnown.case === 'uri';
}
