import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import {
  type FreezeService as Contract,
  FreezeKindSchema,
} from '../../../generated/proto/workgate/action/v1/freeze_service_pb.js';
import type { Freeze } from '../../execution/index.ts';
import type { FreezeUseCases } from '../../execution/use-cases.ts';
import type { FreezeKind } from '../../identity/index.ts';
import { callOf } from './caller.ts';
import { fromWireEnum, toWireEnum } from './contract-fields.ts';
import { toApiActionsInFlight } from './in-flight-wire.ts';

export interface FreezeHandlerServices {
  freezes: FreezeUseCases;
}

export function createFreezeHandlers({ freezes }: FreezeHandlerServices): ServiceImpl<typeof Contract> {
  return {
    async listFreezes(_request, context) {
      const found = await freezes.listFreezes(callOf(context));
      return { freezes: found.freezes.map(toApiFreeze), thawed: found.thawed.map(toApiFreeze) };
    },

    async freeze({ kind, targetId, reason }, context) {
      const target = {
        kind: fromWireEnum(FreezeKindSchema, kind) as FreezeKind,
        targetId: targetId === '' ? null : targetId,
      };
      const { freeze, inFlight } = await freezes.freeze(callOf(context), target, reason);
      return { freeze: toApiFreeze(freeze), ...toApiActionsInFlight(inFlight) };
    },

    async thaw({ freezeId, reason }, context) {
      return { freeze: toApiFreeze(await freezes.thaw(callOf(context), freezeId, reason)) };
    },
  };
}

function toApiFreeze({ kind, targetId, frozenAt, thawed, ...freeze }: Freeze) {
  return {
    ...freeze,
    kind: toWireEnum(FreezeKindSchema, kind),
    targetId: targetId ?? '',
    frozenAt: timestampFromDate(frozenAt),
    thawed: thawed === null ? undefined : { ...thawed, thawedAt: timestampFromDate(thawed.thawedAt) },
  };
}
