import { TextInput, type TextInputProps } from '@mantine/core';

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

interface DateTimeInputProps extends Omit<TextInputProps, 'onChange' | 'type' | 'description'> {
  /** Sentence after the time zone. */
  note?: string;
  onChange: (text: string) => void;
}

export function DateTimeInput({ note = '', onChange, ...field }: DateTimeInputProps) {
  return (
    <TextInput
      {...field}
      type="datetime-local"
      description={`In ${ZONE}${note}`}
      onChange={(event) => onChange(event.currentTarget.value)}
      required
      withAsterisk={false}
    />
  );
}

export function localText(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
