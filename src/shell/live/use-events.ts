import { useEffect, useSyncExternalStore } from 'react';
import type { Event } from '../../../generated/proto/workgate/event/v1/event_service_pb.js';
import { useTenantEvents } from './live-context.ts';
import type { Connection } from './tenant-events.ts';

export type { Connection } from './tenant-events.ts';

/**
 * Follows the tenant's events. Callers must limit their reads (`bounded-reading.ts`), as hundreds of events may come at
 * once.
 * @param onEvent Must be the same function on every render.
 * @param onConnected Called when events may have been missed; must be the same function on every render.
 * @param isForHidden For work that only one tab of a browser does.
 */
export function useEvents(onEvent: (event: Event) => void, onConnected: () => void, isForHidden = false): Connection {
  const events = useTenantEvents();
  useEffect(() => events.listen({ onEvent, onConnected, isForHidden }), [events, onEvent, onConnected, isForHidden]);
  return useSyncExternalStore(events.observe, events.connection);
}
