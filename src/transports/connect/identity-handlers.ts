import { durationMs, timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import {
  type IdentityService as Contract,
  AgentEndpoint as Wire,
} from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import type { InFlightUseCases } from '../../actions/use-cases.ts';
import type { ApiKey } from '../../identity/api-keys/model.ts';
import type { Delegation } from '../../identity/delegations/model.ts';
import type { AgentEndpoint } from '../../identity/roles.ts';
import type { ApiKeyUseCases, DelegationUseCases } from '../../identity/use-cases.ts';
import { callOf } from './caller.ts';
import { toApiInFlight } from './in-flight-wire.ts';

export interface IdentityHandlerServices {
  apiKeys: ApiKeyUseCases;
  delegations: DelegationUseCases;
  inFlight: InFlightUseCases;
}

const DEFAULT_OVERLAP_MS = 24 * 60 * 60 * 1000;

export function createIdentityHandlers(services: IdentityHandlerServices): ServiceImpl<typeof Contract> {
  const { apiKeys, delegations, inFlight } = services;
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

    async issueAgentDelegation({ agent, scopes, endpoints, lifetime, approval }, context) {
      const { delegation, token } = await delegations.issueAgentDelegation(callOf(context), {
        agent,
        scopes,
        endpoints: endpoints.map(fromApiEndpoint),
        lifetimeMs: lifetime && durationMs(lifetime),
        approval,
      });
      return { delegation: toApiDelegation(delegation), token };
    },

    async listAgentDelegations(_request, context) {
      return { delegations: (await delegations.listAgentDelegations(callOf(context))).map(toApiDelegation) };
    },

    async revokeAgentDelegation({ delegationId }, context) {
      const delegation = await delegations.revokeAgentDelegation(callOf(context), delegationId);
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
