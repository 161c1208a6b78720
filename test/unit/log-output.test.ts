/** Writes the log in a separate process, because a write may block that process for ever or end it. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { constants } from 'node:fs';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const MODULE = new URL('../../src/platform/log-output.ts', import.meta.url).href;
/** Program that writes lines on request, and reports the number of lost lines. */
const PROGRAM = `
  import { LogOutput } from ${JSON.stringify(MODULE)};
  let lost = 0;
  const onLost = () => { lost += 1; };
  const output = new LogOutput(1, { onLost, onWrittenAgain: (writtenAgainAfter) => process.send({ writtenAgainAfter }) });
  process.on('message', async ({ lines, length, timeoutMs }) => {
    if (lines === undefined) {
      await output.close(timeoutMs);
      process.exit();
    }
    for (let line = 0; line < lines; line += 1) output.write('x'.repeat(length - 1) + '\\n');
    process.send({ lost });
  });`;
const MIB = 2 ** 20;
/** Maximum size of the text that waits to be written, in MiB. */
const MOST_WAITING_MIB = 16;

class Writer {
  readonly #process: ChildProcess;
  readonly #ended: Promise<unknown[]>;
  readonly #messages: AsyncIterator<unknown[]>;

  constructor(output: number | 'pipe') {
    const args = ['--input-type=module', '--eval', PROGRAM];
    this.#process = spawn(process.execPath, args, { stdio: ['ignore', output, 'inherit', 'ipc'] });
    this.#ended = once(this.#process, 'exit');
    this.#messages = on(this.#process, 'message');
  }

  /** @returns the number of lost lines so far. */
  async write(lines: number, length: number): Promise<number> {
    this.#process.send({ lines, length });
    return ((await this.#told()) as { lost: number }).lost;
  }

  async writtenAgainAfter(): Promise<number> {
    return ((await this.#told()) as { writtenAgainAfter: number }).writtenAgainAfter;
  }

  /** Stops reading the log. */
  leave(): void {
    this.#process.stdout?.destroy();
  }

  /** Ends the process when the log is written or the timeout is over. Returns its exit status and signal. */
  async end(timeoutMs = 20_000): Promise<unknown[]> {
    this.#process.send({ timeoutMs });
    return this.#ended;
  }

  kill(): void {
    this.#process.kill('SIGKILL');
  }

  async #told(): Promise<unknown> {
    return (await this.#messages.next()).value[0];
  }
}

describe('a log that cannot be written', () => {
  let folder: string;
  let handles: FileHandle[];
  let writer: Writer | undefined;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'workgate-log-'));
    handles = [];
  });
  afterEach(async () => {
    writer?.kill();
    for (const handle of handles) await handle.close();
    await rm(folder, { recursive: true });
  });

  async function opened(file: string, flags: number): Promise<FileHandle> {
    const handle = await open(file, flags);
    handles.push(handle);
    return handle;
  }

  it('loses only lines when the disk is full, and keeps at most 16 MiB of text', async () => {
    writer = new Writer((await opened('/dev/full', constants.O_WRONLY)).fd);
    expect(await writer.write(100, 100)).toBe(0);
    const lines = MOST_WAITING_MIB + 4;
    // The short lines take the place of one long line.
    expect(await writer.write(lines, MIB)).toBe(lines - MOST_WAITING_MIB + 1);
    expect(await writer.end()).toEqual([0, null]);
  });

  /** Opens a full pipe, as a stalled reader leaves it. */
  async function openFullPipe(): Promise<{ reader: FileHandle; log: FileHandle }> {
    const fifo = path.join(folder, 'log');
    execFileSync('mkfifo', [fifo]);
    const reader = await opened(fifo, constants.O_RDONLY | constants.O_NONBLOCK);
    const log = await open(fifo, constants.O_WRONLY | constants.O_NONBLOCK);
    const isTaken = () => log.write('y'.repeat(4096)).then(Boolean, () => false);
    while (await isTaken());
    return { reader, log };
  }

  it('is written when the reader resumes, and reports the number of lost lines', async () => {
    const { reader, log } = await openFullPipe();
    writer = new Writer(log.fd);
    await log.close();
    expect(await writer.write(MOST_WAITING_MIB + 4, MIB)).toBe(4);
    const read = readToTheEnd(reader);
    expect(await writer.writtenAgainAfter()).toBe(4);
    expect(await writer.end()).toEqual([0, null]);
    expect((await read).replace(/^y+/, '')).toBe(`${'x'.repeat(MIB - 1)}\n`.repeat(MOST_WAITING_MIB));
  });

  it('does not keep the process from exiting while the reader is stalled', async () => {
    const { log } = await openFullPipe();
    writer = new Writer(log.fd);
    await log.close();
    await writer.write(1, MIB);
    // Node would wait for the write in progress, so the process kills itself.
    expect(await writer.end(100)).toEqual([null, 'SIGKILL']);
  });

  it('does not end the process when the reader is gone', async () => {
    writer = new Writer('pipe');
    writer.leave();
    expect(await writer.write(100, 100)).toBe(0);
    expect(await writer.end()).toEqual([0, null]);
  });
});

/** Reads until the last writer has closed the pipe. */
async function readToTheEnd(reader: FileHandle): Promise<string> {
  const buffer = Buffer.alloc(MIB);
  for (let text = ''; ; ) {
    const bytesRead = await reader.read({ buffer }).then(
      (read) => read.bytesRead,
      () => undefined,
    );
    if (bytesRead === 0) return text;
    if (bytesRead === undefined) await delay(5);
    else text += buffer.subarray(0, bytesRead).toString();
  }
}
