import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import mongoose from 'mongoose';

/** A command as the proxy saw it, with the collection that it addresses. */
export interface SeenCommand {
  name: string;
  collection: string;
  tenantId: string | undefined;
  limit: number | undefined;
}

interface Passage {
  client: Socket;
  database: Socket;
  /** Response chunks that are held back from the client. */
  held: Buffer[];
  isHeld: boolean;
}

/**
 * Layout of an OP_MSG in MongoDB's wire protocol: a header, 4 bytes of flags, and 1 byte for the kind of the first
 * section.
 */
const HEADER_BYTES = 16;
const BODY_OFFSET = HEADER_BYTES + 4 + 1;
const OP_MSG = 2013;

/**
 * A proxy between a service and its database. It records the commands in their order. On request it holds back
 * responses, so that a test decides how long a query takes.
 */
export class DatabaseProxy {
  readonly seen: SeenCommand[] = [];
  readonly #server: Server;
  readonly #target: URL;
  readonly #passages = new Set<Passage>();
  #holds: (command: SeenCommand) => boolean = () => false;
  #cuts: (command: SeenCommand) => boolean = () => false;
  #isDead = false;

  private constructor(target: string) {
    this.#target = new URL(target);
    this.#server = createServer((client) => this.#pass(client));
  }

  static async start(mongodbUri: string): Promise<DatabaseProxy> {
    const proxy = new DatabaseProxy(mongodbUri);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get uri(): string {
    const uri = new URL(this.#target);
    uri.port = String((this.#server.address() as AddressInfo).port);
    return uri.href;
  }

  /** Holds back the responses to matching commands, until `letGo` delivers them. */
  hold(which: (command: SeenCommand) => boolean): void {
    this.#holds = which;
  }

  /** True if a held response is waiting for delivery. */
  get keepsAnswer(): boolean {
    return [...this.#passages].some(({ held }) => held.length > 0);
  }

  /** Closes the connection on which a matching command arrives, before the database receives the command. */
  cut(which: (command: SeenCommand) => boolean): void {
    this.#cuts = which;
  }

  /** Closes every connection and refuses new ones until `revive`, like a database that was killed. */
  die(): void {
    this.#isDead = true;
    this.endConnections();
  }

  revive(): void {
    this.#cuts = () => false;
    this.#isDead = false;
  }

  letGo(): void {
    this.#holds = () => false;
    for (const passage of this.#passages) {
      passage.isHeld = false;
      for (const chunk of passage.held.splice(0)) passage.client.write(chunk);
    }
  }

  /** Closes all connections and drops the held responses. New connections are accepted. */
  endConnections(): void {
    this.#holds = () => false;
    for (const { client, database } of this.#passages) {
      client.destroy();
      database.destroy();
    }
  }

  async stop(): Promise<void> {
    this.endConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #pass(client: Socket): void {
    if (this.#isDead) {
      client.destroy();
      return;
    }
    const database = connect(Number(this.#target.port), this.#target.hostname);
    const passage: Passage = { client, database, held: [], isHeld: false };
    this.#passages.add(passage);
    const end = () => {
      client.destroy();
      database.destroy();
      this.#passages.delete(passage);
    };
    for (const socket of [client, database]) socket.on('error', end).on('close', end);
    let unread: Buffer = Buffer.alloc(0);
    client.on('data', (chunk: Buffer) => {
      unread = this.#read(passage, Buffer.concat([unread, chunk]));
      if (!database.destroyed) database.write(chunk);
    });
    database.on('data', (chunk: Buffer) => {
      if (passage.isHeld) passage.held.push(chunk);
      else client.write(chunk);
    });
  }

  /** Records every complete message and returns the bytes of the incomplete one. */
  #read(passage: Passage, bytes: Buffer): Buffer {
    let rest = bytes;
    while (rest.length >= HEADER_BYTES && rest.length >= rest.readInt32LE(0)) {
      const message = rest.subarray(0, rest.readInt32LE(0));
      rest = rest.subarray(message.length);
      if (message.readInt32LE(12) !== OP_MSG) continue;
      const size = message.readInt32LE(BODY_OFFSET);
      const body = mongoose.mongo.BSON.deserialize(message.subarray(BODY_OFFSET, BODY_OFFSET + size));
      const [name = ''] = Object.keys(body);
      const { filter, limit } = body as { filter?: { tenant_id?: string }; limit?: number };
      const command = { name, collection: String(body[name]), tenantId: filter?.tenant_id, limit };
      this.seen.push(command);
      if (this.#holds(command)) passage.isHeld = true;
      if (this.#cuts(command)) {
        passage.client.destroy();
        passage.database.destroy();
      }
    }
    return rest;
  }
}
