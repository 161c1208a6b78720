import type { CallContext } from '../../call-context.ts';
import { AppError, type ErrorDetail, validationError } from '../../errors/app-error.ts';
import type { AuthorityEpochs } from '../../identity/authority/epoch.ts';
import { idsOf, type Loosened, type Loosenings } from '../../identity/members/loosening.ts';
import { canonicalHash } from '../../platform/canonical-json.ts';
import { currentTime } from '../../platform/clock.ts';
import { type OutboxEvent, outboxEvent } from '../../platform/outbox/event.ts';
import { assertAgainst, type FinishedBacktests, type KnownBacktest } from '../finished-backtests/finished-backtests.ts';
import { isToldSame } from '../policy-language/changed-types.ts';
import { toPersonRow } from '../rows.ts';
import { changesOf, isLoosening, type PackChange } from './changes.ts';
import type { Activation, AdministeredPack, WrittenPack } from './model.ts';
import type { Pack } from './pack.ts';
import { readPackFile } from './pack-file.ts';
import { PackTrial, type PackTrialOptions } from './pack-trial.ts';
import { anotherRevision, changedMeanwhile, countsWithout, noVersion } from './refusals.ts';
import type { PackRepository } from './repository.ts';
import { assertRoomForVersion, MAX_PACKS, MAX_WAITING } from './room.ts';
import type { ActivePackDocument, EarlierPackDocument, PackVersionDocument, TenantPacksDocument } from './schema.ts';
import { DEFAULT_PACK, type PackTexts } from './shipped-packs.ts';

/** Who writes packs. */
export type PackAuthor = Pick<CallContext, 'tenantId' | 'principal' | 'correlationId' | 'leaveTurn'>;

export interface PackServiceOptions extends PackTrialOptions {
  repository: (tenantId: string) => PackRepository;
  authority: AuthorityEpochs;
  loosenings: Loosenings;
  backtests: Pick<FinishedBacktests, 'ofVersion'>;
  notifyRelay: (tenantId: string) => void;
}

const MAX_ATTEMPTS = 5;

/** The packs of tenants as versions that never change, and which of them counts: one write says so. */
export class PackService {
  readonly #options: PackServiceOptions;
  readonly #trial: PackTrial;

  constructor(options: PackServiceOptions) {
    this.#options = options;
    this.#trial = new PackTrial(options);
  }

  /** All packs of a tenant, by key: the one that is shipped to all, and those that it has written. */
  async list({ tenantId, principal }: Pick<PackAuthor, 'tenantId' | 'principal'>): Promise<AdministeredPack[]> {
    const repository = this.#options.repository(tenantId);
    const [active, newest] = await Promise.all([repository.findActive(), repository.listNewest()]);
    const keys = new Set([DEFAULT_PACK, ...newest.map(({ pack_key }) => pack_key)]);
    const all = [...keys].sort().map((packKey) => {
      const written = newest.find((one) => one.pack_key === packKey);
      return this.#administered(tenantId, principal.accountable, packKey, active, written?.version ?? 0);
    });
    return Promise.all(all);
  }

  /** A version of a pack. @param version The newest, if it is left out. @throws {AppError} `not_found` */
  async get({ tenantId }: Pick<PackAuthor, 'tenantId'>, packKey: string, version?: number): Promise<WrittenPack> {
    const repository = this.#options.repository(tenantId);
    const wanted = version ?? (await repository.findNewest(packKey))?.version;
    const found = wanted === undefined ? null : await repository.findVersion(packKey, wanted);
    if (found === null) throw noVersion(packKey, version);
    return toWritten(found);
  }

  /**
   * Everything that is wrong with a pack that a tenant might write, as it reads and as it answers what it will be asked.
   * @throws {AppError} `rate_limited` if too many are being tried out.
   */
  async report(call: PackAuthor, texts: PackTexts): Promise<{ problems: ErrorDetail[]; notes: string[] }> {
    const { problems, notes } = await this.#trial.of(call, texts);
    return { problems, notes };
  }

  /**
   * What would change if a pack counted in place of the version that does.
   * @throws {AppError} `validation_error` on a pack that is not in order.
   */
  async diff(call: PackAuthor, texts: PackTexts): Promise<{ packKey: string; changes: PackChange[] }> {
    const { problems, types } = await this.#trial.of(call, texts);
    const read = await this.#options.packs.packOf(texts, 'candidate', types);
    if (problems.length > 0 || 'problems' in read) throw validationError(problems);
    const { packKey } = read.pack;
    const present = await (await this.#options.packs.open(call.tenantId)).find(packKey);
    return { packKey, changes: changesOf(present, read.pack) };
  }

  /** The newest version of the pack that a file is of; 0 if there is none, or it is not in order. */
  async presentVersion(tenantId: string, { packYaml }: PackTexts): Promise<number> {
    const read = readPackFile(packYaml);
    if ('problems' in read) return 0;
    return (await this.#options.repository(tenantId).findNewest(read.content.packKey))?.version ?? 0;
  }

  /**
   * Writes a version of a pack, which counts for nothing until it is activated. The texts of the newest version are no
   * change.
   * @param expectedVersion The newest version, as the caller has read it; 0 for none.
   * @throws {AppError} `validation_error` on a pack that is not in order; `precondition_failed`; `invalid_state` if the
   * tenant has too many.
   */
  async put(call: PackAuthor, texts: PackTexts, expectedVersion: number): Promise<WrittenPack> {
    const { tenantId, principal } = call;
    const { problems, types } = await this.#trial.of(call, texts);
    const read = readPackFile(texts.packYaml);
    if (problems.length > 0 || 'problems' in read) throw validationError(problems);
    const { packKey } = read.content;
    const repository = this.#options.repository(tenantId);
    const newest = await repository.listNewest();
    const present = newest.find((one) => one.pack_key === packKey);
    const textHash = canonicalHash([texts.packYaml, texts.policyCedar]);
    // Whoever wrote it may have ended before it was answered. Of operations that have changed since, it is another version.
    const known = present?.text_hash === textHash ? await repository.findVersion(packKey, present.version) : null;
    if (known !== null && isToldSame(known.types, types)) return toWritten(known);
    if ((present?.version ?? 0) !== expectedVersion) throw changedMeanwhile();
    assertRoomForVersion(newest, packKey, expectedVersion);
    const version = expectedVersion + 1;
    const at = currentTime();
    const event = outboxEvent(call, {
      type: 'pack.written',
      subject: { type: 'pack_version', id: packKey },
      subject_version: version,
      work_item_id: null,
      at,
      data: { text_hash: textHash },
    });
    const written = await repository.insertVersion({
      pack_key: packKey,
      version,
      pack_yaml: texts.packYaml,
      policy_cedar: texts.policyCedar,
      types,
      text_hash: textHash,
      written_by: toPersonRow(principal),
      created_at: at,
      outbox: [event],
    });
    if (written === null) throw changedMeanwhile();
    this.#options.notifyRelay(tenantId);
    return toWritten(written);
  }

  /**
   * Has a version count from the next decision on. What it admits more helps no proposal that its author is accountable
   * for until another administrator confirms it, or its days have passed. The version that counts is no change.
   * @throws {AppError} `not_found`; `precondition_failed` if `expectedRevision` is not the present one; `invalid_state` if
   * too much waits already; `validation_error` if the backtest that it names was never made, or of something else, or if the
   * version could not be written any more.
   */
  async activate(call: PackAuthor, activation: Activation): Promise<AdministeredPack> {
    const { tenantId } = call;
    const { packKey, version, expectedRevision, makeDefault = false, backtestHash: hash } = activation;
    const { packs, backtests } = this.#options;
    const wanted = await packs.version(tenantId, packKey, version);
    if (wanted === null) throw noVersion(packKey, version);
    const backtest = hash === undefined ? null : await backtests.ofVersion(tenantId, hash, wanted, version);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const stored = await this.#options.repository(tenantId).findActive();
      const row = rowOf(stored, packKey);
      const staysDefault = !makeDefault || (stored?.default_pack ?? DEFAULT_PACK) === packKey;
      // Whoever activated it may have ended before it was counted.
      if (row !== null && row.version === version && staysDefault) {
        if (hash !== undefined && row.backtest_hash !== hash) throw countsWithout();
        return this.#changed(call, packKey, stored);
      }
      if ((row?.revision ?? 0) !== expectedRevision) throw changedMeanwhile();
      if (attempt === 0) await this.#assertStillInOrder(call, packKey, version);
      const written = await this.#write(call, stored, { wanted, backtest }, activation);
      if (written !== null) return this.#changed(call, packKey, written);
      // Somebody may have activated another pack.
    }
    throw changedMeanwhile();
  }

  /**
   * Has the version count again that did before the present one; once, as what it takes back was no step forward.
   * @throws {AppError} as `activate`; `invalid_state` if there was none before, or the present one counts by a rollback.
   */
  async rollBack(call: PackAuthor, rollback: Omit<Activation, 'version' | 'makeDefault'>): Promise<AdministeredPack> {
    const { packKey, expectedRevision } = rollback;
    const row = rowOf(await this.#options.repository(call.tenantId).findActive(), packKey);
    if (row !== null && row.revision !== expectedRevision) throw changedMeanwhile();
    if (row === null || row.previous === null) {
      const remedy = 'Activate the version that is to count: put one that allows nothing to have the pack end.';
      throw new AppError('invalid_state', `Nothing is known to roll back the pack ${packKey} to. ${remedy}`);
    }
    return this.activate(call, { ...rollback, version: row.previous, isRollback: true });
  }

  /**
   * Has the activations of others count that have led to a revision, also for what those are accountable for. Again is no
   * change.
   * @throws {AppError} `precondition_failed` if it is not the present revision; `authorization_error` for who has made the
   * changes, or has their role freshly from who has.
   */
  async confirm(call: PackAuthor, packKey: string, revision: number): Promise<AdministeredPack> {
    const { tenantId, principal } = call;
    const repository = this.#options.repository(tenantId);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const stored = await repository.findActive();
      const row = rowOf(stored, packKey);
      if (stored === null || row === null || row.revision !== revision) throw anotherRevision(packKey, row);
      const confirmation = await this.#options.loosenings.confirmation(call, revision, loosenedOf(row));
      if (confirmation === null) return this.#changed(call, packKey, stored);
      const next = { ...row, confirmations: [...row.confirmations, confirmation] };
      const data = { version: row.version, confirmed_by: principal.accountable };
      const event = packEvent(call, 'pack.confirmed', next, confirmation.at, data);
      const written = await repository.writeActive(stored.version, replaced(stored, next), event);
      if (written !== null) return this.#changed(call, packKey, written);
    }
    throw changedMeanwhile();
  }

  async #assertStillInOrder(call: PackAuthor, packKey: string, version: number): Promise<void> {
    const stored = version === 0 ? null : await this.#options.repository(call.tenantId).findVersion(packKey, version);
    if (stored !== null) await this.#trial.assertStillInOrder(call, stored);
  }

  /** Writes what counts from now on; null if somebody was faster. */
  async #write(
    call: PackAuthor,
    stored: TenantPacksDocument | null,
    { wanted, backtest }: { wanted: Pack; backtest: KnownBacktest | null },
    { packKey, version, reason, makeDefault = false, isRollback = false }: Activation,
  ): Promise<TenantPacksDocument | null> {
    const { repository, packs } = this.#options;
    const row = rowOf(stored, packKey);
    if (row === null && (stored?.packs.length ?? 0) >= MAX_PACKS) {
      throw new AppError(
        'invalid_state',
        `A tenant has ${MAX_PACKS} packs at most. Activate a version of one of them.`,
      );
    }
    const previous = row?.version ?? (packKey === DEFAULT_PACK ? 0 : null);
    const before = previous === null ? null : await packs.version(call.tenantId, packKey, previous);
    if (backtest !== null) assertAgainst(backtest, before);
    const at = currentTime();
    const revision = (row?.revision ?? 0) + 1;
    const earlier = await this.#earlierAfter(call, row, { before, wanted, previous, revision, at });
    const next: ActivePackDocument = {
      pack_key: packKey,
      version,
      previous: isRollback ? null : previous,
      revision,
      reason,
      ...(backtest === null ? {} : { backtest_hash: backtest.hash }),
      activated_by: toPersonRow(call.principal),
      activated_at: at,
      earlier,
      confirmations: earlier.length === 0 ? [] : (row?.confirmations ?? []),
    };
    const data = {
      version,
      previous_version: previous,
      pack_version: wanted.version,
      reason,
      is_default: makeDefault,
      ...(backtest === null ? {} : { backtest: toLogged(backtest) }),
    };
    const event = packEvent(call, 'pack.activated', next, at, data);
    const change = { ...replaced(stored, next), ...(makeDefault ? { default_pack: packKey } : {}) };
    return repository(call.tenantId).writeActive(stored?.version ?? 0, change, event);
  }

  /** What the pack was before the activations that wait, this one among them if it admits more. */
  async #earlierAfter(
    call: PackAuthor,
    row: ActivePackDocument | null,
    { before, wanted, previous, revision, at }: Step,
  ): Promise<EarlierPackDocument[]> {
    const { loosenings } = this.#options;
    const open = await loosenings.open(call.tenantId);
    const waiting = (row?.earlier ?? []).filter((one) => open.waits(one, row?.confirmations ?? []));
    if (!isLoosening(changesOf(before, wanted))) return waiting;
    const loosening = await loosenings.begin(call, revision, at);
    if (loosening === null) return waiting;
    const own = waiting.filter((one) => idsOf(one).some((id) => call.principal.accountables.includes(id)));
    if (own.length >= MAX_WAITING.ofAuthor || waiting.length >= MAX_WAITING.inAll) {
      const message = `Too many changes of the pack wait for another administrator. Until one confirms revision ${revision - 1}, it can be made stricter only.`;
      throw new AppError('invalid_state', message);
    }
    return [...waiting, { ...loosening, before: previous }];
  }

  /** What a change comes to once it is stored: it counts before it is answered. */
  async #changed(call: PackAuthor, packKey: string, stored: TenantPacksDocument | null): Promise<AdministeredPack> {
    const { authority, packs, notifyRelay, repository } = this.#options;
    packs.forgetRoutes(call.tenantId);
    await authority.advance(call.tenantId);
    notifyRelay(call.tenantId);
    const newest = await repository(call.tenantId).findNewest(packKey);
    return this.#administered(call.tenantId, call.principal.accountable, packKey, stored, newest?.version ?? 0);
  }

  async #administered(
    tenantId: string,
    personId: string | null,
    packKey: string,
    stored: TenantPacksDocument | null,
    newestVersion: number,
  ): Promise<AdministeredPack> {
    const { packs, loosenings } = this.#options;
    const row = rowOf(stored, packKey);
    const activeVersion = row?.version ?? (packKey === DEFAULT_PACK ? 0 : null);
    const pack = activeVersion === null ? null : await packs.version(tenantId, packKey, activeVersion);
    const waiting = row === null ? [] : await loosenings.waiting(tenantId, loosenedOf(row), personId);
    const first = row?.earlier.find(({ version }) => version === waiting[0]?.version);
    return {
      packKey,
      title: pack?.title ?? null,
      activeVersion,
      revision: row?.revision ?? 0,
      newestVersion,
      isDefault: (stored?.default_pack ?? DEFAULT_PACK) === packKey,
      activation: row && activationOf(row),
      previousVersion: row?.previous ?? null,
      confirmedVersion: first?.before ?? null,
      waiting,
    };
  }
}

/** An activation that is about to be written. */
interface Step {
  before: Pack | null;
  wanted: Pack;
  previous: number | null;
  revision: number;
  at: Date;
}

function rowOf(stored: TenantPacksDocument | null, packKey: string): ActivePackDocument | null {
  return stored?.packs.find((one) => one.pack_key === packKey) ?? null;
}

function replaced(stored: TenantPacksDocument | null, row: ActivePackDocument) {
  const others = (stored?.packs ?? []).filter((one) => one.pack_key !== row.pack_key);
  return { packs: [...others, row], default_pack: stored?.default_pack ?? DEFAULT_PACK };
}

function activationOf(row: ActivePackDocument): NonNullable<AdministeredPack['activation']> {
  const { activated_by: by, activated_at: at, reason, backtest_hash: backtestHash = null } = row;
  return { author: by.display_name, at, reason, backtestHash };
}

/** What a backtest has said, for as long as the log is kept, which is longer than the backtest. */
function toLogged({ hash, presentPack, madeAt, replayed, notReplayable, hasOlder, counts }: KnownBacktest) {
  return {
    hash,
    present: presentPack,
    at: madeAt.toISOString(),
    replayed,
    not_replayable: notReplayable,
    has_older: hasOlder,
    counts: Object.fromEntries(counts),
  };
}

function loosenedOf({ earlier, confirmations }: ActivePackDocument): Loosened {
  return { loosened: earlier, confirmations };
}

function packEvent(
  call: PackAuthor,
  type: 'pack.activated' | 'pack.confirmed',
  { pack_key: id, revision }: ActivePackDocument,
  at: Date,
  data: OutboxEvent['data'],
): OutboxEvent {
  return outboxEvent(call, {
    type,
    subject: { type: 'pack', id },
    subject_version: revision,
    work_item_id: null,
    at,
    data,
  });
}

function toWritten({
  pack_key,
  version,
  pack_yaml,
  policy_cedar,
  text_hash,
  written_by,
  created_at,
}: PackVersionDocument) {
  return {
    packKey: pack_key,
    version,
    packYaml: pack_yaml,
    policyCedar: policy_cedar,
    textHash: text_hash,
    author: written_by.display_name,
    writtenAt: created_at,
  };
}
