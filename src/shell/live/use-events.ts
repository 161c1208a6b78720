import { createClient } from '@connectrpc/connect';
import { useTransport } from '@connectrpc/connect-query';
import { useDocumentVisibility } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Event, EventService } from '../../../generated/proto/workgate/event/v1/event_service_pb.js';
import { readSessionAgainIfRefused } from '../api/query-client.ts';
import { watchEvents } from './watch-events.ts';

/** `lost` where the page may show what is no longer so. */
export type Connection = 'connecting' | 'connected' | 'lost';

/**
 * Follows what happens in the tenant while somebody looks: browsers open few connections to one origin, and streams of
 * hidden tabs would use them up.
 * @param onEvent is told of each event; the same function at every rendering.
 * @param onConnected is told whenever the stream stands, as something may have happened before; the same function, too.
 */
export function useEvents(onEvent: (event: Event) => void, onConnected: () => void): Connection {
  const [connection, setConnection] = useState<Connection>('connecting');
  const isVisible = useDocumentVisibility() === 'visible';
  const transport = useTransport();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isVisible) return;
    const stop = new AbortController();
    const listener = {
      onEvent,
      onConnected: () => {
        setConnection('connected');
        onConnected();
      },
      onBroken: () => setConnection('lost'),
      onRefused: (error: unknown) => {
        setConnection('lost');
        readSessionAgainIfRefused(queryClient, error);
      },
    };
    void watchEvents(createClient(EventService, transport), listener, stop.signal);
    return () => {
      stop.abort();
      setConnection('connecting');
    };
  }, [isVisible, transport, queryClient, onEvent, onConnected]);
  return connection;
}
