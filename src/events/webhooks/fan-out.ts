import { randomUUID } from 'node:crypto';
import { currentTime } from '../../platform/clock.ts';
import type { EntryHead } from '../../platform/outbox/event-log.ts';
import type { WorkKind } from '../../platform/work/kind.ts';
import type { EndpointRepository } from './endpoints/repository.ts';
import { ENDPOINTS_DUE, type EndpointDocument, type RecoveryDocument } from './endpoints/schema.ts';
import { asksForType, asksForWorkItem, asksForWorkItems, type WorkItemTraits } from './matching.ts';
import { originalDelivery } from './new-delivery.ts';
import type { WebhookTools } from './tools.ts';

export const FAN_OUT = 'webhook_fan_out';

const LIMITS = { inAll: 8, perTenant: 2, perPeer: 1 };
/** Longer than a turn takes. Two turns at once do no harm, because they write the same. */
const LEASE_MS = 30_000;
const PAGE_SIZE = 100;
const PAGES_PER_TURN = 20;

/** Returns the traits of those of these WorkItems that exist. */
export type TraitsOf = (tenantId: string, workItemIds: string[]) => Promise<ReadonlyMap<string, WorkItemTraits>>;

/** Reads the log with a cursor for each endpoint. If a turn dies, the next finds the deliveries that exist. */
export class FanOut {
  readonly #tools: WebhookTools;
  readonly #traitsOf: TraitsOf;

  constructor(tools: WebhookTools, traitsOf: TraitsOf) {
    this.#tools = tools;
    this.#traitsOf = traitsOf;
  }

  /** Works for an endpoint until nothing is left, or until it is the turn of others. */
  async run(tenantId: string, endpointId: string): Promise<void> {
    const { endpoints, platform, wakeFanOut } = this.#tools;
    const repository = endpoints(tenantId);
    const owner = randomUUID();
    let endpoint = await repository.claim(endpointId, owner, LEASE_MS);
    if (endpoint !== null) platform.reach('webhook_claimed');
    try {
      for (let pages = 1; endpoint !== null; pages += 1) {
        if (pages > PAGES_PER_TURN) {
          await repository.release(endpoint, owner);
          wakeFanOut();
          return;
        }
        const held: EndpointDocument = endpoint;
        // While the lease is ours, the loop continues with new work and with changes by others.
        endpoint = (await this.#step(held, owner)) ?? (await repository.findHeld(held, owner));
      }
    } catch (error) {
      await repository.drop(endpointId, owner).catch(() => undefined);
      throw error;
    }
  }

  /** @returns the endpoint afterwards; null if nothing is left, or others have changed the endpoint. */
  async #step(endpoint: EndpointDocument, owner: string): Promise<EndpointDocument | null> {
    if (endpoint.removed_at !== undefined) return this.#clear(endpoint, owner);
    if (endpoint.cancel_before !== undefined) return this.#cancel(endpoint, endpoint.cancel_before, owner);
    if (!endpoint.enabled) return this.#rest(endpoint, owner);
    const present =
      endpoint.recovery === undefined ? endpoint : await this.#recover(endpoint, endpoint.recovery, owner);
    if (present === null) return null;
    const entries = await this.#read(present, present.cursor);
    const last = entries.at(-1);
    if (last === undefined) return present.recovery === undefined ? this.#rest(present, owner) : present;
    await this.#insert(present, await this.#wanted(present, entries));
    this.#tools.platform.reach('webhook_fanned_out');
    const advanced = await this.#repository(present).advance(present, owner, last.sequence);
    this.#tools.platform.reach('webhook_advanced');
    return advanced;
  }

  async #rest(endpoint: EndpointDocument, owner: string): Promise<null> {
    await this.#repository(endpoint).rest(endpoint, owner);
    this.#tools.platform.reach('webhook_rested');
    return null;
  }

  async #clear(endpoint: EndpointDocument, owner: string): Promise<EndpointDocument | null> {
    const { tenant_id: tenantId, _id: endpointId } = endpoint;
    await this.#tools.signing.removeAll(tenantId, endpointId);
    const removed = await this.#tools.deliveries(tenantId).removeSome(endpointId);
    if (removed > 0) return endpoint;
    await this.#repository(endpoint).erase(endpoint, owner);
    return null;
  }

  async #cancel(endpoint: EndpointDocument, until: Date, owner: string): Promise<EndpointDocument | null> {
    const cancelled = await this.#tools.deliveries(endpoint.tenant_id).cancelUntil(endpoint._id, until);
    return cancelled === 0 ? this.#repository(endpoint).endCancelling(endpoint, owner) : endpoint;
  }

  /** One page: makes the deliveries that were never made, and sends ended deliveries again as asked. */
  async #recover(
    endpoint: EndpointDocument,
    recovery: RecoveryDocument,
    owner: string,
  ): Promise<EndpointDocument | null> {
    const entries = (await this.#read(endpoint, recovery.after)).filter(({ sequence }) => sequence <= recovery.until);
    const wanted = await this.#wanted(endpoint, entries);
    const ended = ['failed', 'cancelled', ...(recovery.include_delivered ? (['delivered'] as const) : [])] as const;
    const again = { id: recovery.id, at: currentTime() };
    const eventIds = wanted.map(({ _id }) => _id);
    await this.#tools.deliveries(endpoint.tenant_id).sendAgain(endpoint._id, eventIds, ended, again);
    await this.#insert(endpoint, wanted);
    const reached = entries.at(-1)?.sequence ?? recovery.until;
    const after = reached >= recovery.until ? null : reached;
    return this.#repository(endpoint).advanceRecovery(endpoint, owner, recovery, after);
  }

  #read({ tenant_id: tenantId }: EndpointDocument, after: number): Promise<EntryHead[]> {
    return this.#tools.platform.eventLog(tenantId).listBehind(after, PAGE_SIZE);
  }

  async #wanted(endpoint: EndpointDocument, entries: readonly EntryHead[]): Promise<EntryHead[]> {
    const ofType = entries.filter((entry) => asksForType(endpoint, entry));
    const ids = asksForWorkItems(endpoint) ? ofType.flatMap(({ work_item_id: id }) => id ?? []) : [];
    const traits = ids.length === 0 ? new Map() : await this.#traitsOf(endpoint.tenant_id, [...new Set(ids)]);
    return ofType.filter((entry) => asksForWorkItem(endpoint, traits.get(entry.work_item_id ?? '')));
  }

  async #insert({ tenant_id: tenantId, _id: endpointId }: EndpointDocument, wanted: EntryHead[]): Promise<void> {
    const { deliveries, wakeDeliveries } = this.#tools;
    const originals = wanted.map((entry) => originalDelivery(endpointId, entry));
    await deliveries(tenantId).insertOriginals(endpointId, originals);
    if (wanted.length > 0) wakeDeliveries();
  }

  #repository({ tenant_id: tenantId }: EndpointDocument): EndpointRepository {
    return this.#tools.endpoints(tenantId);
  }
}

/** The lease of the endpoint itself decides which process works. */
export function fanOutWork(fanOut: FanOut): WorkKind {
  return {
    name: FAN_OUT,
    due: { collection: 'webhook_endpoints', index: ENDPOINTS_DUE, dueField: 'due_at' },
    limits: LIMITS,
    leaseMs: null,
    async perform({ tenantId, id }) {
      await fanOut.run(tenantId, id);
      return 'done';
    },
    drain: 'finish',
  };
}
