import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolUse } from './mongo/pool-use.ts';
import type { RelayLag } from './outbox/relay.ts';

export interface Metrics {
  registry: Registry;
  requestDuration: Histogram<'operation' | 'status'>;
  relayedEvents: Counter;
  quarantinedEvents: Counter;
  workUnits: Counter<'kind' | 'result'>;
  webhookAttempts: Counter<'result'>;
  webhookEndpointsOff: Counter<'reason'>;
  mails: Counter<'outcome'>;
  databaseErrors: Counter<'kind'>;
  lostLogLines: Counter;
}

/** Read only when somebody requests the metrics. */
export interface Gauged {
  relayLag: () => Promise<RelayLag>;
  overdueWork: () => Promise<ReadonlyMap<string, number>>;
  webhookLagSeconds: () => Promise<number>;
  clockOffsetSeconds: () => number;
  poolUse: () => PoolUse;
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
    workUnits: new Counter({
      name: 'workgate_work_units_total',
      help: 'Units of background work that this process has worked on, by outcome.',
      labelNames: ['kind', 'result'],
      registers: [registry],
    }),
    webhookAttempts: new Counter({
      name: 'workgate_webhook_attempts_total',
      help: 'Attempts of this process to deliver events to webhook endpoints, by outcome of the delivery.',
      labelNames: ['result'],
      registers: [registry],
    }),
    mails: new Counter({
      name: 'workgate_mails_total',
      help: 'Mails that this process has tried to hand to the mail server, by outcome.',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    webhookEndpointsOff: new Counter({
      name: 'workgate_webhook_endpoints_switched_off_total',
      help: 'Webhook endpoints that this process has switched off because they are gone, or accepted nothing for days.',
      labelNames: ['reason'],
      registers: [registry],
    }),
    databaseErrors: new Counter({
      name: 'workgate_database_errors_total',
      help: 'Operations on the database that failed, but for duplicate keys.',
      labelNames: ['kind'],
      registers: [registry],
    }),
    lostLogLines: new Counter({
      name: 'workgate_log_lines_lost_total',
      help: 'Lines that this process could not log, because its output was not read for too long.',
      registers: [registry],
    }),
  };
}

/** A gauge is left out while the database cannot provide its value. */
export function addGauges(registry: Registry, gauged: Gauged): void {
  const registers = [registry];
  new Gauge({
    name: 'workgate_relay_lag_seconds',
    help: 'Age of the oldest event that is not in its event log yet, of all tenants.',
    registers,
    collect() {
      return whereKnown(this, async () => this.set((await gauged.relayLag()).seconds));
    },
  });
  new Gauge({
    name: 'workgate_outbox_pending',
    help: 'Events that are not in their event logs yet, of all tenants.',
    registers,
    collect() {
      return whereKnown(this, async () => this.set((await gauged.relayLag()).events));
    },
  });
  new Gauge({
    name: 'workgate_work_overdue',
    help: 'Units of background work that have been due for more than a minute, of all tenants, up to 10,000.',
    labelNames: ['kind'],
    registers,
    collect() {
      return whereKnown(this, async () => {
        for (const [kind, count] of await gauged.overdueWork()) this.set({ kind }, count);
      });
    },
  });
  new Gauge({
    name: 'workgate_webhook_lag_seconds',
    help: 'Longest time that a webhook delivery, or an endpoint with pending deliveries, has been due.',
    registers,
    collect() {
      return whereKnown(this, async () => this.set(await gauged.webhookLagSeconds()));
    },
  });
  new Gauge({
    name: 'workgate_clock_offset_seconds',
    help: 'Time by which the clock of this machine is ahead of the clock of the database, which is authoritative.',
    registers,
    collect() {
      this.set(gauged.clockOffsetSeconds());
    },
  });
  new Gauge({
    name: 'workgate_database_pool',
    help: 'Connections to the database that are in use, and operations that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { inUse, waiting } = gauged.poolUse();
      this.set({ state: 'in_use' }, inUse);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}

async function whereKnown(gauge: Gauge, look: () => Promise<void>): Promise<void> {
  try {
    await look();
  } catch {
    gauge.reset();
  }
}

/** Read when somebody requests the metrics. */
export interface LoadState {
  atWork: () => number;
  /** Waiting requests, by what they wait for. */
  waiting: Record<string, () => number>;
  /** Requests refused since the start, by the limit they exceeded. */
  shed: Record<string, () => number>;
  databaseAnswers: () => boolean;
}

export function showLoad({ registry }: Metrics, load: LoadState): void {
  const registers = [registry];
  new Gauge({
    name: 'workgate_requests_in_flight',
    help: 'Requests in progress.',
    registers,
    collect() {
      this.set(load.atWork());
    },
  });
  new Gauge({
    name: 'workgate_requests_queued',
    help: 'Requests that wait for earlier requests of their connection, or for the turn of their key and tenant.',
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
    help: '1 while the database answers, 0 while requests are refused because it does not.',
    registers,
    collect() {
      this.set(load.databaseAnswers() ? 1 : 0);
    },
  });
}
