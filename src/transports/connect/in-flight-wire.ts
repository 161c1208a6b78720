import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { HandlerContext } from '@connectrpc/connect';
import type { Frozen } from '../../execution/index.ts';
import type { InFlightUseCases } from '../../execution/use-cases.ts';
import { callOf } from './caller.ts';

/**
 * Lists the actions in flight, for the answer to a withdrawal of authority that came too late to stop them. Call it
 * after the withdrawal.
 */
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
