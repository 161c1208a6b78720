import { useQuery } from '@connectrpc/connect-query';
import { Button, Group } from '@mantine/core';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { type Session, SessionService } from '../../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { isUnauthenticated } from '../api/failure.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { BarePage, PageLoader } from '../frame/page.tsx';
import { signInPath } from './next-path.ts';
import { NoTenantPage } from './no-tenant-page.tsx';
import { SessionContext, type SignedIn } from './session-context.ts';

/** Shows its children to signed-in people who act for a tenant; sends everyone else to where they become that. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(SessionService.method.getSession);
  const { pathname, search } = useLocation();
  const session = data?.session;
  const signedIn = useMemo(() => toSignedIn(session), [session]);
  const hasMoved = useTenantHasMoved(signedIn?.active.tenantId);

  if (isUnauthenticated(error)) return <Navigate to={signInPath(`${pathname}${search}`)} replace />;
  if (hasMoved) return <PageLoader />;
  if (signedIn !== undefined) return <SessionContext value={signedIn}>{children}</SessionContext>;
  if (session?.person !== undefined) return <NoTenantPage session={session} />;
  if (error === null) return <PageLoader />;
  return (
    <BarePage title="The session cannot be read">
      <FailureAlert error={error} />
      <Group>
        <Button onClick={() => refetch()}>Try again</Button>
      </Group>
    </BarePage>
  );
}

/** Another device can move the session to another tenant; what was read before must not be shown as that tenant's. */
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
  const { person, active, memberships, permissions } = session;
  return { person, active, memberships, may: (permission) => permissions.includes(permission) };
}
