import { durationMs, timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import {
  type IdentityService as Contract,
  AgentEndpoint as Wire,
} from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import type { ActionsInFlight } from '../../actions/in-flight.ts';
import type { ApiKey, ApiKeyService } from '../../identity/api-keys/service.ts';
import type { Delegation, DelegationService } from '../../identity/delegations/service.ts';
import type { AgentEndpoint } from '../../identity/roles.ts';
import { callOf } from './caller.ts';
import { toApiInFlight } from './in-flight-wire.ts';

export interface IdentityHandlerServices {
  apiKeys: ApiKeyService;
  delegations: DelegationService;
  inFlight: ActionsInFlight;
}

const DEFAULT_OVERLAP_MS = 24 * 60 * 60 * 1000;

export function createIdentityHandlers(services: IdentityHandlerServices): ServiceImpl<typeof Contract> {
  const { apiKeys, delegations, inFlight } = services;
  return {
    async listIdentityApiKeys(_request, context) {
      return { keys: (await apiKeys.list(callOf(context))).map(toApiKey) };
    },

    async listOwnIdentityApiKeys(_request, context) {
      return { keys: (await apiKeys.listOwn(callOf(context))).map(toApiKey) };
    },

    async createIdentityApiKey(request, context) {
      const { key, token } = await apiKeys.create(callOf(context), {
        name: request.name,
        scopes: request.scopes,
        expiresAt: request.expiresAt && timestampDate(request.expiresAt),
        publicPerMinute: request.requestsPerMinute,
        agentPerMinute: request.agentRequestsPerMinute,
        allowedNetworks: request.allowedNetworks,
      });
      return { key: toApiKey(key), secret: token };
    },

    async revokeIdentityApiKey({ keyId }, context) {
      const key = await apiKeys.revoke(callOf(context), keyId);
      return { key: toApiKey(key), ...(await toApiInFlight(inFlight, context)) };
    },

    async rotateIdentityApiKey({ keyId, overlap }, context) {
      const overlapMs = overlap === undefined ? DEFAULT_OVERLAP_MS : durationMs(overlap);
      const { key, token, rotated } = await apiKeys.rotate(callOf(context), keyId, overlapMs);
      const onTheirWay = await toApiInFlight(inFlight, context);
      return { key: toApiKey(key), secret: token, rotated: toApiKey(rotated), ...onTheirWay };
    },

    async claimIdentityApiKey({ keyId }, context) {
      const key = await apiKeys.claim(callOf(context), keyId);
      return { key: toApiKey(key), ...(await toApiInFlight(inFlight, context)) };
    },

    async offerIdentityApiKey({ keyId, personId }, context) {
      return { key: toApiKey(await apiKeys.offer(callOf(context), keyId, personId || null)) };
    },

    async acceptIdentityApiKey({ keyId }, context) {
      const { key, token } = await apiKeys.accept(callOf(context), keyId);
      return { key: toApiKey(key), secret: token, ...(await toApiInFlight(inFlight, context)) };
    },

    async issueAgentDelegation({ agent, scopes, endpoints, lifetime, approval }, context) {
      const { delegation, token } = await delegations.issue(callOf(context), {
        agent,
        scopes,
        endpoints: endpoints.map(fromApiEndpoint),
        lifetimeMs: lifetime && durationMs(lifetime),
        approval,
      });
      return { delegation: toApiDelegation(delegation), token };
    },

    async listAgentDelegations(_request, context) {
      return { delegations: (await delegations.list(callOf(context))).map(toApiDelegation) };
    },

    async revokeAgentDelegation({ delegationId }, context) {
      const delegation = await delegations.revoke(callOf(context), delegationId);
      return { delegation: toApiDelegation(delegation), ...(await toApiInFlight(inFlight, context)) };
    },
  };
}

const ENDPOINT = { mcp: Wire.MCP, a2a: Wire.A2A } as const satisfies Record<AgentEndpoint, Wire>;

function fromApiEndpoint(wire: Wire): AgentEndpoint {
  return wire === Wire.MCP ? 'mcp' : 'a2a';
}

function toApiTime(time: Date | null) {
  return time === null ? undefined : timestampFromDate(time);
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
  };
}

function toApiDelegation(delegation: Delegation) {
  const { delegationId, agent, personId, personName, scopes, approval } = delegation;
  return {
    delegationId,
    agent,
    personId,
    personName,
    scopes,
    endpoints: delegation.endpoints.map((endpoint) => ENDPOINT[endpoint]),
    createdAt: timestampFromDate(delegation.createdAt),
    expiresAt: timestampFromDate(delegation.expiresAt),
    revokedAt: toApiTime(delegation.revokedAt),
    approval: approval === null ? undefined : { proposalId: approval.proposalId, payloadHash: approval.payloadHash },
    usedAt: toApiTime(approval?.usedAt ?? null),
  };
}
