import { createClient } from '@connectrpc/connect';
import { useTransport } from '@connectrpc/connect-query';
import { Anchor, Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountService } from '../../../generated/proto/workgate/identity/v1/account_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { BarePage } from '../frame/bare-page.tsx';
import { Link, useLocation } from '../router/router.tsx';
import { BareForm, BrokenLink, PasswordField } from './bare-form.tsx';
import { announceSessionChange } from './session-change.ts';

/** Opening the page changes nothing, as programs open links, too. */
export function ResetPasswordPage() {
  const { hash } = useLocation();
  const token = hash.slice(1);
  const [password, setPassword] = useState('');
  const client = createClient(AccountService, useTransport());
  // Password and token are not passed to `mutate`, so that no cache ever holds them.
  const reset = useMutation({
    mutationFn: () => client.resetPassword({ token, newPassword: password }),
    onSuccess: () => announceSessionChange(),
  });
  const failure = reset.error === null ? undefined : failureOf(reset.error);
  if (reset.isSuccess) {
    return (
      <BarePage title="Your password was changed">
        <Text>All your sessions have ended, and the link no longer works.</Text>
        <Button component={Link} to="/sign-in">
          Sign in
        </Button>
      </BarePage>
    );
  }
  return (
    <BarePage title="Choose a new password">
      {token === '' ? (
        <BrokenLink />
      ) : (
        <BareForm {...reset} submitLabel="Change password" fields={['new_password']}>
          <PasswordField
            isNew
            label="New password"
            description="At least 12 characters. All your sessions end."
            value={password}
            onChange={setPassword}
            error={problemOf(failure, 'new_password', 'New password')}
          />
        </BareForm>
      )}
      <Anchor component={Link} to="/forgot-password" underline="always">
        Ask for a new link
      </Anchor>
    </BarePage>
  );
}
