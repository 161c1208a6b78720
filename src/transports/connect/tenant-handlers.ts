import type { ServiceImpl } from '@connectrpc/connect';
import {
  type TenantService as Contract,
  SetUpState as StateWire,
  SetUpStepKind as StepWire,
} from '../../../generated/proto/workgate/identity/v1/tenant_service_pb.js';
import type { SetUpState, SetUpStepKind } from '../../set-up/index.ts';
import type { SetUpUseCases } from '../../set-up/use-cases.ts';
import { callOf } from './caller.ts';
import { toApiTime } from './time-wire.ts';

export interface TenantHandlerServices {
  setUp: SetUpUseCases;
}

export function createTenantHandlers({ setUp }: TenantHandlerServices): ServiceImpl<typeof Contract> {
  return {
    async getSetUp(_request, context) {
      const { steps, approvers, dismissed } = await setUp.getSetUp(callOf(context));
      return {
        steps: steps.map(({ kind, state }) => ({ kind: STEP[kind], state: STATE[state] })),
        approvers,
        dismissedAt: toApiTime(dismissed?.at ?? null),
        dismissedBy: dismissed?.by ?? '',
      };
    },

    async dismissSetUp({ dismissed }, context) {
      await setUp.dismissSetUp(callOf(context), dismissed);
      return {};
    },
  };
}

const STEP = {
  teammate: StepWire.TEAMMATE,
  api_key: StepWire.API_KEY,
  integration: StepWire.INTEGRATION,
  policy: StepWire.POLICY,
  workspace: StepWire.CHAT,
  webhook: StepWire.WEBHOOK,
} as const satisfies Record<SetUpStepKind, StepWire>;

const STATE = {
  open: StateWire.OPEN,
  begun: StateWire.BEGUN,
  done: StateWire.DONE,
} as const satisfies Record<SetUpState, StateWire>;
