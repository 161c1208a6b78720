/** A tenant whose webhook receiver accepts requests and reports their results later, and a key that may report them. */
import type { ApiAnswer } from './api-client.ts';
import { RefundDesk } from './governance.ts';
import type { TestKey, TestService } from './service.ts';
import { json, type WebhookReceiver } from './webhook-receiver.ts';
import { definition, OPERATION, PAYLOAD } from './workers.ts';

/** Fields of a request to the receiver that it needs to report the result. */
export interface Sent {
  action_id: string;
  result_token: string;
  idempotency_key: string;
  attempt: number;
}

export class ReceiverDesk {
  readonly desk: RefundDesk;
  readonly receiver: WebhookReceiver;
  /** Webhook integrations: `integrationId` has a look-up address, `silentId` has none. */
  readonly integrationId: string;
  readonly silentId: string;
  /** Key that may report results for both integrations. */
  readonly reporter: TestKey;

  private constructor(desk: RefundDesk, receiver: WebhookReceiver, ids: [string, string], reporter: TestKey) {
    this.desk = desk;
    this.receiver = receiver;
    [this.integrationId, this.silentId] = ids;
    this.reporter = reporter;
  }

  /** Opens a desk. The service has to allow connections to this machine (`WORKGATE_INTEGRATIONS_ALLOW_PRIVATE`). */
  static async open(service: TestService, receiver: WebhookReceiver): Promise<ReceiverDesk> {
    const desk = await RefundDesk.open(service);
    const admin = await desk.callOf(desk.creator);
    const { integrations } = service.services.integrations;
    await service.services.actions.operations.put(admin, await definition(), 0);
    const make = async (settings: Record<string, string>) => {
      const made = await integrations.create(admin, { kind: 'webhook', name: 'Bank', settings });
      return made.integrationId;
    };
    const url = receiver.url('/do');
    const ids: [string, string] = [await make({ url, lookup_url: receiver.url('/known') }), await make({ url })];
    const reporter = await service.createKey(desk.tenantId, ['operations.carry'], { carries: ids }, desk.creator);
    receiver.reply(json(202, {}));
    return new ReceiverDesk(desk, receiver, ids, reporter);
  }

  /** Proposes and approves an action through an integration, and returns the proposal's id. */
  async approved(integrationId = this.integrationId, payload: object = PAYLOAD): Promise<string> {
    const { body } = await this.desk.key.client.createWorkItem({ subject: 'Close my account' });
    const proposed = await this.desk.key.client.post(
      `/api/v1/public/work-items/${body.work_item_id}/action-proposals`,
      {
        integration_id: integrationId,
        approval_reason: 'The customer has asked for it.',
        resource_type: 'account',
        action_operation: (payload as { type?: string }).type ?? OPERATION,
        payload,
      },
    );
    if (proposed.status !== 201) throw new Error(`It was not proposed: ${JSON.stringify(proposed.body)}`);
    await this.desk.approve(proposed.body.proposal_id);
    return proposed.body.proposal_id;
  }

  /** Executes an action that the receiver accepts without a result yet. */
  async awaited(integrationId = this.integrationId): Promise<{ id: string; sent: Sent }> {
    const id = await this.approved(integrationId);
    const { body } = await this.desk.execute(id);
    if (body.action?.status !== 'running') throw new Error(`It is not awaited: ${JSON.stringify(body)}`);
    return { id, sent: this.lastSent() };
  }

  /** Returns the last request to the receiver. */
  lastSent(): Sent {
    const posted = this.receiver.received.findLast(({ method, path }) => method === 'POST' && path === '/do');
    if (posted === undefined) throw new Error('It was sent nothing');
    const sent = JSON.parse(posted.body);
    this.desk.service.keepSecret('result token', sent.result_token);
    return { ...sent, idempotency_key: posted.headers['idempotency-key'] };
  }

  /** Returns the number of requests that the receiver got for a proposal. */
  sendings(proposalId: string): number {
    const isOf = (body: string) => JSON.parse(body).proposal_id === proposalId;
    return this.receiver.received.filter(({ method, body }) => method === 'POST' && isOf(body)).length;
  }

  report(
    sent: Pick<Sent, 'action_id' | 'result_token'>,
    more: object,
    by: TestKey = this.reporter,
  ): Promise<ApiAnswer> {
    const path = `/api/v1/public/actions/${sent.action_id}/result`;
    return by.client.post(path, { token: sent.result_token, ...more });
  }

  /** Makes recovery handle a proposal now, as if its lease had expired. */
  async lookAfter(proposalId: string): Promise<void> {
    await this.desk.write(proposalId, { 'execution.lease_until': new Date(0), due_at: new Date(0) });
    await this.desk.service.services.actions.recovery.recover(this.desk.tenantId);
  }

  /** Moves the action's timestamps back, as if it had been sent a day ago. */
  async ageByADay(proposalId: string): Promise<void> {
    const sentAt = new Date(Date.now() - 24 * 60 * 60 * 1000 - 1_000);
    await this.desk.actionRows.updateOne(
      { proposal_id: proposalId },
      { $set: { sent_at: sentAt, created_at: sentAt } },
    );
  }
}
