import type { ActionsServices } from '../actions/module.ts';
import {
  BACKTEST_USE_CASES,
  CARRYING_USE_CASES,
  DIRECTORY_USE_CASES,
  DRY_RUN_USE_CASES,
  EVALUATION_USE_CASES,
  EXECUTION_USE_CASES,
  FREEZE_USE_CASES,
  HANDING_OUT_USE_CASES,
  IN_FLIGHT_USE_CASES,
  INBOX_USE_CASES,
  OPERATION_USE_CASES,
  PACK_HISTORY_USE_CASES,
  PACK_USE_CASES,
  POLICY_SCHEMA_USE_CASES,
  POLICY_USE_CASES,
  PROPOSAL_USE_CASES,
  RECHECK_USE_CASES,
  REPORTING_USE_CASES,
} from '../actions/use-cases.ts';
import type { EventsServices } from '../events/module.ts';
import { EVENT_USE_CASES, EVENT_WATCH_USE_CASES } from '../events/use-cases.ts';
import type { WebhooksServices } from '../events/webhooks/module.ts';
import { WEBHOOK_DELIVERY_USE_CASES, WEBHOOK_ENDPOINT_USE_CASES } from '../events/webhooks/use-cases.ts';
import type { EvidenceServices } from '../evidence/module.ts';
import { EVIDENCE_USE_CASES } from '../evidence/use-cases.ts';
import type { IdentityServices } from '../identity/module.ts';
import { bound } from '../identity/use-case.ts';
import {
  API_KEY_USE_CASES,
  DELEGATION_USE_CASES,
  MEMBER_USE_CASES,
  SEASONING_USE_CASES,
} from '../identity/use-cases.ts';
import type { IntegrationsServices } from '../integrations/module.ts';
import {
  CHAT_CHANNEL_USE_CASES,
  CHAT_TOKEN_USE_CASES,
  INTEGRATION_USE_CASES,
  SIGNING_SECRET_USE_CASES,
} from '../integrations/use-cases.ts';
import type { ProjectionsServices } from '../projections/module.ts';
import { DATA_SOURCE_USE_CASES, DATA_USE_CASES } from '../projections/use-cases.ts';
import type { WorkItemsServices } from '../work-items/module.ts';
import { TIMELINE_USE_CASES, WORK_ITEM_USE_CASES, workItemLocator } from '../work-items/use-cases.ts';

export interface DomainServices {
  identity: IdentityServices;
  workItems: WorkItemsServices;
  integrations: IntegrationsServices;
  actions: ActionsServices;
  evidence: EvidenceServices;
  events: EventsServices;
  webhooks: WebhooksServices;
  projections: ProjectionsServices;
}

/** What doors may do: the capabilities of each domain, each with its permission. */
export function capabilitiesOf(services: DomainServices) {
  const { identity, workItems, integrations, actions, evidence, events, webhooks, projections } = services;
  const { chatApp } = integrations;
  return {
    workItems: bound(workItems.workItems, WORK_ITEM_USE_CASES),
    locateWorkItem: workItemLocator(workItems.workItems),
    timeline: bound(workItems.timeline, TIMELINE_USE_CASES),
    proposals: bound(actions.proposals, PROPOSAL_USE_CASES),
    approvalInbox: bound(actions.approvalInbox, INBOX_USE_CASES),
    executor: bound(actions.executor, EXECUTION_USE_CASES),
    dryRuns: bound(actions.dryRuns, DRY_RUN_USE_CASES),
    handingOut: bound(actions.claims.handingOut, HANDING_OUT_USE_CASES),
    carrying: bound(actions.claims.carrying, CARRYING_USE_CASES),
    reporting: bound(actions.reports, REPORTING_USE_CASES),
    rechecks: bound(actions.rechecks, RECHECK_USE_CASES),
    directory: bound(actions.integrationDirectory, DIRECTORY_USE_CASES),
    inFlight: bound(actions.inFlight, IN_FLIGHT_USE_CASES),
    freezes: bound(actions.freezes, FREEZE_USE_CASES),
    operations: bound(actions.operations, OPERATION_USE_CASES),
    packs: bound(actions.packService, PACK_USE_CASES),
    packHistory: bound(actions.packHistory, PACK_HISTORY_USE_CASES),
    policies: bound(actions.policies, POLICY_USE_CASES),
    schemas: bound(actions.policySchemas, POLICY_SCHEMA_USE_CASES),
    backtests: bound(actions.backtests, BACKTEST_USE_CASES),
    evaluations: bound(actions.policyEvaluations, EVALUATION_USE_CASES),
    evidence: bound(evidence.evidence, EVIDENCE_USE_CASES),
    events: bound(events.events, EVENT_USE_CASES),
    eventWatch: bound(events.eventWatch, EVENT_WATCH_USE_CASES),
    webhookEndpoints: bound(webhooks.webhookEndpoints, WEBHOOK_ENDPOINT_USE_CASES),
    webhookDeliveries: bound(webhooks.webhookDeliveries, WEBHOOK_DELIVERY_USE_CASES),
    data: bound(projections.data, DATA_USE_CASES),
    dataSources: bound(projections.dataSources, DATA_SOURCE_USE_CASES),
    integrations: bound(integrations.integrations, INTEGRATION_USE_CASES),
    signingSecrets: bound(integrations.signingSecrets, SIGNING_SECRET_USE_CASES),
    chatChannels: bound(integrations.chatChannels, CHAT_CHANNEL_USE_CASES),
    /** Null for a service without a chat app. */
    chatTokens: chatApp && bound(chatApp.tokenInstall, CHAT_TOKEN_USE_CASES),
    members: bound(identity.members, MEMBER_USE_CASES),
    seasoning: bound(identity.seasoning, SEASONING_USE_CASES),
    apiKeys: bound(identity.apiKeys, API_KEY_USE_CASES),
    delegations: bound(identity.delegations, DELEGATION_USE_CASES),
  };
}
