import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type Exchange, SECURITY_HEADERS } from '../http-answer.ts';

const HEARTBEAT_MS = 15_000;

/** Stream of server-sent events (HTML Standard, 9.2), on a response to which nothing has been written. */
export class EventStream {
  readonly #response: ServerResponse;
  readonly #heartbeat: NodeJS.Timeout;

  /**
   * Starts the stream.
   * @param gone Aborted when no more events follow. A client that has not read the sent events by then is disconnected.
   * @param onHeartbeat Called every 15 seconds, after the comment that keeps the connection alive.
   */
  constructor(
    response: ServerResponse,
    exchange: Exchange,
    headers: Record<string, string>,
    gone?: AbortSignal,
    onHeartbeat: () => void = () => undefined,
  ) {
    this.#response = response;
    response.writeHead(200, {
      'X-Correlation-Id': exchange.correlationId,
      ...SECURITY_HEADERS,
      ...headers,
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    response.flushHeaders();
    const cutOff = () => {
      if (response.writableNeedDrain) response.destroy();
    };
    gone?.addEventListener('abort', cutOff, { once: true });
    this.#heartbeat = setInterval(() => {
      if (!response.writableNeedDrain) response.write(': heartbeat\n\n');
      onHeartbeat();
    }, HEARTBEAT_MS);
  }

  /** Sends an event, and waits until the client has read enough of the stream or has disconnected. */
  async send(data: object, id?: number): Promise<void> {
    const position = id === undefined ? '' : `id: ${id}\n`;
    const flows = this.#response.write(`${position}data: ${JSON.stringify(data)}\n\n`);
    if (flows || this.#response.closed) return;
    const gone = new AbortController();
    await Promise.race([once(this.#response, 'drain', gone), once(this.#response, 'close', gone)]).finally(() =>
      gone.abort(),
    );
  }

  end(): void {
    clearInterval(this.#heartbeat);
    this.#response.end();
  }
}
