import { useQuery } from '@connectrpc/connect-query';
import { useEffect, useMemo } from 'react';
import type { Event } from '../../../generated/proto/workgate/event/v1/event_service_pb.js';
import { IntegrationService } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { useInvalidate } from '../api/use-invalidate.ts';
import { BoundedReading } from '../live/bounded-reading.ts';
import { useEvents } from '../live/use-events.ts';

/** Least time in milliseconds between two reads, however many events come. */
const PAUSE_MS = 2_000;
/**
 * Milliseconds between regular reads. The event stream has only events of WorkItems. Webhook deliveries, mails, loads
 * of data sources, and changes by administrators cause no such events, so they show up with this delay.
 */
const READ_AGAIN_AFTER_MS = 30_000;

/** Prefixes of events that may change the health of an integration, or the work that waits for it. */
const TOLD = ['proposal.', 'action.'];

/** Returns the health of integrations, webhook endpoints, data sources and mail, and keeps it up to date. */
export function useIntegrationHealth() {
  const { listIntegrationHealth } = IntegrationService.method;
  const invalidate = useInvalidate(listIntegrationHealth);
  // Keeps one `BoundedReading` while the page is open, as every render reads the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `invalidate` is a new function on each render, but does the same.
  const news = useMemo(() => {
    const reading = new BoundedReading(invalidate, PAUSE_MS);
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
