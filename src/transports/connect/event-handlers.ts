import { EventService } from '../../../generated/proto/workgate/event/v1/event_service_pb.js';
import type { WatchedEvent } from '../../events/index.ts';
import { boundedStream } from './bounded-stream.ts';
import { callOf } from './caller.ts';
import { toApiTime } from './common-wire.ts';
import { serve } from './services.ts';

export const eventService = serve(EventService, ({ eventWatch }) => ({
  async *watchEvents({ afterSequence }, context) {
    const after = afterSequence === undefined ? undefined : Number(afterSequence);
    const events = boundedStream(context, (signal) => eventWatch.watchEvents(callOf(context), after, signal));
    for await (const event of events) yield toApiWatchedEvent(event);
  },
}));

function toApiWatchedEvent(watched: WatchedEvent) {
  if (watched.kind === 'caught_up') {
    return { event: { case: 'caughtUp', value: { sequence: BigInt(watched.sequence) } } } as const;
  }
  if (watched.kind === 'heartbeat') {
    return { event: { case: 'heartbeat', value: { sequence: BigInt(watched.sequence) } } } as const;
  }
  const { event } = watched;
  const value = {
    eventId: event.event_id,
    sequence: BigInt(event.sequence),
    type: event.type,
    at: toApiTime(new Date(event.at)),
    subjectType: event.subject.type,
    subjectId: event.subject.id,
    workItemId: event.work_item_id ?? '',
    actorType: event.actor.type,
    actorId: event.actor.id,
    correlationId: event.correlation_id,
  };
  return { event: { case: 'happened', value } } as const;
}
