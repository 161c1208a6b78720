import { useQuery } from '@connectrpc/connect-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type Session, SessionService } from '../../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { isFinal, isUnauthenticated } from '../api/failure.ts';
import { useIsAway } from '../api/reachability.ts';
import { soon } from '../frame/later.tsx';
import { PageLoader } from '../frame/page.tsx';
import { Redirect, useLocation } from '../router/router.tsx';
import { signInPath } from './next-path.ts';
import { SessionContext, type SignedIn } from './session-context.ts';

const NoTenantPage = soon(async () => (await import('./no-tenant-page.tsx')).NoTenantPage);

const NoSessionPage = soon(async () => (await import('./no-session-page.tsx')).NoSessionPage);

const READ_AGAIN_AFTER_MS = 3_000;
/** After this many milliseconds without an answer, the page says what it waits for. */
const PATIENCE_MS = 5_000;

/** Renders its children for signed-in people with a current tenant. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(SessionService.method.getSession, {}, { refetchInterval: soonIfFailed });
  const { pathname, search, hash } = useLocation();
  const session = data?.session;
  const signedIn = useMemo(() => toSignedIn(session), [session]);
  const isAway = useIsAway();
  const isLate = useIsLate(data === undefined && error === null);
  const hasMoved = useTenantHasMoved(signedIn?.active.tenantId);

  if (isUnauthenticated(error)) return <Redirect to={signInPath(`${pathname}${search}${hash}`)} />;
  if (hasMoved) return <PageLoader />;
  if (signedIn !== undefined) return <SessionContext value={signedIn}>{children}</SessionContext>;
  if (session?.person !== undefined) return <NoTenantPage session={session} />;
  if (error === null && !isAway && !isLate) return <PageLoader />;
  return <NoSessionPage error={error} onRetry={() => void refetch()} />;
}

function soonIfFailed({ state: { error } }: { state: { error: Error | null } }): number | false {
  return error !== null && !isFinal(error) ? READ_AGAIN_AFTER_MS : false;
}

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && isLate;
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
