import { createContext, useContext } from 'react';
import type { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import type { Membership, Person } from '../../../generated/proto/workgate/identity/v1/session_service_pb.js';

export interface SignedIn {
  person: Person;
  /** The tenant that the person acts for. */
  active: Membership;
  memberships: Membership[];
  /** How far the log of the tenant went when the session was read, and with it everything that was read since. */
  eventSequence: bigint | undefined;
  /** Whether the service sends mail. */
  sendsMail: boolean;
  /** Whether the page offers what needs the permission. Whether it is allowed, the service decides at each call. */
  may: (permission: Permission) => boolean;
}

export const SessionContext = createContext<SignedIn | undefined>(undefined);

export function useSession(): SignedIn {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('useSession belongs inside RequireSession');
  return session;
}
