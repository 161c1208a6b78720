import { createClient } from '@connectrpc/connect';
import { useQuery, useTransport } from '@connectrpc/connect-query';
import { Anchor, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SessionService } from '../../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { BarePage } from '../frame/bare-page.tsx';
import { Link, Redirect, useNavigate, useSearchParams } from '../router/router.tsx';
import { BareForm, PasswordField } from './bare-form.tsx';
import { CHAT_INSTALL_START, safeNextPath } from './next-path.ts';
import { announceSessionChange } from './session-change.ts';

export function SignInPage() {
  const [parameters] = useSearchParams();
  const next = safeNextPath(parameters.get('next'));
  const { email, setEmail, password, setPassword, signIn } = useSignIn(next);
  const present = useQuery(SessionService.method.getSession, {}, { retry: false });
  const failure = signIn.error === null ? undefined : failureOf(signIn.error);
  // Somebody who is signed in may have come from another site, which must not start an installation.
  const onward = next === CHAT_INSTALL_START ? '/admin/chat' : next;
  if (present.isSuccess && signIn.isIdle) return <Redirect to={onward} />;
  return (
    <BarePage title="Sign in">
      <BareForm {...signIn} submitLabel="Sign in" fields={['email', 'password']}>
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          required
          autoFocus
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={problemOf(failure, 'email', 'Email')}
        />
        <PasswordField
          label="Password"
          value={password}
          onChange={setPassword}
          error={problemOf(failure, 'password', 'Password')}
        />
      </BareForm>
      <Anchor component={Link} to="/forgot-password" size="sm" underline="always">
        Forgot your password?
      </Anchor>
    </BarePage>
  );
}

function useSignIn(next: string) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const client = createClient(SessionService, useTransport());
  // The password is not passed to `mutate`, so that no cache ever holds it.
  const signIn = useMutation({
    mutationFn: () => client.signIn({ email: email.trim(), password }),
    onSuccess: () => {
      queryClient.clear();
      announceSessionChange();
      if (next !== CHAT_INSTALL_START) return navigate(next, { replace: true });
      window.location.replace(next);
      return undefined;
    },
    onError: () => setPassword(''),
  });
  return { email, setEmail, password, setPassword, signIn };
}
