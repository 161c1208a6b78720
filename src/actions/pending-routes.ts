import type { WorkItemService } from '../work-items/service.ts';
import { type Audience, type Destination, destinationOf, type RoutedProposal } from './packs/approval-routes.ts';
import type { TenantPacks } from './packs/tenant-packs.ts';
import type { AwaitedProposal } from './pending/repository.ts';

/** Who is told of a proposal that waits, and in which channels it stands, as its pack says. */
export interface PendingRoute extends Destination {
  /** Who is called in when most of its time is over; undefined for whoever manages members. */
  escalateTo: Audience | undefined;
}

export interface PendingRoutesOptions {
  packs: Pick<TenantPacks, 'list'>;
  workItems: Pick<WorkItemService, 'listTitles'>;
}

/** Where no pack says anything. */
export const TO_EVERYBODY: PendingRoute = { tell: undefined, channels: [], escalateTo: undefined };

/** Where what waits leads, by the packs as they are. */
export class PendingRoutes {
  readonly #options: PendingRoutesOptions;

  constructor(options: PendingRoutesOptions) {
    this.#options = options;
  }

  /** Of each of the rows. WorkItems are looked at only where some pack tells others than everybody. */
  async of(tenantId: string, rows: readonly AwaitedProposal[]): Promise<(row: AwaitedProposal) => PendingRoute> {
    const packs = await this.#options.packs.list(tenantId);
    const routings = new Map(packs.map(({ packKey, approvals }) => [packKey, approvals]));
    const says = packs.some(({ approvals: { routes, escalateTo } }) => routes.length > 0 || escalateTo !== undefined);
    if (!says || rows.length === 0) return () => TO_EVERYBODY;
    const workItemIds = [...new Set(rows.map(({ work_item_id }) => work_item_id))];
    const titles = await this.#options.workItems.listTitles({ tenantId }, workItemIds);
    return (row) => {
      const work = titles.get(row.work_item_id);
      const routing = work && routings.get(work.packKey);
      if (work === undefined || routing === undefined) return TO_EVERYBODY;
      const proposal = { operation: row.operation, queueKey: work.queueKey, money: moneyOf(row) };
      return { ...destinationOf(routing, proposal), escalateTo: routing.escalateTo };
    };
  }
}

/** Of what it counts for: releases before have not stored that. */
function moneyOf({ counted }: AwaitedProposal): RoutedProposal['money'] {
  if (counted === undefined) return undefined;
  const [, currency] = counted.key.split(':');
  return currency === undefined ? null : { minor: counted.minor, currency };
}
