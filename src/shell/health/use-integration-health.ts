import { useQuery } from '@connectrpc/connect-query';
import { useEffect, useMemo } from 'react';
import type { Event } from '../../../generated/proto/workgate/event/v1/event_service_pb.js';
import { IntegrationService } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { useReadAgain } from '../api/use-read-again.ts';
import { BoundedReading } from '../live/bounded-reading.ts';
import { useEvents } from '../live/use-events.ts';

/** However much happens, it is read again once in so long. */
const PAUSE_MS = 2_000;
/**
 * The stream has what happens to WorkItems, and nothing else. What is sent to endpoints and by mail, and loaded from sources, is
 * no event, and what administrators change is none of a WorkItem: so long it may take until that shows.
 */
const READ_AGAIN_AFTER_MS = 30_000;

/** What of the stream may change how an integration is, or what waits for it. */
const TOLD = ['proposal.', 'action.'];

/** How everything is that leads out of the tenant, kept as it is now. */
export function useIntegrationHealth() {
  const { listIntegrationHealth } = IntegrationService.method;
  const readAgain = useReadAgain(listIntegrationHealth);
  // One reading for as long as the page is open: what it reads is the same at every rendering.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `readAgain` is made anew, and does the same.
  const news = useMemo(() => {
    const reading = new BoundedReading(readAgain, PAUSE_MS);
    const request = () => reading.request();
    const onEvent = ({ type }: Event) => {
      if (TOLD.some((told) => type.startsWith(told))) request();
    };
    return { reading, onEvent, request };
  }, []);
  useEffect(() => () => news.reading.stop(), [news]);
  useEvents(news.onEvent, news.request);
  return useQuery(listIntegrationHealth, {}, { refetchInterval: READ_AGAIN_AFTER_MS });
}
