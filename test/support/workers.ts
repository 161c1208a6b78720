/** A tenant with an operation that its workers carry out, and helpers that bring actions into each state. */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiAnswer } from './api-client.ts';
import { RefundDesk } from './governance.ts';
import { recovered } from './recovered.ts';
import type { TestKey, TestService } from './service.ts';

const DEFINITION = path.resolve(import.meta.dirname, '../fixtures/operations/x_close_account.yaml');

export const OPERATION = 'x_close_account';
export const PAYLOAD = {
  type: OPERATION,
  account_id: 'acc_1234',
  reason: 'inactive',
  note: 'Moves away.',
  closes_on: '2026-12-31',
};
export const RESULT = { closure_id: 'cl_17' };

/** Returns the operation's definition under another name, with further changes to its text. */
export async function definition(name = OPERATION, change: (text: string) => string = (text) => text): Promise<string> {
  return change((await readFile(DEFINITION, 'utf8')).replace('x_close_account', name));
}

export class WorkerDesk {
  readonly desk: RefundDesk;
  readonly integrationId: string;
  /** Key that may carry out operations of the integration. */
  readonly worker: TestKey;

  private constructor(desk: RefundDesk, integrationId: string, worker: TestKey) {
    this.desk = desk;
    this.integrationId = integrationId;
    this.worker = worker;
  }

  static async open(service: TestService): Promise<WorkerDesk> {
    const desk = await RefundDesk.open(service);
    const admin = await desk.callOf(desk.creator);
    const { integrations } = service.services.integrations;
    await service.services.actions.operations.put(admin, await definition(), 0);
    const { integrationId } = await integrations.create(admin, { kind: 'pull', name: 'Vault' });
    const worker = await carrierOf(desk, [integrationId]);
    return new WorkerDesk(desk, integrationId, worker);
  }

  /** Creates another key that carries out operations of this integration, or of others. */
  newWorker(carries: string[] = [this.integrationId]): Promise<TestKey> {
    return carrierOf(this.desk, carries);
  }

  async propose(payload: object = PAYLOAD, more: object = {}): Promise<ApiAnswer> {
    const { body } = await this.desk.key.client.createWorkItem({ subject: 'Close my account' });
    return this.desk.key.client.post(`/api/v1/public/work-items/${body.work_item_id}/action-proposals`, {
      integration_id: this.integrationId,
      approval_reason: 'The customer has asked for it.',
      resource_type: 'account',
      action_operation: OPERATION,
      payload,
      ...more,
    });
  }

  /** Creates an approved proposal. */
  async approved(payload: object = PAYLOAD, more: object = {}): Promise<ApiAnswer['body']> {
    const { body } = await this.propose(payload, more);
    await this.desk.approve(body.proposal_id);
    return body;
  }

  /** Creates an action that waits for a worker, and returns the proposal's id. */
  async waiting(payload: object = PAYLOAD, more: object = {}): Promise<string> {
    const { proposal_id: id } = await this.approved(payload, more);
    const { status, body } = await this.desk.execute(id);
    if (status !== 200 || body.action !== null) throw new Error(`It does not wait: ${JSON.stringify(body)}`);
    return id;
  }

  take(by: TestKey = this.worker, more: object = {}): Promise<ApiAnswer> {
    return by.client.post('/api/v1/public/operation-claims', { operations: [OPERATION], ...more });
  }

  /** Claims a waiting action. */
  async claim(by: TestKey = this.worker, more: object = {}): Promise<ApiAnswer['body']> {
    const { status, body } = await this.take(by, more);
    if (status !== 200 || body.claim === null) throw new Error(`There is nothing: ${JSON.stringify(body)}`);
    this.desk.service.keepSecret('token of a claim', body.claim.token);
    return body.claim;
  }

  /** Performs one step of a claim, with the claim's token. */
  step(
    step: 'begin' | 'extend' | 'complete' | 'fail',
    claim: { claim_id: string; token: string },
    more: object = {},
    by: TestKey = this.worker,
  ): Promise<ApiAnswer> {
    return by.client.post(`/api/v1/public/operation-claims/${claim.claim_id}/${step}`, { token: claim.token, ...more });
  }

  /** Expires the lease of a proposal, and waits until recovery has handled all expired leases. */
  async lapse(proposalId: string): Promise<void> {
    await this.expire(proposalId);
    await recovered(this.desk.service, this.desk.tenantId);
  }

  /** Expires the lease of a proposal. Recovery handles it later. */
  async expire(proposalId: string): Promise<void> {
    await this.desk.write(proposalId, { 'execution.lease_until': new Date(0), due_at: new Date(0) });
  }

  /** Makes an action claimable now that would become claimable later. */
  async hurry(proposalId: string): Promise<void> {
    const row = await this.desk.row(proposalId);
    if (row.claimable_at === undefined) throw new Error(`Nobody is ever given ${proposalId}: it is ${row.status}`);
    await this.desk.write(proposalId, { claimable_at: new Date(0), 'handover.not_before': new Date(0) });
  }
}

function carrierOf(desk: RefundDesk, carries: string[]): Promise<TestKey> {
  return desk.service.createKey(desk.tenantId, ['operations.carry'], { carries }, desk.creator);
}
