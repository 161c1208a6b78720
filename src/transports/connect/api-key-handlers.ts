import { durationMs, timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import type { IdentityService as Contract } from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import type { InFlightUseCases } from '../../execution/use-cases.ts';
import type { ApiKey } from '../../identity/index.ts';
import type { ApiKeyUseCases } from '../../identity/use-cases.ts';
import { callOf } from './caller.ts';
import { toApiInFlight } from './in-flight-wire.ts';
import { toApiTime } from './time-wire.ts';

export interface ApiKeyHandlerServices {
  apiKeys: ApiKeyUseCases;
  inFlight: InFlightUseCases;
}

type ApiKeyMethod = Extract<keyof ServiceImpl<typeof Contract>, `${string}ApiKey${string}`>;

const DEFAULT_OVERLAP_MS = 24 * 60 * 60 * 1000;

/** Creates the handlers of the identity service for API keys. */
export function createApiKeyHandlers(
  services: ApiKeyHandlerServices,
): Pick<ServiceImpl<typeof Contract>, ApiKeyMethod> {
  const { apiKeys, inFlight } = services;
  return {
    async listIdentityApiKeys(_request, context) {
      return { keys: (await apiKeys.listIdentityApiKeys(callOf(context))).map(toApiKey) };
    },

    async listOwnIdentityApiKeys(_request, context) {
      return { keys: (await apiKeys.listOwnIdentityApiKeys(callOf(context))).map(toApiKey) };
    },

    async createIdentityApiKey(request, context) {
      const { key, token } = await apiKeys.createIdentityApiKey(callOf(context), {
        name: request.name,
        scopes: request.scopes,
        expiresAt: request.expiresAt && timestampDate(request.expiresAt),
        publicPerMinute: request.requestsPerMinute,
        agentPerMinute: request.agentRequestsPerMinute,
        allowedNetworks: request.allowedNetworks,
        carries: request.carries,
      });
      return { key: toApiKey(key), secret: token };
    },

    async revokeIdentityApiKey({ keyId }, context) {
      const key = await apiKeys.revokeIdentityApiKey(callOf(context), keyId);
      return { key: toApiKey(key), ...(await toApiInFlight(inFlight, context)) };
    },

    async rotateIdentityApiKey({ keyId, overlap }, context) {
      const overlapMs = overlap === undefined ? DEFAULT_OVERLAP_MS : durationMs(overlap);
      const { key, token, rotated } = await apiKeys.rotateIdentityApiKey(callOf(context), keyId, overlapMs);
      const onTheirWay = await toApiInFlight(inFlight, context);
      return { key: toApiKey(key), secret: token, rotated: toApiKey(rotated), ...onTheirWay };
    },

    async claimIdentityApiKey({ keyId }, context) {
      const key = await apiKeys.claimIdentityApiKey(callOf(context), keyId);
      return { key: toApiKey(key), ...(await toApiInFlight(inFlight, context)) };
    },

    async offerIdentityApiKey({ keyId, personId }, context) {
      return { key: toApiKey(await apiKeys.offerIdentityApiKey(callOf(context), keyId, personId || null)) };
    },

    async acceptIdentityApiKey({ keyId }, context) {
      const { key, token } = await apiKeys.acceptIdentityApiKey(callOf(context), keyId);
      return { key: toApiKey(key), secret: token, ...(await toApiInFlight(inFlight, context)) };
    },
  };
}

function toApiKey(key: ApiKey) {
  return {
    keyId: key.keyId,
    name: key.name,
    prefix: key.prefix,
    scopes: key.scopes,
    createdBy: key.createdBy,
    createdAt: timestampFromDate(key.createdAt),
    expiresAt: toApiTime(key.expiresAt),
    lastUsedAt: toApiTime(key.lastUsedAt),
    revokedAt: toApiTime(key.revokedAt),
    requestsPerMinute: key.publicPerMinute ?? undefined,
    agentRequestsPerMinute: key.agentPerMinute ?? undefined,
    allowedNetworks: key.allowedNetworks,
    successorKeyId: key.successorId ?? '',
    ownerId: key.ownerId ?? '',
    ownerName: key.ownerName ?? '',
    stopped: key.stopped,
    offeredToId: key.offeredToId ?? '',
    offeredToName: key.offeredToName ?? '',
    shownTo: key.shownTo,
    carries: key.carries,
  };
}
