import { ConnectError } from '@connectrpc/connect';

/** A message of a stream that can be watched. */
export interface WatchedMessage {
  event: { case: string | undefined; value?: unknown };
}

const PATIENCE_MS = 50_000;

/** A person who watches a stream, with everything received so far. */
export abstract class StreamWatcher<Message extends WatchedMessage> {
  /** Kinds of the messages received, in order. */
  readonly kinds: string[] = [];
  /** Error that ended the stream, or `ended`; undefined while the stream is open. */
  end: ConnectError | 'ended' | undefined;
  readonly #controller = new AbortController();
  readonly #done: Promise<void>;
  #wake: () => void = () => undefined;

  constructor(open: (options: { signal: AbortSignal }) => AsyncIterable<Message>) {
    this.#done = this.#read(open({ signal: this.#controller.signal }));
  }

  /**
   * Waits until `isEnough` returns true or the stream ends.
   * @throws {Error} with the kinds received, if neither happens within 50 s. This is before the test itself times out.
   */
  async until(isEnough: (watcher: this) => boolean): Promise<this> {
    const deadline = Date.now() + PATIENCE_MS;
    while (!isEnough(this) && this.end === undefined) {
      if (Date.now() >= deadline) throw new Error(`Not enough was seen within 50 s, but: ${this.kinds.join(', ')}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.max(0, deadline - Date.now()));
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    return this;
  }

  caughtUp(): Promise<this> {
    return this.until(({ kinds }) => kinds.includes('caughtUp'));
  }

  /** Closes the stream as the client. */
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
