import { routes } from '../../generated/rest/routes.ts';
import type { ApiAnswer } from './api-client.ts';
import type { TestKey } from './service.ts';

export type OperationId = keyof typeof routes;

/** How to call an operation so that it succeeds, on a WorkItem that exists. Every operation must be listed here. */
export interface ValidCall {
  method: string;
  path: string;
  body?: unknown;
}

const BODIES: Record<OperationId, unknown> = {
  createWorkItem: { subject: 'A valid subject' },
  listWorkItems: undefined,
  getWorkItem: undefined,
  updateWorkItem: { priority: 'high' },
  appendWorkItemMessage: { message: { content: 'A valid message' } },
  listWorkItemMessages: undefined,
  getWorkItemEvidence: undefined,
  exportWorkItemPacket: {},
  directActionExecution: undefined,
};

export const OPERATIONS = Object.values(routes);

/** Operations whose request is read at all. */
export const READING_OPERATIONS = OPERATIONS.filter((route) => !route.ignoresRequest);

export const BODY_OPERATIONS = OPERATIONS.filter((route) => route.mediaTypes.length > 0);

/** A call that would succeed, for tests that then break one thing of it. */
export function validCall(operationId: OperationId, workItemId: string): ValidCall {
  const { method, path } = routes[operationId];
  const body = BODIES[operationId];
  return { method, path: path.replace('{work_item_id}', workItemId), ...(body === undefined ? {} : { body }) };
}

export async function callOperation(key: TestKey, call: ValidCall, query = ''): Promise<ApiAnswer> {
  return key.client.call(call.method, `${call.path}${query}`, call.body === undefined ? {} : { body: call.body });
}
