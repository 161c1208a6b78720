/** One read, which concurrent callers share. */
export interface RecentRead<T> {
  startedAtMs: number;
  value: Promise<T | null>;
  /** The value once it is read, so that a hit costs no tick. */
  known: T | null;
}

const MAX_ENTRIES = 10_000;

/**
 * What was read from the database a moment ago, by id. An entry is believed for `maxAgeMs` from the start of its read,
 * so that a change is honoured on every node within that time plus one read; nothing stale is ever served because the
 * database does not answer.
 */
export class RecentReads<T> {
  readonly #load: (id: string) => Promise<T | null>;
  readonly #maxAgeMs: number;
  readonly #entries = new Map<string, RecentRead<T>>();

  constructor(maxAgeMs: number, load: (id: string) => Promise<T | null>) {
    this.#maxAgeMs = maxAgeMs;
    this.#load = load;
  }

  /** The last read of the id, however old. */
  peek(id: string): RecentRead<T> | undefined {
    return this.#entries.get(id);
  }

  isFresh(read: RecentRead<T>): boolean {
    return performance.now() - read.startedAtMs < this.#maxAgeMs;
  }

  /** The value, read again unless the last read is fresh. */
  async get(id: string): Promise<T | null> {
    const last = this.peek(id);
    const read = last !== undefined && this.isFresh(last) ? last : this.read(id);
    return read.known ?? (await read.value);
  }

  /** Reads anew. */
  read(id: string): RecentRead<T> {
    const entry: RecentRead<T> = { startedAtMs: performance.now(), value: this.#load(id), known: null };
    this.#keep(id, entry);
    entry.value.then(
      (known) => {
        entry.known = known;
        // Ids that do not exist are not kept: they could push out those that do.
        if (known === null) this.#drop(id, entry);
      },
      () => this.#drop(id, entry),
    );
    return entry;
  }

  /** Forgets an id at once; called on the node that changes what it stands for. */
  forget(id: string): void {
    this.#entries.delete(id);
  }

  /** Beyond the limit, what was read longest ago is forgotten. */
  #keep(id: string, entry: RecentRead<T>): void {
    this.#entries.delete(id);
    this.#entries.set(id, entry);
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > MAX_ENTRIES && oldest.done !== true) this.#entries.delete(oldest.value);
  }

  #drop(id: string, entry: RecentRead<T>): void {
    if (this.#entries.get(id) === entry) this.#entries.delete(id);
  }
}
