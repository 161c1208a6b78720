import type { Client } from '@connectrpc/connect';
import type { Event, EventService } from '../../../generated/proto/workgate/event/v1/event_service_pb.js';
import { isFinal } from '../api/failure.ts';
import { pause, watchSilence } from './stream-life.ts';

export interface EventListener {
  onEvent: (event: Event) => void;
  /** From now on nothing is missed; where the stream had broken off, what happened meanwhile has been handed on. */
  onConnected: () => void;
  /** The stream has broken off and is being taken up again. */
  onBroken: () => void;
  /** The stream is refused for good. */
  onRefused: (error: unknown) => void;
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
  let failures = 0;
  while (!signal.aborted) {
    const silence = watchSilence();
    try {
      const options = { signal: AbortSignal.any([signal, silence.signal]), timeoutMs: 0 };
      const request = known === undefined ? {} : { afterSequence: known };
      for await (const { event } of client.watchEvents(request, options)) {
        silence.interrupt();
        known = event.value?.sequence ?? known;
        if (event.case === 'happened') listener.onEvent(event.value);
        if (event.case === 'caughtUp') {
          failures = 0;
          listener.onConnected();
        }
      }
    } catch (error) {
      if (signal.aborted) return;
      if (isFinal(error)) {
        listener.onRefused(error);
        return;
      }
    } finally {
      silence.stop();
    }
    if (signal.aborted) return;
    listener.onBroken();
    await pause(failures, signal);
    failures += 1;
  }
}
