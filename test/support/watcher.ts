import {
  type TimelineEntry,
  type WatchWorkItemTimelineResponse,
  WorkService,
} from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import type { Protocol, TestPerson } from './people.ts';
import { StreamWatcher } from './stream-watcher.ts';

export interface WatchOptions {
  afterSequence?: bigint;
  protocol?: Protocol;
}

/** A person who watches the timeline of a WorkItem, with everything received so far. */
export class Watcher extends StreamWatcher<WatchWorkItemTimelineResponse> {
  readonly entries: TimelineEntry[] = [];

  constructor(person: TestPerson, workItemId: string, { afterSequence = 0n, protocol = 'connect' }: WatchOptions = {}) {
    const client = person.client(WorkService, protocol);
    super((options) => client.watchWorkItemTimeline({ workItemId, afterSequence }, options));
  }

  protected override take({ event }: WatchWorkItemTimelineResponse): void {
    if (event.case === 'entry') this.entries.push(event.value);
  }
}
