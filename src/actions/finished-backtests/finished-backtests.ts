import type { CallContext } from '../../call-context.ts';
import { validationError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import type { Pack } from '../packs/pack.ts';
import { toPersonRow } from '../rows.ts';
import type { ChangeOfDecision } from '../try-out/backtests.ts';
import type { FinishedBacktestsRepository } from './repository.ts';
import type { FinishedBacktestRow } from './schema.ts';

/** What a backtest has compared, and what came of it. */
export interface BacktestToKeep {
  hash: string;
  packKey: string;
  presentPack: string;
  candidatePack: string;
  /** Name the tenant's own policies that they were under. */
  presentPolicies: string;
  candidatePolicies: string;
  packVersion: number | null;
  withText: boolean;
  replayed: number;
  notReplayable: number;
  hasOlder: boolean;
  counts: ReadonlyMap<ChangeOfDecision, number>;
}

/** A backtest of a version of a pack and nothing else, for whoever activates that. */
export interface KnownBacktest {
  hash: string;
  packVersion: number;
  presentPack: string;
  candidatePack: string;
  /** Whether the tenant's own policies are those of then. */
  isUnderPresentPolicies: boolean;
  author: string;
  madeAt: Date;
  replayed: number;
  notReplayable: number;
  hasOlder: boolean;
  counts: [ChangeOfDecision, number][];
}

/** Of one tenant. */
const MAX_KEPT = 100;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const FIELD = 'backtest_hash';

/** The backtests that the service has finished for tenants, so that activations name none that was never made. */
export class FinishedBacktests {
  readonly #repository: (tenantId: string) => FinishedBacktestsRepository;
  readonly #policiesOf: (tenantId: string) => Promise<string>;

  /** @param policiesOf Names the tenant's own policies, as versions of decisions do. */
  constructor(
    repository: (tenantId: string) => FinishedBacktestsRepository,
    policiesOf: (tenantId: string) => Promise<string>,
  ) {
    this.#repository = repository;
    this.#policiesOf = policiesOf;
  }

  /** Remembers one for 30 days, as long as it is among the newest 100 of the tenant. */
  async keep({ tenantId, principal }: Pick<CallContext, 'tenantId' | 'principal'>, made: BacktestToKeep) {
    const at = currentTime();
    const entry: FinishedBacktestRow = {
      hash: made.hash,
      pack_key: made.packKey,
      present_pack: made.presentPack,
      candidate_pack: made.candidatePack,
      pack_version: made.packVersion,
      // Somebody may have written others between one and the other.
      with_text: made.withText || made.candidatePolicies !== made.presentPolicies,
      policies: made.presentPolicies,
      made_by: toPersonRow(principal),
      made_at: at,
      replayed: made.replayed,
      not_replayable: made.notReplayable,
      has_older: made.hasOlder,
      counts: Object.fromEntries(made.counts),
    };
    const expiresAt = new Date(at.getTime() + KEPT_MS);
    await this.#repository(tenantId).add(entry, { keep: MAX_KEPT, expiresAt });
  }

  /** Those of versions of a pack, the newest first. */
  async list(tenantId: string, packKey: string): Promise<KnownBacktest[]> {
    const [kept, policies] = await Promise.all([this.#kept(tenantId), this.#policiesOf(tenantId)]);
    return kept.filter((one) => one.pack_key === packKey).flatMap((row) => knownOf(row, policies) ?? []);
  }

  /**
   * The backtest of a version that its activation names.
   * @throws {AppError} `validation_error` if none of this hash was made for the tenant within 30 days, or it was of
   * something else.
   */
  async ofVersion(tenantId: string, hash: string, wanted: Pack, version: number): Promise<KnownBacktest> {
    const row = (await this.#kept(tenantId)).find((one) => one.hash === hash);
    if (row === undefined) {
      throw refused('is of no backtest that was finished within 30 days; make one of this version, or leave it out');
    }
    const known = knownOf(row, await this.#policiesOf(tenantId));
    if (known === null)
      throw refused(
        'is not of a version alone, but of policies or of what counts; make a backtest of the version and nothing else',
      );
    const isOfVersion = row.pack_key === wanted.packKey && known.packVersion === version;
    if (!isOfVersion) {
      const other = `version ${known.packVersion} of the pack ${row.pack_key}`;
      throw refused(`is of ${other}; make a backtest of version ${version} of the pack ${wanted.packKey}`);
    }
    if (known.candidatePack !== wanted.version)
      throw refused('was made by an earlier release; make the backtest again');
    return known;
  }

  async #kept(tenantId: string): Promise<FinishedBacktestRow[]> {
    const from = currentTime().getTime() - KEPT_MS;
    const all = await this.#repository(tenantId).list();
    return all.filter(({ made_at }) => made_at.getTime() > from).toReversed();
  }
}

/** Whether a backtest says what changes if its version counts in place of this pack. */
export function isAgainst({ presentPack, isUnderPresentPolicies }: KnownBacktest, present: Pack | null): boolean {
  return presentPack === present?.version && isUnderPresentPolicies;
}

/** @throws {AppError} `validation_error` if the backtest says what changes in place of something else. */
export function assertAgainst(backtest: KnownBacktest, present: Pack | null): void {
  if (isAgainst(backtest, present)) return;
  if (!backtest.isUnderPresentPolicies) {
    throw refused('was made under other policies of the tenant than there are now; make the backtest again');
  }
  throw refused(
    `compares with ${backtest.presentPack}, which does not count any more; make the backtest again with what does`,
  );
}

/** @param policies Names the tenant's own, as they are now. */
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
