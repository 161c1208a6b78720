import { useMutation, useQuery } from '@connectrpc/connect-query';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  type PersonSession,
  SessionService,
} from '../../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { useReadAgain } from '../api/use-read-again.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { Page } from '../frame/page.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { useSession } from './session-context.ts';
import { SessionTable } from './session-table.tsx';
import { useSignOut } from './use-session-actions.ts';

/** Where the person is signed in, in whichever tenant, and how that is ended. */
export function SessionsPage() {
  const { memberships } = useSession();
  const { data, error } = useQuery(SessionService.method.listOwnSessions, {});
  const readAgain = useReadAgain(SessionService.method.listOwnSessions);
  const signOut = useSignOut();
  const onError = (failure: Error) => notifyFailure('The session goes on', failure);
  const endOne = useMutation(SessionService.method.endOwnSession, { onSuccess: readAgain, onError });
  const endOthers = useMutation(SessionService.method.endOtherSessions, {
    onSuccess: async ({ ended }) => {
      await readAgain();
      notifications.show({ message: ended === 1 ? '1 session has ended.' : `${ended} sessions have ended.` });
    },
    onError,
  });
  const end = ({ sessionId, isPresent }: PersonSession) => (isPresent ? signOut() : endOne.mutate({ sessionId }));
  const tenantName = (tenantId: string) =>
    memberships.find((one) => one.tenantId === tenantId)?.tenantName ?? (tenantId === '' ? 'None' : tenantId);
  const others = data?.sessions.filter(({ isPresent }) => !isPresent).length ?? 0;
  return (
    <Page
      title="Your sessions"
      lead="Where you are signed in. Is one of these not yours, change your password: that ends all others, and unlinks your chat accounts."
      actions={
        others > 0 && (
          <Button variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate({})}>
            Sign out all others
          </Button>
        )
      }
    >
      {error !== null && <FailureAlert error={error} title="Your sessions cannot be listed" />}
      {data === undefined && error === null && <RecordsSkeleton />}
      {data !== undefined && (
        <SessionTable label="Your sessions" sessions={data.sessions} tenantName={tenantName} onEnd={end} />
      )}
    </Page>
  );
}
