export type { EventPage, WatchedEvent } from './model.ts';
export type { EventsServices } from './module.ts';
export type { ThinEvent } from './thin-event.ts';
export { isWanted, wantedTypes } from './wanted-types.ts';
export type {
  DeliveryStatus,
  EndpointProblem,
  NewWebhookEndpoint,
  SwitchedOff,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointPatch,
} from './webhooks/model.ts';
export type { WebhooksServices } from './webhooks/module.ts';
