/** A map that keeps the `limit` entries set last; setting one more forgets the one that was set longest ago. */
export class BoundedMap<K, V> extends Map<K, V> {
  readonly #limit: number;

  constructor(limit: number) {
    super();
    this.#limit = limit;
  }

  override set(key: K, value: V): this {
    this.delete(key);
    super.set(key, value);
    const oldest = this.keys().next();
    if (this.size > this.#limit && oldest.done !== true) this.delete(oldest.value);
    return this;
  }
}
