import { durationMs, timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import {
  type IdentityService as Contract,
  AgentEndpoint as Wire,
} from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import type { InFlightUseCases } from '../../execution/use-cases.ts';
import type { AgentEndpoint, Delegation } from '../../identity/index.ts';
import type { DelegationUseCases } from '../../identity/use-cases.ts';
import { callOf } from './caller.ts';
import { toApiInFlight } from './in-flight-wire.ts';
import { toApiTime } from './time-wire.ts';

export interface DelegationHandlerServices {
  delegations: DelegationUseCases;
  inFlight: InFlightUseCases;
}

type DelegationMethod = Extract<keyof ServiceImpl<typeof Contract>, `${string}Delegation${string}`>;

/** Creates the handlers of the identity service for delegations to agents. */
export function createDelegationHandlers(
  services: DelegationHandlerServices,
): Pick<ServiceImpl<typeof Contract>, DelegationMethod> {
  const { delegations, inFlight } = services;
  return {
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

    async listAgentDelegations({ onlyLive }, context) {
      const found = await delegations.listAgentDelegations(callOf(context), { onlyLive });
      return { delegations: found.map(toApiDelegation) };
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
    lastUsedAt: toApiTime(delegation.lastUsedAt),
  };
}
