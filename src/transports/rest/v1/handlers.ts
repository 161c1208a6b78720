import type { EventPage, ThinEvent } from '../../../events/index.ts';
import type { Caller } from '../../../identity/index.ts';
import type { OfferedOperation } from '../../../operations/index.ts';
import { RELEASE } from '../../../platform/release.ts';
import { toApiEvidenceEntry } from '../../wire/v1/evidence.ts';
import { toApiIntegration } from '../../wire/v1/integrations.ts';
import type { Schemas } from '../../wire/v1/schemas.ts';
import { createActionHandlers } from './action-handlers.ts';
import { ok, pageOf } from './answers.ts';
import { createDataHandlers } from './data-handlers.ts';
import type { OperationHandlers, RestServices } from './operations.ts';
import { createWebhookHandlers } from './webhook-handlers.ts';
import { createWorkItemHandlers } from './work-item-handlers.ts';

/** Creates the handlers of all operations of the contract, by operationId. */
export function createHandlers(services: RestServices): OperationHandlers {
  const { callers, directory, events, evidence } = services;
  return {
    ...createWorkItemHandlers(services),
    ...createActionHandlers(services),
    ...createOperationHandlers(services),
    ...createWebhookHandlers(services),
    ...createDataHandlers(services),

    async getMe(_request, call) {
      return ok(toApiCaller(await callers.describe(call)));
    },

    async listEvents({ query }, call) {
      const page = await events.listEvents(call, {
        after: query.after ?? 0,
        types: query.types?.split(','),
        workItemId: query.work_item_id,
        limit: query.limit,
        waitSeconds: query.wait_seconds ?? 0,
        withData: query.expand === 'data',
      });
      return ok(toApiEventPage(page));
    },

    async getWorkItemEvidence({ path, query }, call) {
      const { rows, nextPageToken } = await evidence.getWorkItemEvidence(call, path.work_item_id, pageOf(query));
      return ok({ entries: rows.map(toApiEvidenceEntry), next_page_token: nextPageToken });
    },

    async exportWorkItemPacket({ path }, call) {
      return ok(await evidence.exportWorkItemPacket(call, path.work_item_id));
    },

    async listIntegrations({ query }, call) {
      const { rows, nextPageToken } = await directory.listIntegrations(call, pageOf(query));
      return ok({ integrations: rows.map(toApiIntegration), next_page_token: nextPageToken });
    },

    async getIntegration({ path }, call) {
      return ok(toApiIntegration(await directory.getIntegration(call, path.integration_id)));
    },
  };
}

/** Creates the handlers that describe the operations which can be proposed. */
function createOperationHandlers({ operations, freezes }: RestServices) {
  return {
    async listOperations({ query }, call) {
      const [{ rows, nextPageToken }, frozen] = await Promise.all([
        operations.listOperations(call, pageOf(query)),
        freezes.listFreezeProblems(call),
      ]);
      const shown = rows.map((row) => toApiOperation(row, frozen.ofOperation(row.operation)));
      return ok({ operations: shown, next_page_token: nextPageToken });
    },

    async getOperation({ path }, call) {
      const [found, frozen] = await Promise.all([
        operations.getOperation(call, path.operation),
        freezes.listFreezeProblems(call),
      ]);
      return ok(toApiOperation(found, frozen.ofOperation(found.operation)));
    },
  } satisfies Partial<OperationHandlers>;
}

/** @param problem Reason why no proposal of this operation can be executed; null if there is none. */
function toApiOperation(operation: OfferedOperation, problem: string | null): Schemas['Operation'] {
  return {
    operation: operation.operation,
    version: operation.version,
    status: operation.retired ? 'retired' : 'active',
    title: operation.title,
    description: operation.description,
    resource_type: operation.resourceType,
    highest_risk: operation.highestRisk,
    executors: [...operation.executors],
    payload_schema: operation.payloadSchema,
    result_schema: operation.resultSchema,
    schema_hash: operation.schemaHash,
    problem,
  };
}

/** Returns an event, which has the form of the contract already. Here the compiler checks that. */
function toApiEvent({ data, ...event }: ThinEvent): Schemas['Event'] {
  // The contract allows any members of the data, but the generated types allow none.
  return data === undefined ? event : { ...event, data: data as NonNullable<Schemas['Event']['data']> };
}

function toApiEventPage({ events, nextAfter, head }: EventPage): Schemas['EventPage'] {
  return { events: events.map(toApiEvent), next_after: nextAfter, head };
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
