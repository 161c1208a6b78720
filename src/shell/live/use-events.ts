import { useEffect, useSyncExternalStore } from 'react';
import type { Event } from '../../../generated/proto/workgate/event/v1/event_service_pb.js';
import { useTenantEvents } from './live-context.ts';
import type { Connection } from './tenant-events.ts';

export type { Connection } from './tenant-events.ts';

/**
 * Follows what happens in the tenant while somebody looks. Whoever reads something because of it does so in bounds
 * (`bounded-reading.ts`): events may come by the hundred.
 * @param onEvent is told of each event; the same function at every rendering.
 * @param onConnected is told whenever the stream stands, as something may have happened before; the same function, too.
 * @param isForHidden also while nobody looks: for what one tab of a browser does alone.
 */
export function useEvents(onEvent: (event: Event) => void, onConnected: () => void, isForHidden = false): Connection {
  const events = useTenantEvents();
  useEffect(() => events.listen({ onEvent, onConnected, isForHidden }), [events, onEvent, onConnected, isForHidden]);
  return useSyncExternalStore(events.observe, events.connection);
}
