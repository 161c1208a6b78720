import type { AuditEntry } from '../../../generated/proto/workgate/audit/v1/audit_service_pb.js';

/** What something is, by its kind in the log. Kinds of a later release are shown as they are called. */
const KIND_WORDS: Readonly<Record<string, string>> = {
  action: 'Execution',
  action_proposal: 'Proposal',
  api_key: 'API key',
  audit_export: 'Export of the log',
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

/** Kinds whose names go with them. */
const GONE_WORDS: Readonly<Record<string, string>> = {
  action_proposal: 'A proposal that is gone',
  api_key: 'A deleted API key',
  chat_channel: 'A removed chat channel',
  data_source: 'A removed data source',
  delegation: 'A delegation that is gone',
  integration: 'A deleted integration',
  member: 'Somebody who is gone',
  webhook_endpoint: 'A deleted webhook',
  work_item: 'A deleted WorkItem',
};

/** Kinds of which the id is what people call it. */
const NAMED_BY_ID: readonly string[] = ['operation', 'pack', 'pack_version'];

export interface SubjectWords {
  /** What it is. */
  kind: string;
  /** What is said of it, before its name where that is not its own. */
  words: string;
  /** By whom or what it is known: others wrote that. Empty where nothing is. */
  name: string;
}

/** What an entry is of, for people. What belongs to a WorkItem and has no name of its own is told by that of the WorkItem. */
export function subjectWords(entry: AuditEntry): SubjectWords {
  const { subjectType, subjectId, subjectName, workItemSubject } = entry;
  const kind = KIND_WORDS[subjectType] ?? subjectType;
  if (subjectName !== '') return { kind, words: '', name: subjectName };
  if (NAMED_BY_ID.includes(subjectType)) return { kind, words: '', name: subjectId };
  const gone = GONE_WORDS[subjectType];
  if (gone !== undefined) return { kind, words: gone, name: '' };
  return { kind, words: workItemSubject === '' ? kind : `${kind} in `, name: workItemSubject };
}
