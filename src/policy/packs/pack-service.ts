import type { CallContext } from '../../call-context.ts';
import { AppError, type ErrorDetail, validationError } from '../../errors/app-error.ts';
import { type AuthorityEpochs, confirmedData, type Loosened, type Loosenings } from '../../identity/index.ts';
import { canonicalHash } from '../../platform/canonical-json.ts';
import { currentTime } from '../../platform/clock.ts';
import { type OutboxEvent, outboxEvent } from '../../platform/outbox/event.ts';
import { toPrincipalRow } from '../../platform/principal-row.ts';
import { assertAgainst, type FinishedBacktests, type KnownBacktest } from '../finished-backtests/finished-backtests.ts';
import { isToldSame } from '../language/changed-types.ts';
import { changesOf, type PackChange } from './changes.ts';
import type { Activation, AdministeredPack, WrittenPack } from './model.ts';
import type { Pack } from './pack.ts';
import { readPackFile } from './pack-file.ts';
import { assertStillInOrder, type PackTrialOptions, triedPack } from './pack-trial.ts';
import {
  anotherRevision,
  assertRoomForVersion,
  changedMeanwhile,
  countsWithout,
  MAX_PACKS,
  noVersion,
} from './refusals.ts';
import type { PackRepository } from './repository.ts';
import { asRouted, nextDefault, type RoutedPack, rowOf } from './routing.ts';
import type { ActivePackDocument, PackVersionDocument, TenantPacksDocument } from './schema.ts';
import { DEFAULT_PACK, type PackTexts } from './shipped-packs.ts';
import { changesAfter } from './waiting-changes.ts';

export type PackAuthor = Pick<CallContext, 'tenantId' | 'principal' | 'correlationId' | 'leaveTurn'>;

export interface PackServiceOptions extends PackTrialOptions {
  repository: (tenantId: string) => PackRepository;
  authority: AuthorityEpochs;
  loosenings: Loosenings;
  backtests: Pick<FinishedBacktests, 'ofVersion'>;
  notifyRelay: (tenantId: string) => void;
}

const MAX_ATTEMPTS = 5;

/** Manages the packs of tenants. Versions are immutable. A single write decides which of them are active. */
export class PackService {
  readonly #options: PackServiceOptions;

  constructor(options: PackServiceOptions) {
    this.#options = options;
  }

  async list({ tenantId, principal }: Pick<PackAuthor, 'tenantId' | 'principal'>): Promise<AdministeredPack[]> {
    const repository = this.#options.repository(tenantId);
    const [active, newest] = await Promise.all([repository.findActive(), repository.listNewest()]);
    const keys = new Set([DEFAULT_PACK, ...newest.map(({ pack_key }) => pack_key)]);
    const routed = await this.#options.packs.routed(tenantId, active);
    const all = [...keys].sort().map((packKey) => {
      const written = newest.find((one) => one.pack_key === packKey);
      const from = { stored: active, routed, newestVersion: written?.version ?? 0 };
      return this.#administered(tenantId, principal.accountable, packKey, from);
    });
    return Promise.all(all);
  }

  /** @param version Defaults to the newest. @throws {AppError} `not_found` */
  async get({ tenantId }: Pick<PackAuthor, 'tenantId'>, packKey: string, version?: number): Promise<WrittenPack> {
    const repository = this.#options.repository(tenantId);
    const wanted = version ?? (await repository.findNewest(packKey))?.version;
    const found = wanted === undefined ? null : await repository.findVersion(packKey, wanted);
    if (found === null) throw noVersion(packKey, version);
    return toWritten(found);
  }

  /** @throws {AppError} `rate_limited` if too many candidates are being checked. */
  async report(call: PackAuthor, texts: PackTexts): Promise<{ problems: ErrorDetail[]; notes: string[] }> {
    const { problems, notes } = await triedPack(this.#options, call, texts);
    return { problems, notes };
  }

  /** Lists the changes from the active version to a candidate. @throws {AppError} `validation_error` */
  async diff(call: PackAuthor, texts: PackTexts): Promise<{ packKey: string; changes: PackChange[] }> {
    const { problems, types } = await triedPack(this.#options, call, texts);
    const read = await this.#options.packs.packOf(texts, 'candidate', types);
    if (problems.length > 0 || 'problems' in read) throw validationError(problems);
    const { packKey } = read.pack;
    const present = await (await this.#options.packs.open(call.tenantId)).find(packKey);
    return { packKey, changes: changesOf(present, read.pack) };
  }

  /** Returns the newest version of the file's pack; 0 if there is none or the file is invalid. */
  async presentVersion(tenantId: string, { packYaml }: PackTexts): Promise<number> {
    const read = readPackFile(packYaml);
    if ('problems' in read) return 0;
    return (await this.#options.repository(tenantId).findNewest(read.content.packKey))?.version ?? 0;
  }

  /**
   * Stores a version, which has no effect until it is activated. Storing the newest texts again changes nothing.
   * @param expectedVersion The newest version that the caller has read; 0 for none.
   * @throws {AppError} `validation_error`; `precondition_failed`; `invalid_state` for too many packs or versions.
   */
  async put(call: PackAuthor, texts: PackTexts, expectedVersion: number): Promise<WrittenPack> {
    const { tenantId, principal } = call;
    const { problems, types } = await triedPack(this.#options, call, texts);
    const read = readPackFile(texts.packYaml);
    if (problems.length > 0 || 'problems' in read) throw validationError(problems);
    const { packKey } = read.content;
    const repository = this.#options.repository(tenantId);
    const newest = await repository.listNewest();
    const present = newest.find((one) => one.pack_key === packKey);
    const textHash = canonicalHash([texts.packYaml, texts.policyCedar]);
    // A request may have stored the texts and failed before its answer. Store them again if their operations have
    // changed.
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
      written_by: toPrincipalRow(principal),
      created_at: at,
      outbox: [event],
    });
    if (written === null) throw changedMeanwhile();
    this.#options.notifyRelay(tenantId);
    return toWritten(written);
  }

  /**
   * Activates a version. A loosening applies to nobody's proposals until another administrator confirms it. Activating
   * the active version changes nothing.
   * @throws {AppError} `not_found`; `precondition_failed` for another revision; `invalid_state` for too many pending
   * changes; `validation_error` if the backtest does not fit or the version is no longer valid.
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
      const staysDefault = !makeDefault || nextDefault(stored) === packKey;
      // A request may have activated the version and failed before it advanced the authority epoch: repeat the rest.
      if (row !== null && row.version === version && staysDefault) {
        if (hash !== undefined && row.backtest_hash !== hash) throw countsWithout();
        return this.#changed(call, packKey, stored);
      }
      if ((row?.revision ?? 0) !== expectedRevision) throw changedMeanwhile();
      if (attempt === 0) await this.#assertStillInOrder(call, packKey, version);
      const written = await this.#write(call, stored, { wanted, backtest }, activation);
      if (written !== null) return this.#changed(call, packKey, written);
      // Another write was faster, perhaps for another pack.
    }
    throw changedMeanwhile();
  }

  /** Activates the previous version, once. @throws {AppError} as `activate`; `invalid_state` if none is left. */
  async rollBack(call: PackAuthor, rollback: Omit<Activation, 'version' | 'makeDefault'>): Promise<AdministeredPack> {
    const { packKey, expectedRevision } = rollback;
    const row = rowOf(await this.#options.repository(call.tenantId).findActive(), packKey);
    if (row !== null && row.revision !== expectedRevision) throw changedMeanwhile();
    if (row === null || row.previous === null) {
      const remedy = 'Activate the version that you want. To end the pack, activate a version that allows nothing.';
      throw new AppError('invalid_state', `The pack ${packKey} has no earlier version to roll back to. ${remedy}`);
    }
    return this.activate(call, { ...rollback, version: row.previous, isRollback: true });
  }

  /**
   * Confirms the waiting activations that led to a revision, so that they count. Idempotent.
   * @throws {AppError} `precondition_failed` for another revision; `authorization_error` for an author, or for somebody
   * who counts as one person with an author.
   */
  async confirm(call: PackAuthor, packKey: string, revision: number, reason?: string): Promise<AdministeredPack> {
    const { tenantId } = call;
    const repository = this.#options.repository(tenantId);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const stored = await repository.findActive();
      const row = rowOf(stored, packKey);
      if (stored === null || row === null || row.revision !== revision) throw anotherRevision(packKey, row);
      const confirmation = await this.#options.loosenings.confirmation(call, revision, loosenedOf(row), reason);
      if (confirmation === null) return this.#changed(call, packKey, stored);
      const next = { ...row, confirmations: [...row.confirmations, confirmation] };
      const data = { version: row.version, ...confirmedData(confirmation) };
      const event = packEvent(call, 'pack.confirmed', next, confirmation.at, data);
      const written = await repository.writeActive(stored.version, replaced(stored, next), event);
      if (written !== null) return this.#changed(call, packKey, written);
    }
    throw changedMeanwhile();
  }

  async #assertStillInOrder(call: PackAuthor, packKey: string, version: number): Promise<void> {
    const stored = version === 0 ? null : await this.#options.repository(call.tenantId).findVersion(packKey, version);
    if (stored !== null) await assertStillInOrder(this.#options, call, stored);
  }

  /** Returns null if another write was faster. */
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
        `A tenant can have at most ${MAX_PACKS} packs. Activate a version of an existing pack.`,
      );
    }
    const previous = row?.version ?? (packKey === DEFAULT_PACK ? 0 : null);
    const before = previous === null ? null : await packs.version(call.tenantId, packKey, previous);
    if (backtest !== null) assertAgainst(backtest, before);
    const at = currentTime();
    const revision = (row?.revision ?? 0) + 1;
    const routed = await packs.routed(call.tenantId, stored);
    const defaultBefore = makeDefault ? routed[0]?.packKey : packKey;
    const step = { before: asRouted(before, routed), wanted, previous, defaultBefore, revision, at, routed };
    const { earlier, confirmed } = await changesAfter(this.#options, call, row, step);
    const next: ActivePackDocument = {
      pack_key: packKey,
      version,
      previous: isRollback ? null : previous,
      revision,
      reason,
      ...(backtest === null ? {} : { backtest_hash: backtest.hash }),
      activated_by: toPrincipalRow(call.principal),
      activated_at: at,
      earlier,
      confirmations: earlier.length === 0 ? [] : (row?.confirmations ?? []),
      confirmed,
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

  async #changed(call: PackAuthor, packKey: string, stored: TenantPacksDocument | null): Promise<AdministeredPack> {
    const { authority, packs, notifyRelay, repository } = this.#options;
    packs.forgetRoutes(call.tenantId);
    await authority.advance(call.tenantId);
    notifyRelay(call.tenantId);
    const newest = await repository(call.tenantId).findNewest(packKey);
    const routed = await packs.routed(call.tenantId, stored);
    const from = { stored, routed, newestVersion: newest?.version ?? 0 };
    return this.#administered(call.tenantId, call.principal.accountable, packKey, from);
  }

  async #administered(
    tenantId: string,
    personId: string | null,
    packKey: string,
    { stored, routed, newestVersion }: AdministeredFrom,
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
      isDefault: routed[0]?.packKey === packKey,
      isNextDefault: nextDefault(stored) === packKey,
      activation: row && activationOf(row),
      previousVersion: row?.previous ?? null,
      confirmedVersion: first?.before ?? null,
      waiting,
    };
  }
}

interface AdministeredFrom {
  stored: TenantPacksDocument | null;
  /** Packs that take work, the default pack first. */
  routed: readonly RoutedPack[];
  newestVersion: number;
}

function replaced(stored: TenantPacksDocument | null, row: ActivePackDocument) {
  const others = (stored?.packs ?? []).filter((one) => one.pack_key !== row.pack_key);
  return { packs: [...others, row], default_pack: nextDefault(stored) };
}

function activationOf(row: ActivePackDocument): NonNullable<AdministeredPack['activation']> {
  const { activated_by: by, activated_at: at, reason, backtest_hash: backtestHash = null } = row;
  return { author: by.display_name, at, reason, backtestHash };
}

/** Copies the results into the event, because the event log outlives the backtest. */
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

function toWritten(row: PackVersionDocument): WrittenPack {
  return {
    packKey: row.pack_key,
    version: row.version,
    packYaml: row.pack_yaml,
    policyCedar: row.policy_cedar,
    textHash: row.text_hash,
    author: row.written_by.display_name,
    writtenAt: row.created_at,
  };
}
