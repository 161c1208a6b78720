/** What is gathered before the first reading, so that one change with several events is read once. */
const GATHER_MS = 150;

/** Readings that fail one after the other are further and further apart. */
const LONGEST_SPACING_MS = 15_000;

/**
 * Reads again when it is asked to, however often that is: soon after the first request, never twice at once, and then
 * not before some time has passed since the last reading has ended. A reading that fails is repeated.
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

  /** @param read throws if it is to be tried again. */
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
      // Whoever shows it has been told by the reading itself.
      this.#failures += 1;
      this.#isWanted = true;
    }
    this.#isReading = false;
    this.#notBefore = Date.now() + Math.min(this.#spacingMs * 2 ** this.#failures, LONGEST_SPACING_MS);
    if (this.#isWanted) this.request();
  }
}
