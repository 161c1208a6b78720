import { AppError } from '../../errors/app-error.ts';
import { POOL_SIZE } from '../mongo/pool-size.ts';

export interface Caps {
  process: number;
  perTenant: number;
  perKey: number;
}

export interface ShareLimits {
  /** Limits on requests being processed at once, for a tenant that has the process to itself. */
  atWork: Caps;
  /** Limits on requests being processed at once, while other tenants send requests too. */
  besideOthers: Pick<Caps, 'perTenant' | 'perKey'>;
  inFlight: Caps;
}

/** A quarter of the pool stays free for everything that is not an admitted request: authentication, workers, probes. */
const AT_WORK: Caps = { process: (3 * POOL_SIZE) / 4, perTenant: POOL_SIZE / 4, perKey: POOL_SIZE / 8 };
/** Started requests delay the next one, also in the database. So these limits bound what one tenant costs others. */
const BESIDE_OTHERS = { perTenant: POOL_SIZE / 32, perKey: POOL_SIZE / 64 };
/** A tenant counts as active for so long after its latest request, and while it has requests in flight. */
const PRESENCE_MS = 1_000;
const IN_FLIGHT_OF_PROCESS = 16 * POOL_SIZE;

export const DEFAULT_IN_FLIGHT_PER_KEY = 2 * POOL_SIZE;
export const DEFAULT_IN_FLIGHT_PER_TENANT = 4 * POOL_SIZE;

export function shareLimits(inFlight: Pick<Caps, 'perTenant' | 'perKey'>): ShareLimits {
  return { atWork: AT_WORK, besideOthers: BESIDE_OTHERS, inFlight: { ...inFlight, process: IN_FLIGHT_OF_PROCESS } };
}

export type ShedReason = 'key' | 'tenant' | 'process';

export interface Work {
  /** Gives up the turn while the request only waits for something, such as a provider. */
  leave(): void;
  release(): void;
}

interface Waiter {
  begin: (work: Work) => void;
  refuse: (error: Error) => void;
  isGone: () => boolean;
}

interface TenantShare {
  id: string;
  inFlight: number;
  atWork: number;
  keys: Map<string, KeyShare>;
  /** Keys that are below their limit and have a waiting request, next turn first. */
  ready: Set<KeyShare>;
}

interface KeyShare {
  id: string;
  tenant: TenantShare;
  inFlight: number;
  atWork: number;
  waiting: Waiter[];
}

/**
 * Decides which request is processed next, so that one client's many requests do not hold up another client's few.
 * Tenants take turns, and so do the keys within a tenant. Requests beyond the limits in flight are refused at once.
 */
export class FairShares {
  readonly #limits: ShareLimits;
  readonly #tenants = new Map<string, TenantShare>();
  /** Tenants that are below their limit and have a key in `ready`, next turn first. */
  readonly #ready = new Set<TenantShare>();
  readonly #shed: Record<ShedReason, number> = { key: 0, tenant: 0, process: 0 };
  #inFlight = 0;
  #atWork = 0;
  /** Tenant and time of the latest request, and the time of the latest request of any other tenant. */
  #last = { tenantId: '', atMs: Number.NEGATIVE_INFINITY, othersAtMs: Number.NEGATIVE_INFINITY };

  constructor(limits: ShareLimits) {
    this.#limits = limits;
  }

  get state(): { atWork: number; waiting: number; shed: Readonly<Record<ShedReason, number>> } {
    return { atWork: this.#atWork, waiting: this.#inFlight - this.#atWork, shed: this.#shed };
  }

  /**
   * Admits a request when its turn comes, usually at once. The caller must call `release` in any case.
   * @param isGone Returns true if nobody waits for the answer any more.
   * @throws {AppError} `rate_limited`, at once, if too many requests are in flight.
   */
  enter(tenantId: string, keyId: string, isGone: () => boolean): Work | Promise<Work> {
    const key = this.#keyOf(tenantId, keyId);
    this.#assertRoom(key);
    this.#count(key, 1);
    this.#notice(tenantId);
    const { perTenant, perKey } = this.#capsOf(key.tenant);
    const isFree = this.#atWork < this.#limits.atWork.process && key.tenant.atWork < perTenant && key.atWork < perKey;
    // Waiting requests start as soon as there is room. So if there is room now, no request is waiting for it.
    if (isFree) return this.#begin(key);
    return new Promise<Work>((begin, refuse) => {
      key.waiting.push({ begin, refuse, isGone });
      this.#line(key);
    });
  }

  refuseWaiting(error: Error): void {
    for (const tenant of [...this.#tenants.values()]) {
      for (const key of [...tenant.keys.values()]) {
        const waiting = key.waiting.splice(0);
        this.#line(key);
        for (const waiter of waiting) this.#drop(key, waiter, error);
      }
    }
  }

  #keyOf(tenantId: string, keyId: string): KeyShare {
    let tenant = this.#tenants.get(tenantId);
    if (tenant === undefined) {
      tenant = { id: tenantId, inFlight: 0, atWork: 0, keys: new Map(), ready: new Set() };
      this.#tenants.set(tenantId, tenant);
    }
    let key = tenant.keys.get(keyId);
    if (key === undefined) {
      key = { id: keyId, tenant, inFlight: 0, atWork: 0, waiting: [] };
      tenant.keys.set(keyId, key);
    }
    return key;
  }

  #notice(tenantId: string): void {
    const last = this.#last;
    if (tenantId !== last.tenantId) last.othersAtMs = last.atMs;
    last.tenantId = tenantId;
    last.atMs = performance.now();
  }

  #capsOf({ id, inFlight }: TenantShare): Pick<Caps, 'perTenant' | 'perKey'> {
    if (this.#inFlight > inFlight) return this.#limits.besideOthers;
    const { tenantId: latest, atMs, othersAtMs } = this.#last;
    const lastOfOthersMs = id === latest ? othersAtMs : atMs;
    const isAlone = performance.now() - lastOfOthersMs > PRESENCE_MS;
    return isAlone ? this.#limits.atWork : this.#limits.besideOthers;
  }

  #assertRoom(key: KeyShare): void {
    const { inFlight } = this.#limits;
    const reason: ShedReason | undefined =
      key.inFlight >= inFlight.perKey
        ? 'key'
        : key.tenant.inFlight >= inFlight.perTenant
          ? 'tenant'
          : this.#inFlight >= inFlight.process
            ? 'process'
            : undefined;
    if (reason === undefined) return;
    this.#forgetIfIdle(key);
    this.#shed[reason] += 1;
    throw tooMany(reason);
  }

  #count(key: KeyShare, one: 1 | -1): void {
    key.inFlight += one;
    key.tenant.inFlight += one;
    this.#inFlight += one;
  }

  #begin(key: KeyShare): Work {
    key.atWork += 1;
    key.tenant.atWork += 1;
    this.#atWork += 1;
    let isAtWork = true;
    let isInFlight = true;
    const leave = () => {
      if (!isAtWork) return;
      isAtWork = false;
      this.#leave(key);
    };
    const release = () => {
      leave();
      if (!isInFlight) return;
      isInFlight = false;
      this.#count(key, -1);
      this.#forgetIfIdle(key);
    };
    return { leave, release };
  }

  #leave(key: KeyShare): void {
    key.atWork -= 1;
    key.tenant.atWork -= 1;
    this.#atWork -= 1;
    this.#line(key);
    if (this.#ready.size > 0) this.#beginNext();
  }

  #beginNext(): void {
    while (this.#atWork < this.#limits.atWork.process) {
      const [tenant] = this.#ready;
      const [key] = tenant?.ready ?? [];
      if (tenant === undefined || key === undefined) return;
      // After a turn, the key and its tenant go to the end of the queue, if they have more to do.
      this.#ready.delete(tenant);
      tenant.ready.delete(key);
      const waiter = key.waiting.shift();
      if (waiter?.isGone() === true) this.#drop(key, waiter, gone());
      else waiter?.begin(this.#begin(key));
      this.#line(key);
    }
  }

  #drop(key: KeyShare, waiter: Waiter, error: Error): void {
    this.#count(key, -1);
    waiter.refuse(error);
    this.#forgetIfIdle(key);
  }

  /** Adds the key and its tenant to the `ready` sets if they can start a request; otherwise removes them. */
  #line(key: KeyShare): void {
    const { tenant } = key;
    const { perTenant, perKey } = this.#capsOf(tenant);
    if (key.waiting.length > 0 && key.atWork < perKey) tenant.ready.add(key);
    else tenant.ready.delete(key);
    if (tenant.ready.size > 0 && tenant.atWork < perTenant) this.#ready.add(tenant);
    else this.#ready.delete(tenant);
  }

  #forgetIfIdle(key: KeyShare): void {
    const { tenant } = key;
    if (key.inFlight === 0) tenant.keys.delete(key.id);
    if (tenant.inFlight === 0) this.#tenants.delete(tenant.id);
  }
}

const WHOSE = {
  key: 'of this credential',
  tenant: 'of this tenant',
  process: 'to the service',
} as const satisfies Record<ShedReason, string>;

const RETRY_AFTER_SECONDS = 1;

function tooMany(reason: ShedReason): AppError {
  const message = `Too many requests ${WHOSE[reason]} are in flight. Wait for their answers, and retry in ${RETRY_AFTER_SECONDS} second.`;
  return new AppError('rate_limited', message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

function gone(): AppError {
  return new AppError('unavailable', 'The request was cancelled while it waited for its turn.');
}
