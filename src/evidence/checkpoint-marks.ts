import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { StartUpError } from '../platform/start-up-error.ts';
import { type Checkpoint, parseCheckpoint, parseNote } from './checkpoint.ts';

const LINE_END = 0x0a;

/**
 * Checkpoints that were signed, in a file outside the database. Whoever can write the database can rewrite a log and
 * delete the checkpoint that is stored there, but not this file. Processes on one file system may share it.
 *
 * Each line is JSON: `{"tenant_id", "checkpoint"}`, a signed note (C2SP tlog-checkpoint). A line is on the disk before
 * anybody gets its checkpoint, so an unfinished one was never used.
 */
export class CheckpointMarks {
  readonly #path: string;
  readonly #latest = new Map<string, Checkpoint>();
  #file: Promise<FileHandle> | undefined;
  /** Bytes of the file that are read. */
  #read = 0;
  #reading: Promise<void> = Promise.resolve();

  /** @param path Absolute path of the file. */
  constructor(path: string) {
    this.#path = path;
  }

  /** @throws {StartUpError} if the file can be neither written nor read */
  async open(): Promise<void> {
    try {
      await this.latest('');
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new StartUpError(
        `WORKGATE_CHECKPOINT_FILE cannot be used: ${why}. Name a file that the service may write.`,
      );
    }
  }

  /** Returns the largest checkpoint of a tenant that any process has kept; null for none. */
  async latest(tenantId: string): Promise<Checkpoint | null> {
    await this.#opened();
    await this.#readOn();
    return this.#latest.get(tenantId) ?? null;
  }

  /** Reads all checkpoints of a tenant from the file, in their order. */
  async all(tenantId: string): Promise<Checkpoint[]> {
    const found: Checkpoint[] = [];
    await this.#eachLine(0, (line) => {
      const mark = markIn(line);
      if (mark?.tenantId === tenantId) found.push(mark.checkpoint);
    });
    return found;
  }

  /** Returns once the checkpoint is on the disk. */
  async keep(tenantId: string, note: string): Promise<void> {
    const file = await this.#opened();
    // It begins with a line end, because a process may have died within its last line.
    await file.appendFile(`\n${JSON.stringify({ tenant_id: tenantId, checkpoint: note })}\n`);
    await file.datasync();
  }

  async close(): Promise<void> {
    const file = await this.#file;
    this.#file = undefined;
    await file?.close();
  }

  /** Makes the file if it is missing. */
  #opened(): Promise<FileHandle> {
    this.#file ??= open(this.#path, 'a', 0o600);
    return this.#file;
  }

  /** Reads what processes have added since the last time. */
  #readOn(): Promise<void> {
    const reading = this.#reading.then(async () => {
      this.#read = await this.#eachLine(this.#read, (line) => {
        const mark = markIn(line);
        if (mark === null || (this.#latest.get(mark.tenantId)?.size ?? -1) >= mark.checkpoint.size) return;
        this.#latest.set(mark.tenantId, mark.checkpoint);
      });
    });
    this.#reading = reading.catch(() => undefined);
    return reading;
  }

  /** Returns the position after the last complete line. */
  async #eachLine(from: number, take: (line: string) => void): Promise<number> {
    let [position, rest] = [from, Buffer.alloc(0)];
    for await (const chunk of createReadStream(this.#path, { start: from }) as AsyncIterable<Buffer>) {
      rest = Buffer.concat([rest, chunk]);
      for (let end = rest.indexOf(LINE_END); end !== -1; end = rest.indexOf(LINE_END)) {
        take(rest.subarray(0, end).toString());
        rest = rest.subarray(end + 1);
        position += end + 1;
      }
    }
    return position;
  }
}

/** Returns null for an unfinished or empty line. */
function markIn(line: string): { tenantId: string; checkpoint: Checkpoint } | null {
  try {
    const { tenant_id: tenantId, checkpoint } = JSON.parse(line) as Record<string, string>;
    return { tenantId: String(tenantId), checkpoint: parseCheckpoint(parseNote(String(checkpoint)).text) };
  } catch {
    return null;
  }
}
