import { LRUCache } from 'lru-cache';
import { type Loosenings, type OpenLoosenings, UNCONFIRMED_POLICY, waitingWords } from '../../identity/index.ts';
import type { OperationTypes } from '../../operations/index.ts';
import type { PackQueues, Place, Route, RoutedWork } from '../../work-items/index.ts';
import { type ConfirmedChange, withConfirmed } from '../confirmed-change.ts';
import type { LooserPack } from '../open-policies.ts';
import type { CompiledPolicies, PolicyReason } from '../policy-set.ts';
import { type Pack, routeOf, saidOf } from './pack.ts';
import { readPackFile } from './pack-file.ts';
import type { PackRepository } from './repository.ts';
import { countingDefault, nextDefault, type RoutedPack, routingVersion, rowOf, withPresentDetails } from './routing.ts';
import type { ActivePackDocument, EarlierPackDocument, TenantPacksDocument } from './schema.ts';
import { DEFAULT_PACK, digestOf, isEmpty, type PackTexts, policyTextOf, type ShippedPacks } from './shipped-packs.ts';
import { packsTogether, strictestOf } from './strictest.ts';

export interface TenantPacksOptions {
  shipped: ShippedPacks;
  repository: (tenantId: string) => PackRepository;
  loosenings: Pick<Loosenings, 'open'>;
  compile: (text: string, types: OperationTypes | undefined) => Promise<CompiledPolicies>;
}

export interface CountingPack {
  pack: Pack;
  /** Set if pending changes or other packs make it stricter. */
  looser: LooserPack | null;
  confirmed: readonly ConfirmedChange[];
}

export interface OpenPacks {
  /** Returns the active version, including pending changes; null if the tenant has no such pack. */
  find: (packKey: string) => Promise<Pack | null>;
  /**
   * Returns the pack as it counts: the stricter of old and new while a change waits.
   * @param chosenFor Operation for which the pack was chosen: every pack that allows the operation counts, too.
   */
  countingFor: (packKey: string, chosenFor?: string) => Promise<CountingPack | null>;
}

/** Policy named in reasons when other packs apply to a proposal, too. */
const CHOSEN_PACK = 'workgate/chosen-pack';

/** Bytes of the texts of cached versions. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024;
/** Tenants with cached routes. Until an entry expires, work may follow routes that another process has replaced. */
const MAX_ROUTES = 10_000;
const ROUTES_MS = 2_000;

/** Each decision reads the list of active versions, so that no process uses an outdated one. Versions never change. */
export class TenantPacks {
  readonly #options: TenantPacksOptions;
  readonly #kept: LRUCache<string, { pack: Pack; bytes: number }>;
  readonly #routes: LRUCache<string, readonly RoutedPack[]>;

  constructor(options: TenantPacksOptions) {
    this.#options = options;
    this.#kept = new LRUCache({ maxSize: MAX_KEPT_BYTES, sizeCalculation: ({ bytes }) => bytes });
    this.#routes = new LRUCache({ max: MAX_ROUTES, ttl: ROUTES_MS });
  }

  async open(tenantId: string): Promise<OpenPacks> {
    const active = await this.#options.repository(tenantId).findActive();
    const loosenings = await this.#loosenings(tenantId, active);
    const find = (packKey: string) => this.version(tenantId, packKey, rowOf(active, packKey)?.version ?? 0);
    const counting = async (packKey: string): Promise<CountingPack | null> => {
      const pack = await find(packKey);
      const row = rowOf(active, packKey);
      if (pack === null) return null;
      const confirmed = row === null ? [] : confirmedChanges(row, loosenings);
      if (row === null || loosenings === null) return { pack, looser: null, confirmed };
      return { ...(await this.#counting(tenantId, pack, row, loosenings)), confirmed };
    };
    const othersFor = async (packKey: string, operation: string): Promise<Pack[]> => {
      const keys = decidingKeys(active, loosenings).filter((key) => key !== packKey);
      const others = await Promise.all(
        keys.map((key) => this.#allowing(tenantId, key, operation, { active, loosenings })),
      );
      return others.flat();
    };
    return {
      find,
      countingFor: async (packKey, chosenFor) => {
        const own = await counting(packKey);
        if (own === null || chosenFor === undefined) return own;
        const others = await othersFor(packKey, chosenFor);
        const rows = others.map((other) => rowOf(active, other.packKey)).filter((row) => row !== null);
        const confirmed = [...new Set(rows)].flatMap((row) => confirmedChanges(row, loosenings));
        return together({ ...own, confirmed: [...own.confirmed, ...confirmed] }, others);
      },
    };
  }

  /** Lists the active versions, the next default pack first. */
  async list(tenantId: string): Promise<Pack[]> {
    return this.#listOf(tenantId, await this.#options.repository(tenantId).findActive());
  }

  async #listOf(tenantId: string, active: TenantPacksDocument | null): Promise<Pack[]> {
    const versions = new Map([
      [DEFAULT_PACK, 0],
      ...(active?.packs ?? []).map(({ pack_key, version }) => [pack_key, version] as const),
    ]);
    const packs = [...versions].map(([key, version]) => this.version(tenantId, key, version));
    return (await Promise.all(packs)).flatMap((pack) => pack ?? []).sort(byKey(nextDefault(active)));
  }

  /** Lists the packs that take work, the default pack first. While a change waits, the routing before it counts. */
  async routed(tenantId: string, active: TenantPacksDocument | null): Promise<RoutedPack[]> {
    const loosenings = await this.#loosenings(tenantId, active);
    const all = (await this.#listOf(tenantId, active)).map(async (present): Promise<RoutedPack | null> => {
      const row = rowOf(active, present.packKey);
      const version = row === null ? 0 : routingVersion(row, loosenings);
      const counting = version === null ? null : await this.version(tenantId, present.packKey, version);
      return counting && { ...present, queues: withPresentDetails(counting.queues, present.queues) };
    });
    const packs = (await Promise.all(all)).flatMap((pack) => pack ?? []);
    const first = countingDefault(active, loosenings);
    return packs.sort(byKey(packs.some(({ packKey }) => packKey === first) ? first : DEFAULT_PACK));
  }

  /** Lists the queues that take work, those of the default pack first. */
  async queuesOf(tenantId: string): Promise<PackQueues[]> {
    const active = await this.#options.repository(tenantId).findActive();
    return (await this.routed(tenantId, active)).map(({ packKey, title, queues }) => ({
      packKey,
      title,
      queues: queues.map(({ queueKey, title, dueWithinMs }) => ({
        queueKey,
        title,
        ...(dueWithinMs !== undefined && { dueWithinMs }),
      })),
    }));
  }

  /** Returns why a queue of a waiting version takes no work yet; null for any other queue. */
  async whyNoWorkYet(tenantId: string, place: Place): Promise<string | null> {
    const active = await this.#options.repository(tenantId).findActive();
    const [present, routed] = [await this.#listOf(tenantId, active), await this.routed(tenantId, active)];
    if (hasQueue(routed, place) || !hasQueue(present, place)) return null;
    return 'takes no work yet: another administrator has to confirm the change of its pack first';
  }

  /** Routes new work. Cached for two seconds, so activations in other processes take effect within that time. */
  async route(tenantId: string, work: RoutedWork): Promise<Route> {
    return routeOf(await this.#routing(tenantId), work);
  }

  /** Returns the route to a queue that the caller names. */
  async routeTo(tenantId: string, { packKey, queueKey }: Place): Promise<Route> {
    const pack = (await this.#routing(tenantId)).find((one) => one.packKey === packKey);
    const queue = pack?.queues.find((one) => one.queueKey === queueKey);
    return { packKey, queueKey, ...(queue?.dueWithinMs !== undefined && { dueWithinMs: queue.dueWithinMs }) };
  }

  async #routing(tenantId: string): Promise<readonly RoutedPack[]> {
    const kept = this.#routes.get(tenantId);
    if (kept !== undefined) return kept;
    const packs = await this.routed(tenantId, await this.#options.repository(tenantId).findActive());
    // Setting a kept entry again would renew its time to live.
    this.#routes.set(tenantId, packs);
    return packs;
  }

  /** Returns null if nothing can wait. */
  async #loosenings(tenantId: string, active: TenantPacksDocument | null): Promise<OpenLoosenings | null> {
    const waits = active?.packs.some(({ earlier }) => earlier.length > 0) ?? false;
    return waits ? this.#options.loosenings.open(tenantId) : null;
  }

  forgetRoutes(tenantId: string): void {
    this.#routes.delete(tenantId);
  }

  /** Returns null if the version does not exist. Version 0 is the shipped one. */
  async version(tenantId: string, packKey: string, version: number): Promise<Pack | null> {
    const { shipped, repository } = this.#options;
    if (version === 0) return packKey === DEFAULT_PACK ? (shipped.packs.get(packKey) ?? null) : null;
    const id = `${tenantId}:${packKey}:${version}`;
    const known = this.#kept.get(id);
    if (known !== undefined) return known.pack;
    const stored = await repository(tenantId).findVersion(packKey, version);
    if (stored === null) return null;
    const texts = { packYaml: stored.pack_yaml, policyCedar: stored.policy_cedar };
    const pack = await this.packOf(texts, String(version), stored.types);
    if ('problems' in pack) {
      const [first] = pack.problems;
      throw new Error(`The pack ${id} was stored and is not valid: ${first?.field} ${first?.problem}`);
    }
    const bytes = Buffer.byteLength(texts.packYaml) + Buffer.byteLength(texts.policyCedar);
    this.#kept.set(id, { pack: pack.pack, bytes: Math.max(1, bytes) });
    return pack.pack;
  }

  /** @param name Name of the version. @param types The operations that the policies name (`PolicySource`). */
  async packOf(
    texts: PackTexts,
    name: string,
    types: OperationTypes | undefined,
  ): Promise<{ pack: Pack } | { problems: { field: string; problem: string }[] }> {
    const { policies } = this.#options.shipped;
    const read = readPackFile(texts.packYaml);
    if ('problems' in read) return read;
    const compiled = texts.policyCedar.trim() === '' ? null : await this.#options.compile(texts.policyCedar, types);
    const own = compiled === null || ('set' in compiled && isEmpty(compiled.set)) ? [] : [compiled];
    return {
      pack: {
        ...read.content,
        policies: policies.set,
        own,
        policyText: policyTextOf(policies, texts),
        schema: policies.schema,
        version: `${read.content.packKey}@${name}-${digestOf(policies, texts)}`,
      },
    };
  }

  /**
   * Returns the versions of a pack that allow an operation. While a change waits, those before it are among them; if
   * the one that counts is silent about the operation, there are none.
   */
  async #allowing(
    tenantId: string,
    packKey: string,
    operation: string,
    { active, loosenings }: { active: TenantPacksDocument | null; loosenings: OpenLoosenings | null },
  ): Promise<Pack[]> {
    const row = rowOf(active, packKey);
    const waiting = row === null ? [] : (loosenings?.waiting(row.earlier, row.confirmations) ?? []);
    const versions = [...new Set([...waiting.map(({ before }) => before), row?.version ?? 0])];
    const packs = versions.map((version) => (version === null ? null : this.version(tenantId, packKey, version)));
    const allows = (pack: Pack | null): pack is Pack => pack !== null && saidOf(pack, operation) !== undefined;
    const [counting = null, ...newer] = await Promise.all(packs);
    return allows(counting) ? [counting, ...newer.filter(allows)] : [];
  }

  async #counting(
    tenantId: string,
    pack: Pack,
    { version: present, earlier, confirmations }: ActivePackDocument,
    loosenings: OpenLoosenings,
  ): Promise<Omit<CountingPack, 'confirmed'>> {
    // A change of the default pack alone leaves the version as it is.
    const waiting = loosenings.waiting(earlier, confirmations).filter(({ before }) => before !== present);
    if (waiting.length === 0) return { pack, looser: null };
    const before = waiting.map(async ({ before: version }) => ({
      pack: version === null ? null : await this.version(tenantId, pack.packKey, version),
      as: `before@${version ?? 'none'}`,
    }));
    const why = waiting.map((change) => whyWaiting(pack.packKey, change));
    return { pack: strictestOf(pack, await Promise.all(before)), looser: { pack, why } };
  }
}

/** @param loosenings Null if no change of any pack is stored. */
export function confirmedChanges(
  { pack_key: key, earlier, confirmations, confirmed }: ActivePackDocument,
  loosenings: OpenLoosenings | null,
): ConfirmedChange[] {
  return withConfirmed(confirmed, `pack/${key}`, loosenings?.confirmed(earlier, confirmations) ?? []);
}

/** Returns the keys of the packs that the tenant has activated, and of its default pack. */
function decidingKeys(active: TenantPacksDocument | null, loosenings: OpenLoosenings | null): string[] {
  return [...new Set([countingDefault(active, loosenings), ...(active?.packs ?? []).map(({ pack_key }) => pack_key)])];
}

/** Combines the pack of a WorkItem with others, so that nobody gains by choosing among them. */
function together(own: CountingPack, others: readonly Pack[]): CountingPack {
  if (others.length === 0) return own;
  const why = [whyChosen(own.pack, others)];
  const looser = { pack: own.pack, why, looser: own.looser };
  return { pack: packsTogether(own.pack, others), looser, confirmed: own.confirmed };
}

function whyChosen({ packKey }: Pack, others: readonly Pack[]): PolicyReason {
  const keys = [...new Set(others.map((other) => other.packKey))].join(', ');
  const message = `The people accountable for this proposal may have chosen the pack ${packKey}: they opened, moved or routed the WorkItem, or it is unknown who did. So the limits of ${keys} apply too.`;
  return { policyId: CHOSEN_PACK, message };
}

/** @param first Comes before all others. */
function byKey(first: string): (one: RoutedPack, other: RoutedPack) => number {
  return ({ packKey: one }, { packKey: other }) =>
    Number(other === first) - Number(one === first) || (one < other ? -1 : 1);
}

function hasQueue(packs: readonly RoutedPack[], { packKey, queueKey }: Place): boolean {
  const queues = packs.find((pack) => pack.packKey === packKey)?.queues ?? [];
  return queues.some((queue) => queue.queueKey === queueKey);
}

function whyWaiting(packKey: string, change: EarlierPackDocument): PolicyReason {
  const who = waitingWords(change, `changed the pack ${packKey}`);
  const applies =
    change.before === null ? 'it is decided as if there were no such pack' : 'the earlier pack applies too';
  const message = `${who}. Until another administrator confirms the change, ${applies}.`;
  return { policyId: UNCONFIRMED_POLICY, message };
}
