import { createContext, useContext } from 'react';
import type { TenantEvents } from './tenant-events.ts';

export const LiveContext = createContext<TenantEvents | undefined>(undefined);

export function useTenantEvents(): TenantEvents {
  const events = useContext(LiveContext);
  if (events === undefined) throw new Error('useTenantEvents belongs inside LiveProvider');
  return events;
}
