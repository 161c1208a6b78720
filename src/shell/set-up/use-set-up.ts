import { useQuery } from '@connectrpc/connect-query';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type GetSetUpResponse,
  SetUpState,
  type SetUpStep,
  TenantService,
} from '../../../generated/proto/workgate/identity/v1/tenant_service_pb.js';
import { useSession } from '../session/session-context.ts';
import { type StepWords, wordsOf } from './labels.ts';

export type KnownStep = SetUpStep & { words: StepWords };

/** Returns the set-up steps of the tenant. Only people who can complete steps request them. */
export function useSetUp() {
  const { may } = useSession();
  return useQuery(TenantService.method.getSetUp, {}, { enabled: may(Permission.MEMBERS_MANAGE) });
}

export function stepsOf({ steps }: GetSetUpResponse): KnownStep[] {
  return steps.flatMap((step) => {
    const words = wordsOf(step.kind);
    return words === undefined ? [] : [{ ...step, words }];
  });
}

export function isDone({ state }: SetUpStep): boolean {
  return state === SetUpState.DONE;
}
