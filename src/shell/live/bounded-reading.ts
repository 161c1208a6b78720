/** Milliseconds before the first read, so that a change with several events is read once. */
const GATHER_MS = 150;

/** In milliseconds. Each failure in a row doubles the time between reads. */
const LONGEST_SPACING_MS = 15_000;

/**
 * Reads again on request: soon after the first request, never two reads at once, and no sooner than `spacingMs` after
 * the last read. A read that fails is retried.
 */
export class BoundedReading {
  readonly #read: () => Promise<void>;
  readonly #spacingMs: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isReading = false;
  #isWanted = false;
  #isStopped = false;
  #failures = 0;
  #notBefore = 0;

  /** @param read Throws if the read is to be retried. */
  constructor(read: () => Promise<void>, spacingMs: number) {
    this.#read = read;
    this.#spacingMs = spacingMs;
  }

  request(): void {
    if (this.#isStopped) return;
    this.#isWanted = true;
    if (this.#isReading || this.#timer !== undefined) return;
    const waitMs = Math.max(GATHER_MS, this.#notBefore - Date.now());
    this.#timer = setTimeout(() => void this.#run(), waitMs);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #run(): Promise<void> {
    this.#timer = undefined;
    this.#isReading = true;
    this.#isWanted = false;
    try {
      await this.#read();
      this.#failures = 0;
    } catch {
      // The read itself has reported the error to the page.
      this.#failures += 1;
      this.#isWanted = true;
    }
    this.#isReading = false;
    this.#notBefore = Date.now() + Math.min(this.#spacingMs * 2 ** this.#failures, LONGEST_SPACING_MS);
    if (this.#isWanted) this.request();
  }
}
