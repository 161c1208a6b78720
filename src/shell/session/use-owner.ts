import { useMemo } from 'react';
import type { Owner } from './owner.ts';
import { useSession } from './session-context.ts';

/** Whoever is signed in, in the tenant that they act for: the same object as long as they are. */
export function useOwner(): Owner {
  const { person, active } = useSession();
  const { personId } = person;
  const { tenantId } = active;
  return useMemo(() => ({ personId, tenantId }), [personId, tenantId]);
}
