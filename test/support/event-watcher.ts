import {
  type Event,
  EventService,
  type WatchEventsResponse,
} from '../../generated/proto/workgate/event/v1/event_service_pb.js';
import type { Protocol, TestPerson } from './people.ts';
import { StreamWatcher } from './stream-watcher.ts';

/** A person who watches all events of their tenant, with everything received so far. */
export class EventWatcher extends StreamWatcher<WatchEventsResponse> {
  readonly events: Event[] = [];
  /** Sequence number that the stream reported last. */
  sequence: bigint | undefined;

  constructor(person: TestPerson, afterSequence?: bigint, protocol: Protocol = 'connect') {
    const client = person.client(EventService, protocol);
    const request = afterSequence === undefined ? {} : { afterSequence };
    super((options) => client.watchEvents(request, options));
  }

  protected override take({ event }: WatchEventsResponse): void {
    if (event.case === 'happened') this.events.push(event.value);
    if (event.value !== undefined) this.sequence = event.value.sequence;
  }
}
