export {
  type Activity,
  type ActivityProposal,
  type AuditEntry,
  type AuditFilter,
  type Decision,
  type DecisionOutcome,
  type ExportFormat,
  type ExportPart,
  type NamedActor,
  OUTCOMES,
} from './model.ts';
export type { AuditServices } from './module.ts';
export type { DecisionCounts } from './statistics.ts';
