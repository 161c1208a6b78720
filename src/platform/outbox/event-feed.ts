import mongoose from 'mongoose';
import type { Logger } from '../logger.ts';

type Wake = () => void;

export interface EventFeedOptions {
  uri: string;
  database: string;
  /** Collection of the event log. */
  collection: string;
  logger: Logger;
}

/** How long after a broken change stream the next one is tried. */
const RETRY_MS = 2_000;

/**
 * Tells who watches a WorkItem that something was logged of it; what it was, they read from the log. One change stream
 * per process, on a client of its own: a stream holds a connection for as long as it lives. While there is none,
 * `live` is false and the watchers have to look by themselves.
 */
export class EventFeed {
  readonly #options: EventFeedOptions;
  readonly #watchers = new Map<string, Set<Wake>>();
  #client: mongoose.mongo.MongoClient | undefined;
  #stopped = false;
  #retry: NodeJS.Timeout | undefined;
  #live = false;

  constructor(options: EventFeedOptions) {
    this.#options = options;
  }

  /** Whether watchers are told. */
  get live(): boolean {
    return this.#live;
  }

  /** Calls `wake` whenever something was logged of the WorkItem. @returns how to end it. */
  subscribe(tenantId: string, workItemId: string, wake: Wake): () => void {
    if (this.#client === undefined && !this.#stopped) this.#open();
    const key = `${tenantId}/${workItemId}`;
    const watchers = this.#watchers.get(key) ?? new Set();
    watchers.add(wake);
    this.#watchers.set(key, watchers);
    return () => {
      watchers.delete(wake);
      if (watchers.size === 0) this.#watchers.delete(key);
    };
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    await this.#client?.close();
  }

  /** Opened for the first watcher: a process that nobody watches holds no stream. */
  #open(): void {
    const client = new mongoose.mongo.MongoClient(this.#options.uri, { maxPoolSize: 2, appName: 'workgate-feed' });
    this.#client = client;
    void this.#follow(client);
  }

  async #follow(client: mongoose.mongo.MongoClient): Promise<void> {
    try {
      const log = client.db(this.#options.database).collection(this.#options.collection);
      const stream = log.watch([{ $match: { operationType: 'insert' } }]);
      // Whatever was logged before the stream was there, its watchers look for now.
      stream.once('resumeTokenChanged', () => this.#becomeLive());
      for await (const change of stream) {
        if (change.operationType !== 'insert') continue;
        this.#becomeLive();
        const { tenant_id: tenantId, work_item_id: workItemId } = change.fullDocument;
        for (const wake of this.#watchers.get(`${tenantId}/${workItemId}`) ?? []) wake();
      }
    } catch (error) {
      if (!this.#stopped) this.#options.logger.warn({ err: error }, 'the change stream broke; watchers poll meanwhile');
    }
    this.#live = false;
    if (this.#stopped) return;
    this.#retry = setTimeout(() => void this.#follow(client), RETRY_MS);
  }

  #becomeLive(): void {
    if (this.#live) return;
    this.#live = true;
    for (const watchers of this.#watchers.values()) for (const wake of watchers) wake();
  }
}
