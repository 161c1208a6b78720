import { createClient } from '@connectrpc/connect';
import { useTransport } from '@connectrpc/connect-query';
import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AccountService } from '../../../generated/proto/workgate/identity/v1/account_service_pb.js';
import { BarePage } from '../frame/bare-page.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Link, useLocation } from '../router/router.tsx';
import { BrokenLink } from './broken-link.tsx';
import { announceSessionChange } from './session-change.ts';

/** Where the mail leads that asks whether an address is somebody's. Opening it does nothing: programs open links, too. */
export function VerifyEmailPage() {
  const { hash } = useLocation();
  const token = hash.slice(1);
  const client = createClient(AccountService, useTransport());
  // The token is taken from the address, not handed to `mutate`, so that no cache ever holds it.
  const verify = useMutation({
    mutationFn: () => client.verifyEmail({ token }),
    // Pages that are open say by then that the address is not confirmed.
    onSuccess: () => announceSessionChange(),
  });
  const {
    mutate: look,
    data: found,
    error,
  } = useMutation({ mutationFn: () => client.getEmailVerification({ token }) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is another reason to look, and nothing else is.
  useEffect(() => {
    if (token !== '') look();
  }, [token]);
  if (verify.data !== undefined) {
    return (
      <BarePage title="The address is confirmed">
        <Text>Mail about what waits for you goes to {verify.data.email} from now on.</Text>
        <Button component={Link} to="/work">
          Go on
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
            <bdi>{found.personName}</bdi> signs in to Workgate with the address {found.email}, to which this link was
            sent. If that is you, confirm it, and mail about what waits for you comes to it.
          </Text>
          <Text size="sm" c="dimmed">
            If you have not made this account, leave it alone: somebody else knows its password.
          </Text>
          {verify.error !== null && <FailureAlert error={verify.error} />}
          <Button loading={verify.isPending} onClick={() => verify.mutate()}>
            That is me: confirm
          </Button>
        </>
      )}
    </BarePage>
  );
}
