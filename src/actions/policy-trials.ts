import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { AppError } from '../errors/app-error.ts';
import { canonicalHash, type JsonValue } from '../platform/canonical-json.ts';
import type { Pack } from './packs/pack.ts';
import type { OperationTypes } from './policy-language/payload-types.ts';
import type { CompiledPolicies, PolicyNamespace } from './policy-set.ts';

/** What the thread is asked of a text: how it reads, and with `packs` also how it answers with each of them. */
export interface PolicyJob {
  text: string;
  namespace: PolicyNamespace;
  /** The operations that it may name; undefined for a text of an earlier release (`PolicySource`). */
  types?: OperationTypes | undefined;
  packs: readonly Pack[] | null;
}

/** What it says: the text as it reads, and what is wrong with it. */
export interface PolicyFinding {
  compiled: CompiledPolicies;
  problems: string[];
  /** What its author may want to know, and is no problem. */
  notes: string[];
}

interface WaitingJob {
  job: PolicyJob;
  end: (result: PolicyFinding | Error) => void;
}

/** Texts of tenants whose reading is kept. */
const MAX_KNOWN = 1_000;
/** Texts that wait to be tried out, of all tenants; and those of one tenant that wait or are being tried out. */
const MAX_WAITING = 8;
const MAX_OF_TENANT = 2;
const RETRY_AFTER_SECONDS = 2;
/** No text that is taken takes so long, on whatever machine; a thread that does has lost its way. */
const JOB_LIMIT_MS = 60_000;
/** A thread has an engine of its own, which nobody needs for long. */
const IDLE_MS = 60_000;
const THREAD = new URL('./policy-trials-thread.ts', import.meta.url);

/**
 * Reads policies of tenants, and tries them out, one text at a time in a thread of its own: the largest takes seconds of
 * computing, in which the process goes on answering. What decisions wait for comes before what is tried out.
 */
export class PolicyTrials {
  readonly #schema: string;
  readonly #known = new LRUCache<string, PolicyFinding>({ max: MAX_KNOWN });
  readonly #underWay = new Map<string, Promise<PolicyFinding>>();
  readonly #urgent: WaitingJob[] = [];
  readonly #waiting: WaitingJob[] = [];
  readonly #ofTenant = new Map<string, number>();
  #thread: Worker | null = null;
  #isBusy = false;
  #idle: NodeJS.Timeout | undefined;

  /** @param schema The Cedar schema that all policies fit. */
  constructor(schema: string) {
    this.#schema = schema;
  }

  async compile(text: string, namespace: PolicyNamespace, types?: OperationTypes): Promise<CompiledPolicies> {
    return (await this.#find({ text, namespace, types, packs: null }, this.#urgent)).compiled;
  }

  /**
   * How a text reads, and everything that is wrong with it, as it reads and as it answers what it will be asked.
   * @param job With the packs that it would be asked with.
   * @throws {AppError} `rate_limited` if too many texts wait for it.
   */
  async tryOut(tenantId: string, job: PolicyJob): Promise<PolicyFinding> {
    const known = this.#known.get(keyOf(job));
    if (known !== undefined) return known;
    const own = this.#ofTenant.get(tenantId) ?? 0;
    if (own >= MAX_OF_TENANT || this.#waiting.length >= MAX_WAITING) throw tooMany();
    this.#ofTenant.set(tenantId, own + 1);
    try {
      return await this.#find(job, this.#waiting);
    } finally {
      const left = (this.#ofTenant.get(tenantId) ?? 1) - 1;
      if (left > 0) this.#ofTenant.set(tenantId, left);
      else this.#ofTenant.delete(tenantId);
    }
  }

  #find(job: PolicyJob, queue: WaitingJob[]): Promise<PolicyFinding> {
    const key = keyOf(job);
    const known = this.#known.get(key);
    if (known !== undefined) return Promise.resolve(known);
    const finding = this.#underWay.get(key) ?? this.#enter(job, queue);
    this.#underWay.set(key, finding);
    return finding;
  }

  async #enter(job: PolicyJob, queue: WaitingJob[]): Promise<PolicyFinding> {
    try {
      const finding = await new Promise<PolicyFinding>((resolve, reject) => {
        queue.push({ job, end: (result) => (result instanceof Error ? reject(result) : resolve(result)) });
        this.#next();
      });
      this.#known.set(keyOf(job), finding);
      // Whoever has tried it out has read it.
      if (job.packs !== null) this.#known.set(keyOf({ ...job, packs: null }), { ...finding, problems: [], notes: [] });
      return finding;
    } finally {
      this.#underWay.delete(keyOf(job));
    }
  }

  #next(): void {
    if (this.#isBusy) return;
    const next = this.#urgent.shift() ?? this.#waiting.shift();
    clearTimeout(this.#idle);
    if (next === undefined) {
      this.#idle = setTimeout(() => this.#stop(), IDLE_MS).unref();
      return;
    }
    this.#isBusy = true;
    this.#perform(next.job)
      .then(next.end, next.end)
      .finally(() => {
        this.#isBusy = false;
        this.#next();
      });
  }

  async #perform(job: PolicyJob): Promise<PolicyFinding> {
    this.#thread ??= this.#start();
    const thread = this.#thread;
    const over = new AbortController();
    const { signal } = over;
    const limit = setTimeout(() => this.#stop(), JOB_LIMIT_MS);
    thread.ref();
    try {
      const finding = once(thread, 'message', { signal });
      const end = once(thread, 'exit', { signal }).then(() => Promise.reject(new Error('The thread has ended')));
      thread.postMessage(job);
      return (await Promise.race([finding, end]))[0] as PolicyFinding;
    } catch (cause) {
      this.#stop();
      const message =
        'The policies could not be tried out at the moment. Try again, with a shorter text if that fails.';
      throw new AppError('unavailable', message, { cause });
    } finally {
      clearTimeout(limit);
      over.abort();
      thread.unref();
    }
  }

  #start(): Worker {
    const thread = new Worker(THREAD, { workerData: this.#schema });
    // Whoever waits for it is told; while nobody does, its end is nobody's fault.
    thread.on('error', () => undefined);
    thread.once('exit', () => {
      if (this.#thread === thread) this.#thread = null;
    });
    return thread;
  }

  #stop(): void {
    const thread = this.#thread;
    this.#thread = null;
    // What it was at is over; whatever it would say now is for nobody.
    void thread?.terminate();
  }
}

function keyOf({ text, namespace, types, packs }: PolicyJob): string {
  const told = types === undefined ? null : (types as unknown as JsonValue);
  return canonicalHash([text, namespace, told, packs?.map(({ version }) => version) ?? null]);
}

function tooMany(): AppError {
  const message = 'Too many policies are being tried out at the moment. Try again in a few seconds.';
  return new AppError('rate_limited', message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
