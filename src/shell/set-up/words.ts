import { SetUpState, SetUpStepKind } from '../../../generated/proto/workgate/identity/v1/tenant_service_pb.js';

export interface StepWords {
  title: string;
  /** What it is for. */
  purpose: string;
  /** Where it is done. */
  to: string;
  /** What is done there. */
  action: string;
  /** What is looked at there once it is done. */
  seen: string;
  /** What is missing once something of it is there. */
  missing: string;
}

const WORDS: Partial<Record<SetUpStepKind, StepWords>> = {
  [SetUpStepKind.TEAMMATE]: {
    title: 'A second approver',
    purpose:
      'Nobody approves what they, or keys and agents of theirs, have proposed. What policy does not approve by itself waits for somebody else.',
    to: '/admin/members',
    action: 'Invite somebody',
    seen: 'See the members',
    missing: 'Nobody else may approve yet: an invitation waits to be accepted, or a member needs the role.',
  },
  [SetUpStepKind.API_KEY]: {
    title: 'An API key',
    purpose: 'Programs bring work in, and propose actions, with a key that can do no more than they need.',
    to: '/admin/api-keys',
    action: 'Make a key',
    seen: 'See the API keys',
    missing: '',
  },
  [SetUpStepKind.INTEGRATION]: {
    title: 'An integration',
    purpose: 'What is approved is carried out through it: a payment provider, a webhook, or a worker of your own.',
    to: '/admin/integrations',
    action: 'Add an integration',
    seen: 'See the integrations',
    missing: 'It is switched off, so that nothing is carried out.',
  },
  [SetUpStepKind.POLICY]: {
    title: 'A policy or pack of your own',
    purpose:
      'It says what is done at once, what a person decides, and what is never done. Until then, the shipped one does.',
    to: '/admin/packs',
    action: 'Write a pack',
    seen: 'See the packs',
    missing: 'A pack is written, and no version of it is active.',
  },
  [SetUpStepKind.CHAT]: {
    title: 'Chat',
    purpose: 'Commands in a channel become WorkItems, and answers can be posted there.',
    to: '/admin/chat',
    action: 'Connect a workspace',
    seen: 'See the workspaces',
    missing: 'The app is not installed any more, or no channel leads to work.',
  },
  [SetUpStepKind.WEBHOOK]: {
    title: 'A webhook',
    purpose: 'Your own systems are told of what happens, signed, instead of asking for it.',
    to: '/admin/webhooks',
    action: 'Add an endpoint',
    seen: 'See the endpoints',
    missing: 'Every endpoint is off.',
  },
};

/** Undefined for a step that a later release of the service has, of which this page knows nothing. */
export function wordsOf(kind: SetUpStepKind): StepWords | undefined {
  return WORDS[kind];
}

export const STATE_WORDS = {
  [SetUpState.UNSPECIFIED]: 'Unknown',
  [SetUpState.OPEN]: 'To do',
  [SetUpState.BEGUN]: 'Begun',
  [SetUpState.DONE]: 'Done',
} as const satisfies Record<SetUpState, string>;
