/** Wakes one waiting task. A ring before the wait is not lost. */
export class Bell {
  #rung = false;
  #answer: (() => void) | undefined;

  /** @param signal Rings the bell too, when it aborts. */
  constructor(signal: AbortSignal) {
    if (signal.aborted) this.#rung = true;
    else signal.addEventListener('abort', () => this.ring(), { once: true });
  }

  ring(): void {
    this.#rung = true;
    this.#answer?.();
  }

  /** @returns true if the bell rang; false after `timeoutMs`. */
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
