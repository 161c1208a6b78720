import { Textarea, type TextareaProps } from '@mantine/core';

interface ReasonFieldProps extends Omit<TextareaProps, 'onChange'> {
  onChange: (text: string) => void;
}

export function ReasonField({ onChange, ...field }: ReasonFieldProps) {
  return (
    <Textarea
      autosize
      minRows={2}
      maxRows={8}
      maxLength={2_000}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...field}
    />
  );
}
