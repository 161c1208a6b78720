import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import pLimit from 'p-limit';
import { MINUTE_MS } from '../../platform/durations.ts';
import { programPath } from '../../platform/package-files.ts';
import type { Group } from '../model.ts';
import type { Adaptation, AdaptationJob, AdaptationMessage } from './adaptation.ts';
import type { AdaptationRequest } from './adaptation-process.ts';
import { LoadError } from './load.ts';

export interface AdaptationProcessesOptions {
  /** `file:` URL of the module that exports `ADAPTERS`. */
  adapters: string;
  timeoutMs?: number;
  /** MiB for the objects of one load. The documents need more on top. */
  heapMb?: number;
}

const ENTRY = programPath('projections/sources/adaptation-process');

/** Loads that are adapted at the same time, each with its own memory and on its own core. */
const PROCESSES = 2;
const TIMEOUT_MS = MINUTE_MS;
/** MiB; about twelve times the maximum size of a load. */
const HEAP_MB = 768;
const IDLE_MS = MINUTE_MS;
/** An idle process would not collect its garbage, so it ends after a larger load. */
const KEPT_BYTES = 1024 * 1024;
const PIECE_BYTES = 1024 * 1024;

/**
 * Adapts documents in separate processes, so that large or malicious documents do not block the serving process.
 * A process that needs too much time or memory is killed, which fails only its own load.
 * Threads would not do: if an allocation does not fit into a thread's heap, V8 ends the whole process.
 */
export class AdaptationProcesses {
  readonly #options: Required<AdaptationProcessesOptions>;
  readonly #turns = pLimit(PROCESSES);
  readonly #children = new Set<ChildProcess>();
  readonly #idle = new Map<ChildProcess, NodeJS.Timeout>();
  readonly #stopping = new AbortController();

  constructor(options: AdaptationProcessesOptions) {
    this.#options = { timeoutMs: TIMEOUT_MS, heapMb: HEAP_MB, ...options };
  }

  /** @throws {LoadError} if the documents need too much time or memory. */
  async adapt(job: AdaptationJob, signal: AbortSignal): Promise<Adaptation> {
    const stop = AbortSignal.any([signal, this.#stopping.signal]);
    return this.#turns(async () => {
      stop.throwIfAborted();
      const child = this.#take();
      try {
        const adaptation = await this.#run(child, job, stop);
        if (sizeOf(job) <= KEPT_BYTES) this.#keep(child);
        else await end(child);
        return adaptation;
      } catch (error) {
        // The next load may start only when this memory is free.
        await end(child);
        throw error;
      }
    });
  }

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
      // Code that reads outside documents must have no access to secrets of the service.
      env: {},
      execArgv: [`--max-old-space-size=${heapMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#children.add(child);
    // An idle child must not keep the service from ending.
    child.unref();
    child.channel?.unref();
    const forget = () => {
      this.#children.delete(child);
      clearTimeout(this.#idle.get(child));
      this.#idle.delete(child);
    };
    // Without a listener, an error of the child would end this process.
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

/** Sends pieces, because each is copied in one blocking step. */
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

/** Resolves once the request is sent, or if the child is gone, which the exit handler reports. */
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

/** V8 aborts a process whose heap is full. */
function reasonOf(code: number | null, signal: NodeJS.Signals | null): Error {
  const cause = new Error(`The process that adapts ended with ${signal ?? code}`);
  if (signal !== 'SIGABRT') return cause;
  return new LoadError('Its documents need more memory than a source may use. Split it into several sources.', {
    cause,
  });
}

function sizeOf({ documents }: AdaptationJob): number {
  return documents.reduce((bytes, document) => bytes + document.bytes.length, 0);
}
