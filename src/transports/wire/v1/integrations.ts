import { isKnownOperation, OPERATIONS } from '../../../operations/index.ts';
import type { JsonValue } from '../../../platform/canonical-json.ts';
import { HOUR_MS } from '../../../platform/durations.ts';
import { toDecimal } from '../../../platform/money.ts';
import type { CurrencyLimits, OfferedIntegration, OperationLimits } from '../../../proposals/index.ts';
import type { Schemas } from './schemas.ts';

/** Integration and the operations that can be proposed through it, reduced to the facts that agents need. */
export interface IntegrationChoice {
  integration_id: string;
  kind: string;
  name: string;
  operations: OperationChoice[];
}

interface OperationChoice {
  action_operation: Schemas['ActionOperation'];
  resource_type: Schemas['ResourceType'];
  payload_schema?: Record<string, never>;
}

/** Limit of schemas in one answer, in characters. Agents can request omitted schemas one by one. */
const MOST_OF_SCHEMAS = 32_768;
/** Limit of schemas that are considered. Each operation's schema is considered once. */
const MOST_SCHEMAS = 20;

export function toIntegrationChoices(offered: readonly OfferedIntegration[]): IntegrationChoice[] {
  let left = MOST_OF_SCHEMAS;
  const seen = new Set<string>();
  const told = (operation: string, schema: JsonValue | undefined) => {
    if (schema === undefined || seen.has(operation) || seen.size >= MOST_SCHEMAS) return {};
    seen.add(operation);
    const { length } = JSON.stringify(schema);
    if (length > left) return {};
    left -= length;
    // The contract allows any members, but the generated types allow none.
    return { payload_schema: schema as Record<string, never> };
  };
  return offered.map(({ integrationId, kind, name, operations }) => ({
    integration_id: integrationId,
    kind,
    name,
    operations: operations.map(({ operation, resourceType, payloadSchema }) => ({
      action_operation: operation,
      resource_type: resourceType,
      ...told(operation, payloadSchema),
    })),
  }));
}

/** Returns the resource type of a built-in operation; undefined for an operation defined by a tenant. */
export function resourceTypeOf(operation: string): Schemas['ResourceType'] | undefined {
  return isKnownOperation(operation) ? OPERATIONS[operation].resourceType : undefined;
}

export function toApiIntegration(integration: OfferedIntegration): Schemas['Integration'] {
  return {
    integration_id: integration.integrationId,
    kind: integration.kind,
    name: integration.name,
    enabled: integration.enabled,
    problem: integration.problem,
    operations: integration.operations.map(({ operation, resourceType, title, highestRisk, limits, problem }) => ({
      action_operation: operation,
      resource_type: resourceType,
      title,
      highest_risk: highestRisk,
      limits: limits.map(toApiLimits),
      problem,
    })),
    created_at: integration.createdAt.toISOString(),
    updated_at: integration.updatedAt.toISOString(),
  };
}

function toApiLimits(limits: OperationLimits): Schemas['OperationLimits'] {
  return {
    pack_key: limits.packKey,
    approvals_otherwise: limits.approvalsOtherwise,
    by_currency: limits.byCurrency.map(toApiCurrencyLimits),
    total_over_days: limits.totalOverDays,
    expire_after_hours: limits.expireAfterMs / HOUR_MS,
  };
}

function toApiCurrencyLimits({ currency, ...limits }: CurrencyLimits): Schemas['CurrencyLimits'] {
  const decimal = (minor: number | null) => (minor === null ? null : toDecimal(minor, currency));
  return {
    currency,
    auto_approve_up_to: decimal(limits.autoApproveUpTo),
    two_approvals_above: decimal(limits.twoApprovalsAbove),
    auto_approve_budget_per_resource: decimal(limits.budgetPerResource),
    auto_approve_budget_per_person: decimal(limits.budgetPerPrincipal),
  };
}
