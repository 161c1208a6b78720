import mongoose from 'mongoose';
import type { Logger } from '../logger.ts';
import type { LogEntry } from './log-entry.ts';

type Wake = () => void;
/** The entry is null if entries may have been missed. */
export type WakeOfTenant = (entry: Pick<LogEntry, 'type' | 'work_item_id'> | null) => void;

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
  /** Watchers of WorkItems, by tenant and WorkItem; below, watchers of tenants, by tenant. */
  readonly #watchers = new Map<string, Set<Wake>>();
  readonly #watchersOfTenants = new Map<string, Set<WakeOfTenant>>();
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
  subscribe(tenantId: string, workItemId: string, wake: Wake): () => void {
    return this.#add(this.#watchers, `${tenantId}/${workItemId}`, wake);
  }

  subscribeToTenant(tenantId: string, wake: WakeOfTenant): () => void {
    return this.#add(this.#watchersOfTenants, tenantId, wake);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    await this.#client?.close();
  }

  #add<Call>(all: Map<string, Set<Call>>, key: string, wake: Call): () => void {
    if (this.#client === undefined && !this.#stopped) this.#open();
    const watchers = all.get(key) ?? new Set();
    watchers.add(wake);
    all.set(key, watchers);
    return () => {
      watchers.delete(wake);
      if (watchers.size === 0 && all.get(key) === watchers) all.delete(key);
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
        for (const wake of this.#watchers.get(`${entry.tenant_id}/${entry.work_item_id}`) ?? []) wake();
        for (const wake of this.#watchersOfTenants.get(entry.tenant_id) ?? []) wake(entry);
      }
    } catch (error) {
      if (!this.#stopped) this.#options.logger.warn({ err: error }, 'the change stream broke; watchers poll meanwhile');
    }
    this.#live = false;
    if (this.#stopped) return;
    // Watchers poll from now on.
    this.#wakeAll();
    this.#retry = setTimeout(() => void this.#follow(client), RETRY_MS);
  }

  #becomeLive(): void {
    if (this.#live) return;
    this.#live = true;
    this.#wakeAll();
  }

  #wakeAll(): void {
    for (const watchers of this.#watchers.values()) for (const wake of watchers) wake();
    for (const watchers of this.#watchersOfTenants.values()) for (const wake of watchers) wake(null);
  }
}
