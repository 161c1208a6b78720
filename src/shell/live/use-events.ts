import { createContext, useCallback, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Event } from '../../../generated/proto/workgate/event/v1/event_service_pb.js';
import { BoundedReading } from './bounded-reading.ts';
import type { Connection, TenantEvents } from './tenant-events.ts';

export type { Connection } from './tenant-events.ts';

export const LiveContext = createContext<TenantEvents | undefined>(undefined);

/**
 * Follows the tenant's events. Callers must limit their reads (`bounded-reading.ts`), as hundreds of events may come at
 * once.
 * @param onEvent Must be the same function on every render.
 * @param onConnected Called when events may have been missed; must be the same function on every render.
 * @param isForHidden For work that only one tab of a browser does.
 */
export function useEvents(onEvent: (event: Event) => void, onConnected: () => void, isForHidden = false): Connection {
  const events = useContext(LiveContext);
  if (events === undefined) throw new Error('useEvents belongs inside LiveProvider');
  useEffect(() => events.listen({ onEvent, onConnected, isForHidden }), [events, onEvent, onConnected, isForHidden]);
  return useSyncExternalStore(events.observe, events.connection);
}

/**
 * Returns a function that requests a bounded read; it is the same function on every render.
 * @param read Must be the same function on every render.
 */
export function useBoundedReading(read: () => Promise<void>, spacingMs: number): () => void {
  const reading = useRef<BoundedReading>(undefined);
  useEffect(() => {
    const present = new BoundedReading(read, spacingMs);
    reading.current = present;
    return () => present.stop();
  }, [read, spacingMs]);
  return useCallback(() => reading.current?.request(), []);
}
