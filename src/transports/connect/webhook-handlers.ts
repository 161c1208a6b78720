import type { ServiceImpl } from '@connectrpc/connect';
import {
  type WebhookEndpointSettings,
  WebhookService,
  WebhookDeliveryStatus as WireDeliveryStatus,
  WebhookEndpointStatus as WireStatus,
} from '../../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import type { NewWebhookEndpoint, SwitchedOff, WebhookDelivery, WebhookEndpoint } from '../../events/index.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { callOf } from './caller.ts';
import { fromApiEnum, pageOf, toApiEnum, toApiFields, toApiTime } from './common-wire.ts';
import { type ConnectServices, serve } from './services.ts';

type Handlers = Partial<ServiceImpl<typeof WebhookService>>;

const DEFAULT_OVERLAP_HOURS = 24;

const OFF: Readonly<Record<SwitchedOff, WireStatus>> = {
  by_admin: WireStatus.OFF,
  gone: WireStatus.GONE,
  failing: WireStatus.FAILING,
};

export const webhookService = serve(WebhookService, (services) => ({
  ...createEndpointHandlers(services),
  ...createDeliveryHandlers(services),
}));

function createEndpointHandlers({ webhookEndpoints }: ConnectServices) {
  return {
    async listWebhookEndpoints(_request, context) {
      const found = await webhookEndpoints.listWebhookEndpoints(callOf(context));
      return { webhookEndpoints: found.map(toApiEndpoint) };
    },

    async getWebhookEndpoint({ webhookEndpointId }, context) {
      const endpoint = await webhookEndpoints.getWebhookEndpoint(callOf(context), webhookEndpointId);
      return { webhookEndpoint: toApiEndpoint(endpoint) };
    },

    async createWebhookEndpoint({ settings }, context) {
      const input = fromApiSettings(settings as WebhookEndpointSettings);
      const { value } = await webhookEndpoints.createWebhookEndpoint(callOf(context), input);
      return { webhookEndpoint: toApiEndpoint(value.endpoint), secret: value.secret ?? '' };
    },

    async updateWebhookEndpoint({ webhookEndpointId: id, version, settings, enabled }, context) {
      const patch = { ...(settings && fromApiSettings(settings)), enabled };
      const isAsRead = (present: number) => present === Number(version);
      const endpoint = await webhookEndpoints.updateWebhookEndpoint(callOf(context), id, patch, isAsRead);
      return { webhookEndpoint: toApiEndpoint(endpoint) };
    },

    async deleteWebhookEndpoint({ webhookEndpointId }, context) {
      await webhookEndpoints.deleteWebhookEndpoint(callOf(context), webhookEndpointId);
      return {};
    },

    async rotateWebhookSecret({ webhookEndpointId, overlapHours = DEFAULT_OVERLAP_HOURS }, context) {
      const overlapMs = overlapHours * HOUR_MS;
      const rotated = await webhookEndpoints.rotateWebhookSecret(callOf(context), webhookEndpointId, overlapMs);
      return { webhookEndpoint: toApiEndpoint(rotated.endpoint), secret: rotated.secret ?? '' };
    },
  } satisfies Handlers;
}

function createDeliveryHandlers({ webhookDeliveries }: ConnectServices) {
  return {
    async testWebhookEndpoint({ webhookEndpointId }, context) {
      const delivery = await webhookDeliveries.testWebhookEndpoint(callOf(context), webhookEndpointId);
      return { webhookDelivery: toApiDelivery(delivery) };
    },

    async recoverWebhookEndpoint({ webhookEndpointId, afterSequence, includeDelivered }, context) {
      const since = { afterSequence: Number(afterSequence), includeDelivered };
      const recovery = await webhookDeliveries.recoverWebhookEndpoint(callOf(context), webhookEndpointId, since);
      return { upToSequence: BigInt(recovery.upToSequence) };
    },

    async listWebhookDeliveries({ webhookEndpointId: id, status: wire, ...page }, context) {
      const call = callOf(context);
      const status = fromApiEnum(WireDeliveryStatus, wire);
      const { rows, nextPageToken } = await webhookDeliveries.listWebhookDeliveries(call, id, status, pageOf(page));
      return { webhookDeliveries: rows.map(toApiDelivery), nextPageToken: nextPageToken ?? '' };
    },

    async replayWebhookDelivery({ webhookEndpointId: id, webhookDeliveryId }, context) {
      const delivery = await webhookDeliveries.replayWebhookDelivery(callOf(context), id, webhookDeliveryId);
      return { webhookDelivery: toApiDelivery(delivery) };
    },
  } satisfies Handlers;
}

/** Converts the settings of an endpoint. In proto3, the empty string means that a value is absent. */
function fromApiSettings({ url, description, types, packKey, tag }: WebhookEndpointSettings): NewWebhookEndpoint {
  return { url, description, types, filter: { packKey: packKey || null, tag: tag || null } };
}

function toApiEndpoint({ endpointId, filter, off, lastSuccessAt, overlapEndsAt, ...endpoint }: WebhookEndpoint) {
  return {
    ...toApiFields({ ...endpoint, ...filter }, 'failingSince', 'createdAt', 'updatedAt'),
    lastDeliveredAt: toApiTime(lastSuccessAt),
    secretOverlapEndsAt: toApiTime(overlapEndsAt),
    webhookEndpointId: endpointId,
    status: off === null ? WireStatus.ON : OFF[off],
    nextSequence: BigInt(endpoint.nextSequence),
    version: BigInt(endpoint.version),
  };
}

function toApiDelivery({ deliveryId, endpointId, ...delivery }: WebhookDelivery) {
  return {
    ...toApiFields(delivery, 'nextAttemptAt', 'createdAt'),
    webhookDeliveryId: deliveryId,
    webhookEndpointId: endpointId,
    sequence: BigInt(delivery.sequence),
    status: toApiEnum(WireDeliveryStatus, delivery.status),
    attempts: delivery.attempts.map((attempt) => toApiFields(attempt, 'at')),
  };
}
