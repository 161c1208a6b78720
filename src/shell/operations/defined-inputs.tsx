import { Select, Textarea, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { VisibleText } from '../frame/visible-text.tsx';
import type { PayloadDraft } from './contract.ts';
import { type DefinedField, optionsOf } from './definition.ts';

interface DefinedInputsProps {
  fields: readonly DefinedField[];
  draft: PayloadDraft;
  onChange: (draft: PayloadDraft) => void;
  problemOf: (field: DefinedField) => string | undefined;
}

export function DefinedInputs({ fields, draft, onChange, problemOf }: DefinedInputsProps) {
  return fields.map((field) => (
    <DefinedInput
      key={field.name}
      field={field}
      value={String(draft[field.name] ?? '')}
      onChange={(value) => onChange({ ...draft, [field.name]: value })}
      error={problemOf(field)}
    />
  ));
}

interface DefinedInputProps {
  field: DefinedField;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Tenants define the labels of an operation, which may be long. */
const LABEL = { style: { overflowWrap: 'anywhere' } } as const;
const MONOSPACE = { input: { fontFamily: 'var(--mantine-font-family-monospace)' } };

function DefinedInput({ field, value, onChange, error }: DefinedInputProps) {
  const { label, kind, isLong, isCode, isRequired, isNullable, example } = field;
  const description = kind === 'json' ? [field.description, 'In JSON.'].join(' ').trim() : field.description;
  const isNeeded = isRequired && !isNullable;
  const told = {
    label: <VisibleText>{label}</VisibleText>,
    labelProps: LABEL,
    error,
    ...(description !== undefined && { description }),
  };
  if (kind === 'choice') {
    return (
      <Select
        {...told}
        withAsterisk={isNeeded}
        aria-required={isNeeded}
        data={optionsOf(field)}
        value={value === '' ? null : value}
        onChange={(chosen) => onChange(chosen ?? '')}
        clearable={!isNeeded}
        clearButtonProps={{ 'aria-label': `Clear ${label}` }}
        allowDeselect={!isNeeded}
      />
    );
  }
  const common = {
    ...told,
    required: isNeeded,
    value,
    ...(example !== undefined && { placeholder: example }),
    ...((isCode || kind === 'json') && { styles: MONOSPACE, spellCheck: false }),
  };
  if (isLong || kind === 'json') {
    const write = (event: ChangeEvent<HTMLTextAreaElement>) => onChange(event.currentTarget.value);
    return <Textarea {...common} autosize minRows={3} maxRows={12} onChange={write} />;
  }
  return (
    <TextInput
      {...common}
      {...(kind === 'date' && { type: 'date' })}
      {...(kind === 'integer' && { inputMode: 'numeric' as const })}
      {...(kind === 'number' && { inputMode: 'decimal' as const })}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
