/** Wakes the one who waits; a ring before the wait is not lost. */
export class Bell {
  #rung = false;
  #answer: (() => void) | undefined;

  /** @param signal Rings it too, when it is aborted. */
  constructor(signal: AbortSignal) {
    if (signal.aborted) this.#rung = true;
    else signal.addEventListener('abort', () => this.ring(), { once: true });
  }

  ring(): void {
    this.#rung = true;
    this.#answer?.();
  }

  /** Resolves with a ring, at the latest after so long; with whether it was a ring. */
  async wait(timeoutMs: number): Promise<boolean> {
    if (!this.#rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timeoutMs);
        this.#answer = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    const wasRung = this.#rung;
    this.#answer = undefined;
    this.#rung = false;
    return wasRung;
  }
}
