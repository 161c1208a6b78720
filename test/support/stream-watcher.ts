import { ConnectError } from '@connectrpc/connect';

/** What a stream that is watched hands over. */
export interface WatchedMessage {
  event: { case: string | undefined; value?: unknown };
}

/** Somebody who watches a stream, and all that they have seen of it so far. */
export abstract class StreamWatcher<Message extends WatchedMessage> {
  /** What kinds of message came, in their order. */
  readonly kinds: string[] = [];
  /** How the stream ended; undefined as long as it has not. */
  end: ConnectError | 'ended' | undefined;
  readonly #controller = new AbortController();
  readonly #done: Promise<void>;
  #wake: () => void = () => undefined;

  constructor(open: (options: { signal: AbortSignal }) => AsyncIterable<Message>) {
    this.#done = this.#read(open({ signal: this.#controller.signal }));
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

  protected abstract take(message: Message): void;

  async #read(stream: AsyncIterable<Message>): Promise<void> {
    try {
      for await (const message of stream) {
        this.kinds.push(String(message.event.case));
        this.take(message);
        this.#wake();
      }
      this.end = 'ended';
    } catch (error) {
      this.end = ConnectError.from(error);
    }
    this.#wake();
  }
}
