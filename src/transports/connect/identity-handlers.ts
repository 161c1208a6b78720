import { durationMs, timestampDate } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import { AgentEndpoint, IdentityService } from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import type { ApiKey, Delegation } from '../../identity/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { callOf } from './caller.ts';
import { requiredEnum, toApiEnum, toApiFields, toApiInFlight, toApiTime } from './common-wire.ts';
import { type ConnectServices, serve } from './services.ts';

const DEFAULT_OVERLAP_MS = DAY_MS;

export const identityService = serve(IdentityService, (services) => ({
  ...createApiKeyHandlers(services),
  ...createDelegationHandlers(services),
}));

function createApiKeyHandlers({ apiKeys, inFlight }: ConnectServices) {
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
      const actions = await toApiInFlight(inFlight, context);
      return { key: toApiKey(key), secret: token, rotated: toApiKey(rotated), ...actions };
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
  } satisfies Partial<ServiceImpl<typeof IdentityService>>;
}

function createDelegationHandlers({ delegations, inFlight }: ConnectServices) {
  return {
    async issueAgentDelegation({ agent, scopes, endpoints, lifetime, approval }, context) {
      const { delegation, token } = await delegations.issueAgentDelegation(callOf(context), {
        agent,
        scopes,
        endpoints: endpoints.map((endpoint) => requiredEnum(AgentEndpoint, endpoint)),
        lifetimeMs: lifetime && durationMs(lifetime),
        approval,
      });
      return { delegation: toApiDelegation(delegation), token };
    },

    async listAgentDelegations({ onlyLive }, context) {
      const found = await delegations.listAgentDelegations(callOf(context), { onlyLive });
      return { delegations: found.map(toApiDelegation) };
    },

    async revokeAgentDelegation({ delegationId }, context) {
      const delegation = await delegations.revokeAgentDelegation(callOf(context), delegationId);
      return { delegation: toApiDelegation(delegation), ...(await toApiInFlight(inFlight, context)) };
    },
  } satisfies Partial<ServiceImpl<typeof IdentityService>>;
}

function toApiKey({ publicPerMinute, agentPerMinute, successorId, ...key }: ApiKey) {
  const renamed = {
    ...key,
    requestsPerMinute: publicPerMinute,
    agentRequestsPerMinute: agentPerMinute,
    successorKeyId: successorId,
  };
  return toApiFields(renamed, 'createdAt', 'expiresAt', 'lastUsedAt', 'revokedAt');
}

function toApiDelegation(delegation: Delegation) {
  const { approval, endpoints } = delegation;
  return {
    ...toApiFields(delegation, 'createdAt', 'expiresAt', 'revokedAt', 'lastUsedAt'),
    endpoints: endpoints.map((endpoint) => toApiEnum(AgentEndpoint, endpoint)),
    approval: approval ?? undefined,
    usedAt: toApiTime(approval?.usedAt ?? null),
  };
}
