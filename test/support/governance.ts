/**
 * A tenant with a sandbox shop, people who may propose and approve, and helpers that bring proposals into each state.
 */
import { randomBytes } from 'node:crypto';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import type { CallContext } from '../../src/call-context.ts';
import { ALL_PERMISSIONS } from '../../src/call-context.ts';
import type { DelegationDocument } from '../../src/identity/delegations/schema.ts';
import type { Role } from '../../src/identity/roles.ts';
import type { SandboxOrderDocument } from '../../src/integrations/providers/sandbox-commerce/schema.ts';
import { newId } from '../../src/platform/ids.ts';
import type { LogEntry } from '../../src/platform/outbox/log-entry.ts';
import type { Proposal } from '../../src/proposals/model.ts';
import type { ProposalStatus } from '../../src/proposals/proposal.ts';
import type { ActionDocument, ProposalDocument } from '../../src/proposals/schema.ts';
import type { ApiAnswer } from './api-client.ts';
import { refundProposal } from './operations.ts';
import { TestPerson } from './people.ts';
import { refusalOf } from './rpc-errors.ts';
import { TEST_OPERATOR, type TestKey, type TestService } from './service.ts';

const SCOPES = ['work.read', 'work.write', 'work.actions'];

/** Amount that policy approves in every currency of the pack. Budgets have room for hundreds of such refunds. */
export const SMALL = '0.01';
/** Amounts that need one approval (`LARGE`) and two (`VERY_LARGE`). */
export const LARGE = '100.00';
export const VERY_LARGE = '600.00';

export interface ProposeOptions {
  workItemId?: string;
  orderId?: string;
  currency?: string;
  /** Key that proposes; the desk's own key if absent. */
  by?: TestKey;
  idempotencyKey?: string;
  /** Further fields of the payload (`payload`) and of the request (`more`). */
  payload?: object;
  more?: object;
}

/** A delegation for one approval, and the call context that a door builds from its token. */
export interface DelegatedCall {
  delegationId: string;
  token: string;
  call: CallContext;
}

export class RefundDesk {
  readonly service: TestService;
  readonly tenantId: string;
  readonly integrationId: string;
  /** Administrator who created the key and is therefore accountable for its proposals. */
  readonly creator: TestPerson;
  readonly key: TestKey;
  /** Two people with the role approver. */
  readonly approvers: readonly [CallContext, CallContext];

  private constructor(
    service: TestService,
    tenantId: string,
    integrationId: string,
    creator: TestPerson,
    key: TestKey,
    approvers: readonly [CallContext, CallContext],
  ) {
    this.service = service;
    this.tenantId = tenantId;
    this.integrationId = integrationId;
    this.creator = creator;
    this.key = key;
    this.approvers = approvers;
  }

  static async open(service: TestService): Promise<RefundDesk> {
    const tenantId = await service.createTenant();
    const creator = await TestPerson.create(service, [{ tenantId, role: 'admin' }]);
    const key = await service.createKey(tenantId, SCOPES, {}, creator);
    const admin = await callOf(service, tenantId, creator);
    const shop = { kind: 'sandbox_commerce', name: 'Shop' } as const;
    const { integrationId } = await service.services.integrations.integrations.create(admin, shop);
    const join = async () =>
      callOf(service, tenantId, await TestPerson.create(service, [{ tenantId, role: 'approver' }]));
    return new RefundDesk(service, tenantId, integrationId, creator, key, [await join(), await join()]);
  }

  /** Returns a person's call context, as a door builds it from the session. */
  callOf(person: TestPerson): Promise<CallContext> {
    return callOf(this.service, this.tenantId, person);
  }

  /** Adds a person with this role to the tenant and returns their call context. */
  async join(role: Role): Promise<CallContext> {
    return this.callOf(await TestPerson.create(this.service, [{ tenantId: this.tenantId, role }]));
  }

  /**
   * Creates a key that proposes with its own budget, because a new person is accountable for it. With `creator`, that
   * person is.
   */
  async newKey(creator?: TestPerson): Promise<TestKey> {
    const { service, tenantId } = this;
    const person = creator ?? (await TestPerson.create(service, [{ tenantId, role: 'member' }]));
    return service.createKey(tenantId, SCOPES, {}, person);
  }

  async workItem(): Promise<string> {
    return (await this.key.client.createWorkItem({ subject: 'Refund', tags: ['refund'] })).body.work_item_id;
  }

  /** Adds an order that no other test uses. `paid` is in minor units. */
  async order(paid: number, currency = 'EUR'): Promise<string> {
    const { tenantId, integrationId } = this;
    const orderId = `o-${randomBytes(6).toString('hex')}`;
    await this.orders.insertOne({
      _id: `${integrationId}:${orderId}`,
      tenant_id: tenantId,
      integration_id: integrationId,
      order_id: orderId,
      currency,
      paid,
      refunded: 0,
      refunds: [],
    });
    return orderId;
  }

  /** Proposes a refund. By default it is for a new WorkItem and a new order with enough money. */
  async propose(amount: string, options: ProposeOptions = {}): Promise<ApiAnswer> {
    const { by = this.key, currency = 'EUR', idempotencyKey } = options;
    const workItemId = options.workItemId ?? (await this.workItem());
    const payload = {
      order_id: options.orderId ?? (await this.order(1_000_000, currency)),
      amount,
      currency,
      ...options.payload,
    };
    return by.client.post(
      `/api/v1/public/work-items/${workItemId}/action-proposals`,
      refundProposal(this.integrationId, payload, options.more),
      idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey },
    );
  }

  /**
   * Proposes a refund while the shop is disabled, so that the provider check cannot stop a refund that the shop would
   * refuse.
   */
  async proposeUnchecked(amount: string, options: ProposeOptions = {}): Promise<ApiAnswer> {
    const { integrations } = this.service.services.integrations;
    const admin = await this.callOf(this.creator);
    await integrations.setEnabled(admin, this.integrationId, false);
    try {
      return await this.propose(amount, options);
    } finally {
      await integrations.setEnabled(admin, this.integrationId, true);
    }
  }

  get = (proposalId: string) => this.key.client.get(`/api/v1/public/action-proposals/${proposalId}`);
  list = (workItemId: string, query = '') =>
    this.key.client.get(`/api/v1/public/work-items/${workItemId}/action-proposals${query}`);
  cancel = (proposalId: string) => this.key.client.post(`/api/v1/public/action-proposals/${proposalId}/cancel`);
  execute = (proposalId: string, dryRun = false) =>
    this.key.client.post(`/api/v1/public/action-proposals/${proposalId}/execute`, { dry_run: dryRun });
  actions = (query = '') => this.key.client.get(`/api/v1/public/actions${query}`);

  approve(proposalId: string, by: CallContext = this.approvers[0]): Promise<Proposal> {
    return this.service.services.actions.approvals.approve(by, proposalId, null);
  }

  /** Approves as a person. Returns the new status of the proposal, or the policies that refused the approval. */
  async approvalBy(
    person: TestPerson,
    { proposal_id: proposalId, payload_hash: payloadHash }: ApiAnswer['body'],
  ): Promise<string> {
    const approving = person.client(ActionService).approveActionProposal({ proposalId, payloadHash });
    return approving.then(
      () => this.statusOf(proposalId),
      async () => (await refusalOf(approving)).info.problems.map(({ field }) => field).join(),
    );
  }

  reject(proposalId: string, by: CallContext = this.approvers[0]): Promise<Proposal> {
    return this.service.services.actions.approvals.reject(by, proposalId, null);
  }

  /**
   * Issues a delegation to approve the proposal as it is now, and returns the call context that a door builds from the
   * token.
   */
  async delegate(proposal: ApiAnswer['body'], by: CallContext = this.approvers[0]): Promise<DelegatedCall> {
    const approval = { proposalId: proposal.proposal_id, payloadHash: proposal.payload_hash };
    const { delegations } = this.service.services.identity;
    const { delegation, token } = await delegations.issue(
      { ...by, role: 'approver' },
      { agent: 'night watch', scopes: ['agent.actions.approve'], endpoints: ['mcp'], approval },
    );
    return { delegationId: delegation.delegationId, token, call: await this.callOfToken(token) };
  }

  async callOfToken(token: string): Promise<CallContext> {
    const { scopes: _, ...known } = await this.service.services.identity.delegations.authenticate(token, 'mcp');
    return { ...known, permissions: ALL_PERMISSIONS, correlationId: 'test' };
  }

  async statusOf(proposalId: string): Promise<ProposalStatus> {
    return (await this.get(proposalId)).body.status;
  }

  async workItemStatus(workItemId: string): Promise<string> {
    return (await this.key.client.getWorkItem(workItemId)).body.status;
  }

  /**
   * Runs `act` under tenant policies and removes them afterwards. Policies that the service would refuse are written to
   * the database directly, as if they had been stored before they became invalid.
   */
  async under<T>(text: string, act: () => Promise<T>): Promise<T> {
    const { policies } = this.service.services.actions;
    const admin = await this.callOf(this.creator);
    const isInOrder = (await policies.validate(this.tenantId, text)).length === 0;
    const taken = isInOrder ? text : forbid('execute', 'nothing', 'context.amount < 0');
    await policies.write(admin, taken, (await policies.read(this.tenantId)).version);
    if (!isInOrder) {
      const stored = this.service.services.platform.mongo.connection.collection<{ _id: string }>('tenant_policies');
      await stored.updateOne({ _id: this.tenantId }, { $set: { text } });
    }
    try {
      return await act();
    } finally {
      await policies.write(admin, '', (await policies.read(this.tenantId)).version);
    }
  }

  /**
   * Creates a proposal in the given state by the steps that lead there. `executing`, `outcome_unknown` and
   * `execution_failed` are written to the database instead.
   */
  async inState(status: ProposalStatus, options: ProposeOptions = {}): Promise<ApiAnswer['body']> {
    const propose = async (amount: string) => (await this.propose(amount, options)).body;
    const read = async (id: string) => (await this.get(id)).body;
    switch (status) {
      case 'pending_approval':
        return propose(LARGE);
      case 'auto_approved':
        return propose(SMALL);
      case 'approved': {
        const { proposal_id: id } = await propose(LARGE);
        await this.approve(id);
        return read(id);
      }
      case 'rejected': {
        const { proposal_id: id } = await propose(LARGE);
        await this.reject(id);
        return read(id);
      }
      case 'denied':
        return this.under(FORBID_PROPOSING, () => propose(SMALL));
      case 'expired': {
        const { proposal_id: id, expires_at } = await propose(LARGE);
        await this.overdue(id);
        await read(id);
        // Restores the time that the event log recorded.
        await this.write(id, { expires_at: new Date(expires_at) });
        return read(id);
      }
      case 'cancelled': {
        const { proposal_id: id } = await propose(LARGE);
        return (await this.cancel(id)).body;
      }
      case 'executed': {
        const { proposal_id: id } = await propose(SMALL);
        return (await this.execute(id)).body.proposal;
      }
      case 'executing': {
        const { proposal_id: id } = await propose(SMALL);
        await this.write(id, { status, execution: await this.begun(id, 'running') });
        return read(id);
      }
      case 'outcome_unknown': {
        const { proposal_id: id } = await propose(SMALL);
        await this.write(id, { status, execution: await this.begun(id, 'outcome_unknown') });
        return read(id);
      }
      case 'execution_failed': {
        const { proposal_id: id } = await propose(SMALL);
        await this.write(id, { status, execution: await this.begun(id, 'failed') });
        return read(id);
      }
    }
  }

  /** Writes an action record as a first attempt leaves it, and returns the `execution` field for the proposal. */
  async begun(proposalId: string, status: ActionDocument['status'], retryable = false) {
    const row = await this.row(proposalId);
    const actionId = newId('act');
    const error = { code: 'insufficient_funds', message: 'The account is empty.', retryable };
    await this.actionRows.insertOne({
      _id: actionId,
      tenant_id: this.tenantId,
      work_item_id: row.work_item_id,
      proposal_id: proposalId,
      operation: row.operation,
      integration_id: row.integration_id,
      status,
      idempotency_key: `workgate-${proposalId}`,
      attempts: 1,
      executed_by: { type: 'api_key', id: this.key.keyId, display_name: 'Test key' },
      policy_version: row.policy.policy_version,
      payload_hash: row.payload_hash,
      result: null,
      error: status === 'running' ? null : error,
      settlement: null,
      created_at: new Date(),
      finished_at: status === 'failed' ? new Date() : null,
      version: 1,
      outbox: [],
    });
    return { attempt: 1, lease_until: new Date(Date.now() + 600_000), action_id: actionId };
  }

  get proposalRows() {
    return this.service.services.platform.mongo.connection.collection<ProposalDocument>('action_proposals');
  }

  get actionRows() {
    return this.service.services.platform.mongo.connection.collection<ActionDocument>('actions');
  }

  get orders() {
    return this.service.services.platform.mongo.connection.collection<SandboxOrderDocument>('sandbox_orders');
  }

  get delegationRows() {
    return this.service.services.platform.mongo.connection.collection<DelegationDocument>('delegations');
  }

  async row(proposalId: string): Promise<ProposalDocument> {
    const row = await this.proposalRows.findOne({ _id: proposalId });
    if (row === null) throw new Error(`There is no row of ${proposalId}`);
    return row;
  }

  /** Changes a proposal in the database directly, as only somebody with database access can. */
  async write(proposalId: string, change: object): Promise<void> {
    await this.proposalRows.updateOne({ _id: proposalId }, { $set: change });
  }

  /** Moves the expiry of a proposal into the past. */
  overdue(proposalId: string): Promise<void> {
    const expires_at = new Date(Date.now() - 1);
    return this.write(proposalId, { expires_at, due_at: expires_at });
  }

  /** Sets the days that roles and changes wait. In tests there are none by default. */
  async waitDays(days: number): Promise<void> {
    const operator = { tenantId: this.tenantId, principal: TEST_OPERATOR, correlationId: 'test' };
    await this.service.services.identity.roleMaturity.change(operator, days);
  }

  /** Returns the total that the shop has refunded for an order, in minor units, and the number of refunds. */
  async refunded(orderId: string): Promise<{ total: number; count: number }> {
    const order = await this.orders.findOne({ _id: `${this.integrationId}:${orderId}` });
    return { total: order?.refunded ?? -1, count: order?.refunds.length ?? -1 };
  }

  /** Returns the log entries of a subject, oldest first. */
  async events(subjectId: string): Promise<LogEntry[]> {
    await this.service.services.platform.relay.drain(this.tenantId);
    const log = this.service.services.platform.mongo.connection.collection<LogEntry>('event_log');
    const entries = await log.find({ tenant_id: this.tenantId }).toArray();
    return entries.filter(({ subject }) => subject.id === subjectId).sort((a, b) => a.sequence - b.sequence);
  }
}

export const FORBID_PROPOSING = forbid('propose', 'no-proposals');

/** Returns a tenant policy that forbids an action, always or under a condition. */
export function forbid(action: string, id: string, when = 'true'): string {
  return `@id("${id}") @reason("Not here: ${id}.")
    forbid (principal, action == Action::"${action}", resource) when { ${when} };`;
}

async function callOf(service: TestService, tenantId: string, person: TestPerson): Promise<CallContext> {
  const { createdAt } = await service.services.identity.tenants.get(tenantId);
  const { personId } = person;
  return {
    tenantId,
    tenantCreatedAt: createdAt,
    principal: {
      type: 'user',
      id: personId,
      displayName: person.email,
      lineage: personId,
      accountable: personId,
      accountables: [personId],
    },
    permissions: ALL_PERMISSIONS,
    correlationId: 'test',
  };
}
