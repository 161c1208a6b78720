import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolUse } from './mongo/pool-use.ts';
import type { RelayLag } from './outbox/relay.ts';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  return {
    registry,
    requestDuration: new Histogram({
      name: 'workgate_http_request_duration_seconds',
      help: 'Time from the arrival of a request to the end of its answer.',
      labelNames: ['operation', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    }),
    relayedEvents: counter(
      'workgate_outbox_relayed_events_total',
      'Events moved from outboxes to the event logs by this process.',
    ),
    quarantinedEvents: counter(
      'workgate_quarantined_events_total',
      'Events that this process could not log and has put into quarantined_events.',
    ),
    workUnits: counter(
      'workgate_work_units_total',
      'Units of background work that this process has worked on, by outcome.',
      'kind',
      'result',
    ),
    webhookAttempts: counter(
      'workgate_webhook_attempts_total',
      'Attempts of this process to deliver events to webhook endpoints, by outcome of the delivery.',
      'result',
    ),
    mails: counter(
      'workgate_mails_total',
      'Mails that this process has tried to hand to the mail server, by outcome.',
      'outcome',
    ),
    webhookEndpointsOff: counter(
      'workgate_webhook_endpoints_switched_off_total',
      'Webhook endpoints that this process has switched off because they are gone, or accepted nothing for days.',
      'reason',
    ),
    databaseErrors: counter(
      'workgate_database_errors_total',
      'Operations on the database that failed, but for duplicate keys.',
      'kind',
    ),
    lostLogLines: counter(
      'workgate_log_lines_lost_total',
      'Lines that this process could not log, because its output was not read for too long.',
    ),
  };
}

interface GaugeDefinition {
  name: string;
  help: string;
  labelNames?: string[];
  /** Sets the values when somebody requests the metrics. */
  read: (gauge: Gauge) => void | Promise<void>;
}

/** A gauge is left out while the database cannot provide its value. */
function addGauge(registry: Registry, { name, help, labelNames = [], read }: GaugeDefinition): void {
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      try {
        await read(this);
      } catch {
        this.reset();
      }
    },
  });
}

/** Read only when somebody requests the metrics. */
export interface Gauged {
  relayLag: () => Promise<RelayLag>;
  overdueWork: () => Promise<ReadonlyMap<string, number>>;
  webhookLagSeconds: () => Promise<number>;
  clockOffsetSeconds: () => number;
  poolUse: () => PoolUse;
}

export function addGauges(registry: Registry, gauged: Gauged): void {
  addGauge(registry, {
    name: 'workgate_relay_lag_seconds',
    help: 'Age of the oldest event that is not in its event log yet, of all tenants.',
    read: async (gauge) => gauge.set((await gauged.relayLag()).seconds),
  });
  addGauge(registry, {
    name: 'workgate_outbox_pending',
    help: 'Events that are not in their event logs yet, of all tenants.',
    read: async (gauge) => gauge.set((await gauged.relayLag()).events),
  });
  addGauge(registry, {
    name: 'workgate_work_overdue',
    help: 'Units of background work that have been due for more than a minute, of all tenants, up to 10,000.',
    labelNames: ['kind'],
    async read(gauge) {
      for (const [kind, count] of await gauged.overdueWork()) gauge.set({ kind }, count);
    },
  });
  addGauge(registry, {
    name: 'workgate_webhook_lag_seconds',
    help: 'Longest time that a webhook delivery, or an endpoint with pending deliveries, has been due.',
    read: async (gauge) => gauge.set(await gauged.webhookLagSeconds()),
  });
  addGauge(registry, {
    name: 'workgate_clock_offset_seconds',
    help: 'Time by which the clock of this machine is ahead of the clock of the database, which is authoritative.',
    read: (gauge) => gauge.set(gauged.clockOffsetSeconds()),
  });
  addGauge(registry, {
    name: 'workgate_database_pool',
    help: 'Connections to the database that are in use, and operations that wait for one.',
    labelNames: ['state'],
    read(gauge) {
      const { inUse, waiting } = gauged.poolUse();
      gauge.set({ state: 'in_use' }, inUse);
      gauge.set({ state: 'waiting' }, waiting);
    },
  });
}

export interface LoadState {
  atWork: () => number;
  /** Waiting requests, by what they wait for. */
  waiting: Record<string, () => number>;
  /** Requests refused since the start, by the limit they exceeded. */
  shed: Record<string, () => number>;
  databaseAnswers: () => boolean;
}

export function showLoad({ registry }: Metrics, load: LoadState): void {
  addGauge(registry, {
    name: 'workgate_requests_in_flight',
    help: 'Requests in progress.',
    read: (gauge) => gauge.set(load.atWork()),
  });
  addGauge(registry, {
    name: 'workgate_requests_queued',
    help: 'Requests that wait for earlier requests of their connection, or for the turn of their key and tenant.',
    labelNames: ['for'],
    read(gauge) {
      for (const [what, count] of Object.entries(load.waiting)) gauge.set({ for: what }, count());
    },
  });
  new Counter({
    name: 'workgate_requests_shed_total',
    help: 'Requests refused because too many of the connection, key, tenant or process were in flight.',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [reason, count] of Object.entries(load.shed)) this.inc({ reason }, count());
    },
  });
  addGauge(registry, {
    name: 'workgate_database_answers',
    help: '1 while the database answers, 0 while requests are refused because it does not.',
    read: (gauge) => gauge.set(load.databaseAnswers() ? 1 : 0),
  });
}
