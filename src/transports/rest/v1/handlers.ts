import { type ActionHandlerServices, createActionHandlers } from './action-handlers.ts';
import { type CallerHandlerServices, createCallerHandlers } from './caller-handlers.ts';
import { type ClaimHandlerServices, createClaimHandlers } from './claim-handlers.ts';
import { createDataHandlers, type DataHandlerServices } from './data-handlers.ts';
import { createEventHandlers, type EventHandlerServices } from './event-handlers.ts';
import { createEvidenceHandlers, type EvidenceHandlerServices } from './evidence-handlers.ts';
import { createIntegrationHandlers, type IntegrationHandlerServices } from './integration-handlers.ts';
import { createOperationHandlers, type OperationHandlerServices } from './operation-handlers.ts';
import type { OperationHandlers } from './operations.ts';
import { createProposalHandlers, type ProposalHandlerServices } from './proposal-handlers.ts';
import { createWebhookHandlers, type WebhookHandlerServices } from './webhook-handlers.ts';
import { createWorkItemHandlers, type WorkItemHandlerServices } from './work-item-handlers.ts';

export interface RestServices
  extends WorkItemHandlerServices,
    EvidenceHandlerServices,
    EventHandlerServices,
    WebhookHandlerServices,
    ProposalHandlerServices,
    ActionHandlerServices,
    IntegrationHandlerServices,
    OperationHandlerServices,
    ClaimHandlerServices,
    DataHandlerServices,
    CallerHandlerServices {}

/** Creates the handlers of all operations of the contract, by operationId. */
export function createHandlers(services: RestServices): OperationHandlers {
  return {
    ...createWorkItemHandlers(services),
    ...createEvidenceHandlers(services),
    ...createEventHandlers(services),
    ...createWebhookHandlers(services),
    ...createProposalHandlers(services),
    ...createActionHandlers(services),
    ...createIntegrationHandlers(services),
    ...createOperationHandlers(services),
    ...createClaimHandlers(services),
    ...createDataHandlers(services),
    ...createCallerHandlers(services),
  };
}
