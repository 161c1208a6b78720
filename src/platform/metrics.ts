import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What `/metrics` shows; names follow the Prometheus conventions. */
export interface Metrics {
  registry: Registry;
  requestDuration: Histogram<'operation' | 'status'>;
  relayedEvents: Counter;
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
  };
}

/** What the process does at this moment, looked up when somebody asks. */
export interface LoadState {
  /** Requests that are worked on. */
  atWork: () => number;
  /** Requests that wait, by what for. */
  waiting: Record<string, () => number>;
  /** Requests that were refused since the start, by whose limit it was. */
  shed: Record<string, () => number>;
  databaseAnswers: () => boolean;
}

/** Shows the load of the process and whether its database answers. */
export function showLoad({ registry }: Metrics, load: LoadState): void {
  const registers = [registry];
  new Gauge({
    name: 'workgate_requests_in_flight',
    help: 'Requests that are worked on.',
    registers,
    collect() {
      this.set(load.atWork());
    },
  });
  new Gauge({
    name: 'workgate_requests_queued',
    help: 'Requests that wait: for those before them on their connection, or for the turn of their key and tenant.',
    labelNames: ['for'],
    registers,
    collect() {
      for (const [what, count] of Object.entries(load.waiting)) this.set({ for: what }, count());
    },
  });
  new Counter({
    name: 'workgate_requests_shed_total',
    help: 'Requests refused because too many of the connection, key, tenant or process were in flight.',
    labelNames: ['reason'],
    registers,
    collect() {
      this.reset();
      for (const [reason, count] of Object.entries(load.shed)) this.inc({ reason }, count());
    },
  });
  new Gauge({
    name: 'workgate_database_answers',
    help: 'Whether the database answers: 0 while requests are refused because it does not.',
    registers,
    collect() {
      this.set(load.databaseAnswers() ? 1 : 0);
    },
  });
}
