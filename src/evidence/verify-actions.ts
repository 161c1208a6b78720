import { isTenantOperation } from '../operations/index.ts';
import { commitment, commitmentsTo, type JsonValue } from '../platform/canonical-json.ts';
import { withoutTrailingZeros } from '../platform/strict-json.ts';
import {
  assertProposalTransition,
  idempotencyKeyOf,
  PROPOSAL_STATUSES,
  type ProposalStatus,
  payloadHash,
} from '../proposals/index.ts';
import type {
  PacketAction,
  PacketEntry,
  PacketFacts,
  PacketPredicate,
  PacketProposal,
  PacketVoices,
} from './packet-schema.ts';
import { Findings, type Problem, show } from './verification-report.ts';
import { commitmentIn, isNote, nameOf } from './verify-entries.ts';

/** Entries that record an approval or a rejection, with the decision. */
const DECISIONS = new Map([
  ['proposal.approval_added', 'approve'],
  ['proposal.approved', 'approve'],
  ['proposal.rejected', 'reject'],
]);

/** Entries that record an answer of policies. */
const POLICY_ANSWERS = ['proposal.created', 'proposal.denied', 'proposal.approval_required'];

/** Entry by which a proposal begins an attempt of its execution. */
const CLAIMED = 'proposal.execution_claimed';

/** Entries by which the proposal follows the record of its execution. */
const ENDINGS = ['proposal.executed', 'proposal.execution_failed', 'proposal.outcome_unknown'];

/** Checks that the packet has exactly the proposals and approvals that the entries report. */
export function checkProposals(packet: PacketPredicate): Problem[] {
  const logged = entriesOf('action_proposal', packet.entries);
  const ids = packet.proposals.map((proposal) => proposal.proposal_id);
  const problems = presence('proposal', ids, logged);
  for (const proposal of packet.proposals) {
    const findings = new Findings(`proposal ${proposal.proposal_id}`);
    const notes = (logged.get(proposal.proposal_id) ?? []).filter(isNote);
    const changes = (logged.get(proposal.proposal_id) ?? []).filter((entry) => !isNote(entry));
    checkPayload(findings, proposal, packet, [...changes, ...notes]);
    checkOrigin(findings, proposal, changes);
    checkStatus(findings, proposal, changes);
    checkPolicy(findings, proposal, changes);
    checkCheck(findings, proposal, changes);
    checkApprovals(findings, proposal, changes);
    checkExecution(findings, proposal, [...changes, ...notes], packet.actions);
    problems.push(...findings.problems);
  }
  return problems;
}

/** Checks that records of executions match the entries, and that each belongs to a proposal of the packet. */
export function checkActions(packet: PacketPredicate): Problem[] {
  const logged = entriesOf('action', packet.entries);
  const ids = packet.actions.map((action) => action.action_id);
  const problems = presence('action', ids, logged);
  const ofProposals = packet.actions.map((action) => action.proposal_id);
  for (const [index, action] of packet.actions.entries()) {
    const findings = new Findings(`action ${action.action_id}`);
    const proposal = packet.proposals.find((one) => one.proposal_id === action.proposal_id);
    const entries = logged.get(action.action_id) ?? [];
    if (proposal === undefined) findings.add(`belongs to ${action.proposal_id}, which is not in the packet`);
    else {
      checkAgainstProposal(findings, action, proposal);
      checkResult(findings, action, proposal, entries);
      const sending = sendingOf(action, entries);
      if (sending !== undefined) checkCommitted(findings, proposal, 'voices', 'voices', action.voices, sending);
      checkSettlement(findings, action, proposal, packet.entries);
    }
    if (ofProposals.indexOf(action.proposal_id) < index) findings.add(`is a second one of ${action.proposal_id}`);
    findings.expect('work_item_id', action.work_item_id, packet.work_item.work_item_id, 'the packet');
    findings.expect('idempotency_key', action.idempotency_key, idempotencyKeyOf(action.proposal_id), 'its proposal_id');
    checkRecord(findings, action, entries);
    problems.push(...findings.problems);
  }
  return problems;
}

export function isDecision({ type }: PacketEntry): boolean {
  return DECISIONS.has(type);
}

export function isPolicyAnswer({ type }: PacketEntry): boolean {
  return POLICY_ANSWERS.includes(type);
}

export function isClaim({ type }: PacketEntry): boolean {
  return type === CLAIMED;
}

export function entriesOf(subjectType: string, entries: PacketEntry[]): Map<string, PacketEntry[]> {
  const ofType = entries.filter((entry) => entry.subject.type === subjectType);
  return Map.groupBy(ofType, (entry) => entry.subject.id);
}

/** Returns the entry of the last sending for which voices were counted, or else the last entry of the action. */
export function sendingOf({ action_id: id }: PacketAction, entries: PacketEntry[]): PacketEntry | undefined {
  const own = entries.filter(({ subject }) => subject.id === id);
  return own.findLast((entry) => commitmentIn(entry, 'voices') !== undefined) ?? own.at(-1);
}

/** Finds records that the packet lacks, that no entry reports, or that are there twice. */
function presence(kind: 'proposal' | 'action', ids: string[], logged: Map<string, PacketEntry[]>): Problem[] {
  const given = new Set(ids);
  const problems: Problem[] = [];
  if (given.size < ids.length) problems.push({ where: `${kind}s`, problem: `contain one ${kind} twice` });
  for (const [id, [entry]] of logged) {
    if (entry === undefined || given.has(id)) continue;
    problems.push({ where: `${kind}s`, problem: `lack ${id}, which ${nameOf(entry)} mentions` });
  }
  for (const id of given) {
    if (logged.has(id)) continue;
    problems.push({ where: `${kind} ${id}`, problem: 'was never logged: no entry mentions it' });
  }
  return problems;
}

/** Checks that the payload has its hash, and that every entry is about this payload. */
function checkPayload(
  findings: Findings,
  proposal: PacketProposal,
  packet: PacketPredicate,
  entries: PacketEntry[],
): void {
  findings.expect('work_item_id', proposal.work_item_id, packet.work_item.work_item_id, 'the packet');
  const recomputed = payloadHash({
    ...(proposal as never as Parameters<typeof payloadHash>[0]),
    tenant_id: packet.tenant_id,
  });
  if (recomputed !== proposal.payload_hash) {
    findings.add('does not have its payload_hash: that, or something of what was proposed, was altered');
  }
  for (const entry of entries) {
    findings.expect('payload_hash', proposal.payload_hash, entry.data['payload_hash'], nameOf(entry));
  }
}

function checkOrigin(findings: Findings, proposal: PacketProposal, changes: PacketEntry[]): void {
  const [created] = changes;
  const last = changes.at(-1);
  if (created === undefined || last === undefined) return;
  if (created.type !== 'proposal.created') {
    findings.add(`begins with ${nameOf(created)}`);
    return;
  }
  const { data } = created;
  const by = nameOf(created);
  for (const field of ['operation', 'integration_id', 'supersedes', 'expires_at'] as const) {
    findings.expect(field, proposal[field], data[field], by);
  }
  const [{ type, id, accountable }, { actor }] = [proposal.proposed_by, created];
  const logged = { type: actor.type, id: actor.id, accountable: actor.accountable };
  findings.expect('proposed_by', { type, id, accountable }, logged, by);
  findings.expect('created_at', proposal.created_at, created.at, by);
  findings.expect('updated_at', proposal.updated_at, last.at, nameOf(last));
  findings.expect('version', proposal.version, last.subject_version, nameOf(last));
  const committed = commitmentIn(created, 'approval_reason');
  if (committed !== commitment(proposal.salt, 'approval_reason', proposal.approval_reason)) {
    findings.add(`has an approval_reason or salt that ${by} does not commit to`);
  }
  checkCommitted(findings, proposal, 'facts', 'facts', proposal.facts, created);
}

/** Releases that have not stored a value commit to nothing. @param path Where the packet has the value. */
function checkCommitted(
  findings: Findings,
  { salt }: PacketProposal,
  name: 'facts' | 'voices',
  path: string,
  value: PacketFacts | PacketVoices | undefined,
  entry: PacketEntry,
): void {
  const committed = commitmentIn(entry, name);
  if (committed === commitmentsTo(salt, { [name]: value }).commitments?.[name]) return;
  findings.add(
    value === undefined
      ? `lacks the ${path} that ${nameOf(entry)} commits to`
      : `has ${path} that ${nameOf(entry)} does not commit to`,
  );
}

/** Replays the moves. Each must start where the one before has led, and be allowed by the table of states. */
function checkStatus(findings: Findings, proposal: PacketProposal, changes: PacketEntry[]): void {
  let status: JsonValue | undefined;
  for (const entry of changes) {
    const { status: next, previous_status: previous } = entry.data;
    if (next === undefined) continue;
    if (entry !== changes[0] && previous !== status) {
      findings.add(`was ${show(status)}, but ${nameOf(entry)} says that it was ${show(previous)}`);
    }
    if (status !== undefined && !isMove(status, next)) {
      findings.add(`became ${show(next)} with ${nameOf(entry)}, which is not possible from ${show(status)}`);
    }
    status = next;
  }
  if (changes.length > 0) findings.expect('status', proposal.status, status, 'the last of its entries');
}

function isMove(from: JsonValue, to: JsonValue): boolean {
  if (!PROPOSAL_STATUSES.includes(from as ProposalStatus)) return false;
  try {
    assertProposalTransition(from as ProposalStatus, to as ProposalStatus);
    return true;
  } catch {
    return false;
  }
}

function checkPolicy(findings: Findings, proposal: PacketProposal, changes: PacketEntry[]): void {
  const { policy } = proposal;
  const entry = changes.findLast(isPolicyAnswer);
  if (entry === undefined) return;
  const by = nameOf(entry);
  const { data } = entry;
  findings.expect('policy.decision', policy.decision, data['decision'], by);
  const policies = policy.reasons.map((reason) => reason.policy_id);
  findings.expect('policy.reasons', policies, data['policies'], by);
  for (const field of ['policy_version', 'approvals_required'] as const) {
    findings.expect(`policy.${field}`, policy[field], data[field], by);
  }
}

function checkCheck(findings: Findings, proposal: PacketProposal, changes: PacketEntry[]): void {
  if (changes.length === 0) return;
  const { check } = proposal;
  const entry = changes.findLast(({ data }) => data['check'] !== undefined);
  if (entry === undefined) {
    if (check !== undefined) findings.add('has a check that no entry mentions');
    return;
  }
  const by = nameOf(entry);
  const logged = (entry.data['check'] ?? {}) as Record<string, JsonValue>;
  const fields = check?.problems.map(({ field }) => field);
  findings.expect('check.outcome', check?.outcome, logged['outcome'], by);
  findings.expect('check.problems', fields, logged['fields'], by);
  findings.expect('check.at', check?.at, logged['at'], by);
  const committed = commitmentIn(entry, 'check_problems');
  if (check !== undefined && committed !== commitment(proposal.salt, 'check_problems', check.problems)) {
    findings.add(`has problems of its check that ${by} does not commit to`);
  }
}

/** Checks that approvals, including the rejection, and their entries match one by one. */
function checkApprovals(findings: Findings, proposal: PacketProposal, changes: PacketEntry[]): void {
  const decisions = changes.filter(isDecision);
  const { approvals } = proposal;
  if (approvals.length !== decisions.length) {
    findings.add(`has ${approvals.length} approvals, but its entries mention ${decisions.length}`);
  }
  for (const [index, approval] of approvals.entries()) {
    const entry = decisions[index];
    if (entry === undefined) continue;
    const by = nameOf(entry);
    const named = (field: string) => `approvals.${index}.${field}`;
    findings.expect(named('decision'), approval.decision, DECISIONS.get(entry.type), by);
    for (const field of ['type', 'id', 'accountable'] as const) {
      findings.expect(named(`approver.${field}`), approval.approver[field], entry.actor[field], by);
    }
    findings.expect(named('payload_hash'), approval.payload_hash, entry.data['payload_hash'], by);
    const { comment } = approval;
    const opened = comment === null ? null : commitment(proposal.salt, 'comment', comment);
    if (opened !== entry.data['comment_hash']) {
      findings.add(`has the ${named('comment')} ${show(comment)}, which ${by} does not commit to`);
    }
    findings.expect(named('via'), approval.via ?? null, entry.data['via'] ?? null, by);
    checkCommitted(findings, proposal, 'facts', named('facts'), approval.facts, entry);
    checkCommitted(findings, proposal, 'voices', named('voices'), approval.voices, entry);
  }
}

function checkExecution(
  findings: Findings,
  proposal: PacketProposal,
  entries: PacketEntry[],
  actions: PacketAction[],
): void {
  const action = actions.find((one) => one.proposal_id === proposal.proposal_id);
  for (const entry of entries) {
    const actionId = entry.data['action_id'];
    if (actionId === undefined) continue;
    // An execution can break off between its claim and its record.
    if (action === undefined && isClaim(entry)) continue;
    if (action?.action_id !== actionId) {
      findings.add(`has the action ${show(action?.action_id)}, but ${nameOf(entry)} is of ${show(actionId)}`);
    }
  }
  const ended = entries.some((entry) => ENDINGS.includes(entry.type));
  if (ended && action === undefined) findings.add(`is ${show(proposal.status)} without a record of its execution`);
  if (proposal.status === 'executed' && action !== undefined && action.status !== 'succeeded') {
    findings.add(`is "executed", but its action ${action.action_id} is ${show(action.status)}`);
  }
}

function checkAgainstProposal(findings: Findings, action: PacketAction, proposal: PacketProposal): void {
  const by = `proposal ${proposal.proposal_id}`;
  for (const field of ['operation', 'integration_id', 'payload_hash'] as const) {
    findings.expect(field, action[field], proposal[field], by);
  }
  if (action.result === null) return;
  findings.expect('result.type', action.result.type, proposal.operation, by);
  // Only the tenant knows what a shared field of payload and result means in its own operation.
  if (isTenantOperation(proposal.operation)) return;
  // Payload and result share fields. The payload may write an amount with fewer decimals.
  for (const [field, value] of Object.entries(action.result)) {
    const asked = proposal.payload[field];
    if (asked === undefined || field === 'type') continue;
    if (field === 'amount' && plainDecimal(asked) === plainDecimal(value)) continue;
    findings.expect(`result.${field}`, value, asked, by);
  }
}

/** Removes trailing zeros, so that `12.5` and `12.50` are the same. */
function plainDecimal(amount: JsonValue): string {
  const [whole = '', decimals = ''] = String(amount).split('.');
  return `${whole}.${withoutTrailingZeros(decimals)}`;
}

function checkResult(findings: Findings, action: PacketAction, proposal: PacketProposal, entries: PacketEntry[]): void {
  const last = entries.at(-1);
  if (action.result === null || last === undefined) return;
  const committed = commitmentIn(last, 'result');
  if (committed !== commitment(proposal.salt, 'result', { ...action.result })) {
    findings.add(`has a result that ${nameOf(last)} does not commit to`);
  }
}

/** An entry without a settlement in the record is no fault: the settlement may have got no further. */
function checkSettlement(
  findings: Findings,
  action: PacketAction,
  proposal: PacketProposal,
  entries: PacketEntry[],
): void {
  if (action.settlement === null) return;
  const { settled_by: by, reason } = action.settlement;
  const wanted = commitment(proposal.salt, 'settling_reason', reason);
  const isLogged = entries.some(
    (entry) =>
      entry.type === 'action.settled' &&
      entry.subject.id === proposal.proposal_id &&
      entry.actor.id === by.id &&
      commitmentIn(entry, 'reason') === wanted,
  );
  if (!isLogged) findings.add('has a settlement that no entry commits to');
}

function checkRecord(findings: Findings, action: PacketAction, entries: PacketEntry[]): void {
  const [started] = entries;
  const last = entries.at(-1);
  if (started === undefined || last === undefined) return;
  if (started.type !== 'action.started') {
    findings.add(`begins with ${nameOf(started)}`);
    return;
  }
  const by = nameOf(last);
  for (const entry of entries) {
    findings.expect('proposal_id', action.proposal_id, entry.data['proposal_id'], nameOf(entry));
    findings.expect('payload_hash', action.payload_hash, entry.data['payload_hash'], nameOf(entry));
  }
  const status = last.data['status'] ?? 'running';
  findings.expect('policy_version', action.policy_version, started.data['policy_version'], nameOf(started));
  const isOver = status === 'succeeded' || status === 'failed';
  findings.expect('status', action.status, status, by);
  findings.expect('attempts', action.attempts, last.data['attempt'], by);
  findings.expect('version', action.version, last.subject_version, by);
  findings.expect('error.code', action.error?.code, last.data['error_code'], by);
  findings.expect('started_at', action.started_at, started.at, nameOf(started));
  findings.expect('finished_at', action.finished_at, isOver ? last.at : null, by);
  findings.expect('executed_by.type', action.executed_by.type, started.actor.type, nameOf(started));
  findings.expect('executed_by.id', action.executed_by.id, started.actor.id, nameOf(started));
  if ((action.result !== null) !== (status === 'succeeded')) {
    findings.add(`has ${action.result === null ? 'no' : 'a'} result, but ${by} says ${show(status)}`);
  }
}
