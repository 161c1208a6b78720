import type { CallContext } from '../../call-context.ts';
import { assertPermits, type Bound, methodsOf, permitted } from '../../identity/index.ts';
import type { DeliveryService } from './delivery-service.ts';
import type { EndpointService } from './endpoint-service.ts';

const MANAGE = 'webhooks.manage';

/** Also needs `events.read`, because the caller decides where events go, or sees what was sent. */
function telling<Service, Input extends unknown[], Output>(
  run: (service: Service, call: CallContext, ...input: Input) => Output,
) {
  return permitted(MANAGE, (service: Service, call: CallContext, ...input: Input) => {
    assertPermits(call, 'events.read');
    return run(service, call, ...input);
  });
}

const of = methodsOf<EndpointService>();
type Endpoint<Name extends 'create' | 'update'> = Parameters<EndpointService[Name]>;

export const WEBHOOK_ENDPOINT_USE_CASES = {
  listWebhookEndpoints: of(MANAGE, 'list'),
  getWebhookEndpoint: of(MANAGE, 'get'),
  createWebhookEndpoint: telling(
    (service: EndpointService, call, input: Endpoint<'create'>[1], idempotency?: Endpoint<'create'>[2]) =>
      service.create(call, input, idempotency),
  ),
  updateWebhookEndpoint: telling(
    (service: EndpointService, call, id: string, patch: Endpoint<'update'>[2], ifMatch?: Endpoint<'update'>[3]) =>
      service.update(call, id, patch, ifMatch),
  ),
  deleteWebhookEndpoint: of(MANAGE, 'remove'),
  rotateWebhookSecret: of(MANAGE, 'rotateSecret'),
};
export interface WebhookEndpointUseCases extends Bound<typeof WEBHOOK_ENDPOINT_USE_CASES> {}

type Delivery<Name extends 'list' | 'recover'> = Parameters<DeliveryService[Name]>;

export const WEBHOOK_DELIVERY_USE_CASES = {
  listWebhookDeliveries: telling(
    (service: DeliveryService, call, id: string, status: Delivery<'list'>[2], page: Delivery<'list'>[3]) =>
      service.list(call, id, status, page),
  ),
  testWebhookEndpoint: telling((service: DeliveryService, call, id: string) => service.test(call, id)),
  replayWebhookDelivery: telling((service: DeliveryService, call, id: string, deliveryId: string) =>
    service.replay(call, id, deliveryId),
  ),
  recoverWebhookEndpoint: telling((service: DeliveryService, call, id: string, since: Delivery<'recover'>[2]) =>
    service.recover(call, id, since),
  ),
};
export interface WebhookDeliveryUseCases extends Bound<typeof WEBHOOK_DELIVERY_USE_CASES> {}
