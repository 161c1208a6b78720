import { useQuery } from '@connectrpc/connect-query';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type GetSetUpResponse,
  SetUpState,
  type SetUpStep,
  SetUpStepKind,
  TenantService,
} from '../../../generated/proto/workgate/identity/v1/tenant_service_pb.js';
import { useSession } from '../session/session-context.ts';

interface StepWords {
  title: string;
  purpose: string;
  to: string;
  /** Label of the link before the step is done. */
  action: string;
  /** Label of the link after the step is done. */
  seen: string;
  /** Missing part of a step that was begun. */
  missing: string;
}

const WORDS: Partial<Record<SetUpStepKind, StepWords>> = {
  [SetUpStepKind.TEAMMATE]: {
    title: 'A second approver',
    purpose:
      'Nobody may approve their own proposals, or those of their keys and agents. Proposals that policy does not approve wait for somebody else.',
    to: '/admin/members',
    action: 'Invite somebody',
    seen: 'See the members',
    missing: 'Nobody else may approve yet: an invitation has to be accepted, or a member needs the role.',
  },
  [SetUpStepKind.API_KEY]: {
    title: 'An API key',
    purpose: 'Programs create work and propose actions with a key that allows only what they need.',
    to: '/admin/api-keys',
    action: 'Make a key',
    seen: 'See the API keys',
    missing: '',
  },
  [SetUpStepKind.INTEGRATION]: {
    title: 'An integration',
    purpose: 'It carries out approved actions: a payment provider, a webhook, or a worker of your own.',
    to: '/admin/integrations',
    action: 'Add an integration',
    seen: 'See the integrations',
    missing: 'It is switched off, so nothing is carried out.',
  },
  [SetUpStepKind.POLICY]: {
    title: 'A policy or pack of your own',
    purpose:
      'It sets what is done at once, what a person decides, and what is forbidden. Until then, the shipped pack applies.',
    to: '/admin/packs',
    action: 'Write a pack',
    seen: 'See the packs',
    missing: 'A pack is written, but no version of it is active.',
  },
  [SetUpStepKind.CHAT]: {
    title: 'Chat',
    purpose: 'Commands in a channel become WorkItems, and answers can be posted there.',
    to: '/admin/chat',
    action: 'Connect a workspace',
    seen: 'See the workspaces',
    missing: 'The app is no longer installed, or no channel is mapped.',
  },
  [SetUpStepKind.WEBHOOK]: {
    title: 'A webhook',
    purpose: 'Your own systems get signed events, and need not ask for changes.',
    to: '/admin/webhooks',
    action: 'Add an endpoint',
    seen: 'See the endpoints',
    missing: 'Every endpoint is off.',
  },
};

export const STATE_LABELS = {
  [SetUpState.UNSPECIFIED]: 'Unknown',
  [SetUpState.OPEN]: 'To do',
  [SetUpState.BEGUN]: 'Begun',
  [SetUpState.DONE]: 'Done',
} as const satisfies Record<SetUpState, string>;

export type KnownStep = SetUpStep & { words: StepWords };

/** Returns the set-up steps of the tenant. Only people who can complete steps request them. */
export function useSetUp() {
  const { may } = useSession();
  return useQuery(TenantService.method.getSetUp, {}, { enabled: may(Permission.MEMBERS_MANAGE) });
}

export function stepsOf({ steps }: GetSetUpResponse): KnownStep[] {
  return steps.flatMap((step) => {
    const words = WORDS[step.kind];
    // Steps of later releases have no text here.
    return words === undefined ? [] : [{ ...step, words }];
  });
}

export function isDone({ state }: SetUpStep): boolean {
  return state === SetUpState.DONE;
}
