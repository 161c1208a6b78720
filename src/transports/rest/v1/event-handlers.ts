import type { EventUseCases } from '../../../events/use-cases.ts';
import { toApiEventPage } from '../../wire/v1/events.ts';
import type { OperationHandlers } from './operations.ts';

export interface EventHandlerServices {
  events: EventUseCases;
}

/** Creates the handler of the operation that lists the tenant's events, by operationId. */
export function createEventHandlers({ events }: EventHandlerServices): Pick<OperationHandlers, 'listEvents'> {
  return {
    async listEvents({ query }, call) {
      const page = await events.listEvents(call, {
        after: query.after ?? 0,
        types: query.types?.split(','),
        workItemId: query.work_item_id,
        limit: query.limit,
        waitSeconds: query.wait_seconds ?? 0,
        withData: query.expand === 'data',
      });
      return { status: 200, headers: {}, body: toApiEventPage(page) };
    },
  };
}
