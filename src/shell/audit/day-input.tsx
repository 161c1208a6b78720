import { TextInput } from '@mantine/core';

interface DayInputProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

export function DayInput({ value, onChange, label }: DayInputProps) {
  return (
    <TextInput
      type="date"
      label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      size="sm"
      flex="1 1 8rem"
      maw={{ xs: 150 }}
    />
  );
}
