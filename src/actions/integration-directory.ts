import type { OperationName } from '../actions/operations/registry.ts';
import type { CallContext } from '../call-context.ts';
import type { Integration } from '../integrations/model.ts';
import { obstacleTo } from '../integrations/obstacle.ts';
import { PROVIDERS } from '../integrations/providers/registry.ts';
import type { IntegrationService } from '../integrations/service.ts';
import { beginningOf } from '../platform/mongo/page.ts';
import type { PageTokens } from '../platform/page-token.ts';
import type { Page, PageRequest } from '../work-items/model.ts';
import { pageSizeOf } from '../work-items/paging.ts';
import type { OfferedIntegration, OperationLimits } from './offered-integration.ts';
import { OPERATIONS } from './operations/registry.ts';
import type { Limits, Pack, PackOperation } from './packs.ts';

export interface IntegrationDirectoryOptions {
  integrations: Pick<IntegrationService, 'get' | 'list' | 'listPage'>;
  packs: ReadonlyMap<string, Pack>;
  pageTokens: PageTokens;
}

/** How many ways to act an agent is shown at most. */
const MAX_USABLE = 50;
/** What policies of packs ask for where a currency has no limits ("two-approvals-for-large-amounts"). */
const APPROVALS_WITHOUT_LIMITS = 2;

/** What tenants can have done through their integrations: the one place that tells it to those who may propose. */
export class IntegrationDirectory {
  readonly #options: IntegrationDirectoryOptions;

  constructor(options: IntegrationDirectoryOptions) {
    this.#options = options;
  }

  /** All integrations, the oldest first, also those that are off. @throws {AppError} `validation_error` on a foreign token. */
  async list(call: CallContext, page: PageRequest): Promise<Page<OfferedIntegration>> {
    const { integrations: service, pageTokens } = this.#options;
    const list = ['integrations', call.tenantId];
    const { integrations, next } = await service.listPage(call.tenantId, {
      notBefore: beginningOf(call.tenantCreatedAt),
      limit: pageSizeOf(page),
      after: page.pageToken === undefined ? undefined : pageTokens.open(page.pageToken, list),
    });
    const nextPageToken = next === null ? null : pageTokens.seal(next, list);
    return { rows: integrations.map((one) => this.#offer(one)), nextPageToken };
  }

  /** @throws {AppError} `not_found` */
  async get(call: CallContext, integrationId: string): Promise<OfferedIntegration> {
    return this.#offer(await this.#options.integrations.get(call.tenantId, integrationId));
  }

  /** Those through which agents can act: the oldest that are switched on, fifty at most. */
  async listUsable(call: CallContext): Promise<OfferedIntegration[]> {
    const all = await this.#options.integrations.list(call.tenantId);
    const usable = all.filter(({ enabled }) => enabled).slice(0, MAX_USABLE);
    return usable.map((one) => this.#offer(one));
  }

  #offer(integration: Integration): OfferedIntegration {
    const { integrationId, kind, name, enabled, createdAt, updatedAt } = integration;
    const operations = PROVIDERS[kind].carries.map((operation) => {
      const { title, highestRisk, resourceType } = OPERATIONS[operation];
      return { operation, resourceType, title, highestRisk, limits: this.#limitsOf(operation) };
    });
    return { integrationId, kind, name, enabled, problem: obstacleTo(integration), operations, createdAt, updatedAt };
  }

  #limitsOf(operation: OperationName): OperationLimits[] {
    return [...this.#options.packs.values()].flatMap((pack) => {
      const said = pack.operations.get(operation);
      return said === undefined ? [] : [limitsOf(pack, said)];
    });
  }
}

function limitsOf({ packKey, expireAfterMs }: Pack, said: PackOperation): OperationLimits {
  if (said.money === undefined) {
    return { packKey, approvalsOtherwise: said.approvals, byCurrency: [], totalOverDays: null, expireAfterMs };
  }
  const { autoApproveUpTo, twoApprovalsAbove, budgetPerResource, budgetPerPrincipal, totalOverDays } = said.money;
  const all: Limits[] = [autoApproveUpTo, twoApprovalsAbove, budgetPerResource, budgetPerPrincipal];
  const currencies = new Set(all.flatMap((limits) => [...limits.keys()]));
  const byCurrency = [...currencies].map((currency) => ({
    currency,
    autoApproveUpTo: autoApproveUpTo.get(currency) ?? null,
    twoApprovalsAbove: twoApprovalsAbove.get(currency) ?? null,
    budgetPerResource: budgetPerResource.get(currency) ?? null,
    budgetPerPrincipal: budgetPerPrincipal.get(currency) ?? null,
  }));
  return { packKey, approvalsOtherwise: APPROVALS_WITHOUT_LIMITS, byCurrency, totalOverDays, expireAfterMs };
}
