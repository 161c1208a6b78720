import type { CallContext } from '../call-context.ts';
import { type Integration, type IntegrationKind, type IntegrationService, PROVIDERS } from '../integrations/index.ts';
import {
  OPERATIONS,
  type OperationName,
  type Risk,
  type TenantOperation,
  type TenantOperations,
} from '../operations/index.ts';
import type { JsonValue } from '../platform/canonical-json.ts';
import { beginningOf } from '../platform/mongo/page.ts';
import type { PageTokens } from '../platform/page-token.ts';
import { type Page, type PageRequest, pageSizeOf } from '../platform/paging.ts';
import { type Limits, type Pack, type PackOperation, saidOf, type TenantPacks } from '../policy/index.ts';

/** Limits in one currency, in its minor units; null where the pack has none. */
export interface CurrencyLimits {
  currency: string;
  autoApproveUpTo: number | null;
  twoApprovalsAbove: number | null;
  budgetPerResource: number | null;
  budgetPerPrincipal: number | null;
}

/** The tenant's policies may require more. */
export interface OperationLimits {
  packKey: string;
  /** Approvals required where no limits of a currency apply. */
  approvalsOtherwise: number;
  /** Empty if the operation moves no money. */
  byCurrency: CurrencyLimits[];
  totalOverDays: number | null;
  expireAfterMs: number;
}

export type CarriedOperation = Pick<OfferedOperation, 'operation' | 'title'>;

interface OfferedOperation {
  operation: OperationName;
  resourceType: string;
  title: string;
  highestRisk: Risk;
  payloadSchema?: JsonValue;
  limits: OperationLimits[];
  /** Reason why the operation cannot be executed, with the remedy; null if none is known. */
  problem: string | null;
}

/** Contains no secrets, and no account names at the provider. */
export interface OfferedIntegration {
  integrationId: string;
  kind: IntegrationKind;
  name: string;
  enabled: boolean;
  problem: string | null;
  operations: OfferedOperation[];
  createdAt: Date;
  updatedAt: Date;
}

/** Sentences for proposers about the freezes that prevent the execution; null for no freeze. */
export interface FreezeProblems {
  ofIntegration: (integrationId: string) => string | null;
  ofOperation: (operation: string) => string | null;
}

export interface IntegrationDirectoryOptions {
  integrations: Pick<IntegrationService, 'get' | 'list' | 'listPage' | 'obstacleTo'>;
  tenantOperations: Pick<TenantOperations, 'list'>;
  packs: Pick<TenantPacks, 'list'>;
  freezes: { problems: (call: Pick<CallContext, 'tenantId'>) => Promise<FreezeProblems> };
  pageTokens: PageTokens;
}

const MAX_USABLE = 50;
/** Required by policies of packs ("two-approvals-for-large-amounts"). */
const APPROVALS_WITHOUT_LIMITS = 2;

export class IntegrationDirectory {
  readonly #options: IntegrationDirectoryOptions;

  constructor(options: IntegrationDirectoryOptions) {
    this.#options = options;
  }

  /** Oldest first, including those that are off. @throws {AppError} `validation_error` for another list's token. */
  async list(call: CallContext, page: PageRequest): Promise<Page<OfferedIntegration>> {
    const { integrations: service, pageTokens } = this.#options;
    const list = ['integrations', call.tenantId];
    const [{ integrations, next }, offers] = await Promise.all([
      service.listPage(call.tenantId, {
        notBefore: beginningOf(call.tenantCreatedAt),
        limit: pageSizeOf(page),
        after: page.pageToken === undefined ? undefined : pageTokens.open(page.pageToken, list),
      }),
      this.#offers(call),
    ]);
    const rows = integrations.map((one) => offer(one, offers));
    return { rows, nextPageToken: next && pageTokens.seal(next, list) };
  }

  async get(call: CallContext, integrationId: string): Promise<OfferedIntegration> {
    const { integrations } = this.#options;
    const [found, offers] = await Promise.all([integrations.get(call.tenantId, integrationId), this.#offers(call)]);
    return offer(found, offers);
  }

  async listUsable(call: CallContext): Promise<OfferedIntegration[]> {
    const { integrations } = this.#options;
    const [all, offers] = await Promise.all([integrations.list(call.tenantId), this.#offers(call)]);
    const usable = all.filter(({ enabled }) => enabled).slice(0, MAX_USABLE);
    return usable.map((one) => offer(one, offers));
  }

  async listCarried({
    tenantId,
  }: Pick<CallContext, 'tenantId'>): Promise<(kind: IntegrationKind) => CarriedOperation[]> {
    const own = await this.#options.tenantOperations.list(tenantId);
    return (kind) => carriedBy(kind, own).map(({ operation, title }) => ({ operation, title }));
  }

  async #offers(call: CallContext): Promise<Offers> {
    const { integrations, tenantOperations, packs, freezes } = this.#options;
    const [own, all, frozen] = await Promise.all([
      tenantOperations.list(call.tenantId),
      packs.list(call.tenantId),
      freezes.problems(call),
    ]);
    return { own, packs: all, frozen, obstacleTo: (integration) => integrations.obstacleTo(integration) };
  }
}

interface Offers {
  own: readonly TenantOperation[];
  packs: readonly Pack[];
  frozen: FreezeProblems;
  /** Obstacle that an integration's record shows, if any. */
  obstacleTo: (integration: Integration) => string | null;
}

function offer(integration: Integration, { own, packs, frozen, obstacleTo }: Offers): OfferedIntegration {
  const { integrationId, kind, name, enabled, createdAt, updatedAt } = integration;
  const operations = carriedBy(kind, own).map((one) => {
    const limits = packs.flatMap((pack) => {
      const said = saidOf(pack, one.operation);
      return said === undefined ? [] : [limitsOf(pack, said, one.highestRisk)];
    });
    return { ...one, limits, problem: frozen.ofOperation(one.operation) };
  });
  const problem = frozen.ofIntegration(integrationId) ?? obstacleTo(integration);
  return { integrationId, kind, name, enabled, problem, operations, createdAt, updatedAt };
}

/** First the operations of the service, then those of the tenant. */
function carriedBy(
  kind: IntegrationKind,
  own: readonly TenantOperation[],
): Omit<OfferedOperation, 'limits' | 'problem'>[] {
  const known = PROVIDERS[kind].carries.map((operation) => {
    const { title, highestRisk, resourceType } = OPERATIONS[operation];
    return { operation, resourceType, title, highestRisk };
  });
  const defined = own
    .filter(({ executors }) => executors.includes(kind))
    .map(({ operation, resourceType, title, highestRisk, payloadSchema }) => {
      return { operation, resourceType, title, highestRisk, payloadSchema };
    });
  return [...known, ...defined];
}

function limitsOf({ packKey, expireAfterMs }: Pack, said: PackOperation, highestRisk: Risk): OperationLimits {
  if (said.money === undefined) {
    const { approvals: least = 0, approvalsOfHighRisk = 0 } = said.approvals ?? {};
    const approvals = highestRisk === 'high' ? approvalsOfHighRisk : least;
    return { packKey, approvalsOtherwise: approvals, byCurrency: [], totalOverDays: null, expireAfterMs };
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
