import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { HandlerContext } from '@connectrpc/connect';
import type { ActionsInFlight } from '../../actions/in-flight.ts';
import { callOf } from './caller.ts';

/** What the answer to a withdrawal of authority says of actions that it came too late for. After the withdrawal. */
export async function toApiInFlight(inFlight: ActionsInFlight, context: HandlerContext) {
  const { actions, hasMore } = await inFlight.list(callOf(context).tenantId);
  return {
    actionsInFlight: actions.map(({ startedAt, ...action }) => ({
      ...action,
      startedAt: timestampFromDate(startedAt),
    })),
    moreActionsInFlight: hasMore,
  };
}
