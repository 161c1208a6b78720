import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { AppError } from '../errors/app-error.ts';
import type { OperationTypes } from '../operations/index.ts';
import { canonicalHash, type JsonValue } from '../platform/canonical-json.ts';
import { MINUTE_MS } from '../platform/durations.ts';
import { programPath } from '../platform/package-files.ts';
import type { Pack } from './packs/pack.ts';
import type { CompiledPolicies, PolicyNamespace } from './policy-set.ts';

export interface PolicyJob {
  text: string;
  namespace: PolicyNamespace;
  /** See `PolicySource`. */
  types?: OperationTypes | undefined;
  packs: readonly Pack[] | null;
}

export interface PolicyFinding {
  compiled: CompiledPolicies;
  problems: string[];
  notes: string[];
}

interface WaitingJob {
  job: PolicyJob;
  end: (result: PolicyFinding | Error) => void;
}

const MAX_KNOWN = 1_000;
const MAX_WAITING = 8;
const MAX_OF_TENANT = 2;
const RETRY_AFTER_SECONDS = 2;
/** Milliseconds. No accepted text takes that long, so the thread is stuck. */
const JOB_LIMIT_MS = MINUTE_MS;
/** Milliseconds until an idle thread ends, because each thread holds an engine. */
const IDLE_MS = MINUTE_MS;
const THREAD = programPath('policy/policy-trials-thread');

/** Works in a thread, one text at a time: the largest take seconds. Texts that decisions wait for come first. */
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

  constructor(schema: string) {
    this.#schema = schema;
  }

  async compile(text: string, namespace: PolicyNamespace, types?: OperationTypes): Promise<CompiledPolicies> {
    return (await this.#find({ text, namespace, types, packs: null }, this.#urgent)).compiled;
  }

  /** Compiles a text and tests it with sample proposals. @throws {AppError} `rate_limited` */
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
      // A test has also compiled the text.
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
      const message = 'The policies could not be tested now. Try again; if that fails, shorten the text.';
      throw new AppError('unavailable', message, { cause });
    } finally {
      clearTimeout(limit);
      over.abort();
      thread.unref();
    }
  }

  #start(): Worker {
    const thread = new Worker(THREAD, { workerData: this.#schema });
    // `#perform` reports errors to the caller. An error of an idle thread concerns nobody.
    thread.on('error', () => undefined);
    thread.once('exit', () => {
      if (this.#thread === thread) this.#thread = null;
    });
    return thread;
  }

  #stop(): void {
    const thread = this.#thread;
    this.#thread = null;
    void thread?.terminate();
  }
}

function keyOf({ text, namespace, types, packs }: PolicyJob): string {
  const told = types === undefined ? null : (types as unknown as JsonValue);
  return canonicalHash([text, namespace, told, packs?.map(({ version }) => version) ?? null]);
}

function tooMany(): AppError {
  const message = 'Too many policies are being tested now. Try again in a few seconds.';
  return new AppError('rate_limited', message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
