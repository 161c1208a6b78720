const FIELD_WORDS: Readonly<Record<string, string>> = {
  subject: 'the subject',
  priority: 'the priority',
  channel_id: 'the channel',
  tags: 'the tags',
  contact: 'the contact',
  assignee: 'the assignee',
  pack_key: 'the pack',
  queue_key: 'the queue',
  due_at: 'the due date',
  pending_proposals: 'the number of waiting proposals',
};

/** Events as the rest of a sentence that begins with a name. */
const WORK_WORDS: Readonly<Record<string, string>> = {
  'work_item.created': 'opened the WorkItem',
  'work_item.updated': 'changed the WorkItem',
  'work_item.linked': 'linked it to another WorkItem',
  'work_item.unlinked': 'removed a link to another WorkItem',
  'work_item.note_added': 'wrote an internal note',
  'work_item.note_deleted': 'deleted an internal note',
  'work_item.note_edited': 'changed an internal note',
  'message.appended': 'wrote a message',
  'evidence.exported': 'exported the evidence of the WorkItem',
  'evidence.fetched': 'exported evidence that was fetched from its one-time address',
};

/** Like `WORK_WORDS`, for proposals and executions. */
const PROPOSAL_WORDS: Readonly<Record<string, string>> = {
  'proposal.created': 'proposed an action',
  'proposal.approved': 'approved the proposal, which can be executed now',
  'proposal.approval_added': 'approved the proposal, which needs more approvals',
  'proposal.checked': 'checked the proposal with the provider again',
  'proposal.rejected': 'rejected the proposal',
  'proposal.denied': 'tried to execute the proposal, which policy denied for good',
  'proposal.expired': 'ended the proposal: it expired',
  'proposal.cancelled': 'cancelled the proposal',
  'proposal.approval_reminded': 'sent a reminder: half of the time to approve the proposal is over',
  'proposal.approval_escalated': 'notified more people: most of the time to approve the proposal is over',
  'proposal.approval_required': 'tried to execute the proposal, which now needs more approvals',
  'proposal.approve_refused': 'tried to approve the proposal and was refused',
  'proposal.reject_refused': 'tried to reject the proposal and was refused',
  'proposal.execution_claimed': 'began to execute the proposal',
  'proposal.execution_returned': 'sent nothing, and returned the proposal',
  'proposal.handed_over': 'handed the proposal over to workers',
  'proposal.handover_ended': 'withdrew the proposal from workers',
  'proposal.execution_begun': 'began to carry it out',
  'proposal.execution_awaited': 'learned that it was accepted and will be reported later',
  'proposal.report_refused': 'reported the result too late',
  'proposal.execution_refused': 'tried to execute the proposal and was refused',
  'proposal.executed': 'executed the proposal',
  'proposal.execution_failed': 'could not execute the proposal',
  'proposal.outcome_unknown': 'executed the proposal, with an unknown outcome',
  'action.started': 'sent the action to the provider',
  'action.retried': 'asked the provider about the action again',
  'action.succeeded': 'got the action done by the provider',
  'action.failed': 'did not get the action done by the provider',
  'action.outcome_unknown': 'got no clear answer from the provider',
  'action.settled': 'settled the outcome of the action',
};

export function isAboutWorkItem({ type }: { type: string }): boolean {
  return type.startsWith('work_item.') || type.startsWith('message.');
}

export function isNote({ type }: { type: string }): boolean {
  return type.startsWith('work_item.note_');
}

export function isLink({ type }: { type: string }): boolean {
  return type === 'work_item.linked' || type === 'work_item.unlinked';
}

export function isAboutProposal({ type }: { type: string }): boolean {
  return type.startsWith('proposal.') || type.startsWith('action.');
}

/** The rest of a sentence that begins with a name. */
export function describeType(type: string): string {
  return WORK_WORDS[type] ?? PROPOSAL_WORDS[type] ?? type;
}

export function fieldWords(field: string): string {
  return FIELD_WORDS[field] ?? field;
}
