import { Button, Group, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { FailureAlert } from './failure-alert.tsx';

interface DialogFormProps {
  submitLabel: string;
  submitColor?: string;
  onSubmit: () => void;
  onCancel: () => void;
  isPending: boolean;
  isDisabled?: boolean;
  error: Error | null;
  fields: readonly string[];
  children: ReactNode;
}

export function DialogForm(props: DialogFormProps) {
  const { submitLabel, submitColor, onSubmit, onCancel, isPending, isDisabled, error, fields, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        {children}
        {error !== null && <FailureAlert error={error} fields={fields} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            loading={isPending}
            disabled={isDisabled ?? false}
            {...(submitColor === undefined ? {} : { color: submitColor })}
          >
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
