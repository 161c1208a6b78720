import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { HandlerContext } from '@connectrpc/connect';
import type { Frozen } from '../../actions/freezes/model.ts';
import type { InFlightUseCases } from '../../actions/use-cases.ts';
import { callOf } from './caller.ts';

/** What the answer to a withdrawal of authority says of actions that it came too late for. After the withdrawal. */
export async function toApiInFlight(inFlight: InFlightUseCases, context: HandlerContext) {
  return toApiActionsInFlight(await inFlight.listActionsInFlight(callOf(context)));
}

export function toApiActionsInFlight({ actions, hasMore }: Frozen['inFlight']) {
  return {
    actionsInFlight: actions.map(({ startedAt, ...action }) => ({
      ...action,
      startedAt: timestampFromDate(startedAt),
    })),
    moreActionsInFlight: hasMore,
  };
}
