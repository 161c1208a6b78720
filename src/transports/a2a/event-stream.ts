import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type Exchange, SECURITY_HEADERS } from '../http-answer.ts';

const HEARTBEAT_MS = 15_000;

/** A stream of server-sent events (HTML Standard, 9.2) on a response that nothing has been written to. */
export class EventStream {
  readonly #response: ServerResponse;
  readonly #heartbeat: NodeJS.Timeout;

  /**
   * Begins the stream.
   * @param gone Aborted when nothing more is to be sent: a client that does not take what was sent is cut off then.
   * @param onHeartbeat Called with each comment that keeps the connection alive, every 15 seconds.
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

  /** Sends an event, and waits until the client has taken what was sent before; or until it has gone. */
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
