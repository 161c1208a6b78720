import {
  HealthProblem,
  HealthState,
  HealthSubject,
  type IntegrationHealth,
} from '../../../generated/proto/workgate/integration/v1/integration_health_pb.js';

export const HEALTH_STATE_LABELS = {
  [HealthState.UNSPECIFIED]: 'Unknown',
  [HealthState.OFF]: 'Switched off',
  [HealthState.UNTRIED]: 'Not tried yet',
  [HealthState.WORKING]: 'Working',
  [HealthState.FAILING]: 'Failing',
} as const satisfies Record<HealthState, string>;

export const HEALTH_STATE_COLOURS = {
  [HealthState.UNSPECIFIED]: 'gray',
  [HealthState.OFF]: 'gray',
  [HealthState.UNTRIED]: 'gray',
  [HealthState.WORKING]: 'green',
  [HealthState.FAILING]: 'red',
} as const satisfies Record<HealthState, string>;

interface ProblemText {
  problem: string;
  remedy: string;
}

const PROBLEMS = {
  [HealthProblem.UNSPECIFIED]: { problem: 'It failed', remedy: 'Look at its last deliveries.' },
  [HealthProblem.NO_ANSWER]: {
    problem: 'No answer',
    remedy: 'Check that it is up and reachable from this service. Workgate tries again automatically.',
  },
  [HealthProblem.PROVIDER_ERROR]: {
    problem: 'It reported an internal error',
    remedy: 'Check its logs, or ask its operator. Workgate tries again automatically.',
  },
  [HealthProblem.RATE_LIMITED]: {
    problem: 'Its rate limit is reached',
    remedy: 'Wait, send less, or have its limit raised.',
  },
  [HealthProblem.CREDENTIAL]: {
    problem: 'The credential is not accepted',
    remedy: 'Store a new credential with all the permissions that it needs.',
  },
  [HealthProblem.REFUSED]: {
    problem: 'It refused a request',
    remedy: 'The connection works. Open the action or delivery to see what was refused.',
  },
  [HealthProblem.UNCONFIRMED]: {
    problem: 'The outcome of a request is unknown',
    remedy: 'Check at the provider, then settle the action on its WorkItem.',
  },
  [HealthProblem.GONE]: {
    problem: 'It accepts no more events',
    remedy: 'Change the address of the endpoint, or delete it.',
  },
  [HealthProblem.NOT_LOADED]: {
    problem: 'It could not be loaded',
    remedy: 'See the reason under Data sources. Until then, the last loaded data is served.',
  },
} as const satisfies Record<HealthProblem, ProblemText>;

/** Returns the text for a problem; a general one for problems of later releases. */
export function problemTextOf(problem: HealthProblem): ProblemText {
  return (PROBLEMS as Readonly<Record<number, ProblemText>>)[problem] ?? PROBLEMS[HealthProblem.UNSPECIFIED];
}

export const SUBJECT_LABELS = {
  [HealthSubject.UNSPECIFIED]: 'Other',
  [HealthSubject.INTEGRATION]: 'Integration',
  [HealthSubject.WEBHOOK_ENDPOINT]: 'Webhook endpoint',
  [HealthSubject.DATA_SOURCE]: 'Data source',
} as const satisfies Record<HealthSubject, string>;

/** Returns the page on which the subject is shown and changed; undefined if it has none. */
export function pathOf({ subject, id }: IntegrationHealth): string | undefined {
  switch (subject) {
    case HealthSubject.INTEGRATION:
      return '/admin/integrations';
    case HealthSubject.WEBHOOK_ENDPOINT:
      return `/admin/webhooks/${id}`;
    case HealthSubject.DATA_SOURCE:
      return '/admin/data-sources';
    default:
      return undefined;
  }
}

/** Describes what waits; empty if nothing does. */
export function waitingWords({ subject, waiting, unknown, isAtLeast }: IntegrationHealth): string {
  const some = (count: number) => `${count.toLocaleString('en-GB')}${isAtLeast ? '+' : ''}`;
  const what = subject === HealthSubject.WEBHOOK_ENDPOINT ? 'to be sent' : 'to be done';
  const parts = [waiting > 0 && `${some(waiting)} ${what}`, unknown > 0 && `${some(unknown)} with an unknown outcome`];
  return parts.filter(Boolean).join(', ');
}
