import { createContext, useContext } from 'react';
import type { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import type { Membership, Person, Session } from '../../../generated/proto/workgate/identity/v1/session_service_pb.js';

/** `eventSequence` is from when the session was read: everything that is read later is at least as new. */
export interface SignedIn extends Pick<Session, 'memberships' | 'eventSequence' | 'sendsMail'> {
  person: Person;
  /** The tenant that the person acts for. */
  active: Membership;
  /** The service checks the permission on each call. */
  may: (permission: Permission) => boolean;
}

export const SessionContext = createContext<SignedIn | undefined>(undefined);

export function useSession(): SignedIn {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('useSession belongs inside RequireSession');
  return session;
}
