import {
  type Audience,
  type Destination,
  destinationOf,
  type RoutedProposal,
  type TenantPacks,
} from '../policy/index.ts';
import type { AwaitedProposal } from '../proposals/index.ts';
import type { WorkItemService } from '../work-items/index.ts';

export interface PendingRoute extends Destination {
  /** Undefined notifies everybody who manages members. */
  escalateTo: Audience | undefined;
}

export interface PendingRoutesOptions {
  packs: Pick<TenantPacks, 'list'>;
  workItems: Pick<WorkItemService, 'listTitles'>;
}

/** Route of a proposal whose pack defines no routes. */
export const TO_EVERYBODY: PendingRoute = { tell: undefined, channels: [], escalateTo: undefined };

export class PendingRoutes {
  readonly #options: PendingRoutesOptions;

  constructor(options: PendingRoutesOptions) {
    this.#options = options;
  }

  /** WorkItems are read only if some pack defines routes. */
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

/** Undefined for proposals of earlier releases, which did not store it. */
function moneyOf({ counted }: AwaitedProposal): RoutedProposal['money'] {
  if (counted === undefined) return undefined;
  const [, currency] = counted.key.split(':');
  return currency === undefined ? null : { minor: counted.minor, currency };
}
