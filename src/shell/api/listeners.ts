/** Functions that are called together when a shared value has changed. */
export class Listeners {
  readonly #all = new Set<() => void>();

  /** Returns a function that removes the listener. */
  readonly add = (listener: () => void): (() => void) => {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  };

  call(): void {
    for (const listener of [...this.#all]) listener();
  }
}
