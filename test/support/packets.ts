/** Builds packets from their formats alone, without a service or database, for tests of packet verification. */

import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { formatCheckpoint, signNote } from '../../src/evidence/checkpoint.ts';
import { type DsseEnvelope, signEnvelope } from '../../src/evidence/dsse.ts';
import { inclusionRanges, nodeHash, rangeRoot, type Subtree, treeRoot } from '../../src/evidence/merkle.ts';
import {
  encodeStatement,
  toPacketAction,
  toPacketEntry,
  toPacketMessage,
  toPacketProposal,
  toPacketWorkItem,
} from '../../src/evidence/packet.ts';
import { PAYLOAD_TYPE, type PacketPredicate } from '../../src/evidence/packet-schema.ts';
import { readKeySet, type VerificationKey } from '../../src/evidence/verification-keys.ts';
import type { Derivation } from '../../src/identity/members/standing.ts';
import { toVoicesDocument, type VoicesDocument } from '../../src/identity/members/voices-document.ts';
import { commitment, commitmentsTo } from '../../src/platform/canonical-json.ts';
import { newId } from '../../src/platform/ids.ts';
import type { OutboxEvent } from '../../src/platform/outbox/event.ts';
import { type LogEntry, toLogEntry } from '../../src/platform/outbox/log-entry.ts';
import type { PrincipalRow } from '../../src/platform/principal-row.ts';
import type { FactsDocument } from '../../src/policy/facts-document.ts';
import { policyData } from '../../src/policy/policy-outcome.ts';
import type { DisclosedProposal } from '../../src/proposals/disclosure.ts';
import { payloadHash } from '../../src/proposals/payload-hash.ts';
import { idempotencyKeyOf } from '../../src/proposals/proposal.ts';
import { checkData, fromActionRow, fromProposalRow } from '../../src/proposals/rows.ts';
import type {
  ActionDocument,
  ApprovalDocument,
  CheckDocument,
  PinnedDocument,
  ProposalDocument,
} from '../../src/proposals/schema.ts';
import { createdData, messageData, updatedData } from '../../src/work-items/events.ts';
import { fromMessageRow, fromRow, initialMessage } from '../../src/work-items/rows.ts';
import type { MessageDocument, WorkItemDocument } from '../../src/work-items/schema.ts';
import { refundOf } from './refund-of.ts';

export class TestSigner {
  readonly keyId = newId('sig');
  readonly privateKey: KeyObject;
  readonly publicBytes: Buffer;
  readonly purpose: string;

  constructor(purpose: string) {
    const { privateKey } = generateKeyPairSync('ed25519');
    this.privateKey = privateKey;
    this.publicBytes = Buffer.from(privateKey.export({ format: 'jwk' }).x ?? '', 'base64url');
    this.purpose = purpose;
  }

  get jwk() {
    const x = this.publicBytes.toString('base64url');
    return { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid: this.keyId, x, purpose: this.purpose };
  }
}

/** Returns a function that computes the hash of a complete subtree over these leaves. */
export function subtreesOf(leaves: Buffer[]): (subtree: Subtree) => Buffer {
  const hashOf = ({ height, index }: Subtree): Buffer =>
    height === 0
      ? (leaves[index] as Buffer)
      : nodeHash(
          hashOf({ height: height - 1, index: 2 * index }),
          hashOf({ height: height - 1, index: 2 * index + 1 }),
        );
  return hashOf;
}

const SALT = 'c2FsdC1vZi10aGUtaXRlbQ';
const AUTHOR: PrincipalRow = { type: 'api_key', id: newId('key'), display_name: 'Helpdesk import' };
const ACTOR = { type: AUTHOR.type, id: AUTHOR.id, accountable: 'usr_ada' } as const;

/** A packet of a WorkItem with everything that a packet can hold, and helpers that alter it. */
export class TestPacket {
  readonly tenantId = newId('ten');
  readonly packetSigner = new TestSigner('packet');
  readonly checkpointSigner = new TestSigner('checkpoint');
  readonly otherSigner = new TestSigner('delegation');
  readonly predicate: PacketPredicate;

  constructor(options: StoryOptions = {}) {
    const { row, messages, proposals, events, exported } = story(this.tenantId, options);
    // Entries of other WorkItems lie before, between and after those of this one.
    const others = () => Array.from({ length: 3 }, () => foreignEvent());
    const log = [...others(), ...events.flatMap((event) => [event, foreignEvent()]), exported, ...others()].map(
      (event, index) => toLogEntry(this.tenantId, index + 1, event),
    );
    const hashOf = subtreesOf(log.map((entry) => Buffer.from(entry.hash, 'hex')));
    const proofOf = (entry: LogEntry) =>
      inclusionRanges(entry.sequence - 1, log.length).map((range) => rangeRoot(range, hashOf));
    const initial = initialMessage(row);
    if (initial === undefined) throw new Error('The story begins with a message');
    this.predicate = {
      tenant_id: this.tenantId,
      export: { export_id: exported.subject.id, exported_at: exported.at.toISOString(), exported_by: ACTOR },
      work_item: toPacketWorkItem({ item: fromRow(row), salt: SALT, initialMessage: undefined, pendingEventIds: [] }),
      messages: [
        toPacketMessage({ message: initial, salt: SALT }),
        ...messages.map((message) => toPacketMessage({ message: fromMessageRow(message), salt: message.salt })),
      ],
      proposals: proposals.map(toPacketProposal),
      actions: proposals.flatMap(({ action }) => (action === null ? [] : toPacketAction(action))),
      entries: log
        .filter((entry) => entry.work_item_id === row._id)
        .map((entry) => toPacketEntry(entry, proofOf(entry))),
      checkpoint: this.checkpointOf(log.length, treeRoot(log.length, hashOf)),
    };
  }

  get keys(): VerificationKey[] {
    return readKeySet({ keys: [this.otherSigner.jwk, this.checkpointSigner.jwk, this.packetSigner.jwk] });
  }

  checkpointOf(size: number, root: Buffer, signer = this.checkpointSigner, tenantId = this.tenantId): string {
    const origin = `workgate.test/logs/${tenantId}`;
    return signNote(formatCheckpoint({ origin, size, root }), origin, signer.privateKey, signer.publicBytes);
  }

  /** Signs a predicate as the service does. */
  seal(predicate: PacketPredicate = this.predicate, signer = this.packetSigner): string {
    return JSON.stringify(signEnvelope(PAYLOAD_TYPE, encodeStatement(predicate), signer));
  }

  /** Replaces the predicate in the signed envelope, as somebody without a key could. */
  swap(predicate: PacketPredicate): string {
    const envelope = JSON.parse(this.seal()) as DsseEnvelope;
    return JSON.stringify({ ...envelope, payload: encodeStatement(predicate).toString('base64') });
  }

  /** Returns a copy of the predicate to alter. */
  copy(): PacketPredicate {
    // A copy by way of JSON shares no objects, so that altering one part leaves equal parts unchanged.
    return JSON.parse(JSON.stringify(this.predicate)) as PacketPredicate;
  }
}

function foreignEvent(): OutboxEvent {
  const id = newId('wi');
  return eventOf(id, { type: 'work_item', id }, 'work_item.created', 1, new Date(), { status: 'new' });
}

function eventOf(
  workItemId: string,
  subject: OutboxEvent['subject'],
  type: OutboxEvent['type'],
  version: number,
  at: Date,
  data: OutboxEvent['data'],
  actor: OutboxEvent['actor'] = ACTOR,
): OutboxEvent {
  const named = { id: newId('evt'), type, subject, subject_version: version, work_item_id: workItemId };
  return { ...named, actor, correlation_id: '4bf92f3577b34da6a3ce929d0e0e4736', at, data };
}

const POLICY = { decision: 'require_approval', reasons: [], policy_version: 'p1', approvals_required: 2 } as const;
const SANDBOX = newId('int');
type Approver = ApprovalDocument['approver'];

/** Deviations from the usual story. The log, the hashes and the signatures of the packet agree with them. */
export interface StoryOptions {
  /** The two approvers of the proposal whose outcome is unknown. */
  approvers?: readonly [Approver, Approver];
  /** Everybody who is accountable for that proposal, as policies were told. */
  accountables?: string[];
  /** The person who settled its outcome. */
  settledBy?: PrincipalRow;
  /** True if the approval of the first approver was enough. */
  isSingle?: boolean;
  /** True if that one approval counted although policy wanted two. */
  isShort?: boolean;
  /** Set if the attempt of that proposal has no claim, or one that follows it. */
  claim?: 'none' | 'late';
  /** True if that attempt failed and policy then denied the proposal. */
  isDeniedLater?: boolean;
  /** Risk of the proposal, as policies were told. */
  risk?: string;
  /** Other facts of the proposal that policy approved by itself. */
  automaticFacts?: Partial<FactsDocument>;
  /** Origins of people's roles. By default, the operator gave everybody their role long ago. */
  standings?: Record<string, Derivation>;
  /** Replaces the derivation of the voices in a decision or sending. The log commits to the replacement. */
  toldVoices?: (derived: VoicesDocument, at: 'first' | 'last' | 'sending') => VoicesDocument | undefined;
}

/** Time of each derivation of voices, shortly before the decisions. */
export const COUNTED_AT = new Date(Date.UTC(2026, 2, 1, 9, 11));
const WAITING_DAYS = 7;
const LONG_AGO = new Date(Date.UTC(2025, 2, 1));

const GRACE: Approver = { type: 'user', id: 'usr_grace', display_name: 'Grace', accountable: 'usr_grace' };
const HEDYS_AGENT: Approver = {
  type: 'delegation',
  id: newId('dlg'),
  display_name: 'Night watch',
  accountable: 'usr_hedy',
};

/** Builds a proposal and its execution record step by step, with the log entry of each step. */
class ProposalStory {
  readonly events: OutboxEvent[] = [];
  readonly #row: ProposalDocument;
  #action: ActionDocument | null = null;
  #minute: number;

  constructor(tenantId: string, workItemId: string, minute: number, more: Partial<ProposalDocument>) {
    this.#minute = minute;
    const row: ProposalDocument = {
      _id: newId('prop'),
      tenant_id: tenantId,
      work_item_id: workItemId,
      status: 'pending_approval',
      integration_id: SANDBOX,
      resource_type: 'order',
      operation: 'commerce_refund',
      payload: { type: 'commerce_refund', order_id: '1234', amount: '600.0', currency: 'EUR', reason: 'duplicate' },
      payload_hash: '',
      approval_reason: 'The parcel came twice.',
      proposed_by: { ...AUTHOR, accountable: ACTOR.accountable },
      policy: { ...POLICY, reasons: [{ policy_id: 'pack/threshold', message: 'Above the threshold.' }] },
      check: { outcome: 'ok', problems: [], at: this.#now() },
      approvals: [],
      supersedes: null,
      expires_at: new Date(Date.UTC(2026, 2, 4)),
      created_at: this.#now(),
      updated_at: this.#now(),
      version: 0,
      salt: `${minute}FsdC1vZi1hLXByb3Bvc2Fs`,
      outbox: [],
      ...more,
    };
    this.#row = row;
    row.payload_hash = payloadHash(row);
    const { commitments, ...checked } = row.check === undefined ? { commitments: {} } : checkData(row.salt, row.check);
    this.#change('proposal.created', {
      status: row.status,
      operation: row.operation,
      integration_id: row.integration_id,
      ...policyData(row.policy),
      expires_at: row.expires_at.toISOString(),
      supersedes: row.supersedes,
      ...checked,
      commitments: {
        approval_reason: commitment(row.salt, 'approval_reason', row.approval_reason),
        ...factsCommitment(row.salt, row.facts),
        ...commitments,
      },
    });
  }

  get id(): string {
    return this.#row._id;
  }

  get disclosed(): DisclosedProposal {
    const action = this.#action && { action: fromActionRow(this.#action), version: this.#action.version };
    const { salt, proposed_by: by } = this.#row;
    const proposal = fromProposalRow(this.#row);
    return { proposal, accountable: by.accountable, salt, action, pendingEventIds: [] };
  }

  move(
    type: OutboxEvent['type'],
    status: ProposalDocument['status'],
    data: OutboxEvent['data'] = {},
    actor = ACTOR as never,
  ): this {
    const previous = this.#row.status;
    this.#row.status = status;
    this.#change(type, { ...data, status, previous_status: previous }, actor);
    return this;
  }

  /**
   * Adds an approval or a rejection. With `isLast` false, it is an approval of several that are needed and the status
   * stays.
   */
  decide(
    by: Approver,
    decision: 'approve' | 'reject',
    comment: string | null,
    isLast = true,
    told: { facts?: FactsDocument; voices?: VoicesDocument | undefined } = {},
  ): this {
    const { payload_hash, salt } = this.#row;
    const { facts, voices } = told;
    const known = { ...(facts === undefined ? {} : { facts }), ...(voices === undefined ? {} : { voices }) };
    this.#row.approvals.push({ approver: by, decision, comment, payload_hash, at: this.#now(), ...known });
    const comment_hash = comment === null ? null : commitment(salt, 'comment', comment);
    const data = { comment_hash, ...commitmentsTo(salt, known) };
    const actor = { type: by.type, id: by.id, accountable: by.accountable };
    if (!isLast) this.#change('proposal.approval_added', data, actor);
    else if (decision === 'approve') this.move('proposal.approved', 'approved', data, actor as never);
    else this.move('proposal.rejected', 'rejected', data, actor as never);
    return this;
  }

  /** Records a new check by the provider. */
  recheck(check: Omit<CheckDocument, 'at'>): this {
    this.#row.check = { ...check, at: this.#now() };
    this.#change('proposal.checked', checkData(this.#row.salt, this.#row.check));
    return this;
  }

  note(type: OutboxEvent['type'], data: OutboxEvent['data']): this {
    this.#log('action_proposal', this.id, type, this.#row.version, data);
    return this;
  }

  /** Records that policy was evaluated again and denied. */
  deny(): this {
    this.#row.policy = { ...this.#row.policy, decision: 'deny', reasons: [{ policy_id: 'tenant/no', message: 'No.' }] };
    return this.move('proposal.denied', 'denied', policyData(this.#row.policy));
  }

  /** Records an attempt to execute the proposal, with its outcome. */
  attempt(
    ending: 'succeeded' | 'failed' | 'outcome_unknown',
    voices?: VoicesDocument,
    claim: StoryOptions['claim'] | 'before' = 'before',
  ): this {
    const committed = commitmentsTo(this.#row.salt, { voices });
    const attempt = (this.#action?.attempts ?? 0) + 1;
    const id = this.#action?._id ?? newId('act');
    const move = () => this.move('proposal.execution_claimed', 'executing', { attempt, action_id: id });
    if (claim === 'before') move();
    const began = { attempt, ...committed };
    if (attempt === 1)
      this.#record(id, 'action.started', { ...began, policy_version: this.#row.policy.policy_version });
    else this.#record(id, 'action.retried', began);
    if (claim === 'late') move();
    const error = { code: 'card_declined', message: 'The card was declined.', retryable: true, field: 'amount' };
    const { order_id, currency } = refundOf(this.#row);
    const result =
      ending === 'succeeded'
        ? ({ type: 'commerce_refund', refund_id: newId('rf'), order_id, amount: '600.00', currency } as const)
        : null;
    const more =
      result === null
        ? { error_code: error.code }
        : { commitments: { result: commitment(this.#row.salt, 'result', { ...result }) } };
    const endedAt = this.#now();
    const action = this.#record(id, `action.${ending}`, { attempt, status: ending, ...more });
    action.status = ending;
    action.error = ending === 'succeeded' ? null : error;
    action.finished_at = ending === 'outcome_unknown' ? null : endedAt;
    action.result = result;
    if (voices !== undefined) action.voices = voices;
    if (claim === 'none') return this;
    const to = ({ succeeded: 'executed', failed: 'execution_failed', outcome_unknown: 'outcome_unknown' } as const)[
      ending
    ];
    return this.move(`proposal.${to}`, to, { action_id: id, action_status: ending });
  }

  /** Records that a person settled the outcome. Nothing follows from it: the status stays. */
  /** @param by Stored as the person who settled it. Without it, the settlement got no further than its event. */
  settle(by?: PrincipalRow): this {
    const reason = 'Seen in the dashboard.';
    const commitments = { reason: commitment(this.#row.salt, 'settling_reason', reason) };
    const data = { action_id: this.#action?._id ?? '', done: true, commitments };
    if (by === undefined) return this.note('action.settled', data);
    if (this.#action !== null) this.#action.settlement = { settled_by: by, reason, at: this.#now() };
    const actor = { type: by.type, id: by.id, accountable: by.id };
    this.#log('action_proposal', this.id, 'action.settled', this.#row.version, data, actor);
    return this;
  }

  #record(id: string, type: OutboxEvent['type'], data: OutboxEvent['data'] & { attempt: number }): ActionDocument {
    const row = this.#row;
    const action: ActionDocument = this.#action ?? {
      _id: id,
      tenant_id: row.tenant_id,
      work_item_id: row.work_item_id,
      proposal_id: row._id,
      operation: row.operation,
      integration_id: row.integration_id,
      status: 'running',
      idempotency_key: idempotencyKeyOf(row._id),
      attempts: 1,
      executed_by: AUTHOR,
      policy_version: row.policy.policy_version,
      payload_hash: row.payload_hash,
      result: null,
      error: null,
      settlement: null,
      created_at: this.#now(),
      finished_at: null,
      version: 0,
      outbox: [],
    };
    this.#action = action;
    action.version += 1;
    action.attempts = data.attempt;
    this.#log('action', id, type, action.version, { proposal_id: row._id, ...data });
    return action;
  }

  #change(type: OutboxEvent['type'], data: OutboxEvent['data'], actor?: OutboxEvent['actor']): void {
    this.#row.version += 1;
    this.#row.updated_at = this.#now();
    this.#log('action_proposal', this.id, type, this.#row.version, data, actor);
  }

  #log(
    kind: string,
    id: string,
    type: OutboxEvent['type'],
    version: number,
    data: OutboxEvent['data'],
    actor?: OutboxEvent['actor'],
  ): void {
    const { work_item_id: workItemId, payload_hash } = this.#row;
    const event = { payload_hash, ...data };
    this.events.push(eventOf(workItemId, { type: kind, id }, type, version, this.#now(), event, actor));
  }

  #now(): Date {
    return new Date(Date.UTC(2026, 2, 1, 9, this.#minute, this.events?.length ?? 0));
  }
}

/** Facts that policies were given, where the service stores them. */
const FACTS: FactsDocument = {
  policy_version: 'p1',
  proposer: 'usr_ada',
  accountables: ['usr_ada'],
  approvers: ['usr_hedy'],
  roles: [{ person_id: 'usr_hedy', role: 'approver' }],
  operation: 'commerce_refund',
  amount: 60_000,
  currency: 'EUR',
  risk: 'medium',
  total: 60_000,
  auto_approve_up_to: 5_000,
  two_approvals_above: 50_000,
  approvals_needed: null,
  further: {
    resource_type: 'order',
    resource_id: '1238',
    integration: { id: 'int_shop', kind: 'sandbox_commerce' },
    proposed_by: { kind: 'api_key', id: 'key_1' },
    work: {
      id: 'wi_1',
      status: 'open',
      pack: 'customer_support',
      queue: 'refunds',
      channel: 'api',
      priority: 'normal',
      tags: ['refund'],
    },
    hour: 9,
    weekday: 7,
  },
};

function factsCommitment(salt: string, facts: FactsDocument | undefined): Record<string, string> {
  return facts === undefined ? {} : { facts: commitment(salt, 'facts', { ...facts }) };
}

/**
 * Values that a payload hash of version 2 covers besides the proposal. Proposals without them have a hash of version 1.
 */
const PINNED: PinnedDocument = {
  hash_version: 2,
  target: { provider: 'sandbox_commerce', address: null, account: SANDBOX, workspace: null },
  operation_version: 1,
  schema_hash: 'ab'.repeat(32),
};

/**
 * Returns a proposal for each course: executed after a failure, outcome unknown, cancelled, rejected, and denied at
 * execution.
 */
function proposalStories(tenantId: string, workItemId: string, options: StoryOptions): ProposalStory[] {
  const { accountables = FACTS.accountables, settledBy, automaticFacts = {} } = options;
  const begin = (minute: number, more: Partial<ProposalDocument> = {}) =>
    new ProposalStory(tenantId, workItemId, minute, more);
  const automatic: Partial<ProposalDocument> = {
    status: 'auto_approved',
    policy: { ...POLICY, decision: 'auto_approve', reasons: [], approvals_required: 0 },
  };
  const generous = { ...FACTS, auto_approve_up_to: 60_000, two_approvals_above: 90_000 };
  const executed = begin(10, { ...automatic, pinned: PINNED, facts: { ...generous, ...automaticFacts } })
    .attempt('failed')
    .attempt('succeeded');
  const unknown = approvedStory(begin, { ...options, accountables }).settle(settledBy);
  const problems = [{ field: 'payload.order_id', problem: 'There is no order 1234.' }];
  const cancelled = begin(12).recheck({ outcome: 'would_fail', problems });
  const rejected = begin(13, { supersedes: cancelled.id });
  cancelled.move('proposal.cancelled', 'cancelled', { superseded_by: rejected.id });
  rejected.decide(GRACE, 'reject', 'Not after three months.');
  return [executed, unknown, cancelled, rejected, begin(14, automatic).deny()];
}

type Begin = (minute: number, more?: Partial<ProposalDocument>) => ProposalStory;

/** Returns a proposal that people have approved, and whose outcome is unknown. */
function approvedStory(
  begin: Begin,
  {
    approvers: [first, second] = [GRACE, HEDYS_AGENT],
    accountables = [],
    isSingle = false,
    isShort = false,
    isDeniedLater = false,
    claim,
    risk = FACTS.risk,
    standings = {},
    toldVoices = (derived) => derived,
  }: StoryOptions,
): ProposalStory {
  const facts = { ...FACTS, accountables, risk };
  const partyOf = (personId: string) => ({
    personId,
    from: standings[personId] ?? { since: LONG_AGO, derivesFrom: [], vouches: [] },
  });
  const derive = (...approvers: Approver[]) =>
    toVoicesDocument({
      at: COUNTED_AT,
      days: WAITING_DAYS,
      accountables: accountables.map(partyOf),
      approvers: approvers.map(({ accountable }) => partyOf(accountable)),
    });
  const noted = (story: ProposalStory) =>
    story.note('proposal.approve_refused', { reason: 'policy_denied', policies: ['pack/no-self-approval'] });
  if (isSingle) {
    const policy = { ...POLICY, reasons: [], approvals_required: isShort ? 2 : 1 };
    const approved = noted(begin(11, { policy })).decide(first, 'approve', null, true, {
      facts,
      voices: toldVoices(derive(first), 'last'),
    });
    return isDeniedLater ? approved.attempt('failed').deny() : approved.attempt('outcome_unknown');
  }
  return noted(begin(11))
    .decide(first, 'approve', 'It did come twice.', false, { facts, voices: toldVoices(derive(first), 'first') })
    .decide(second, 'approve', null, true, { voices: toldVoices(derive(first, second), 'last') })
    .attempt('outcome_unknown', toldVoices({ ...derive(first, second), approvals_needed: 2 }, 'sending'), claim);
}

/** Returns the history of a WorkItem: it is created, discussed, updated, assigned, gets proposals, and is exported. */
function story(tenantId: string, options: StoryOptions) {
  const id = newId('wi');
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 9, minute));
  const subject = { type: 'work_item', id };
  const created: WorkItemDocument = {
    _id: id,
    tenant_id: tenantId,
    subject: 'Refund for order 1234',
    status: 'new',
    priority: 'high',
    channel: 'email',
    channel_id: null,
    tags: ['refund', 'vip'],
    contact: { name: 'Ada Lovelace', email: 'ada@example.com' },
    source_reference: 'mail-8412',
    pack_key: 'customer_support',
    queue_key: 'general',
    assignee: null,
    thread_id: newId('thr'),
    message_count: 1,
    due_at: at(60),
    created_at: at(0),
    updated_at: at(0),
    version: 1,
    created_by: AUTHOR,
    initial_message: { message_id: newId('msg'), role: 'user', content: 'The parcel came twice.' },
    salt: SALT,
    outbox: [],
  };
  const messages = [1, 2].map((minute): MessageDocument => {
    const content = `Message ${minute}`;
    const salt = `${minute}FsdC1vZi1hLW1lc3NhZ2U`;
    const base = { _id: newId('msg'), tenant_id: tenantId, work_item_id: id, role: 'user' as const };
    return { ...base, content, author: AUTHOR, created_at: at(minute), salt };
  });
  const status = { set: { status: 'in_progress' as const, subject: 'Refund for order 4321' }, unset: [] };
  const assignment = {
    set: { assignee: { type: 'user' as const, id: 'usr_grace', display_name: 'Grace' } },
    unset: [],
  };
  const row: WorkItemDocument = {
    ...created,
    ...status.set,
    ...assignment.set,
    message_count: 3,
    updated_at: at(4),
    version: 5,
  };
  const messageEvents = messages.map((message, index) => {
    const messageSubject = { type: 'message', id: message._id };
    return eventOf(id, messageSubject, 'message.appended', index + 2, message.created_at, messageData(message));
  });
  const updated = (version: number, plan: Parameters<typeof updatedData>[2]) =>
    eventOf(id, subject, 'work_item.updated', version, at(version - 1), updatedData(SALT, created, plan));
  const stories = proposalStories(tenantId, id, options);
  const exportSubject = { type: 'evidence_export', id: newId('exp') };
  return {
    row,
    messages,
    events: [
      eventOf(id, subject, 'work_item.created', 1, at(0), createdData(created)),
      ...messageEvents,
      updated(4, status),
      updated(5, assignment),
      ...stories.flatMap((one) => one.events),
    ],
    proposals: stories.map((one) => one.disclosed),
    exported: eventOf(id, exportSubject, 'evidence.exported', 1, at(20), { work_item_version: 5 }),
  };
}
