import type { CurrencyLimits, OfferedIntegration, OperationLimits } from '../../../actions/offered-integration.ts';
import { OPERATIONS, type OperationName } from '../../../actions/operations/registry.ts';
import { toDecimal } from '../../../platform/money.ts';
import type { Schemas } from './schemas.ts';

/** An integration, and what can be proposed through it, in the few words that agents need. */
export interface IntegrationChoice {
  integration_id: string;
  kind: string;
  name: string;
  operations: { action_operation: Schemas['ActionOperation']; resource_type: Schemas['ResourceType'] }[];
}

export function toIntegrationChoice({ integrationId, kind, name, operations }: OfferedIntegration): IntegrationChoice {
  return {
    integration_id: integrationId,
    kind,
    name,
    operations: operations.map(({ operation, resourceType }) => ({
      action_operation: operation,
      resource_type: resourceType as Schemas['ResourceType'],
    })),
  };
}

/** The kind of resource that an operation acts on, which its name says. */
export function resourceTypeOf(operation: OperationName): Schemas['ResourceType'] {
  return OPERATIONS[operation].resourceType as Schemas['ResourceType'];
}

export function toApiIntegration(integration: OfferedIntegration): Schemas['Integration'] {
  return {
    integration_id: integration.integrationId,
    kind: integration.kind,
    name: integration.name,
    enabled: integration.enabled,
    problem: integration.problem,
    operations: integration.operations.map(({ operation, resourceType, title, highestRisk, limits }) => ({
      action_operation: operation,
      resource_type: resourceType as Schemas['ResourceType'],
      title,
      highest_risk: highestRisk,
      limits: limits.map(toApiLimits),
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
