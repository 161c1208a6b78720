import type { IntegrationsServices } from '../../integrations/index.ts';
import { currentTime } from '../../platform/clock.ts';
import type { Platform } from '../../platform/module.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { OutboundRules } from '../../platform/outbound.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import { oldestDueAt } from '../../platform/work/due-units.ts';
import type { WorkSupervisor } from '../../platform/work/supervisor.ts';
import { DELIVERY, Deliverer, deliveryWork } from './deliverer.ts';
import { DeliveryRepository } from './deliveries/repository.ts';
import { DELIVERY_COLLECTIONS, defineDeliveryModel } from './deliveries/schema.ts';
import { DeliveryService } from './delivery-service.ts';
import { EndpointHealth } from './endpoint-health.ts';
import { EndpointService } from './endpoint-service.ts';
import { EndpointRepository } from './endpoints/repository.ts';
import { defineEndpointModel, ENDPOINT_COLLECTIONS } from './endpoints/schema.ts';
import { FAN_OUT, FanOut, fanOutWork, type TraitsOf } from './fan-out.ts';
import type { WebhookTools } from './tools.ts';

export const WEBHOOK_COLLECTIONS: readonly CollectionDeclaration[] = [...ENDPOINT_COLLECTIONS, ...DELIVERY_COLLECTIONS];

export interface WebhooksOptions {
  platform: Platform;
  work: Pick<WorkSupervisor, 'wake' | 'isLeftAlone'>;
  signing: IntegrationsServices['signingVersions'];
  outbound: OutboundRules;
  traitsOf: TraitsOf;
}

export type WebhooksServices = ReturnType<typeof createWebhooks>;

export function createWebhooks({ platform, work, signing, outbound, traitsOf }: WebhooksOptions) {
  const endpointModel = defineEndpointModel(platform.mongo.connection);
  const deliveryModel = defineDeliveryModel(platform.mongo.connection);
  const deliveryStore = { deliveries: deliveryModel, findPage: platform.findPage };
  const tools: WebhookTools = {
    platform,
    endpoints: (tenantId) => new EndpointRepository(endpointModel, tenantId),
    deliveries: (tenantId) => new DeliveryRepository(deliveryStore, tenantId),
    signing,
    outbound,
    wakeDeliveries: () => work.wake(DELIVERY),
    wakeFanOut: () => work.wake(FAN_OUT),
  };
  const deliverer = new Deliverer(tools, new EndpointHealth(tools));
  const fanOut = new FanOut(tools, traitsOf);
  const webhookEndpoints = new EndpointService(tools);
  const webhookDeliveries = new DeliveryService(tools, webhookEndpoints, deliverer);
  return {
    webhookEndpoints,
    webhookDeliveries,
    workKinds: [fanOutWork(fanOut), deliveryWork(deliverer)],
    /** Returns true if this process sends nothing to the endpoint for a while, because it did not answer. */
    isLeftAlone: (endpointId: string) => work.isLeftAlone(DELIVERY, endpointId),
    /** Once this resolves, endpoints get what was logged, also after a crash. */
    async noticeLogged(tenantId: string): Promise<void> {
      await tools.endpoints(tenantId).makeDue(currentTime());
      tools.wakeFanOut();
    },
    async lagSeconds(): Promise<number> {
      const times = await Promise.all([
        oldestDueAt(nativeCollection(endpointModel), { due_at: { $exists: true } }),
        oldestDueAt(nativeCollection(deliveryModel), { status: 'pending' }),
      ]);
      const due = times.map((at) => (at === null ? 0 : (currentTime().getTime() - at.getTime()) / 1000));
      return Math.max(0, ...due);
    },
  };
}
