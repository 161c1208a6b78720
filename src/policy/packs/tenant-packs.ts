import { LRUCache } from 'lru-cache';
import { type Loosenings, type OpenLoosenings, UNCONFIRMED_POLICY, waitingWords } from '../../identity/index.ts';
import type { OperationTypes } from '../../operations/index.ts';
import type { PackQueues, Place, Route, RoutedWork } from '../../work-items/index.ts';
import type { UnconfirmedPack } from '../open-policies.ts';
import type { CompiledPolicies, PolicyReason } from '../policy-set.ts';
import { type Pack, routeOf } from './pack.ts';
import { readPackFile } from './pack-file.ts';
import type { PackRepository } from './repository.ts';
import type { ActivePackDocument, EarlierPackDocument, TenantPacksDocument } from './schema.ts';
import { DEFAULT_PACK, digestOf, isEmpty, type PackTexts, policyTextOf, type ShippedPacks } from './shipped-packs.ts';
import { strictestOf } from './strictest.ts';

export interface TenantPacksOptions {
  shipped: ShippedPacks;
  repository: (tenantId: string) => PackRepository;
  loosenings: Pick<Loosenings, 'open'>;
  compile: (text: string, types: OperationTypes | undefined) => Promise<CompiledPolicies>;
}

export interface CountingPack {
  pack: Pack;
  /** Set if pending changes make the pack stricter for these people. */
  unconfirmed: UnconfirmedPack | null;
}

export interface OpenPacks {
  /** Returns the active version, including pending changes; null if the tenant has no such pack. */
  find: (packKey: string) => Promise<Pack | null>;
  /** Returns the pack as it counts: the stricter of old and new while a change waits. */
  countingFor: (packKey: string) => Promise<CountingPack | null>;
}

/** Bytes of the texts of cached versions. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024;
/** Tenants with cached routes. Until an entry expires, work may follow routes that another process has replaced. */
const MAX_ROUTES = 10_000;
const ROUTES_MS = 2_000;

/** Each decision reads the list of active versions, so that no process uses an outdated one. Versions never change. */
export class TenantPacks {
  readonly #options: TenantPacksOptions;
  readonly #kept: LRUCache<string, { pack: Pack; bytes: number }>;
  readonly #routes: LRUCache<string, readonly Pack[]>;

  constructor(options: TenantPacksOptions) {
    this.#options = options;
    this.#kept = new LRUCache({ maxSize: MAX_KEPT_BYTES, sizeCalculation: ({ bytes }) => bytes });
    this.#routes = new LRUCache({ max: MAX_ROUTES, ttl: ROUTES_MS });
  }

  async open(tenantId: string): Promise<OpenPacks> {
    const active = await this.#options.repository(tenantId).findActive();
    const waits = active?.packs.some(({ earlier }) => earlier.length > 0) ?? false;
    const loosenings = waits ? await this.#options.loosenings.open(tenantId) : null;
    const rowOf = (packKey: string) => active?.packs.find((one) => one.pack_key === packKey);
    const find = (packKey: string) => this.version(tenantId, packKey, rowOf(packKey)?.version ?? 0);
    return {
      find,
      countingFor: async (packKey) => {
        const pack = await find(packKey);
        const row = rowOf(packKey);
        if (pack === null || row === undefined || loosenings === null) return pack && { pack, unconfirmed: null };
        return this.#counting(tenantId, pack, row, loosenings);
      },
    };
  }

  async list(tenantId: string): Promise<Pack[]> {
    return this.listOf(tenantId, await this.#options.repository(tenantId).findActive());
  }

  async listOf(tenantId: string, active: TenantPacksDocument | null): Promise<Pack[]> {
    const first = active?.default_pack ?? DEFAULT_PACK;
    const versions = new Map([
      [DEFAULT_PACK, 0],
      ...(active?.packs ?? []).map(({ pack_key, version }) => [pack_key, version] as const),
    ]);
    const keys = [...versions.keys()].sort((one, other) => {
      return Number(other === first) - Number(one === first) || (one < other ? -1 : 1);
    });
    const packs = keys.map((key) => this.version(tenantId, key, versions.get(key) ?? 0));
    return (await Promise.all(packs)).flatMap((pack) => pack ?? []);
  }

  /** Lists the queues of all packs, those of the default pack first. */
  async queuesOf(tenantId: string): Promise<PackQueues[]> {
    return (await this.list(tenantId)).map(({ packKey, title, queues }) => ({
      packKey,
      title,
      queues: queues.map(({ queueKey, title, dueWithinMs }) => ({
        queueKey,
        title,
        ...(dueWithinMs !== undefined && { dueWithinMs }),
      })),
    }));
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

  async #routing(tenantId: string): Promise<readonly Pack[]> {
    const kept = this.#routes.get(tenantId);
    if (kept !== undefined) return kept;
    const packs = await this.list(tenantId);
    // Setting a kept entry again would renew its time to live.
    this.#routes.set(tenantId, packs);
    return packs;
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

  async #counting(
    tenantId: string,
    pack: Pack,
    { earlier, confirmations }: ActivePackDocument,
    loosenings: OpenLoosenings,
  ): Promise<CountingPack> {
    const waiting = loosenings.waiting(earlier, confirmations);
    if (waiting.length === 0) return { pack, unconfirmed: null };
    const before = waiting.map(async ({ change: { before: version } }) => ({
      pack: version === null ? null : await this.version(tenantId, pack.packKey, version),
      name: version === null ? 'none' : String(version),
    }));
    const why = waiting.map(({ change, until }) => whyWaiting(pack.packKey, change, until));
    return { pack: strictestOf(pack, await Promise.all(before)), unconfirmed: { pack, why } };
  }
}

function whyWaiting(packKey: string, change: EarlierPackDocument, until: Date): PolicyReason {
  const who = waitingWords(change, `changed the pack ${packKey}`);
  const applies =
    change.before === null ? 'it is decided as if there were no such pack' : 'the earlier pack applies too';
  const message = `${who}. Until another administrator confirms the change, or until ${until.toISOString()}, ${applies}.`;
  return { policyId: UNCONFIRMED_POLICY, message };
}
