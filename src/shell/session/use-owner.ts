import { useMemo } from 'react';
import { useSession } from './session-context.ts';

/** Owner of stored data: nobody sees the data of somebody else, nor their own data of another tenant. */
export interface Owner {
  personId: string;
  tenantId: string;
}

/** Returns the same object while person and tenant are the same. */
export function useOwner(): Owner {
  const { person, active } = useSession();
  const { personId } = person;
  const { tenantId } = active;
  return useMemo(() => ({ personId, tenantId }), [personId, tenantId]);
}
