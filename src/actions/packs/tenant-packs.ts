import { LRUCache } from 'lru-cache';
import {
  type Loosenings,
  type OpenLoosenings,
  UNCONFIRMED_POLICY,
  waitingWords,
} from '../../identity/members/loosening.ts';
import type { PackQueues, Place, Route, RoutedWork } from '../../work-items/model.ts';
import type { UnconfirmedPack } from '../open-policies.ts';
import type { OperationTypes } from '../policy-language/payload-types.ts';
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
  /** Reads what a pack forbids, in a thread where that takes long. */
  compile: (text: string, types: OperationTypes | undefined) => Promise<CompiledPolicies>;
}

/** A pack as it counts for what certain people are accountable for. */
export interface CountingPack {
  pack: Pack;
  /** There where it is stricter than it is for others. */
  unconfirmed: UnconfirmedPack | null;
}

/** The packs of a tenant, as they are at one moment. */
export interface OpenPacks {
  /** The pack as it is for everybody whose changes count; null if the tenant has none of this key. */
  find: (packKey: string) => Promise<Pack | null>;
  /** The same as it counts for what these people are accountable for. */
  countingFor: (packKey: string, accountables: readonly string[]) => Promise<CountingPack | null>;
}

/** Texts of the versions that are kept as they were read. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024;
/** Tenants whose routes are kept, and for how long: so late does new work go where another process has it go. */
const MAX_ROUTES = 10_000;
const ROUTES_MS = 2_000;

/**
 * The packs that count for each tenant: the versions that it has activated, and the one that is shipped for all. What is
 * active is read for each decision, so that no process goes by what was before; only versions are kept, which never change.
 */
export class TenantPacks {
  readonly #options: TenantPacksOptions;
  /** By the id of the version. */
  readonly #kept: LRUCache<string, { pack: Pack; bytes: number }>;
  readonly #routes: LRUCache<string, readonly Pack[]>;

  constructor(options: TenantPacksOptions) {
    this.#options = options;
    this.#kept = new LRUCache({ maxSize: MAX_KEPT_BYTES, sizeCalculation: ({ bytes }) => bytes });
    this.#routes = new LRUCache({ max: MAX_ROUTES, ttl: ROUTES_MS });
  }

  /** The packs of a tenant as they are at this moment. */
  async open(tenantId: string): Promise<OpenPacks> {
    const active = await this.#options.repository(tenantId).findActive();
    const waits = active?.packs.some(({ earlier }) => earlier.length > 0) ?? false;
    const loosenings = waits ? await this.#options.loosenings.open(tenantId) : null;
    const rowOf = (packKey: string) => active?.packs.find((one) => one.pack_key === packKey);
    const find = (packKey: string) => this.version(tenantId, packKey, rowOf(packKey)?.version ?? 0);
    return {
      find,
      countingFor: async (packKey, accountables) => {
        const pack = await find(packKey);
        const row = rowOf(packKey);
        if (pack === null || row === undefined || loosenings === null) return pack && { pack, unconfirmed: null };
        return this.#counting(tenantId, pack, row, loosenings, accountables);
      },
    };
  }

  /** All packs of a tenant, the default one first, then by key. */
  async list(tenantId: string): Promise<Pack[]> {
    return this.listOf(tenantId, await this.#options.repository(tenantId).findActive());
  }

  /** The same of what was read already. */
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

  /** The queues of all packs of a tenant, those of the default one first: where work can be. */
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

  /** Where new work goes. What another process activates is followed within two seconds. */
  async route(tenantId: string, work: RoutedWork): Promise<Route> {
    return routeOf(await this.#routing(tenantId), work);
  }

  /** The route to a queue that somebody has named for new work, as late as `route`. */
  async routeTo(tenantId: string, { packKey, queueKey }: Place): Promise<Route> {
    const pack = (await this.#routing(tenantId)).find((one) => one.packKey === packKey);
    const queue = pack?.queues.find((one) => one.queueKey === queueKey);
    return { packKey, queueKey, ...(queue?.dueWithinMs !== undefined && { dueWithinMs: queue.dueWithinMs }) };
  }

  async #routing(tenantId: string): Promise<readonly Pack[]> {
    const packs = this.#routes.get(tenantId) ?? (await this.list(tenantId));
    this.#routes.set(tenantId, packs);
    return packs;
  }

  /** Has new work of a tenant go by what is active now. */
  forgetRoutes(tenantId: string): void {
    this.#routes.delete(tenantId);
  }

  /** A version of a pack, 0 being what is shipped to every tenant; null if there is none such. */
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

  /**
   * The pack that texts are of, or what is wrong with its file.
   * @param name Of the version. @param types The operations that its policies name (`PolicySource`).
   */
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
    accountables: readonly string[],
  ): Promise<CountingPack> {
    const waiting = earlier.flatMap((change) => {
      const until = loosenings.waitsUntil(change, confirmations, accountables);
      return until === null ? [] : [{ change, until }];
    });
    if (waiting.length === 0) return { pack, unconfirmed: null };
    const before = waiting.map(async ({ change: { before: version } }) => ({
      pack: version === null ? null : await this.version(tenantId, pack.packKey, version),
      name: version === null ? 'none' : String(version),
    }));
    const why = waiting.map(({ change, until }) => whyWaiting(pack.packKey, change, until, accountables));
    return { pack: strictestOf(pack, await Promise.all(before)), unconfirmed: { pack, why } };
  }
}

/** Why a pack counts as it was before a change. */
function whyWaiting(
  packKey: string,
  change: EarlierPackDocument,
  until: Date,
  accountables: readonly string[],
): PolicyReason {
  const who = waitingWords(change, `changed the pack ${packKey}`, accountables);
  const was = change.before === null ? 'as if it were not there' : 'as it was, too';
  const message = `${who}: until another administrator confirms that, or until ${until.toISOString()}, it counts for it ${was}.`;
  return { policyId: UNCONFIRMED_POLICY, message };
}
