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

/** What was wrong, and what to do about it. */
export interface ProblemWords {
  problem: string;
  remedy: string;
}

export const PROBLEM_WORDS = {
  [HealthProblem.UNSPECIFIED]: { problem: 'It failed', remedy: 'Look at its last deliveries.' },
  [HealthProblem.NO_ANSWER]: {
    problem: 'No answer',
    remedy: 'See whether it is up, and reachable from this service. It is tried again by itself.',
  },
  [HealthProblem.PROVIDER_ERROR]: {
    problem: 'An error of its own',
    remedy: 'Look at its logs, or ask who runs it. It is tried again by itself.',
  },
  [HealthProblem.RATE_LIMITED]: {
    problem: 'It takes no more at the moment',
    remedy: 'Wait, send less, or have its limit raised.',
  },
  [HealthProblem.CREDENTIAL]: {
    problem: 'The credential is not accepted',
    remedy: 'Give it a new one, with all that it needs to be allowed.',
  },
  [HealthProblem.REFUSED]: {
    problem: 'It refused something',
    remedy: 'The way there works. Look at the action or delivery to see what it refused.',
  },
  [HealthProblem.UNCONFIRMED]: {
    problem: 'It is not known what it did',
    remedy: 'Find out there, and settle the action on its WorkItem.',
  },
  [HealthProblem.GONE]: {
    problem: 'It wants nothing more',
    remedy: 'Give the endpoint another address, or delete it.',
  },
  [HealthProblem.NOT_LOADED]: {
    problem: 'It could not be loaded',
    remedy: 'Data sources say why. What was loaded last is served until then.',
  },
} as const satisfies Record<HealthProblem, ProblemWords>;

/** Also for what a newer service knows, and this page does not. */
export function problemWordsOf(problem: HealthProblem): ProblemWords {
  return (PROBLEM_WORDS as Readonly<Record<number, ProblemWords>>)[problem] ?? PROBLEM_WORDS[HealthProblem.UNSPECIFIED];
}

export const SUBJECT_LABELS = {
  [HealthSubject.UNSPECIFIED]: 'Other',
  [HealthSubject.INTEGRATION]: 'Integration',
  [HealthSubject.WEBHOOK_ENDPOINT]: 'Webhook endpoint',
  [HealthSubject.DATA_SOURCE]: 'Data source',
} as const satisfies Record<HealthSubject, string>;

/** Where one sees more of it, and changes it; undefined for what has no page. */
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

/** What waits, in a few words; empty where nothing does. */
export function waitingWords({ subject, waiting, unknown, isAtLeast }: IntegrationHealth): string {
  const some = (count: number) => `${count.toLocaleString('en-GB')}${isAtLeast ? '+' : ''}`;
  const what = subject === HealthSubject.WEBHOOK_ENDPOINT ? 'to be sent' : 'to be done';
  const parts = [waiting > 0 && `${some(waiting)} ${what}`, unknown > 0 && `${some(unknown)} with an unknown end`];
  return parts.filter(Boolean).join(', ');
}
