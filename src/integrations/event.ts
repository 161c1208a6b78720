import type { CallContext, Principal } from '../call-context.ts';
import type { JsonValue } from '../platform/canonical-json.ts';
import { type NewEvent, type OutboxEvent, outboxEvent } from '../platform/outbox/event.ts';

/** Caller who administers integrations: a person, the operator, or the chat platform. */
export type AdminContext = Pick<CallContext, 'tenantId' | 'principal' | 'correlationId'>;

/** @param version Version of the integration after the change. */
export function integrationEvent(
  call: AdminContext,
  type: Extract<NewEvent['type'], `integration.${string}`>,
  integrationId: string,
  version: number,
  at: Date,
  data: Record<string, JsonValue>,
): OutboxEvent {
  const subject = { type: 'integration', id: integrationId };
  return outboxEvent(call, { type, subject, subject_version: version, work_item_id: null, at, data });
}

export function systemPrincipal(id: string, displayName: string): Principal {
  return { type: 'system', id, displayName, lineage: id, accountable: null, accountables: [] };
}
