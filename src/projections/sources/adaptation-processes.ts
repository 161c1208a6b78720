import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Turnstile } from '../../platform/turnstile.ts';
import type { Group } from '../model.ts';
import type { Adaptation, AdaptationJob, AdaptationMessage } from './adaptation.ts';
import type { AdaptationRequest } from './adaptation-process.ts';
import { LoadError } from './load.ts';

export interface AdaptationProcessesOptions {
  /** Address (`file:`) of the module whose `ADAPTERS` there are. */
  adapters: string;
  /** The longest that one load may take. */
  timeoutMs?: number;
  /** Memory for the objects of one load, in MiB; the documents themselves come on top of it. */
  heapMb?: number;
}

const ENTRY = path.resolve(import.meta.dirname, 'adaptation-process.ts');

/** Loads that are adapted at the same time, each with its memory and on a core. */
const PROCESSES = 2;
const TIMEOUT_MS = 60_000;
/** Some twelve times what a load has in bytes. */
const HEAP_MB = 768;
/** A process with nothing to do ends after this. */
const IDLE_MS = 60_000;
/** One that has had more bytes is not kept: nothing would make it collect its garbage. */
const KEPT_BYTES = 1024 * 1024;
/** What is sent in one go. */
const PIECE_BYTES = 1024 * 1024;

/**
 * Adapts documents in processes of their own, so that neither large documents nor malicious ones hold up who serves
 * requests: what takes too long or too much memory is ended, and fails its load alone.
 *
 * Not in threads: V8 ends the whole process where the heap of one of its threads is full and a single allocation does not
 * fit, whatever `resourceLimits` say, and a document can be made so that one does not.
 */
export class AdaptationProcesses {
  readonly #options: Required<AdaptationProcessesOptions>;
  readonly #turns = new Turnstile(PROCESSES);
  readonly #children = new Set<ChildProcess>();
  readonly #idle = new Map<ChildProcess, NodeJS.Timeout>();
  readonly #stopping = new AbortController();

  constructor(options: AdaptationProcessesOptions) {
    this.#options = { timeoutMs: TIMEOUT_MS, heapMb: HEAP_MB, ...options };
  }

  /**
   * Adapts the documents of a load.
   * @param signal ends it.
   * @throws {LoadError} if it takes too long or too much memory.
   */
  async adapt(job: AdaptationJob, signal: AbortSignal): Promise<Adaptation> {
    const stop = AbortSignal.any([signal, this.#stopping.signal]);
    return this.#turns.pass(async () => {
      stop.throwIfAborted();
      const child = this.#take();
      try {
        const adaptation = await this.#run(child, job, stop);
        if (sizeOf(job) <= KEPT_BYTES) this.#keep(child);
        else await end(child);
        return adaptation;
      } catch (error) {
        // Whatever it is at. The turn is over only when its memory is free.
        await end(child);
        throw error;
      }
    });
  }

  /** Ends all processes, and what is under way in them. */
  async stop(): Promise<void> {
    this.#stopping.abort(new Error('The service stops'));
    await Promise.all([...this.#children].map(end));
  }

  #take(): ChildProcess {
    for (const [child, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(child);
      return child;
    }
    const { adapters, heapMb } = this.#options;
    const child = fork(ENTRY, [adapters, String(process.pid)], {
      // No secret of the service is within reach of what reads documents of others.
      env: {},
      execArgv: [`--max-old-space-size=${heapMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#children.add(child);
    // What is idle keeps no process from ending.
    child.unref();
    child.channel?.unref();
    const forget = () => {
      this.#children.delete(child);
      clearTimeout(this.#idle.get(child));
      this.#idle.delete(child);
    };
    // Without a listener, an error of a child would end this process.
    child.on('error', forget).once('exit', forget);
    return child;
  }

  #keep(child: ChildProcess): void {
    if (!this.#children.has(child)) return;
    const timer = setTimeout(() => void end(child), IDLE_MS);
    timer.unref();
    this.#idle.set(child, timer);
  }

  async #run(child: ChildProcess, job: AdaptationJob, signal: AbortSignal): Promise<Adaptation> {
    const { timeoutMs } = this.#options;
    const { promise, resolve, reject } = Promise.withResolvers<Adaptation>();
    const groups: Group[] = [];
    const onMessage = (message: AdaptationMessage) => {
      if ('end' in message) {
        resolve(message.end.outcome === 'adapted' ? { ...message.end, groups } : message.end);
        return;
      }
      groups.push(...message.groups);
      void send(child, 'more');
    };
    const onExit = (code: number | null, by: NodeJS.Signals | null) => reject(reasonOf(code, by));
    const onAbort = () => reject(signal.reason);
    const timer = setTimeout(() => {
      reject(new LoadError(`Its documents could not be read within ${timeoutMs / 1000} seconds.`));
    }, timeoutMs);
    signal.addEventListener('abort', onAbort, { once: true });
    child.on('message', onMessage).on('error', reject).on('exit', onExit);
    try {
      void sendJob(child, job, signal);
      return await promise;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      child.off('message', onMessage).off('error', reject).off('exit', onExit);
    }
  }
}

/** Piece by piece: each is copied in one go. */
async function sendJob(
  child: ChildProcess,
  { documents, ...adapt }: AdaptationJob,
  signal: AbortSignal,
): Promise<void> {
  for (const { bytes, ...document } of documents) {
    await send(child, { document });
    for (let start = 0; start < bytes.length && !signal.aborted; start += PIECE_BYTES) {
      await send(child, { bytes: bytes.subarray(start, start + PIECE_BYTES) });
    }
  }
  await send(child, { adapt });
}

/** Resolves when it is sent, or the child is gone, which its end tells. */
function send(child: ChildProcess, request: AdaptationRequest): Promise<void> {
  return new Promise((resolve) => {
    if (child.connected) child.send(request, () => resolve());
    else resolve();
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** V8 aborts the process whose heap is full. */
function reasonOf(code: number | null, signal: NodeJS.Signals | null): Error {
  const cause = new Error(`The process that adapts ended with ${signal ?? code}`);
  if (signal !== 'SIGABRT') return cause;
  return new LoadError('Its documents need more memory than a source may take. Split it into several sources.', {
    cause,
  });
}

function sizeOf({ documents }: AdaptationJob): number {
  return documents.reduce((bytes, document) => bytes + document.bytes.length, 0);
}
