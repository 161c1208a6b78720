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
  pending_proposals: 'how many proposals wait for approval',
};

/** What happened to the WorkItem, each time as the rest of a sentence that begins with a name. */
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
  'evidence.fetched': 'had the exported evidence fetched at its one-time address',
};

/** What happened to proposals and their executions, likewise. */
const PROPOSAL_WORDS: Readonly<Record<string, string>> = {
  'proposal.created': 'proposed an action',
  'proposal.approved': 'approved the proposal, which can be executed now',
  'proposal.approval_added': 'approved the proposal, which needs more approvals',
  'proposal.checked': 'had the provider asked about the proposal again',
  'proposal.rejected': 'rejected the proposal',
  'proposal.denied': 'wanted to execute the proposal, and policy has denied it for good',
  'proposal.expired': 'ended the proposal: its time was over',
  'proposal.cancelled': 'cancelled the proposal',
  'proposal.approval_reminded': 'reminded of the proposal, half of whose time to be approved is over',
  'proposal.approval_escalated': 'called in others, as most of the time to approve the proposal is over',
  'proposal.approval_required': 'wanted to execute the proposal, which needs more approvals by now',
  'proposal.approve_refused': 'wanted to approve the proposal and was refused',
  'proposal.reject_refused': 'wanted to reject the proposal and was refused',
  'proposal.execution_claimed': 'began to execute the proposal',
  'proposal.execution_returned': 'sent nothing, and gave the proposal back',
  'proposal.handed_over': 'left the proposal to workers',
  'proposal.handover_ended': 'gives the proposal to workers no more',
  'proposal.execution_begun': 'began to carry it out',
  'proposal.execution_awaited': 'got word that it was taken on, and is reported later',
  'proposal.report_refused': 'told of it too late',
  'proposal.execution_refused': 'wanted to execute the proposal and was refused',
  'proposal.executed': 'executed the proposal',
  'proposal.execution_failed': 'could not execute the proposal',
  'proposal.outcome_unknown': 'executed the proposal, and it is not known how that ended',
  'action.started': 'asked the provider for the action',
  'action.retried': 'asked the provider about the action again',
  'action.succeeded': 'had the action done by the provider',
  'action.failed': 'did not get the action from the provider',
  'action.outcome_unknown': 'got no clear answer from the provider',
  'action.settled': 'settled how the action has ended',
};

/** Whether it says that the WorkItem or its conversation has changed. */
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

/** What happened, as the rest of a sentence that begins with a name, where nothing but its type is known. */
export function describeType(type: string): string {
  return WORK_WORDS[type] ?? PROPOSAL_WORDS[type] ?? type;
}

/** A field of a WorkItem within a sentence. */
export function fieldWords(field: string): string {
  return FIELD_WORDS[field] ?? field;
}
