import { createClient } from '@connectrpc/connect';
import { useTransport } from '@connectrpc/connect-query';
import { Anchor, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountService } from '../../../generated/proto/workgate/identity/v1/account_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { BarePage } from '../frame/bare-page.tsx';
import { Link } from '../router/router.tsx';
import { BareForm } from './bare-form.tsx';

/** The answer is the same for every address. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const client = createClient(AccountService, useTransport());
  const request = useMutation({ mutationFn: () => client.requestPasswordReset({ email: email.trim() }) });
  const failure = request.error === null ? undefined : failureOf(request.error);
  if (request.isSuccess) {
    return (
      <BarePage title="Check your mail">
        <Text>
          If {email.trim()} is the confirmed address of an account, a link is on its way to it. It is valid for 1 hour.
        </Text>
        <Text size="sm" c="dimmed">
          No mail after some minutes? Look into your spam folder. An address that was never confirmed gets no mail: ask
          an admin of your tenant.
        </Text>
        <BackToSignIn />
      </BarePage>
    );
  }
  return (
    <BarePage title="Forgot your password?">
      <BareForm {...request} submitLabel="Send the link" fields={['email']}>
        <TextInput
          label="Email"
          description="This address gets a link to choose a new password."
          type="email"
          autoComplete="username"
          required
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={problemOf(failure, 'email', 'Email')}
        />
      </BareForm>
      <BackToSignIn />
    </BarePage>
  );
}

function BackToSignIn() {
  return (
    <Anchor component={Link} to="/sign-in" underline="always">
      Back to sign in
    </Anchor>
  );
}
