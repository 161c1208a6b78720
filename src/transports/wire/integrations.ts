import { operationsOf } from '../../actions/operations/registry.ts';
import type { Integration } from '../../integrations/model.ts';
import type { Schemas } from './schemas.ts';

/** How many ways to act an agent is shown at most. */
const MAX_SHOWN = 50;

/** An integration, and what can be proposed through it. */
export interface IntegrationChoice {
  integration_id: string;
  kind: string;
  name: string;
  operations: { action_operation: Schemas['ActionOperation']; resource_type: Schemas['ResourceType'] }[];
}

/** The integrations through which agents can act: those that are switched on, the oldest first. */
export function toIntegrationChoices(integrations: readonly Integration[]): IntegrationChoice[] {
  const usable = integrations.filter(({ enabled }) => enabled).slice(0, MAX_SHOWN);
  return usable.map(({ integrationId, kind, name }) => ({
    integration_id: integrationId,
    kind,
    name,
    operations: operationsOf(kind).map(({ operation, resourceType }) => ({
      action_operation: operation,
      resource_type: resourceType as Schemas['ResourceType'],
    })),
  }));
}
