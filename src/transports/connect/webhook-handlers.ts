import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import {
  type WebhookService as Contract,
  WebhookDeliveryStatus,
  WebhookDeliveryStatusSchema,
  type WebhookEndpointSettings,
  WebhookEndpointStatus,
} from '../../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import type {
  DeliveryStatus,
  NewWebhookEndpoint,
  SwitchedOff,
  WebhookDelivery,
  WebhookEndpoint,
} from '../../events/index.ts';
import type { WebhookDeliveryUseCases, WebhookEndpointUseCases } from '../../events/webhooks/use-cases.ts';
import { callOf } from './caller.ts';
import { fromWireEnum, toWireEnum } from './contract-fields.ts';
import { pageOf } from './paging.ts';
import { toApiTime } from './time-wire.ts';

export interface WebhookHandlerServices {
  webhookEndpoints: WebhookEndpointUseCases;
  webhookDeliveries: WebhookDeliveryUseCases;
}

const HOUR_MS = 60 * 60 * 1000;
const DEFAULT_OVERLAP_HOURS = 24;

const OFF: Readonly<Record<SwitchedOff, WebhookEndpointStatus>> = {
  by_admin: WebhookEndpointStatus.OFF,
  gone: WebhookEndpointStatus.GONE,
  failing: WebhookEndpointStatus.FAILING,
};

export function createWebhookHandlers(services: WebhookHandlerServices): ServiceImpl<typeof Contract> {
  return { ...endpointHandlers(services), ...deliveryHandlers(services) };
}

type EndpointMethod =
  | 'listWebhookEndpoints'
  | 'getWebhookEndpoint'
  | 'createWebhookEndpoint'
  | 'updateWebhookEndpoint'
  | 'deleteWebhookEndpoint'
  | 'rotateWebhookSecret';

function endpointHandlers({
  webhookEndpoints,
}: WebhookHandlerServices): Pick<ServiceImpl<typeof Contract>, EndpointMethod> {
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

    async updateWebhookEndpoint({ webhookEndpointId, version, settings, enabled }, context) {
      const patch = { ...(settings && fromApiSettings(settings)), enabled };
      const isAsRead = (present: number) => present === Number(version);
      const endpoint = await webhookEndpoints.updateWebhookEndpoint(
        callOf(context),
        webhookEndpointId,
        patch,
        isAsRead,
      );
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
  };
}

function deliveryHandlers({
  webhookDeliveries,
}: WebhookHandlerServices): Omit<ServiceImpl<typeof Contract>, EndpointMethod> {
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

    async listWebhookDeliveries({ webhookEndpointId, status, ...page }, context) {
      const only =
        status === WebhookDeliveryStatus.UNSPECIFIED
          ? undefined
          : (fromWireEnum(WebhookDeliveryStatusSchema, status) as DeliveryStatus);
      const { rows, nextPageToken } = await webhookDeliveries.listWebhookDeliveries(
        callOf(context),
        webhookEndpointId,
        only,
        pageOf(page),
      );
      return { webhookDeliveries: rows.map(toApiDelivery), nextPageToken: nextPageToken ?? '' };
    },

    async replayWebhookDelivery({ webhookEndpointId, webhookDeliveryId }, context) {
      const delivery = await webhookDeliveries.replayWebhookDelivery(
        callOf(context),
        webhookEndpointId,
        webhookDeliveryId,
      );
      return { webhookDelivery: toApiDelivery(delivery) };
    },
  };
}

/** Converts the settings of an endpoint. In proto3, the empty string means that a value is absent. */
function fromApiSettings({ url, description, types, packKey, tag }: WebhookEndpointSettings): NewWebhookEndpoint {
  return { url, description, types, filter: { packKey: packKey || null, tag: tag || null } };
}

function toApiEndpoint({ endpointId, filter, off, ...endpoint }: WebhookEndpoint) {
  return {
    webhookEndpointId: endpointId,
    url: endpoint.url,
    description: endpoint.description,
    types: endpoint.types,
    packKey: filter.packKey ?? '',
    tag: filter.tag ?? '',
    status: off === null ? WebhookEndpointStatus.ON : OFF[off],
    nextSequence: BigInt(endpoint.nextSequence),
    failingSince: toApiTime(endpoint.failingSince),
    lastDeliveredAt: toApiTime(endpoint.lastSuccessAt),
    secretOverlapEndsAt: toApiTime(endpoint.overlapEndsAt),
    createdAt: timestampFromDate(endpoint.createdAt),
    updatedAt: timestampFromDate(endpoint.updatedAt),
    version: BigInt(endpoint.version),
  };
}

function toApiDelivery({ deliveryId, endpointId, ...delivery }: WebhookDelivery) {
  return {
    webhookDeliveryId: deliveryId,
    webhookEndpointId: endpointId,
    eventId: delivery.eventId,
    sequence: BigInt(delivery.sequence),
    type: delivery.type,
    status: toWireEnum(WebhookDeliveryStatusSchema, delivery.status) as WebhookDeliveryStatus,
    attempts: delivery.attempts.map(({ at, status, latencyMs, problem, answer }) => ({
      at: timestampFromDate(at),
      ...(status !== null && { status }),
      latencyMs,
      problem: problem ?? '',
      answer,
    })),
    nextAttemptAt: toApiTime(delivery.nextAttemptAt),
    replayOf: delivery.replayOf ?? '',
    body: delivery.body,
    createdAt: timestampFromDate(delivery.createdAt),
  };
}
