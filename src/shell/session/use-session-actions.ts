import { useMutation } from '@connectrpc/connect-query';
import { SessionService } from '../../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { leaveFor } from './session-change.ts';

export function useSwitchTenant(path = '/work'): (tenantId: string) => void {
  const { mutate } = useMutation(SessionService.method.switchTenant, {
    onSuccess: () => leaveFor(path),
    onError: (error) => notifyFailure('The tenant was not switched', error),
  });
  return (tenantId) => mutate({ tenantId });
}

export function useSignOut(): () => void {
  const { mutate } = useMutation(SessionService.method.signOut, {
    onSuccess: () => leaveFor('/sign-in'),
    onError: (error) => notifyFailure('You are still signed in', error),
  });
  return () => mutate({});
}
