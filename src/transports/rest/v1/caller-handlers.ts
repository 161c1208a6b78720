import type { Caller, Callers } from '../../../identity/index.ts';
import { RELEASE } from '../../../platform/release.ts';
import type { Schemas } from '../../wire/v1/schemas.ts';
import type { OperationHandlers } from './operations.ts';

export interface CallerHandlerServices {
  callers: Callers;
}

/** Creates the handler of the operation that describes the calling API key. */
export function createCallerHandlers({ callers }: CallerHandlerServices): Pick<OperationHandlers, 'getMe'> {
  return {
    async getMe(_request, call) {
      return { status: 200, headers: {}, body: toApiCaller(await callers.describe(call)) };
    },
  };
}

function toApiCaller({ tenant, key, owner, claim, accountables, rateLimits }: Caller): Schemas['Caller'] {
  return {
    tenant: { tenant_id: tenant.tenantId, name: tenant.name, created_at: tenant.createdAt.toISOString() },
    key: {
      key_id: key.keyId,
      name: key.name,
      prefix: key.prefix,
      environment: key.mode,
      scopes: key.scopes,
      carries: key.carries,
      created_at: key.createdAt.toISOString(),
      expires_at: key.expiresAt?.toISOString() ?? null,
    },
    owner: owner === null ? null : { person_id: owner.personId, display_name: owner.name },
    claim,
    accountables: [...accountables],
    rate_limits: rateLimits.map(({ limitClass, requests, windowSeconds, burst }) => ({
      limit_class: limitClass,
      requests,
      window_seconds: windowSeconds,
      burst,
    })),
    service_version: RELEASE,
  };
}
