import type { CallContext } from '../../call-context.ts';
import { assertPermits, methodsOf, permitted } from '../../identity/index.ts';
import type { DeliveryService } from './delivery-service.ts';
import type { EndpointService } from './endpoint-service.ts';

const MANAGE = 'webhooks.manage';

/** Also needs `events.read`, because the caller decides where events go, or sees what was sent. */
function readingEvents<Service, Caller extends Pick<CallContext, 'permissions'>, Input extends unknown[], Output>({
  run,
}: {
  run: (service: Service, call: Caller, ...input: Input) => Output;
}) {
  return permitted(MANAGE, (service: Service, call: Caller, ...input: Input) => {
    assertPermits(call, 'events.read');
    return run(service, call, ...input);
  });
}

const ofEndpoints = methodsOf<EndpointService>();

export const WEBHOOK_ENDPOINT_USE_CASES = {
  listWebhookEndpoints: ofEndpoints(MANAGE, 'list'),
  getWebhookEndpoint: ofEndpoints(MANAGE, 'get'),
  createWebhookEndpoint: readingEvents(ofEndpoints(MANAGE, 'create')),
  updateWebhookEndpoint: readingEvents(ofEndpoints(MANAGE, 'update')),
  deleteWebhookEndpoint: ofEndpoints(MANAGE, 'remove'),
  rotateWebhookSecret: ofEndpoints(MANAGE, 'rotateSecret'),
};
const ofDeliveries = methodsOf<DeliveryService>();

export const WEBHOOK_DELIVERY_USE_CASES = {
  listWebhookDeliveries: readingEvents(ofDeliveries(MANAGE, 'list')),
  testWebhookEndpoint: readingEvents(ofDeliveries(MANAGE, 'test')),
  replayWebhookDelivery: readingEvents(ofDeliveries(MANAGE, 'replay')),
  recoverWebhookEndpoint: readingEvents(ofDeliveries(MANAGE, 'recover')),
};
