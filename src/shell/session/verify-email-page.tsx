import { createClient } from '@connectrpc/connect';
import { useTransport } from '@connectrpc/connect-query';
import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { AccountService } from '../../../generated/proto/workgate/identity/v1/account_service_pb.js';
import { BarePage } from '../frame/bare-page.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Link, useLocation } from '../router/router.tsx';
import { BrokenLink } from './broken-link.tsx';

/** Where the mail leads that asks whether an address is somebody's. Opening it does nothing: programs open links, too. */
export function VerifyEmailPage() {
  const { hash } = useLocation();
  const token = hash.slice(1);
  const client = createClient(AccountService, useTransport());
  // The token is taken from the address, not handed to `mutate`, so that no cache ever holds it.
  const verify = useMutation({ mutationFn: () => client.verifyEmail({ token }) });
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
      {token === '' ? (
        <BrokenLink />
      ) : (
        <>
          <Text>You were sent this link by mail. Confirm that the address it came to is yours.</Text>
          {verify.error !== null && <FailureAlert error={verify.error} />}
          <Button loading={verify.isPending} onClick={() => verify.mutate()}>
            Confirm
          </Button>
        </>
      )}
    </BarePage>
  );
}
