import {
  SetUpState,
  TenantService,
  SetUpStepKind as WireStep,
} from '../../../generated/proto/workgate/identity/v1/tenant_service_pb.js';
import type { SetUpStepKind } from '../../set-up/index.ts';
import { callOf } from './caller.ts';
import { toApiEnum, toApiTime } from './common-wire.ts';
import { serve } from './services.ts';

export const tenantService = serve(TenantService, ({ setUp }) => ({
  async getSetUp(_request, context) {
    const { steps, approvers, dismissed } = await setUp.getSetUp(callOf(context));
    return {
      steps: steps.map(({ kind, state }) => ({ kind: STEP[kind], state: toApiEnum(SetUpState, state) })),
      approvers,
      dismissedAt: toApiTime(dismissed?.at ?? null),
      dismissedBy: dismissed?.by ?? '',
    };
  },

  async dismissSetUp({ dismissed }, context) {
    await setUp.dismissSetUp(callOf(context), dismissed);
    return {};
  },
}));

const STEP = {
  teammate: WireStep.TEAMMATE,
  api_key: WireStep.API_KEY,
  integration: WireStep.INTEGRATION,
  policy: WireStep.POLICY,
  workspace: WireStep.CHAT,
  webhook: WireStep.WEBHOOK,
} as const satisfies Record<SetUpStepKind, WireStep>;
