import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const PROBE_INTERVAL_MS = 100;
const PROBE_TIMEOUT_MS = 1_000;

/**
 * A TCP load balancer that uses HTTP only to poll `/readyz`. Each new connection goes to the next process that was
 * ready at its last probe. If a process resets or refuses its connection, the client sees the same.
 */
export class Balancer {
  /** Number of connections for which no process was ready. */
  turnedAway = 0;
  /** Number of connections given to each process, by its address. */
  readonly given = new Map<string, number>();
  readonly #targets: readonly (() => string)[];
  readonly #ready = new Set<number>();
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #next = 0;
  #stopped = false;

  private constructor(targets: readonly (() => string)[]) {
    this.#targets = targets;
    this.#server = createServer({ allowHalfOpen: true }, (client) => this.#join(client));
  }

  static async start(targets: readonly (() => string)[]): Promise<Balancer> {
    const balancer = new Balancer(targets);
    balancer.#server.listen(0, '127.0.0.1');
    await once(balancer.#server, 'listening');
    for (const index of targets.keys()) void balancer.#probe(index);
    return balancer;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  isReady(index: number): boolean {
    return this.#ready.has(index);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #probe(index: number): Promise<void> {
    const target = this.#targets[index] as () => string;
    while (!this.#stopped) {
      const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
      const headers = { Connection: 'close' };
      const isReady = await fetch(`${target()}/readyz`, { signal, headers }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) this.#ready.add(index);
      else this.#ready.delete(index);
      await delay(PROBE_INTERVAL_MS);
    }
  }

  #join(client: Socket): void {
    const ready = [...this.#ready];
    const index = ready[this.#next++ % ready.length];
    if (index === undefined) {
      this.turnedAway += 1;
      client.resetAndDestroy();
      return;
    }
    const address = (this.#targets[index] as () => string)();
    this.given.set(address, (this.given.get(address) ?? 0) + 1);
    const { hostname, port } = new URL(address);
    const server = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(from);
      from.once('close', () => this.#sockets.delete(from));
      from.on('error', () => to.resetAndDestroy());
      from.pipe(to);
    }
  }
}
