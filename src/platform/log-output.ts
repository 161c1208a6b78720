import { write, writeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Waiting characters at which all waiting lines are written together. */
const AT_ONCE = 8_192;
/** Longest wait of a line before it is written. */
const BETWEEN_WRITES_MS = 200;
/** Characters. Further lines are lost, so that the service itself survives. */
const MOST_WAITING = 16 * 1024 * 1024;
/** Between attempts of `close` to write to a reader that has no room at the moment. */
const BETWEEN_ATTEMPTS_MS = 20;
/** A write that takes so long counts as stuck, because its reader has stopped reading. */
const STUCK_AFTER_MS = 1_000;

export interface LogObserver {
  onLost: () => void;
  /** Called with the number of lost lines when lines can be written again. */
  onWrittenAgain: (lost: number) => void;
}

/**
 * Retries failed writes, and at worst loses lines, if the reader has stopped or the disk is full. The available library
 * (sonic-boom 4) would end the process instead, or keep it from ending.
 */
export class LogOutput {
  readonly #fd: number;
  readonly #observer: LogObserver;
  #waiting: string[] = [];
  #characters = 0;
  #lost = 0;
  /** Rest of the current chunk that is not written yet. */
  #chunk: Buffer = Buffer.alloc(0);
  #writingSince: number | undefined;
  #waiters: ((error: NodeJS.ErrnoException | null) => void)[] = [];
  #hasBegun = false;
  #isGivenUp = false;

  constructor(fd: number, observer: LogObserver) {
    this.#fd = fd;
    this.#observer = observer;
  }

  /** Takes one line, with its line end. */
  write(line: string): void {
    this.#begin();
    if (this.#chunk.length + this.#characters + line.length > MOST_WAITING) {
      this.#lost += 1;
      this.#observer.onLost();
      return;
    }
    this.#waiting.push(line);
    this.#characters += line.length;
    if (this.#characters >= AT_ONCE) this.#write();
  }

  flush(): void {
    this.#write();
  }

  /** Gives up after `timeoutMs`. If a write still waits for the reader then, the process will end by SIGKILL. */
  async close(timeoutMs: number): Promise<void> {
    const deadline = performance.now() + timeoutMs;
    for (;;) {
      const leftMs = deadline - performance.now();
      const error = await this.#written(leftMs);
      this.#isGivenUp = error === 'late';
      if (error === 'late') return;
      if (error?.code === 'EAGAIN' && leftMs > 0) await delay(BETWEEN_ATTEMPTS_MS);
      else if (error !== null) return;
      if (this.#waiting.length === 0 && this.#chunk.length === 0) return;
    }
  }

  /** Resolves with the result of the current write, or of a write that begins now; with `late` after `timeoutMs`. */
  #written(timeoutMs: number): Promise<NodeJS.ErrnoException | 'late' | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve('late'), timeoutMs);
      this.#waiters.push((error) => {
        clearTimeout(timer);
        resolve(error);
      });
      this.#write();
      if (this.#writingSince === undefined) this.#tell(null);
    });
  }

  #write(): void {
    if (this.#writingSince !== undefined || !this.#take()) return;
    this.#writingSince = performance.now();
    write(this.#fd, this.#chunk, (error, written) => {
      this.#writingSince = undefined;
      if (error === null) this.#chunk = this.#chunk.subarray(written);
      this.#tell(error);
      if (error === null) this.#tellLost();
      // After a partial write the rest follows at once. After an error the timer tries again.
      if (error === null && (this.#chunk.length > 0 || this.#characters >= AT_ONCE)) this.#write();
    });
  }

  /** @returns false if there is nothing to write. */
  #take(): boolean {
    if (this.#chunk.length === 0 && this.#waiting.length > 0) {
      this.#chunk = Buffer.from(this.#waiting.join(''));
      this.#waiting = [];
      this.#characters = 0;
    }
    return this.#chunk.length > 0;
  }

  #tell(error: NodeJS.ErrnoException | null): void {
    for (const waiter of this.#waiters.splice(0)) waiter(error);
  }

  #tellLost(): void {
    const lost = this.#lost;
    this.#lost = 0;
    if (lost > 0) this.#observer.onWrittenAgain(lost);
  }

  /** Starts the timer and the exit handler at the first line, so that an unused output costs nothing. */
  #begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    setInterval(() => this.#write(), BETWEEN_WRITES_MS).unref();
    process.once('exit', () => this.#leave());
  }

  /** Writes the last lines when the process exits, for any reason. Nothing can be awaited at this point. */
  #leave(): void {
    const since = this.#writingSince;
    // Without SIGKILL, Node would wait for the stuck write until its reader reads on.
    const isStuck = since !== undefined && (this.#isGivenUp || performance.now() - since > STUCK_AFTER_MS);
    if (isStuck) process.kill(process.pid, 'SIGKILL');
    // The chunk of a write under way is skipped here: another thread writes it, before these lines.
    if (since !== undefined) this.#chunk = Buffer.alloc(0);
    try {
      while (this.#take()) this.#chunk = this.#chunk.subarray(writeSync(this.#fd, this.#chunk));
    } catch {
      // A reader that has no room, or is gone, does not get the last lines.
    }
  }
}
