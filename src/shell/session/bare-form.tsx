import { Alert, Button, PasswordInput, type PasswordInputProps } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { FormEvent, ReactNode } from 'react';
import { FailureAlert } from '../frame/failure-alert.tsx';

interface BareFormProps {
  submitLabel: string;
  mutate: () => void;
  isPending: boolean;
  error: Error | null;
  /** Request paths of the fields that show their own problems. */
  fields: readonly string[];
  children: ReactNode;
}

export function BareForm({ submitLabel, mutate, isPending, error, fields, children }: BareFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <form onSubmit={submit} style={{ display: 'contents' }}>
      {error !== null && <FailureAlert error={error} fields={fields} />}
      {children}
      <Button type="submit" loading={isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}

interface PasswordFieldProps extends Omit<PasswordInputProps, 'onChange'> {
  /** True for a password that the person chooses now. */
  isNew?: boolean;
  onChange: (password: string) => void;
}

export function PasswordField({ isNew = false, onChange, ...field }: PasswordFieldProps) {
  return (
    <PasswordInput
      {...field}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      required
      minLength={isNew ? 12 : 1}
      maxLength={128}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

export function BrokenLink() {
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />}>
      This link is incomplete. Copy it again from the message.
    </Alert>
  );
}
