import type { CallContext } from '../../call-context.ts';
import { AppError } from '../../errors/app-error.ts';
import { type FinishedBacktests, isAgainst, type KnownBacktest } from '../finished-backtests/finished-backtests.ts';
import { changesOf, type PackChange } from './changes.ts';
import type { Pack } from './pack.ts';
import type { PackRepository } from './repository.ts';
import { DEFAULT_PACK, type PackTexts, type ShippedPacks } from './shipped-packs.ts';
import type { TenantPacks } from './tenant-packs.ts';

export interface PackHistoryOptions {
  shipped: ShippedPacks;
  packs: TenantPacks;
  repository: (tenantId: string) => PackRepository;
  backtests: FinishedBacktests;
}

export interface PackTemplate extends PackTexts {
  packKey: string;
  title: string;
}

export interface PackVersionSummary {
  version: number;
  textHash: string;
  author: string;
  writtenAt: Date;
  isActive: boolean;
  backtests: (KnownBacktest & { isUsable: boolean })[];
}

type Reader = Pick<CallContext, 'tenantId'>;

export class PackHistory {
  readonly #options: PackHistoryOptions;

  constructor(options: PackHistoryOptions) {
    this.#options = options;
  }

  async templates(_call: Reader): Promise<PackTemplate[]> {
    const { packs, texts } = this.#options.shipped;
    const all = [...packs.values()].flatMap(({ packKey, title }) => {
      const own = texts.get(packKey);
      return own === undefined ? [] : [{ packKey, title, ...own }];
    });
    return all.sort((one, other) => (one.packKey < other.packKey ? -1 : 1));
  }

  /** Newest first; empty if the tenant has written none. */
  async versions({ tenantId }: Reader, packKey: string): Promise<PackVersionSummary[]> {
    const { packs, repository, backtests } = this.#options;
    const [heads, active, known] = await Promise.all([
      repository(tenantId).listVersions(packKey),
      repository(tenantId).findActive(),
      backtests.list(tenantId, packKey),
    ]);
    const row = active?.packs.find((one) => one.pack_key === packKey);
    const present = known.length === 0 ? null : await (await packs.open(tenantId)).find(packKey);
    return heads.map(({ version, text_hash, written_by, created_at }) => ({
      version,
      textHash: text_hash,
      author: written_by.display_name,
      writtenAt: created_at,
      isActive: row?.version === version,
      backtests: known
        .filter(({ packVersion }) => packVersion === version)
        .map((one) => ({ ...one, isUsable: isAgainst(one, present) })),
    }));
  }

  async compare({ tenantId }: Reader, packKey: string, from: number, to: number): Promise<PackChange[]> {
    const [before, after] = await Promise.all([from, to].map((version) => this.#version(tenantId, packKey, version)));
    return before === undefined || after === undefined ? [] : changesOf(before, after);
  }

  async #version(tenantId: string, packKey: string, version: number): Promise<Pack> {
    const found = await this.#options.packs.version(tenantId, packKey, version);
    if (found !== null) return found;
    const isShipped = version === 0 && packKey !== DEFAULT_PACK;
    const why = isShipped ? ` Version 0 exists for ${DEFAULT_PACK} only. Other packs begin with version 1.` : '';
    throw new AppError('not_found', `There is no version ${version} of a pack ${packKey}.${why}`);
  }
}
