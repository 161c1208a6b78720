import type { CurrencyLimits, OfferedIntegration, OperationLimits } from '../../../actions/offered-integration.ts';
import { isKnownOperation, OPERATIONS } from '../../../actions/operations/registry.ts';
import type { JsonValue } from '../../../platform/canonical-json.ts';
import { toDecimal } from '../../../platform/money.ts';
import type { Schemas } from './schemas.ts';

/** An integration, and what can be proposed through it, in the few words that agents need. */
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

/** So many characters of schemas are told at most; whoever wants the others asks for each. */
const MOST_OF_SCHEMAS = 32_768;
/** So many are looked at, each once. */
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
    // The contract leaves its members open, which the generated types take for none.
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

/** The kind of resource that an operation of the service acts on, which its name says; undefined for one of a tenant. */
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

const HOUR_MS = 60 * 60 * 1000;

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
