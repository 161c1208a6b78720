import type { CallContext } from '../../call-context.ts';
import { validationError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { toPrincipalRow } from '../../platform/principal-row.ts';
import type { Pack } from '../packs/pack.ts';
import type { BacktestResult, ChangeOfDecision } from '../try-out/backtest-result.ts';
import type { FinishedBacktestsRepository } from './repository.ts';
import type { FinishedBacktestRow } from './schema.ts';

interface BacktestToKeep extends Omit<BacktestResult, 'presentVersion' | 'candidateVersion'> {
  presentPack: string;
  candidatePack: string;
  /** Version suffixes that name the tenant's own policies, on each side. */
  presentPolicies: string;
  candidatePolicies: string;
  packVersion: number | null;
  withText: boolean;
  replayed: number;
}

export interface KnownBacktest {
  hash: string;
  packVersion: number;
  presentPack: string;
  candidatePack: string;
  /** True if the tenant's own policies are still the same as in the backtest. */
  isUnderPresentPolicies: boolean;
  author: string;
  madeAt: Date;
  replayed: number;
  notReplayable: number;
  hasOlder: boolean;
  counts: [ChangeOfDecision, number][];
}

const MAX_KEPT = 100;
const KEPT_MS = 30 * DAY_MS;
const FIELD = 'backtest_hash';

/** The backtests that the service has finished. An activation can name only a backtest that was really made. */
export class FinishedBacktests {
  readonly #repository: (tenantId: string) => FinishedBacktestsRepository;
  readonly #policiesOf: (tenantId: string) => Promise<string>;

  /** @param policiesOf Returns the suffix of policy versions that names the tenant's own policies. */
  constructor(
    repository: (tenantId: string) => FinishedBacktestsRepository,
    policiesOf: (tenantId: string) => Promise<string>,
  ) {
    this.#repository = repository;
    this.#policiesOf = policiesOf;
  }

  /** Keeps a backtest for 30 days, as long as it is among the tenant's 100 newest. */
  async keep({ tenantId, principal }: Pick<CallContext, 'tenantId' | 'principal'>, made: BacktestToKeep) {
    const at = currentTime();
    const entry: FinishedBacktestRow = {
      hash: made.hash,
      pack_key: made.packKey,
      present_pack: made.presentPack,
      candidate_pack: made.candidatePack,
      pack_version: made.packVersion,
      // Somebody may have written other policies between the two readings.
      with_text: made.withText || made.candidatePolicies !== made.presentPolicies,
      policies: made.presentPolicies,
      made_by: toPrincipalRow(principal),
      made_at: at,
      replayed: made.replayed,
      not_replayable: made.notReplayable,
      has_older: made.hasOlder,
      counts: Object.fromEntries(made.counts),
    };
    const expiresAt = new Date(at.getTime() + KEPT_MS);
    await this.#repository(tenantId).add(entry, { keep: MAX_KEPT, expiresAt });
  }

  async list(tenantId: string, packKey: string): Promise<KnownBacktest[]> {
    const [kept, policies] = await Promise.all([this.#kept(tenantId), this.#policiesOf(tenantId)]);
    return kept.filter((one) => one.pack_key === packKey).flatMap((row) => knownOf(row, policies) ?? []);
  }

  /** @throws {AppError} `validation_error` unless this backtest of this version was made within 30 days. */
  async ofVersion(tenantId: string, hash: string, wanted: Pack, version: number): Promise<KnownBacktest> {
    const row = (await this.#kept(tenantId)).find((one) => one.hash === hash);
    if (row === undefined) {
      throw refused('matches no backtest of the last 30 days; run a backtest of this version, or leave it out');
    }
    const known = knownOf(row, await this.#policiesOf(tenantId));
    if (known === null)
      throw refused(
        'is not of one version alone: it tested policies, or the active version; run a backtest of this version only',
      );
    const isOfVersion = row.pack_key === wanted.packKey && known.packVersion === version;
    if (!isOfVersion) {
      const other = `version ${known.packVersion} of the pack ${row.pack_key}`;
      throw refused(`is of ${other}; run a backtest of version ${version} of the pack ${wanted.packKey}`);
    }
    if (known.candidatePack !== wanted.version) throw refused('was made by an earlier release; run the backtest again');
    return known;
  }

  async #kept(tenantId: string): Promise<FinishedBacktestRow[]> {
    const from = currentTime().getTime() - KEPT_MS;
    const all = await this.#repository(tenantId).list();
    return all.filter(({ made_at }) => made_at.getTime() > from).toReversed();
  }
}

/** Returns true if the backtest shows the effect of replacing this pack. */
export function isAgainst({ presentPack, isUnderPresentPolicies }: KnownBacktest, present: Pack | null): boolean {
  return presentPack === present?.version && isUnderPresentPolicies;
}

/** @throws {AppError} `validation_error` if the backtest compared its version with something else. */
export function assertAgainst(backtest: KnownBacktest, present: Pack | null): void {
  if (isAgainst(backtest, present)) return;
  if (!backtest.isUnderPresentPolicies) {
    throw refused('was made before the policies of the tenant changed; run the backtest again');
  }
  throw refused(`compares with ${backtest.presentPack}, which is no longer active; run the backtest again`);
}

function knownOf(row: FinishedBacktestRow, policies: string): KnownBacktest | null {
  if (row.pack_version === null || row.with_text) return null;
  return {
    hash: row.hash,
    packVersion: row.pack_version,
    presentPack: row.present_pack,
    candidatePack: row.candidate_pack,
    isUnderPresentPolicies: row.policies === policies,
    author: row.made_by.display_name,
    madeAt: row.made_at,
    replayed: row.replayed,
    notReplayable: row.not_replayable,
    hasOlder: row.has_older,
    counts: Object.entries(row.counts) as [ChangeOfDecision, number][],
  };
}

const refused = (problem: string) => validationError([{ field: FIELD, problem }]);
