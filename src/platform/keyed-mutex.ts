/** Runs actions of the same key one after the other, in the order of their calls. */
export class KeyedMutex {
  readonly #ends = new Map<string, Promise<void>>();

  /** @param onWaiting Called if the action cannot start at once. */
  async runExclusive<T>(key: string, act: () => Promise<T>, onWaiting: () => void): Promise<T> {
    const before = this.#ends.get(key);
    if (before !== undefined) onWaiting();
    const acting = before === undefined ? act() : before.then(act);
    const end = acting.then(
      () => undefined,
      () => undefined,
    );
    this.#ends.set(key, end);
    try {
      return await acting;
    } finally {
      if (this.#ends.get(key) === end) this.#ends.delete(key);
    }
  }
}
