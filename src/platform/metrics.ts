import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** What `/metrics` shows; names follow the Prometheus conventions. */
export interface Metrics {
  registry: Registry;
  requestDuration: Histogram<'operation' | 'status'>;
  relayedEvents: Counter;
  quarantinedEvents: Counter;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requestDuration: new Histogram({
      name: 'workgate_http_request_duration_seconds',
      help: 'Time from the arrival of a request to the end of its answer.',
      labelNames: ['operation', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    }),
    relayedEvents: new Counter({
      name: 'workgate_outbox_relayed_events_total',
      help: 'Events moved from outboxes to the event logs by this process.',
      registers: [registry],
    }),
    quarantinedEvents: new Counter({
      name: 'workgate_quarantined_events_total',
      help: 'Events that this process could not log and has put into quarantined_events.',
      registers: [registry],
    }),
  };
}
