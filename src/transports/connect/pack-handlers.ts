import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import {
  type PackService as Contract,
  PackChangeEffect,
} from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import type { ChangeEffect } from '../../actions/packs/changes.ts';
import type { AdministeredPack, WrittenPack } from '../../actions/packs/model.ts';
import type { InFlightUseCases, PackUseCases } from '../../actions/use-cases.ts';
import { callOf } from './caller.ts';
import { toApiInFlight } from './in-flight-wire.ts';
import { toApiWaitingChange } from './waiting-wire.ts';

export interface PackHandlerServices {
  packs: PackUseCases;
  inFlight: InFlightUseCases;
}

export function createPackHandlers({ packs, inFlight }: PackHandlerServices): ServiceImpl<typeof Contract> {
  return {
    async listPacks(_request, context) {
      return { packs: (await packs.listPacks(callOf(context))).map(toApiPack) };
    },

    async getPack({ packKey, version }, context) {
      const wanted = version === undefined ? undefined : Number(version);
      return { version: toApiVersion(await packs.getPack(callOf(context), packKey, wanted)) };
    },

    async validatePack({ packYaml, policyCedar }, context) {
      return { problems: await packs.validatePack(callOf(context), { packYaml, policyCedar }) };
    },

    async diffPack({ packYaml, policyCedar }, context) {
      const { packKey, changes } = await packs.diffPack(callOf(context), { packYaml, policyCedar });
      return { packKey, changes: changes.map((change) => ({ ...change, effect: EFFECTS[change.effect] })) };
    },

    async putPack({ packYaml, policyCedar, expectedVersion }, context) {
      const written = await packs.putPack(callOf(context), { packYaml, policyCedar }, Number(expectedVersion));
      return { version: toApiVersion(written) };
    },

    async activatePack({ packKey, version, reason, expectedRevision, makeDefault }, context) {
      const activation = { packKey, version: Number(version), reason, makeDefault };
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

const EFFECTS = {
  loosens: PackChangeEffect.LOOSENS,
  tightens: PackChangeEffect.TIGHTENS,
  neither: PackChangeEffect.NEITHER,
} as const satisfies Record<ChangeEffect, PackChangeEffect>;

function toApiPack({
  packKey,
  title,
  activeVersion,
  revision,
  newestVersion,
  isDefault,
  activation,
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
