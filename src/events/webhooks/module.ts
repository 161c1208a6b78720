import type { IntegrationsServices } from '../../integrations/index.ts';
import { currentTime } from '../../platform/clock.ts';
import type { Platform } from '../../platform/module.ts';
import type { OutboundRules } from '../../platform/outbound.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { WorkSupervisor } from '../../platform/work/supervisor.ts';
import { toThinEvent } from '../thin-event.ts';
import { DELIVERY, Deliverer, deliveryWork } from './deliverer.ts';
import { DeliveryQueue, DeliveryRepository } from './deliveries/repository.ts';
import { DELIVERY_COLLECTIONS, defineDeliveryModel } from './deliveries/schema.ts';
import { DeliveryService } from './delivery-service.ts';
import { EndpointHealth } from './endpoint-health.ts';
import { EndpointService } from './endpoint-service.ts';
import { EndpointQueue, EndpointRepository } from './endpoints/repository.ts';
import { defineEndpointModel, ENDPOINT_COLLECTIONS } from './endpoints/schema.ts';
import { FAN_OUT, FanOut, type FanOutOptions, fanOutWork } from './fan-out.ts';
import { NewDeliveries } from './new-delivery.ts';

export const WEBHOOK_COLLECTIONS: readonly CollectionDeclaration[] = [...ENDPOINT_COLLECTIONS, ...DELIVERY_COLLECTIONS];

export interface WebhooksOptions extends Pick<FanOutOptions, 'traitsOf'> {
  platform: Platform;
  work: Pick<WorkSupervisor, 'wake' | 'isLeftAlone'>;
  signing: IntegrationsServices['signingVersions'];
  outbound: OutboundRules;
}

export type WebhooksServices = ReturnType<typeof createWebhooks>;

export function createWebhooks({ platform, work, signing, outbound, traitsOf }: WebhooksOptions) {
  const { metrics, eventLog, notifyRelay, relay, reach } = platform;
  const endpointModel = defineEndpointModel(platform.mongo.connection);
  const deliveryModel = defineDeliveryModel(platform.mongo.connection);
  const deliveryStore = { deliveries: deliveryModel, findPage: platform.findPage };
  const endpoints = (tenantId: string) => new EndpointRepository(endpointModel, tenantId);
  const deliveries = (tenantId: string) => new DeliveryRepository(deliveryStore, tenantId);
  const wakeFanOut = () => work.wake(FAN_OUT);
  const wakeDeliveries = () => work.wake(DELIVERY);
  const newDeliveries = new NewDeliveries((entry) => JSON.stringify(toThinEvent(entry)));
  const health = new EndpointHealth({
    endpoints,
    deliveries,
    notifyRelay,
    onSwitchedOff: (reason) => metrics.webhookEndpointsOff.inc({ reason }),
    wakeFanOut,
  });
  const onDelivered = (result: string) => metrics.webhookAttempts.inc({ result });
  const deliverer = new Deliverer({ endpoints, deliveries, health, signing, outbound, onDelivered, reach });
  const common = { endpoints, deliveries, eventLog, newDeliveries, wakeFanOut, wakeDeliveries };
  const fanOut = new FanOut({ ...common, traitsOf, signing, reach });
  const follow = (tenantId: string) => relay.follow(tenantId);
  const webhookEndpoints = new EndpointService({ ...common, signing, follow, outbound, notifyRelay });
  const { settle, pageTokens } = platform;
  const webhookDeliveries = new DeliveryService({
    ...common,
    endpointService: webhookEndpoints,
    deliverer,
    settle,
    pageTokens,
    notifyRelay,
  });
  const queues = [new EndpointQueue(endpointModel), new DeliveryQueue(deliveryModel)];
  return {
    webhookEndpoints,
    webhookDeliveries,
    workKinds: [fanOutWork(fanOut), deliveryWork(deliverer)],
    /** Returns true if this process sends nothing to the endpoint for a while, because it did not answer. */
    isLeftAlone: (endpointId: string) => work.isLeftAlone(DELIVERY, endpointId),
    /** Once this resolves, endpoints get what was logged, also after a crash. */
    async noticeLogged(tenantId: string): Promise<void> {
      await endpoints(tenantId).makeDue(currentTime());
      wakeFanOut();
    },
    /** 0 if nothing waits. */
    async lagSeconds(): Promise<number> {
      const times = await Promise.all(queues.map((queue) => queue.oldestDueAt()));
      const due = times.map((at) => (at === null ? 0 : (currentTime().getTime() - at.getTime()) / 1000));
      return Math.max(0, ...due);
    },
  };
}
