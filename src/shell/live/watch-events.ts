import type { Client } from '@connectrpc/connect';
import type { Event, EventService } from '../../../generated/proto/workgate/event/v1/event_service_pb.js';
import { keepStream, type StreamListener } from './stream-life.ts';

export interface EventListener extends StreamListener {
  onEvent: (event: Event) => void;
  /** From now on nothing is missed; where the stream had broken off, what happened meanwhile has been handed on. */
  onConnected: () => void;
}

/**
 * Follows what happens to all WorkItems of the tenant from now on, until `signal` aborts. A stream that ends is taken up
 * again after the sequence that it has got to, after growing pauses while that fails.
 */
export async function watchEvents(
  client: Client<typeof EventService>,
  listener: EventListener,
  signal: AbortSignal,
): Promise<void> {
  let known: bigint | undefined;
  await keepStream(
    async ({ options, heard, stands }) => {
      const request = known === undefined ? {} : { afterSequence: known };
      for await (const { event } of client.watchEvents(request, options)) {
        heard();
        known = event.value?.sequence ?? known;
        if (event.case === 'happened') listener.onEvent(event.value);
        if (event.case === 'caughtUp') {
          stands();
          listener.onConnected();
        }
      }
    },
    listener,
    signal,
  );
}
