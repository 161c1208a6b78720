import { ConnectError } from '@connectrpc/connect';
import { type TimelineEntry, WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import type { Protocol, TestPerson } from './people.ts';

export interface WatchOptions {
  afterSequence?: bigint;
  protocol?: Protocol;
}

/** Somebody who watches a WorkItem, and all that they have seen of it so far. */
export class Watcher {
  /** What kinds of message came, in their order. */
  readonly kinds: string[] = [];
  readonly entries: TimelineEntry[] = [];
  /** How the stream ended; undefined as long as it has not. */
  end: ConnectError | 'ended' | undefined;
  readonly #controller = new AbortController();
  readonly #done: Promise<void>;
  #wake: () => void = () => undefined;

  constructor(person: TestPerson, workItemId: string, { afterSequence = 0n, protocol = 'connect' }: WatchOptions = {}) {
    const client = person.client(WorkService, protocol);
    const { signal } = this.#controller;
    this.#done = this.#read(client.watchWorkItemTimeline({ workItemId, afterSequence }, { signal }));
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

  async #read(stream: ReturnType<ReturnType<typeof clientOf>['watchWorkItemTimeline']>): Promise<void> {
    try {
      for await (const { event } of stream) {
        this.kinds.push(String(event.case));
        if (event.case === 'entry') this.entries.push(event.value);
        this.#wake();
      }
      this.end = 'ended';
    } catch (error) {
      this.end = ConnectError.from(error);
    }
    this.#wake();
  }
}

const clientOf = (person: TestPerson) => person.client(WorkService);
