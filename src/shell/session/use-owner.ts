import { useMemo } from 'react';
import type { Owner } from './owner.ts';
import { useSession } from './session-context.ts';

/** Returns the same object while person and tenant are the same. */
export function useOwner(): Owner {
  const { person, active } = useSession();
  const { personId } = person;
  const { tenantId } = active;
  return useMemo(() => ({ personId, tenantId }), [personId, tenantId]);
}
