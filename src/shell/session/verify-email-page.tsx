import { createClient } from '@connectrpc/connect';
import { useTransport } from '@connectrpc/connect-query';
import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AccountService } from '../../../generated/proto/workgate/identity/v1/account_service_pb.js';
import { BarePage } from '../frame/bare-page.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Link, useLocation } from '../router/router.tsx';
import { BrokenLink } from './bare-form.tsx';
import { announceSessionChange } from './session-change.ts';

/** Opening the page changes nothing, as programs open links, too. */
export function VerifyEmailPage() {
  const { hash } = useLocation();
  const token = hash.slice(1);
  const client = createClient(AccountService, useTransport());
  // The token is not passed to `mutate`, so that no cache ever holds it.
  const verify = useMutation({
    mutationFn: () => client.verifyEmail({ token }),
    // Other open tabs still show the address as not confirmed.
    onSuccess: () => announceSessionChange(),
  });
  const {
    mutate: look,
    data: found,
    error,
  } = useMutation({ mutationFn: () => client.getEmailVerification({ token }) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another token needs another read.
  useEffect(() => {
    if (token !== '') look();
  }, [token]);
  if (verify.data !== undefined) {
    return (
      <BarePage title="The address is confirmed">
        <Text>Mail about waiting proposals goes to {verify.data.email} from now on.</Text>
        <Button component={Link} to="/work">
          Continue
        </Button>
      </BarePage>
    );
  }
  return (
    <BarePage title="Confirm your address">
      {token === '' && <BrokenLink />}
      {error !== null && <FailureAlert error={error} />}
      {found !== undefined && (
        <>
          <Text>
            <bdi>{found.personName}</bdi> signs in to Workgate with the address {found.email}, which got this link. If
            that is you, confirm it to get mail about waiting proposals.
          </Text>
          <Text size="sm" c="dimmed">
            If you did not create this account, do not confirm: somebody else knows its password.
          </Text>
          {verify.error !== null && <FailureAlert error={verify.error} />}
          <Button loading={verify.isPending} onClick={() => verify.mutate()}>
            Confirm my address
          </Button>
        </>
      )}
    </BarePage>
  );
}
