import { methodsOf } from '../identity/index.ts';
import type { WorkItemActivity } from './activity.ts';
import type { DecisionLog } from './decisions.ts';
import type { AuditExports } from './export.ts';
import type { AuditLog } from './service.ts';
import type { DecisionCounting } from './statistics.ts';

const of = methodsOf<AuditLog>();

export const AUDIT_USE_CASES = {
  listAuditEntries: of('audit.read', 'list'),
  getAuditEntry: of('audit.read', 'get'),
  watchAuditLog: of('audit.read', 'watch'),
};
export const AUDIT_EXPORT_USE_CASES = { exportAuditLog: methodsOf<AuditExports>()('audit.read', 'export') };
export const DECISION_USE_CASES = { listDecisions: methodsOf<DecisionLog>()('actions.read', 'list') };
export const STATISTICS_USE_CASES = {
  getDecisionStatistics: methodsOf<DecisionCounting>()('actions.read', 'statistics'),
};
export const ACTIVITY_USE_CASES = { listWorkItemActivity: methodsOf<WorkItemActivity>()('work.read', 'list') };
