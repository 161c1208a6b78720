import { useMemo } from 'react';
import type { Owner } from './owner.ts';
import { useSession } from './session-context.ts';

/** Returns the signed-in person and their current tenant. It is the same object for as long as both are the same. */
export function useOwner(): Owner {
  const { person, active } = useSession();
  const { personId } = person;
  const { tenantId } = active;
  return useMemo(() => ({ personId, tenantId }), [personId, tenantId]);
}
