import { FreezeKind, FreezeService } from '../../../generated/proto/workgate/action/v1/freeze_service_pb.js';
import type { Freeze } from '../../execution/index.ts';
import { callOf } from './caller.ts';
import { requiredEnum, toApiActionsInFlight, toApiEnum, toApiFields } from './common-wire.ts';
import { serve } from './services.ts';

export const freezeService = serve(FreezeService, ({ freezes }) => ({
  async listFreezes(_request, context) {
    const found = await freezes.listFreezes(callOf(context));
    return { freezes: found.freezes.map(toApiFreeze), thawed: found.thawed.map(toApiFreeze) };
  },

  async freeze({ kind, targetId, reason }, context) {
    const target = { kind: requiredEnum(FreezeKind, kind), targetId: targetId || null };
    const { freeze, inFlight } = await freezes.freeze(callOf(context), target, reason);
    return { freeze: toApiFreeze(freeze), ...toApiActionsInFlight(inFlight) };
  },

  async thaw({ freezeId, reason }, context) {
    return { freeze: toApiFreeze(await freezes.thaw(callOf(context), freezeId, reason)) };
  },
}));

function toApiFreeze(freeze: Freeze) {
  return {
    ...toApiFields(freeze, 'frozenAt'),
    kind: toApiEnum(FreezeKind, freeze.kind),
    thawed: freeze.thawed === null ? undefined : toApiFields(freeze.thawed, 'thawedAt'),
  };
}
