import { write, writeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Waiting lines are written together once there are so many characters of them, */
const AT_ONCE = 8_192;
/** and at the latest after so long. */
const BETWEEN_WRITES_MS = 200;
/** So many characters may wait for whoever reads the log; further lines are lost, so that the service is not. */
const MOST_WAITING = 16 * 1024 * 1024;
/** A reader who has no room for a moment is asked again after so long, at the end. */
const BETWEEN_ATTEMPTS_MS = 20;
/** A write that takes longer waits for a reader who stands still. */
const STUCK_AFTER_MS = 1_000;

/** What becomes of lines, for whoever counts and tells. */
export interface LogObserver {
  /** A line is lost. */
  onLost: () => void;
  /** So many were, and lines are written again. */
  onWrittenAgain: (lost: number) => void;
}

/**
 * Where lines of the log go: a file descriptor that others read, or a disk that may be full. What cannot be written is tried
 * again, and nothing but lines is lost by it. Libraries at hand (sonic-boom 4) end the process by it, or keep it from ending.
 */
export class LogOutput {
  readonly #fd: number;
  readonly #observer: LogObserver;
  #waiting: string[] = [];
  #characters = 0;
  #lost = 0;
  /** What is being written, as far as it is not. */
  #chunk: Buffer = Buffer.alloc(0);
  #writingSince: number | undefined;
  #waiters: ((error: NodeJS.ErrnoException | null) => void)[] = [];
  #hasBegun = false;
  #isGivenUp = false;

  constructor(fd: number, observer: LogObserver) {
    this.#fd = fd;
    this.#observer = observer;
  }

  /** Takes a line, with its end. */
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

  /** Writes what waits without delay. */
  flush(): void {
    this.#write();
  }

  /**
   * Writes what waits, for so long at most, in milliseconds, as the process is about to end; what cannot be written is given up.
   * Where a write still waits for the reader then, the process ends by SIGKILL.
   */
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

  /** Resolves when the write that is under way, or begins now, ends. */
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
      // A reader who takes only a part takes the rest; one who refuses is asked again by and by.
      if (error === null && (this.#chunk.length > 0 || this.#characters >= AT_ONCE)) this.#write();
    });
  }

  /** Has all that waits be what is written next, unless something else is; false if there is nothing. */
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

  /** Who writes nothing costs nothing. */
  #begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    setInterval(() => this.#write(), BETWEEN_WRITES_MS).unref();
    process.once('exit', () => this.#leave());
  }

  /** At the end of the process, however it came: nothing can be waited for any more. */
  #leave(): void {
    const since = this.#writingSince;
    // Node would wait for that write for as long as the reader likes.
    const isStuck = since !== undefined && (this.#isGivenUp || performance.now() - since > STUCK_AFTER_MS);
    if (isStuck) process.kill(process.pid, 'SIGKILL');
    // What is being written at this moment comes first, and is written by its own thread.
    if (since !== undefined) this.#chunk = Buffer.alloc(0);
    try {
      while (this.#take()) this.#chunk = this.#chunk.subarray(writeSync(this.#fd, this.#chunk));
    } catch {
      // Whoever has no room, or is gone, does not get the last lines.
    }
  }
}
