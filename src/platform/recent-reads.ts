export interface RecentRead<T> {
  startedAtMs: number;
  value: Promise<T | null>;
  /** Value of a finished read, so that a cache hit costs no tick; null until then. */
  known: T | null;
}

const MAX_ENTRIES = 10_000;

/**
 * Valid for `maxAgeMs` from the start of the read, so a change takes effect on every node within that time plus one
 * read. Nothing stale is served because the database does not answer.
 */
export class RecentReads<T> {
  readonly #load: (id: string) => Promise<T | null>;
  readonly #maxAgeMs: number;
  readonly #entries = new Map<string, RecentRead<T>>();

  constructor(maxAgeMs: number, load: (id: string) => Promise<T | null>) {
    this.#maxAgeMs = maxAgeMs;
    this.#load = load;
  }

  peek(id: string): RecentRead<T> | undefined {
    return this.#entries.get(id);
  }

  isFresh(read: RecentRead<T>): boolean {
    return performance.now() - read.startedAtMs < this.#maxAgeMs;
  }

  async get(id: string): Promise<T | null> {
    const last = this.peek(id);
    const read = last !== undefined && this.isFresh(last) ? last : this.read(id);
    return read.known ?? (await read.value);
  }

  read(id: string): RecentRead<T> {
    const entry: RecentRead<T> = { startedAtMs: performance.now(), value: this.#load(id), known: null };
    this.#keep(id, entry);
    entry.value.then(
      (known) => {
        entry.known = known;
        // Ids that do not exist are not kept: they could push out ids that do.
        if (known === null) this.#drop(id, entry);
      },
      () => this.#drop(id, entry),
    );
    return entry;
  }

  /** Called on the node that changes the stored value. */
  forget(id: string): void {
    this.#entries.delete(id);
  }

  /** Beyond the limit, the entry that was read longest ago is dropped. */
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
