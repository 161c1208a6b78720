import { useMutation, useQuery } from '@connectrpc/connect-query';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  type PersonSession,
  SessionService,
} from '../../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { useInvalidate } from '../api/use-invalidate.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { Page } from '../frame/page.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { useSession } from './session-context.ts';
import { SessionTable } from './session-table.tsx';
import { useSignOut } from './use-session-actions.ts';

export function SessionsPage() {
  const { memberships } = useSession();
  const { data, error } = useQuery(SessionService.method.listOwnSessions, {});
  const invalidate = useInvalidate(SessionService.method.listOwnSessions);
  const signOut = useSignOut();
  const onError = (failure: Error) => notifyFailure('The session was not ended', failure);
  const endOne = useMutation(SessionService.method.endOwnSession, { onSuccess: invalidate, onError });
  const endOthers = useMutation(SessionService.method.endOtherSessions, {
    onSuccess: async ({ ended }) => {
      await invalidate();
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
      lead="The places where you are signed in. If one is not yours, change your password: this ends all other sessions and unlinks your chat accounts."
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
