import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import mongoose from 'mongoose';

/** A command as it came to the database, by its name and the collection that it is about. */
export interface SeenCommand {
  name: string;
  collection: string;
  tenantId: string | undefined;
  limit: number | undefined;
}

interface Passage {
  client: Socket;
  database: Socket;
  /** Answers that are kept back. */
  held: Buffer[];
  isHeld: boolean;
}

/** Header of a message, its flags, and the kind of its first section (OP_MSG of MongoDB's wire protocol). */
const HEADER_BYTES = 16;
const BODY_OFFSET = HEADER_BYTES + 4 + 1;
const OP_MSG = 2013;

/**
 * Stands between a service and its database, and reads along: which commands come, and in which order. On request it
 * keeps the answers to some of them back, so that a test decides how long a query takes.
 */
export class DatabaseProxy {
  readonly seen: SeenCommand[] = [];
  readonly #server: Server;
  readonly #target: URL;
  readonly #passages = new Set<Passage>();
  #holds: (command: SeenCommand) => boolean = () => false;

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

  /** Keeps back the answers to commands like this, from now on; `letGo` ends that and delivers what was kept. */
  hold(which: (command: SeenCommand) => boolean): void {
    this.#holds = which;
  }

  letGo(): void {
    this.#holds = () => false;
    for (const passage of this.#passages) {
      passage.isHeld = false;
      for (const chunk of passage.held.splice(0)) passage.client.write(chunk);
    }
  }

  async stop(): Promise<void> {
    for (const { client, database } of this.#passages) {
      client.destroy();
      database.destroy();
    }
    this.#server.close();
    await once(this.#server, 'close');
  }

  #pass(client: Socket): void {
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
      database.write(chunk);
    });
    database.on('data', (chunk: Buffer) => {
      if (passage.isHeld) passage.held.push(chunk);
      else client.write(chunk);
    });
  }

  /** Notes every whole message. @returns the part of one that is left. */
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
    }
    return rest;
  }
}
