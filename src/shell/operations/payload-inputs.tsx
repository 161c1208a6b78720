import { Checkbox, Select, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { choicesOf, isBoolean, isEnum, limitsOf, type PayloadDraft, type PayloadField } from './contract.ts';

interface PayloadInputsProps {
  fields: readonly PayloadField[];
  draft: PayloadDraft;
  onChange: (draft: PayloadDraft) => void;
  /** Returns the service's problem with a field, by its name in the contract. */
  problemOf: (field: string, label: string) => string | undefined;
}

export function PayloadInputs({ fields, draft, onChange, problemOf }: PayloadInputsProps) {
  const inputOf = (one: PayloadField, index: number) => (
    <PayloadInput
      key={one.field.name}
      one={one}
      isFirst={index === 0}
      value={draft[one.field.name] ?? ''}
      onChange={(value) => onChange({ ...draft, [one.field.name]: value })}
      error={problemOf(one.field.name, one.words.label)}
    />
  );
  const rows = rowsOf(fields);
  return rows.map((row) => {
    const inputs = row.map((one) => inputOf(one, fields.indexOf(one)));
    if (inputs.length === 1) return inputs;
    return (
      <SimpleGrid key={row[0]?.field.name} cols={{ base: 1, xs: 2 }}>
        {inputs}
      </SimpleGrid>
    );
  });
}

/** Arranges fields in rows. Two half-width fields in a row share one. */
function rowsOf(fields: readonly PayloadField[]): PayloadField[][] {
  const rows: PayloadField[][] = [];
  for (const one of fields) {
    const last = rows.at(-1);
    if (one.words.isHalf && last?.length === 1 && last[0]?.words.isHalf) last.push(one);
    else rows.push([one]);
  }
  return rows;
}

interface PayloadInputProps {
  one: PayloadField;
  isFirst: boolean;
  value: string | boolean;
  onChange: (value: string | boolean) => void;
  error: string | undefined;
}

function PayloadInput(props: PayloadInputProps) {
  const { one, value, onChange, error } = props;
  const { label, description } = one.words;
  const told = { label, error, ...(description === undefined ? {} : { description }) };
  if (isBoolean(one.field)) {
    const isOn = value === true;
    return <Checkbox {...told} checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />;
  }
  if (isEnum(one.field)) {
    const { isRequired } = limitsOf(one);
    return (
      <Select
        {...told}
        data={choicesOf(one)}
        value={String(value) === '' ? null : String(value)}
        onChange={(chosen) => onChange(chosen ?? '')}
        allowDeselect={!isRequired}
      />
    );
  }
  return <TextInputOf {...props} told={told} />;
}

function TextInputOf({ one, isFirst, value, onChange, told }: PayloadInputProps & { told: { label: string } }) {
  const { placeholder, form, isDecimal, isUpperCase } = one.words;
  const { isRequired, isLong, maxLength, pattern } = limitsOf(one);
  const common = {
    ...told,
    required: isRequired,
    value: String(value),
    ...(isFirst && { 'data-autofocus': true }),
    ...(maxLength !== undefined && { maxLength }),
    ...(placeholder !== undefined && { placeholder }),
  };
  if (isLong) {
    const write = (event: ChangeEvent<HTMLTextAreaElement>) => onChange(event.currentTarget.value);
    return <Textarea {...common} autosize minRows={3} maxRows={12} onChange={write} />;
  }
  const write = (text: string) => onChange(isUpperCase ? text.toUpperCase() : text);
  return (
    <TextInput
      {...common}
      {...(form !== undefined && pattern !== undefined && { pattern, title: form })}
      {...(isDecimal && { inputMode: 'decimal' as const })}
      onChange={(event) => write(event.currentTarget.value)}
    />
  );
}
