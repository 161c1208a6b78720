import { ConnectError } from '@connectrpc/connect';
import { type Event, EventService } from '../../generated/proto/workgate/event/v1/event_service_pb.js';
import type { Protocol, TestPerson } from './people.ts';

/** Somebody who watches all work of their tenant, and all that they have seen of it so far. */
export class EventWatcher {
  readonly events: Event[] = [];
  /** What kinds of message came, in their order. */
  readonly kinds: string[] = [];
  /** The sequence that the stream has said it has got to. */
  sequence: bigint | undefined;
  /** How the stream ended; undefined as long as it has not. */
  end: ConnectError | 'ended' | undefined;
  readonly #controller = new AbortController();
  readonly #done: Promise<void>;
  #wake: () => void = () => undefined;

  constructor(person: TestPerson, afterSequence?: bigint, protocol: Protocol = 'connect') {
    const { signal } = this.#controller;
    const request = afterSequence === undefined ? {} : { afterSequence };
    this.#done = this.#read(person.client(EventService, protocol).watchEvents(request, { signal }));
  }

  /** Waits until what was seen is enough, or the stream has ended. */
  async until(isEnough: (watcher: this) => boolean): Promise<this> {
    while (!isEnough(this) && this.end === undefined) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this;
  }

  caughtUp(): Promise<this> {
    return this.until(({ kinds }) => kinds.includes('caughtUp'));
  }

  /** Closes the stream from this side. */
  async close(): Promise<void> {
    this.#controller.abort();
    await this.#done;
  }

  async #read(stream: ReturnType<ReturnType<typeof clientOf>['watchEvents']>): Promise<void> {
    try {
      for await (const { event } of stream) {
        this.kinds.push(String(event.case));
        if (event.case === 'happened') this.events.push(event.value);
        if (event.value !== undefined) this.sequence = event.value.sequence;
        this.#wake();
      }
      this.end = 'ended';
    } catch (error) {
      this.end = ConnectError.from(error);
    }
    this.#wake();
  }
}

const clientOf = (person: TestPerson) => person.client(EventService);
