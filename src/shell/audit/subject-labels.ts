import type { AuditEntry } from '../../../generated/proto/workgate/audit/v1/audit_service_pb.js';

/** Labels of the subject types in the log. Types of later releases are shown by their names. */
const KIND_LABELS: Readonly<Record<string, string>> = {
  action: 'Execution',
  action_proposal: 'Proposal',
  api_key: 'API key',
  audit_export: 'Export of the audit log',
  chat_channel: 'Chat channel',
  chat_link: 'Link of a chat account',
  data_source: 'Data source',
  delegation: 'Delegation',
  event: 'Event',
  evidence_export: 'Exported evidence',
  freeze: 'Freeze',
  integration: 'Integration',
  invitation: 'Invitation',
  member: 'Member',
  message: 'Message',
  operation: 'Operation',
  pack: 'Pack',
  pack_version: 'Pack',
  tenant_policies: 'Policies of the tenant',
  tenant_settings: 'Settings of the tenant',
  webhook_endpoint: 'Webhook',
  work_item: 'WorkItem',
  work_item_link: 'Link',
  work_item_note: 'Internal note',
};

/** Labels for subjects that are gone, for the types whose names are deleted with them. */
const GONE_LABELS: Readonly<Record<string, string>> = {
  action_proposal: 'A deleted proposal',
  api_key: 'A deleted API key',
  chat_channel: 'A removed chat channel',
  data_source: 'A removed data source',
  delegation: 'A deleted delegation',
  integration: 'A deleted integration',
  member: 'A former member',
  webhook_endpoint: 'A deleted webhook',
  work_item: 'A deleted WorkItem',
};

/** Types that people know by their ids. */
const NAMED_BY_ID: readonly string[] = ['operation', 'pack', 'pack_version'];

interface SubjectWords {
  kind: string;
  /** Our words, which come before the name of the WorkItem if the subject has no name of its own. */
  words: string;
  /** Name of the subject or of its WorkItem, written by others; empty if there is none. */
  name: string;
}

/** Describes the subject of an entry. A subject without a name is described by the subject of its WorkItem. */
export function subjectWords(entry: AuditEntry): SubjectWords {
  const { subjectType, subjectId, subjectName, workItemSubject } = entry;
  const kind = KIND_LABELS[subjectType] ?? subjectType;
  if (subjectName !== '') return { kind, words: '', name: subjectName };
  if (NAMED_BY_ID.includes(subjectType)) return { kind, words: '', name: subjectId };
  const gone = GONE_LABELS[subjectType];
  if (gone !== undefined) return { kind, words: gone, name: '' };
  return { kind, words: workItemSubject === '' ? kind : `${kind} in `, name: workItemSubject };
}
