import type { ServiceImpl } from '@connectrpc/connect';
import { PackChangeEffect, PackService } from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { DecisionChange } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import type { AdministeredPack, PackChange, PackVersionSummary, WrittenPack } from '../../policy/index.ts';
import { callOf } from './caller.ts';
import { toApiEnum, toApiInFlight, toApiTime, toApiWaitingChange } from './common-wire.ts';
import { type ConnectServices, serve } from './services.ts';

export const packService = serve(PackService, (services) => {
  const { packs, inFlight } = services;
  return {
    ...createHistoryHandlers(services),

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
      const pack = await packs.activatePack(callOf(context), {
        packKey,
        version: Number(version),
        reason,
        makeDefault,
        backtestHash: backtestHash || undefined,
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
});

function createHistoryHandlers({ packHistory }: ConnectServices) {
  return {
    async listPackTemplates(_request, context) {
      return { templates: await packHistory.listPackTemplates(callOf(context)) };
    },

    async listPackVersions({ packKey }, context) {
      return { versions: (await packHistory.listPackVersions(callOf(context), packKey)).map(toApiSummary) };
    },

    async comparePackVersions({ packKey, fromVersion, toVersion }, context) {
      const [from, to] = [Number(fromVersion), Number(toVersion)];
      const changes = await packHistory.comparePackVersions(callOf(context), packKey, from, to);
      return { changes: changes.map(toApiChange) };
    },
  } satisfies Partial<ServiceImpl<typeof PackService>>;
}

function toApiChange({ field, effect, words }: PackChange) {
  return { field, effect: toApiEnum(PackChangeEffect, effect), words };
}

function toApiSummary({ version, textHash, author, writtenAt, isActive, backtests }: PackVersionSummary) {
  return {
    version: BigInt(version),
    textHash,
    authorName: author,
    writtenAt: toApiTime(writtenAt),
    active: isActive,
    backtests: backtests.map(({ hash, presentPack, author: by, madeAt, replayed, counts, isUsable }) => ({
      backtestHash: hash,
      presentVersion: presentPack,
      madeByName: by,
      madeAt: toApiTime(madeAt),
      replayed,
      counts: counts.map(([effect, count]) => ({ change: toApiEnum(DecisionChange, effect), count })),
      usable: isUsable,
    })),
  };
}

function toApiPack(pack: AdministeredPack) {
  const { packKey, title, isDefault, isNextDefault, activation } = pack;
  const number = (version: number | null) => (version === null ? undefined : BigInt(version));
  return {
    packKey,
    title: title ?? '',
    activeVersion: number(pack.activeVersion),
    revision: BigInt(pack.revision),
    newestVersion: BigInt(pack.newestVersion),
    isDefault,
    isNextDefault,
    activatedByName: activation?.author ?? '',
    activatedAt: toApiTime(activation?.at ?? null),
    reason: activation?.reason ?? '',
    backtestHash: activation?.backtestHash ?? '',
    previousVersion: number(pack.previousVersion),
    confirmedVersion: number(pack.confirmedVersion),
    waiting: pack.waiting.map(toApiWaitingChange),
  };
}

function toApiVersion({ author, writtenAt, version, ...written }: WrittenPack) {
  return { ...written, version: BigInt(version), authorName: author, writtenAt: toApiTime(writtenAt) };
}
