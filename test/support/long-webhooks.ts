/** A tenant whose receiver takes on what it is sent, and reports later; with a key that carries its integration. */
import type { ApiAnswer } from './api-client.ts';
import { RefundDesk } from './governance.ts';
import type { TestKey, TestService } from './service.ts';
import { json, type WebhookReceiver } from './webhook-receiver.ts';
import { definition, OPERATION, PAYLOAD } from './workers.ts';

/** What a receiver needs to report. */
export interface Sent {
  action_id: string;
  result_token: string;
  idempotency_key: string;
  attempt: number;
}

export class ReceiverDesk {
  readonly desk: RefundDesk;
  readonly receiver: WebhookReceiver;
  /** With an address for look-ups, and without one. */
  readonly integrationId: string;
  readonly silentId: string;
  /** Carries both. */
  readonly reporter: TestKey;

  private constructor(desk: RefundDesk, receiver: WebhookReceiver, ids: [string, string], reporter: TestKey) {
    this.desk = desk;
    this.receiver = receiver;
    [this.integrationId, this.silentId] = ids;
    this.reporter = reporter;
  }

  /** Of a service that may connect to this machine (`WORKGATE_INTEGRATIONS_ALLOW_PRIVATE`). */
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

  /** Proposed through an integration, and approved. @returns the id of the proposal */
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

  /** Executed, and taken on by the receiver. */
  async awaited(integrationId = this.integrationId): Promise<{ id: string; sent: Sent }> {
    const id = await this.approved(integrationId);
    const { body } = await this.desk.execute(id);
    if (body.action?.status !== 'running') throw new Error(`It is not awaited: ${JSON.stringify(body)}`);
    return { id, sent: this.lastSent() };
  }

  /** What the receiver was sent last. */
  lastSent(): Sent {
    const posted = this.receiver.received.findLast(({ method, path }) => method === 'POST' && path === '/do');
    if (posted === undefined) throw new Error('It was sent nothing');
    const sent = JSON.parse(posted.body);
    this.desk.service.keepSecret('result token', sent.result_token);
    return { ...sent, idempotency_key: posted.headers['idempotency-key'] };
  }

  /** How often the receiver was sent something to do for a proposal. */
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

  /** Has the service look after a proposal now, as if its time had come. */
  async lookAfter(proposalId: string): Promise<void> {
    await this.desk.write(proposalId, { 'execution.lease_until': new Date(0), due_at: new Date(0) });
    await this.desk.service.services.actions.recovery.recover(this.desk.tenantId);
  }

  /** As if a day had gone by since it was sent. */
  async ageByADay(proposalId: string): Promise<void> {
    const sentAt = new Date(Date.now() - 24 * 60 * 60 * 1000 - 1_000);
    await this.desk.actionRows.updateOne(
      { proposal_id: proposalId },
      { $set: { sent_at: sentAt, created_at: sentAt } },
    );
  }
}
