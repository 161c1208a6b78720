import { randomUUID } from 'node:crypto';
import type { Principal } from '../../call-context.ts';
import { currentTime } from '../../platform/clock.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/durations.ts';
import { outboxEvent } from '../../platform/outbox/event.ts';
import type { EndpointDocument } from './endpoints/schema.ts';
import type { EndpointProblem, SwitchedOff } from './model.ts';
import type { WebhookTools } from './tools.ts';

/** An endpoint that has taken nothing for so long is switched off. */
const FAILING_MS = 5 * DAY_MS;
/** Times are noted at most this often, because each note is a write. */
const NOTED_EVERY_MS = MINUTE_MS;
/** After so long without a failure, the next one counts as the first. Longer than the longest pause of attempts. */
const FORGOTTEN_AFTER_MS = DAY_MS;

const SERVICE: Principal = {
  type: 'system',
  id: 'workgate-webhooks',
  displayName: 'Workgate',
  lineage: 'workgate-webhooks',
  accountable: null,
  accountables: [],
};

export class EndpointHealth {
  readonly #tools: WebhookTools;

  constructor(tools: WebhookTools) {
    this.#tools = tools;
  }

  async noteSuccess({ tenant_id, _id, failing, last_success_at }: EndpointDocument, at: Date): Promise<void> {
    const isNoted = last_success_at !== undefined && at.getTime() - last_success_at.getTime() < NOTED_EVERY_MS;
    if (failing === undefined && isNoted) return;
    await this.#tools.endpoints(tenant_id).noteSuccess(_id, at);
  }

  async noteFailure(endpoint: EndpointDocument, at: Date, problem: EndpointProblem): Promise<void> {
    const { tenant_id, failing } = endpoint;
    const sinceLastMs = at.getTime() - (failing?.last.getTime() ?? 0);
    const since = failing === undefined || sinceLastMs > FORGOTTEN_AFTER_MS ? at : failing.since;
    if (at.getTime() - since.getTime() >= FAILING_MS) return this.switchOff(endpoint, 'failing');
    if (failing !== undefined && sinceLastMs < NOTED_EVERY_MS) return;
    await this.#tools.endpoints(tenant_id).noteFailure(endpoint, { since, last: at, problem });
  }

  /** If people have changed the endpoint since it was read, the next deliveries decide. */
  async switchOff(endpoint: EndpointDocument, reason: Exclude<SwitchedOff, 'by_admin'>): Promise<void> {
    const { endpoints, deliveries, platform, wakeFanOut } = this.#tools;
    const event = outboxEvent(
      { principal: SERVICE, correlationId: randomUUID() },
      {
        type: 'webhook_endpoint.disabled',
        subject: { type: 'webhook_endpoint', id: endpoint._id },
        subject_version: endpoint.version + 1,
        work_item_id: null,
        at: currentTime(),
        data: { reason },
      },
    );
    const firstMissed = await deliveries(endpoint.tenant_id).firstMissed(endpoint._id);
    const changed = await endpoints(endpoint.tenant_id).disable(endpoint, { reason, firstMissed }, [event]);
    if (changed === null) return;
    platform.metrics.webhookEndpointsOff.inc({ reason });
    platform.notifyRelay(endpoint.tenant_id);
    wakeFanOut();
  }
}
