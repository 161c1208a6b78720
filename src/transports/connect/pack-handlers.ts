import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import {
  type PackService as Contract,
  PackChangeEffect,
} from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import type { InFlightUseCases } from '../../execution/use-cases.ts';
import type {
  AdministeredPack,
  ChangeEffect,
  PackChange,
  PackVersionSummary,
  WrittenPack,
} from '../../policy/index.ts';
import type { PackHistoryUseCases, PackUseCases } from '../../policy/use-cases.ts';
import { callOf } from './caller.ts';
import { toApiInFlight } from './in-flight-wire.ts';
import { CHANGES } from './policy-handlers.ts';
import { toApiWaitingChange } from './waiting-wire.ts';

export interface PackHandlerServices {
  packs: PackUseCases;
  packHistory: PackHistoryUseCases;
  inFlight: InFlightUseCases;
}

export function createPackHandlers({
  packs,
  packHistory,
  inFlight,
}: PackHandlerServices): ServiceImpl<typeof Contract> {
  return {
    ...createHistoryHandlers(packHistory),

    async listPacks(_request, context) {
      return { packs: (await packs.listPacks(callOf(context))).map(toApiPack) };
    },

    async getPack({ packKey, version }, context) {
      const wanted = version === undefined ? undefined : Number(version);
      return { version: toApiVersion(await packs.getPack(callOf(context), packKey, wanted)) };
    },

    async validatePack({ packYaml, policyCedar }, context) {
      return packs.validatePack(callOf(context), { packYaml, policyCedar });
    },

    async diffPack({ packYaml, policyCedar }, context) {
      const { packKey, changes } = await packs.diffPack(callOf(context), { packYaml, policyCedar });
      return { packKey, changes: changes.map(toApiChange) };
    },

    async putPack({ packYaml, policyCedar, expectedVersion }, context) {
      const written = await packs.putPack(callOf(context), { packYaml, policyCedar }, Number(expectedVersion));
      return { version: toApiVersion(written) };
    },

    async activatePack({ packKey, version, reason, expectedRevision, makeDefault, backtestHash }, context) {
      const backtest = { backtestHash: backtestHash || undefined };
      const activation = { packKey, version: Number(version), reason, makeDefault, ...backtest };
      const pack = await packs.activatePack(callOf(context), {
        ...activation,
        expectedRevision: Number(expectedRevision),
      });
      return { pack: toApiPack(pack), ...(await toApiInFlight(inFlight, context)) };
    },

    async rollBackPack({ packKey, reason, expectedRevision }, context) {
      const rollback = { packKey, reason, expectedRevision: Number(expectedRevision) };
      const pack = await packs.rollBackPack(callOf(context), rollback);
      return { pack: toApiPack(pack), ...(await toApiInFlight(inFlight, context)) };
    },

    async confirmPack({ packKey, revision }, context) {
      return { pack: toApiPack(await packs.confirmPack(callOf(context), packKey, Number(revision))) };
    },
  };
}

function createHistoryHandlers(history: PackHistoryUseCases) {
  return {
    async listPackTemplates(_request, context) {
      return { templates: await history.listPackTemplates(callOf(context)) };
    },

    async listPackVersions({ packKey }, context) {
      return { versions: (await history.listPackVersions(callOf(context), packKey)).map(toApiSummary) };
    },

    async comparePackVersions({ packKey, fromVersion, toVersion }, context) {
      const [from, to] = [Number(fromVersion), Number(toVersion)];
      const changes = await history.comparePackVersions(callOf(context), packKey, from, to);
      return { changes: changes.map(toApiChange) };
    },
  } satisfies Partial<ServiceImpl<typeof Contract>>;
}

const EFFECTS = {
  loosens: PackChangeEffect.LOOSENS,
  tightens: PackChangeEffect.TIGHTENS,
  neither: PackChangeEffect.NEITHER,
} as const satisfies Record<ChangeEffect, PackChangeEffect>;

function toApiChange({ field, effect, words }: PackChange) {
  return { field, effect: EFFECTS[effect], words };
}

function toApiSummary({ version, textHash, author, writtenAt, isActive, backtests }: PackVersionSummary) {
  return {
    version: BigInt(version),
    textHash,
    authorName: author,
    writtenAt: timestampFromDate(writtenAt),
    active: isActive,
    backtests: backtests.map(({ hash, presentPack, author: by, madeAt, replayed, counts, isUsable }) => ({
      backtestHash: hash,
      presentVersion: presentPack,
      madeByName: by,
      madeAt: timestampFromDate(madeAt),
      replayed,
      counts: counts.map(([effect, count]) => ({ change: CHANGES[effect], count })),
      usable: isUsable,
    })),
  };
}

function toApiPack({
  packKey,
  title,
  activeVersion,
  revision,
  newestVersion,
  isDefault,
  activation,
  previousVersion,
  confirmedVersion,
  waiting,
}: AdministeredPack) {
  return {
    packKey,
    title: title ?? '',
    activeVersion: activeVersion === null ? undefined : BigInt(activeVersion),
    revision: BigInt(revision),
    newestVersion: BigInt(newestVersion),
    isDefault,
    activatedByName: activation?.author ?? '',
    activatedAt: activation === null ? undefined : timestampFromDate(activation.at),
    reason: activation?.reason ?? '',
    backtestHash: activation?.backtestHash ?? '',
    previousVersion: previousVersion === null ? undefined : BigInt(previousVersion),
    confirmedVersion: confirmedVersion === null ? undefined : BigInt(confirmedVersion),
    waiting: waiting.map(toApiWaitingChange),
  };
}

function toApiVersion({ packKey, version, packYaml, policyCedar, textHash, author, writtenAt }: WrittenPack) {
  return {
    packKey,
    version: BigInt(version),
    packYaml,
    policyCedar,
    textHash,
    authorName: author,
    writtenAt: timestampFromDate(writtenAt),
  };
}
