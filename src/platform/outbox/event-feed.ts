import mongoose from 'mongoose';
import type { Logger } from '../logger.ts';
import type { LogEntry } from './log-entry.ts';

/** The entry is null if entries may have been missed. */
type Wake = (entry: Pick<LogEntry, 'type' | 'work_item_id'> | null) => void;

export interface EventFeedOptions {
  uri: string;
  database: string;
  collection: string;
  logger: Logger;
}

const RETRY_MS = 2_000;

/**
 * Tells watchers that something was logged, so that they read the log. Each process has one change stream, on its own
 * client, because a stream holds a connection. Without the stream, `live` is false and watchers poll.
 */
export class EventFeed {
  readonly #options: EventFeedOptions;
  /** By tenant, and by tenant and WorkItem. */
  readonly #watchers = new Map<string, Set<Wake>>();
  #client: mongoose.mongo.MongoClient | undefined;
  #stopped = false;
  #retry: NodeJS.Timeout | undefined;
  #live = false;

  constructor(options: EventFeedOptions) {
    this.#options = options;
  }

  get live(): boolean {
    return this.#live;
  }

  /** @returns a function that ends the subscription. */
  subscribe(tenantId: string, workItemId: string, wake: () => void): () => void {
    return this.#add(`${tenantId}/${workItemId}`, wake);
  }

  subscribeToTenant(tenantId: string, wake: Wake): () => void {
    return this.#add(tenantId, wake);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    await this.#client?.close();
  }

  #add(key: string, wake: Wake): () => void {
    if (this.#client === undefined && !this.#stopped) this.#open();
    const watchers = this.#watchers.get(key) ?? new Set();
    watchers.add(wake);
    this.#watchers.set(key, watchers);
    return () => {
      watchers.delete(wake);
      if (watchers.size === 0 && this.#watchers.get(key) === watchers) this.#watchers.delete(key);
    };
  }

  /** Opened for the first watcher, so that a process without watchers holds no stream. */
  #open(): void {
    const client = new mongoose.mongo.MongoClient(this.#options.uri, { maxPoolSize: 2, appName: 'workgate-feed' });
    this.#client = client;
    void this.#follow(client);
  }

  async #follow(client: mongoose.mongo.MongoClient): Promise<void> {
    try {
      const log = client.db(this.#options.database).collection<LogEntry>(this.#options.collection);
      const stream = log.watch([{ $match: { operationType: 'insert' } }]);
      // Wakes the watchers, to read what was logged before the stream was open.
      stream.once('resumeTokenChanged', () => this.#becomeLive());
      for await (const change of stream) {
        if (change.operationType !== 'insert') continue;
        this.#becomeLive();
        const entry = change.fullDocument;
        for (const key of [`${entry.tenant_id}/${entry.work_item_id}`, entry.tenant_id]) {
          for (const wake of this.#watchers.get(key) ?? []) wake(entry);
        }
      }
    } catch (error) {
      if (!this.#stopped) this.#options.logger.warn({ err: error }, 'the change stream broke; watchers poll meanwhile');
    }
    this.#live = false;
    if (this.#stopped) return;
    this.#wakeAll();
    this.#retry = setTimeout(() => void this.#follow(client), RETRY_MS);
  }

  #becomeLive(): void {
    if (this.#live) return;
    this.#live = true;
    this.#wakeAll();
  }

  #wakeAll(): void {
    for (const watchers of this.#watchers.values()) for (const wake of watchers) wake(null);
  }
}
