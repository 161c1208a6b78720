import { createContext, useContext } from 'react';
import type { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import type { Membership, Person } from '../../../generated/proto/workgate/identity/v1/session_service_pb.js';

export interface SignedIn {
  person: Person;
  active: Membership;
  memberships: Membership[];
  /** Last sequence of the event log when the session was read: everything that is read later is at least as new. */
  eventSequence: bigint | undefined;
  sendsMail: boolean;
  /** The service checks the permission on each call. */
  may: (permission: Permission) => boolean;
}

export const SessionContext = createContext<SignedIn | undefined>(undefined);

export function useSession(): SignedIn {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('useSession belongs inside RequireSession');
  return session;
}
