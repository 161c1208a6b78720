import { Button, Group, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { FailureAlert } from './failure-alert.tsx';

interface DialogFormProps {
  submitLabel: string;
  /** For what one should think about twice. */
  submitColor?: string;
  onSubmit: () => void;
  onCancel: () => void;
  isPending: boolean;
  error: Error | null;
  /** Fields, by their paths in the request, that show their own problems. */
  fields: readonly string[];
  children: ReactNode;
}

/** The form of a dialog: its fields, what went wrong, and its two buttons. */
export function DialogForm(props: DialogFormProps) {
  const { submitLabel, submitColor, onSubmit, onCancel, isPending, error, fields, children } = props;
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
          <Button type="submit" loading={isPending} {...(submitColor === undefined ? {} : { color: submitColor })}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
