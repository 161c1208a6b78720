import { useQuery } from '@connectrpc/connect-query';
import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type Session, SessionService } from '../../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { failureOf, isUnauthenticated } from '../api/failure.ts';
import { BarePage } from '../frame/bare-page.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { soon } from '../frame/later.tsx';
import { PageLoader } from '../frame/page.tsx';
import { Redirect, useLocation } from '../router/router.tsx';
import { signInPath } from './next-path.ts';
import { SessionContext, type SignedIn } from './session-context.ts';

const NoTenantPage = soon(async () => (await import('./no-tenant-page.tsx')).NoTenantPage);

const READ_AGAIN_AFTER_MS = 3_000;

/** Renders its children for signed-in people with a current tenant. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(SessionService.method.getSession, {}, { refetchInterval: soonIfFailed });
  const { pathname, search, hash } = useLocation();
  const session = data?.session;
  const signedIn = useMemo(() => toSignedIn(session), [session]);
  const hasMoved = useTenantHasMoved(signedIn?.active.tenantId);

  if (isUnauthenticated(error)) return <Redirect to={signInPath(`${pathname}${search}${hash}`)} />;
  if (hasMoved) return <PageLoader />;
  if (signedIn !== undefined) return <SessionContext value={signedIn}>{children}</SessionContext>;
  if (session?.person !== undefined) return <NoTenantPage session={session} />;
  if (error === null) return <PageLoader />;
  return (
    <BarePage title="The session cannot be read">
      <FailureAlert error={error} />
      <Text size="sm">Workgate tries again automatically.</Text>
      <Group>
        <Button onClick={() => refetch()}>Try again</Button>
      </Group>
    </BarePage>
  );
}

/** After a temporary failure, the page recovers by itself. */
function soonIfFailed({ state: { error } }: { state: { error: Error | null } }): number | false {
  return error !== null && failureOf(error).retryable ? READ_AGAIN_AFTER_MS : false;
}

/**
 * Another device may switch the tenant of the session. The page then reloads: data of the old tenant must not be shown
 * as the new one's.
 */
function useTenantHasMoved(tenantId: string | undefined): boolean {
  const first = useRef(tenantId);
  first.current ??= tenantId;
  const hasMoved = first.current !== tenantId;
  useEffect(() => {
    if (hasMoved) window.location.reload();
  }, [hasMoved]);
  return hasMoved;
}

function toSignedIn(session: Session | undefined): SignedIn | undefined {
  if (session?.person === undefined || session.active === undefined) return undefined;
  const { person, active, permissions } = session;
  return { ...session, person, active, may: (permission) => permissions.includes(permission) };
}
