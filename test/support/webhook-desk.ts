/** A tenant with one API key for webhooks and one for work, for tests of webhook delivery. */
import { Webhook } from 'standardwebhooks';
import { expect } from 'vitest';
import type { DeliveryDocument } from '../../src/events/webhooks/deliveries/schema.ts';
import type { EndpointDocument } from '../../src/events/webhooks/endpoints/schema.ts';
import type { LogEntry } from '../../src/platform/outbox/log-entry.ts';
import { stored, waitUntilDrained } from '../faults/event-log.ts';
import type { TestKey, TestService } from './service.ts';
import type { Received } from './webhook-receiver.ts';

export const ENDPOINTS = '/api/v1/public/webhook-endpoints';
/** Environment of a service whose webhook receivers are on this machine. */
export const HOOKS_ENV = { WORKGATE_INTEGRATIONS_ALLOW_PRIVATE: 'true' };

export interface MadeEndpoint {
  id: string;
  path: string;
  secret: string;
}

export class WebhookDesk {
  readonly service: TestService;
  readonly tenantId: string;
  readonly admin: TestKey;
  readonly writer: TestKey;

  private constructor(service: TestService, tenantId: string, admin: TestKey, writer: TestKey) {
    this.service = service;
    this.tenantId = tenantId;
    this.admin = admin;
    this.writer = writer;
  }

  static async open(service: TestService): Promise<WebhookDesk> {
    const tenantId = await service.createTenant();
    const admin = await service.createKey(tenantId, ['events.read', 'webhooks.manage']);
    const writer = await service.createKey(tenantId, ['work.read', 'work.write']);
    return new WebhookDesk(service, tenantId, admin, writer);
  }

  async endpoint(url: string, more: object = {}): Promise<MadeEndpoint> {
    const { status, body } = await this.admin.client.post(ENDPOINTS, { url, ...more });
    expect(status, JSON.stringify(body)).toBe(201);
    this.service.keepSecret('secret of a webhook', body.secret);
    const id = body.webhook_endpoint.webhook_endpoint_id;
    return { id, path: `${ENDPOINTS}/${id}`, secret: body.secret };
  }

  /** Creates a WorkItem, which emits events, and returns its id. */
  async work(more: object = {}): Promise<string> {
    const { status, body } = await this.writer.client.createWorkItem({ subject: 'Refund for order 1234', ...more });
    expect(status, JSON.stringify(body)).toBe(201);
    return body.work_item_id;
  }

  async deliveries(id: string, query = '') {
    const { status, body } = await this.admin.client.get(`${ENDPOINTS}/${id}/deliveries${query}`);
    expect(status).toBe(200);
    return body.webhook_deliveries;
  }

  /** Returns the tenant's log entries in order. */
  async logged(): Promise<LogEntry[]> {
    await waitUntilDrained(this.service, this.tenantId);
    return stored<LogEntry>(this.service, 'event_log')
      .find({ tenant_id: this.tenantId })
      .sort({ sequence: 1 })
      .toArray();
  }

  get storedDeliveries() {
    return stored<DeliveryDocument>(this.service, 'webhook_deliveries');
  }

  get storedEndpoints() {
    return stored<EndpointDocument>(this.service, 'webhook_endpoints');
  }

  /** Makes all pending deliveries of an endpoint due now, as if their wait were over. */
  async makeDue(id: string): Promise<void> {
    const filter = { tenant_id: this.tenantId, endpoint_id: id, status: 'pending' as const };
    await this.storedDeliveries.updateMany(filter, { $set: { due_at: new Date() } });
  }
}

/**
 * Returns the event in a request after verifying its signature with the secret.
 * @throws {Error} if the signature is invalid.
 */
export function verifiedEvent({ headers, body }: Received, secret: string) {
  new Webhook(secret).verify(body, headers as Record<string, string>);
  const event = JSON.parse(body);
  expect(headers['webhook-id']).toBe(event.event_id);
  return event;
}
