import { AppError } from '../../errors/app-error.ts';
import { POOL_SIZE } from '../mongo/pool-size.ts';

/** How many requests of the process, of one tenant, of one key. */
export interface Caps {
  process: number;
  perTenant: number;
  perKey: number;
}

export interface ShareLimits {
  /** Requests that are worked on at once by a tenant that has the process to itself. */
  atWork: Caps;
  /** The same while other tenants send requests too. */
  besideOthers: Pick<Caps, 'perTenant' | 'perKey'>;
  /** Those, and the ones that wait for it. */
  inFlight: Caps;
}

/** A quarter of the pool is left to what is no admitted request: authentication, workers, probes. */
const AT_WORK: Caps = { process: (3 * POOL_SIZE) / 4, perTenant: POOL_SIZE / 4, perKey: POOL_SIZE / 8 };
/**
 * Whatever is begun stands before what comes next, in this process and in the database: what another tenant's request
 * finds there is as much as it can be slowed down by. One at a time is still many times what a usual quota allows.
 */
const BESIDE_OTHERS = { perTenant: POOL_SIZE / 32, perKey: POOL_SIZE / 64 };
/** A tenant counts as one that sends requests while it has some in flight, and for so long after its last one. */
const PRESENCE_MS = 1_000;
const IN_FLIGHT_OF_PROCESS = 16 * POOL_SIZE;

export const DEFAULT_IN_FLIGHT_PER_KEY = 2 * POOL_SIZE;
export const DEFAULT_IN_FLIGHT_PER_TENANT = 4 * POOL_SIZE;

/** The limits of a process whose configuration allows this many requests in flight. */
export function shareLimits(inFlight: Pick<Caps, 'perTenant' | 'perKey'>): ShareLimits {
  return { atWork: AT_WORK, besideOthers: BESIDE_OTHERS, inFlight: { ...inFlight, process: IN_FLIGHT_OF_PROCESS } };
}

/** Who has too many requests in flight already. */
export type ShedReason = 'key' | 'tenant' | 'process';

/** A request that is being worked on. */
export interface Work {
  /** Says that it only waits for something from here on, such as a provider: others have the turn meanwhile. */
  leave(): void;
  /** Says that it is done; once is enough. */
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
  /** Keys with a request that waits for nothing but its turn, by whose turn it is. */
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
 * Decides whose request is worked on next, so that nobody's many requests stand before somebody else's few: tenants take
 * turns, and within a tenant its keys. Everybody has a bounded share of what is worked on at once, smaller while others are
 * there, and a bounded number of requests that wait; whoever has more is refused at once.
 */
export class FairShares {
  readonly #limits: ShareLimits;
  readonly #tenants = new Map<string, TenantShare>();
  /** Tenants with a key that is ready and room for one more, by whose turn it is. */
  readonly #ready = new Set<TenantShare>();
  readonly #shed: Record<ShedReason, number> = { key: 0, tenant: 0, process: 0 };
  #inFlight = 0;
  #atWork = 0;
  /** Whose request came last, when, and when one of another tenant came last before it. */
  #last = { tenantId: '', atMs: Number.NEGATIVE_INFINITY, othersAtMs: Number.NEGATIVE_INFINITY };

  constructor(limits: ShareLimits) {
    this.#limits = limits;
  }

  /** Requests that are worked on, that wait, and that were refused since the start, by whose limit it was. */
  get state(): { atWork: number; waiting: number; shed: Readonly<Record<ShedReason, number>> } {
    return { atWork: this.#atWork, waiting: this.#inFlight - this.#atWork, shed: this.#shed };
  }

  /**
   * Lets a request in when it is its turn, which usually is at once. Whoever was let in calls `release`, come what may.
   * @param isGone Whether nobody waits for the answer any more; asked when it is the turn of a request that had to wait.
   * @throws {AppError} `rate_limited`, at once, if too many requests are in flight.
   */
  enter(tenantId: string, keyId: string, isGone: () => boolean): Work | Promise<Work> {
    const key = this.#keyOf(tenantId, keyId);
    this.#assertRoom(key);
    this.#count(key, 1);
    this.#notice(tenantId);
    const { perTenant, perKey } = this.#capsOf(key.tenant);
    const isFree = this.#atWork < this.#limits.atWork.process && key.tenant.atWork < perTenant && key.atWork < perKey;
    // What is ready is begun as soon as there is room: where there is, nobody waits for it.
    if (isFree) return this.#begin(key);
    return new Promise<Work>((begin, refuse) => {
      key.waiting.push({ begin, refuse, isGone });
      this.#line(key);
    });
  }

  /** Refuses all that wait, because there is no point in it any more. */
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

  /** What the tenant may have at work at this moment. */
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

  /** Counts one more request, or one less, in flight. */
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
      // Whoever has had a turn stands at the end again, if there is more to do for it.
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

  /** Puts the key, and its tenant, among those that are ready, or takes them out. */
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
  process: 'at the service',
} as const satisfies Record<ShedReason, string>;

const RETRY_AFTER_SECONDS = 1;

function tooMany(reason: ShedReason): AppError {
  const message = `Too many requests ${WHOSE[reason]} are in flight. Wait for their answers, and retry in ${RETRY_AFTER_SECONDS} second.`;
  return new AppError('rate_limited', message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/** Nobody reads this one. */
function gone(): AppError {
  return new AppError('unavailable', 'The request was given up before it was its turn.');
}
