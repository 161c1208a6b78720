/** Lets those that have a name in common act one after the other, in the order in which they came. */
export class Lines {
  readonly #ends = new Map<string, Promise<void>>();

  /** @param onWaiting Called if it is not its turn at once. */
  async act<T>(name: string, act: () => Promise<T>, onWaiting: () => void): Promise<T> {
    const before = this.#ends.get(name);
    if (before !== undefined) onWaiting();
    const acting = before === undefined ? act() : before.then(act);
    const end = acting.then(
      () => undefined,
      () => undefined,
    );
    this.#ends.set(name, end);
    try {
      return await acting;
    } finally {
      if (this.#ends.get(name) === end) this.#ends.delete(name);
    }
  }
}
