import { overlapEndOf } from '../../integrations/index.ts';
import type { EndpointDocument } from './endpoints/schema.ts';
import type { EndpointFilter, NewWebhookEndpoint, WebhookEndpoint } from './model.ts';

export function fromEndpointRow(row: Omit<EndpointDocument, 'tenant_id' | 'place'>): WebhookEndpoint {
  return {
    endpointId: row._id,
    url: row.url,
    description: row.description,
    types: row.types,
    filter: { packKey: row.filter.pack_key ?? null, tag: row.filter.tag ?? null },
    off: row.enabled ? null : (row.disabled_reason ?? 'by_admin'),
    nextSequence: row.cursor + 1,
    failingSince: row.failing?.since ?? null,
    lastSuccessAt: row.last_success_at ?? null,
    lastFailure: lastFailureOf(row),
    overlapEndsAt: overlapEndOf(row.signing),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
  };
}

function lastFailureOf(row: Omit<EndpointDocument, 'tenant_id' | 'place'>): WebhookEndpoint['lastFailure'] {
  if (row.disabled_reason === 'gone' && !row.enabled) return { at: row.disabled_at ?? row.updated_at, problem: 'gone' };
  return row.failing === undefined ? null : { at: row.failing.last, problem: row.failing.problem ?? null };
}

/** Applies the requested filter to the present one. An undefined field stays as it is, and null removes a field. */
export function toFilterRow(asked: NewWebhookEndpoint['filter'], present: EndpointFilter = {}): EndpointFilter {
  const packKey = asked?.packKey === undefined ? present.pack_key : asked.packKey;
  const tag = asked?.tag === undefined ? present.tag : asked.tag;
  return { ...(packKey != null && { pack_key: packKey }), ...(tag != null && { tag }) };
}
