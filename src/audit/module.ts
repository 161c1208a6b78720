import type { ActionsServices } from '../actions/module.ts';
import type { WebhooksServices } from '../events/index.ts';
import type { EvidenceServices } from '../evidence/index.ts';
import type { IdentityServices } from '../identity/index.ts';
import type { IntegrationsServices } from '../integrations/index.ts';
import type { Platform } from '../platform/module.ts';
import type { ProjectionsServices } from '../projections/index.ts';
import type { WorkItemsServices } from '../work-items/index.ts';
import { WorkItemActivity } from './activity.ts';
import { DecisionLog } from './decisions.ts';
import { AuditExports } from './export.ts';
import { LogNames } from './names.ts';
import { LogOutlines } from './outlines.ts';
import { AuditRepository } from './repository.ts';
import { AUDIT_COLLECTIONS, auditCollections } from './schema.ts';
import { LogSearch } from './search.ts';
import { AuditLog } from './service.ts';
import { DecisionCounting } from './statistics.ts';

export { AUDIT_COLLECTIONS };

export interface AuditOptions {
  platform: Platform;
  identity: Pick<IdentityServices, 'members' | 'apiKeys' | 'delegations'>;
  actions: Pick<ActionsServices, 'proposalLookup' | 'packs'>;
  evidence: Pick<EvidenceServices, 'evidenceTrees'>;
  workItems: Pick<WorkItemsServices, 'workItems'>;
  integrations: Pick<IntegrationsServices, 'integrations' | 'chatChannels'>;
  webhooks: Pick<WebhooksServices, 'webhookEndpoints'>;
  projections: Pick<ProjectionsServices, 'dataSources'>;
}

export type AuditServices = ReturnType<typeof createAudit>;

export function createAudit(options: AuditOptions) {
  const { platform, actions, evidence, workItems } = options;
  const { mongo, eventLog, feed, pageTokens, settle, listLongLogs, reach, logger } = platform;
  const [proposals, trees] = [actions.proposalLookup, evidence.evidenceTrees];
  const collections = auditCollections(mongo.connection);
  const repository = (tenantId: string) => new AuditRepository(collections, tenantId);
  const logOutlines = new LogOutlines({ repository, eventLog, proposals, listLongLogs, reach, logger });
  const search = new LogSearch({ repository, eventLog, outlines: logOutlines });
  const names = createNames(options);
  return {
    logOutlines,
    auditLog: new AuditLog({ eventLog, feed, search, names, trees, pageTokens }),
    auditExports: new AuditExports({ repository, eventLog, search, names, settle }),
    decisionLog: new DecisionLog({ eventLog, search, names, proposals, pageTokens }),
    workItemActivity: new WorkItemActivity({
      eventLog,
      names,
      proposals,
      pageTokens,
      assertExists: (call, workItemId) => workItems.workItems.assertExists(call, workItemId),
      listTitles: (call, workItemIds) => workItems.workItems.listTitles(call, workItemIds),
      queuesOf: (tenantId) => actions.packs.queuesOf(tenantId),
    }),
    decisionCounting: new DecisionCounting(logOutlines),
  };
}

function createNames({ identity, actions, workItems, integrations, webhooks, projections }: AuditOptions): LogNames {
  const { members, apiKeys, delegations } = identity;
  const [{ proposalLookup }, { chatChannels }, { webhookEndpoints }] = [actions, integrations, webhooks];
  return new LogNames({
    members,
    apiKeys,
    delegations,
    workItems: {
      needs: 'work.read',
      namesOf: async (tenantId, ids) => {
        const titles = await workItems.workItems.listTitles({ tenantId }, [...ids]);
        return new Map([...titles].map(([id, { subject }]) => [id, subject]));
      },
    },
    subjects: {
      action_proposal: { needs: 'actions.read', namesOf: (tenantId, ids) => proposalLookup.summaries(tenantId, ids) },
      integration: {
        needs: 'integrations.read',
        namesOf: (tenantId, ids) => integrations.integrations.namesOf(tenantId, ids),
      },
      chat_channel: { needs: 'integrations.manage', namesOf: (tenantId) => chatChannels.namesOf(tenantId) },
      webhook_endpoint: { needs: 'webhooks.manage', namesOf: (tenantId) => webhookEndpoints.namesOf(tenantId) },
      data_source: { needs: 'integrations.read', namesOf: (tenantId) => projections.dataSources.namesOf(tenantId) },
    },
  });
}
