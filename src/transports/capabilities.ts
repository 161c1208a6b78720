import type { ActionsServices } from '../actions/module.ts';
import { APPROVAL_USE_CASES, CASE_USE_CASES, INBOX_USE_CASES, JOINT_USE_CASES } from '../approvals/use-cases.ts';
import type { AuditServices } from '../audit/index.ts';
import {
  ACTIVITY_USE_CASES,
  AUDIT_EXPORT_USE_CASES,
  AUDIT_USE_CASES,
  DECISION_USE_CASES,
  STATISTICS_USE_CASES,
} from '../audit/use-cases.ts';
import type { EventsServices, WebhooksServices } from '../events/index.ts';
import { EVENT_USE_CASES, EVENT_WATCH_USE_CASES } from '../events/use-cases.ts';
import { WEBHOOK_DELIVERY_USE_CASES, WEBHOOK_ENDPOINT_USE_CASES } from '../events/webhooks/use-cases.ts';
import type { EvidenceServices } from '../evidence/index.ts';
import { EVIDENCE_USE_CASES } from '../evidence/use-cases.ts';
import {
  CLAIM_USE_CASES,
  DRY_RUN_USE_CASES,
  EXECUTION_USE_CASES,
  FREEZE_USE_CASES,
  IN_FLIGHT_USE_CASES,
  LEASE_USE_CASES,
  REPORTING_USE_CASES,
} from '../execution/use-cases.ts';
import { bound, type IdentityServices } from '../identity/index.ts';
import {
  API_KEY_USE_CASES,
  DELEGATION_USE_CASES,
  MEMBER_SESSION_USE_CASES,
  MEMBER_USE_CASES,
  READER_USE_CASES,
  TENANT_SETTINGS_USE_CASES,
} from '../identity/use-cases.ts';
import type { IntegrationHealthServices } from '../integration-health/index.ts';
import { INTEGRATION_HEALTH_USE_CASES } from '../integration-health/use-cases.ts';
import type { IntegrationsServices } from '../integrations/index.ts';
import {
  CHAT_CHANNEL_USE_CASES,
  CHAT_LINK_USE_CASES,
  CHAT_TOKEN_USE_CASES,
  INTEGRATION_USE_CASES,
  SIGNING_SECRET_USE_CASES,
} from '../integrations/use-cases.ts';
import type { ChatApprovalsServices, MailServices } from '../notifications/index.ts';
import { AWAITED_USE_CASES, NOTIFICATION_USE_CASES } from '../notifications/mail/use-cases.ts';
import { OPERATION_USE_CASES } from '../operations/use-cases.ts';
import {
  BACKTEST_USE_CASES,
  EVALUATION_USE_CASES,
  PACK_HISTORY_USE_CASES,
  PACK_USE_CASES,
  POLICY_SCHEMA_USE_CASES,
  POLICY_USE_CASES,
} from '../policy/use-cases.ts';
import type { ProjectionsServices } from '../projections/index.ts';
import { DATA_SOURCE_USE_CASES, DATA_USE_CASES } from '../projections/use-cases.ts';
import { DIRECTORY_USE_CASES, PROPOSAL_USE_CASES, RECHECK_USE_CASES } from '../proposals/use-cases.ts';
import type { SetUpServices } from '../set-up/index.ts';
import { SET_UP_USE_CASES } from '../set-up/use-cases.ts';
import type { WorkItemsServices } from '../work-items/index.ts';
import {
  LINK_USE_CASES,
  NOTE_USE_CASES,
  READING_USE_CASES,
  TIMELINE_USE_CASES,
  VIEW_USE_CASES,
  WORK_ITEM_SEARCH_USE_CASES,
  WORK_ITEM_USE_CASES,
  workItemLocator,
} from '../work-items/use-cases.ts';

export interface DomainServices {
  identity: IdentityServices;
  workItems: WorkItemsServices;
  integrations: IntegrationsServices;
  actions: ActionsServices;
  evidence: EvidenceServices;
  audit: AuditServices;
  events: EventsServices;
  webhooks: WebhooksServices;
  mail: MailServices;
  chatApprovals: ChatApprovalsServices;
  projections: ProjectionsServices;
  setUp: SetUpServices;
  integrationHealth: IntegrationHealthServices;
}

/** Returns the use cases of each domain, each bound to its permission. */
export function capabilitiesOf(services: DomainServices) {
  const { identity, workItems, integrations, actions, evidence, audit, events, projections, setUp } = services;
  return {
    workItems: bound(workItems.workItems, WORK_ITEM_USE_CASES),
    reading: bound(workItems.reading, READING_USE_CASES),
    views: bound(workItems.views, VIEW_USE_CASES),
    locateWorkItem: workItemLocator(workItems.workItems),
    workItemSearch: bound(workItems.workItemSearch, WORK_ITEM_SEARCH_USE_CASES),
    links: bound(workItems.links, LINK_USE_CASES),
    notes: bound(workItems.notes, NOTE_USE_CASES),
    timeline: bound(workItems.timeline, TIMELINE_USE_CASES),
    proposals: bound(actions.proposals, PROPOSAL_USE_CASES),
    approvals: bound(actions.approvals, APPROVAL_USE_CASES),
    approvalInbox: bound(actions.approvalInbox, INBOX_USE_CASES),
    jointApprovals: bound(actions.jointApprovals, JOINT_USE_CASES),
    approvalCases: bound(actions.approvalCases, CASE_USE_CASES),
    executor: bound(actions.executor, EXECUTION_USE_CASES),
    dryRuns: bound(actions.dryRuns, DRY_RUN_USE_CASES),
    taskClaims: bound(actions.taskClaims, CLAIM_USE_CASES),
    taskLeases: bound(actions.taskLeases, LEASE_USE_CASES),
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
    auditLog: bound(audit.auditLog, AUDIT_USE_CASES),
    auditExports: bound(audit.auditExports, AUDIT_EXPORT_USE_CASES),
    decisionLog: bound(audit.decisionLog, DECISION_USE_CASES),
    workItemActivity: bound(audit.workItemActivity, ACTIVITY_USE_CASES),
    decisionCounting: bound(audit.decisionCounting, STATISTICS_USE_CASES),
    events: bound(events.events, EVENT_USE_CASES),
    eventWatch: bound(events.eventWatch, EVENT_WATCH_USE_CASES),
    webhookEndpoints: bound(services.webhooks.webhookEndpoints, WEBHOOK_ENDPOINT_USE_CASES),
    webhookDeliveries: bound(services.webhooks.webhookDeliveries, WEBHOOK_DELIVERY_USE_CASES),
    notifications: bound(services.mail.notifications, NOTIFICATION_USE_CASES),
    awaitedProposals: bound(services.mail.awaitedProposals, AWAITED_USE_CASES),
    data: bound(projections.data, DATA_USE_CASES),
    dataSources: bound(projections.dataSources, DATA_SOURCE_USE_CASES),
    integrations: bound(integrations.integrations, INTEGRATION_USE_CASES),
    signingSecrets: bound(integrations.signingSecrets, SIGNING_SECRET_USE_CASES),
    ...chatCapabilitiesOf(integrations),
    members: bound(identity.members, MEMBER_USE_CASES),
    memberSessions: bound(identity.sessionRegister, MEMBER_SESSION_USE_CASES),
    tenantSettings: bound(identity.tenantSettings, TENANT_SETTINGS_USE_CASES),
    apiKeys: bound(identity.apiKeys, API_KEY_USE_CASES),
    readers: bound(identity.presentAuthority, READER_USE_CASES),
    delegations: bound(identity.delegations, DELEGATION_USE_CASES),
    setUp: bound(setUp.setUp, SET_UP_USE_CASES),
    integrationHealth: bound(services.integrationHealth.integrationHealth, INTEGRATION_HEALTH_USE_CASES),
  };
}

export type Capabilities = ReturnType<typeof capabilitiesOf>;

function chatCapabilitiesOf({ chatApp, chatChannels, chatLinks }: IntegrationsServices) {
  return {
    chatChannels: bound(chatChannels, CHAT_CHANNEL_USE_CASES),
    chatLinks: bound(chatLinks, CHAT_LINK_USE_CASES),
    /** Null if the service has no chat app. */
    chatTokens: chatApp && bound(chatApp.tokenInstall, CHAT_TOKEN_USE_CASES),
  };
}
