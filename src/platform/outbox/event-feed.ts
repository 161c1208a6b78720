import mongoose from 'mongoose';
import type { Logger } from '../logger.ts';
import type { LogEntry } from './log-entry.ts';

type Wake = () => void;
/** What was logged, to know whether it is worth a look; null if something may have been that nobody has seen. */
export type WakeOfTenant = (entry: Pick<LogEntry, 'type' | 'work_item_id'> | null) => void;

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
 * Tells who watches a WorkItem, or all of a tenant, that something was logged; what it was, they read from the log. One
 * change stream per process, on a client of its own: a stream holds a connection for as long as it lives. While there is
 * none, `live` is false and the watchers have to look by themselves.
 */
export class EventFeed {
  readonly #options: EventFeedOptions;
  /** By tenant and WorkItem, and by tenant. */
  readonly #watchers = new Map<string, Set<Wake>>();
  readonly #watchersOfTenants = new Map<string, Set<WakeOfTenant>>();
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
    return this.#add(this.#watchers, `${tenantId}/${workItemId}`, wake);
  }

  /** Calls `wake` whenever something was logged of the tenant. @returns how to end it. */
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

  /** Opened for the first watcher: a process that nobody watches holds no stream. */
  #open(): void {
    const client = new mongoose.mongo.MongoClient(this.#options.uri, { maxPoolSize: 2, appName: 'workgate-feed' });
    this.#client = client;
    void this.#follow(client);
  }

  async #follow(client: mongoose.mongo.MongoClient): Promise<void> {
    try {
      const log = client.db(this.#options.database).collection<LogEntry>(this.#options.collection);
      const stream = log.watch([{ $match: { operationType: 'insert' } }]);
      // Whatever was logged before the stream was there, its watchers look for now.
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
    // They look by themselves from now on.
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
