import {
  HealthProblem as ProblemWire,
  HealthState as StateWire,
  HealthSubject as SubjectWire,
} from '../../../generated/proto/workgate/integration/v1/integration_health_pb.js';
import type { HealthProblem, HealthState, HealthSubject, IntegrationHealth } from '../../integration-health/index.ts';
import type { MailHealth } from '../../notifications/index.ts';
import { toApiTime } from './time-wire.ts';

const SUBJECT = {
  integration: SubjectWire.INTEGRATION,
  webhook_endpoint: SubjectWire.WEBHOOK_ENDPOINT,
  data_source: SubjectWire.DATA_SOURCE,
} as const satisfies Record<HealthSubject, SubjectWire>;

const STATE = {
  off: StateWire.OFF,
  untried: StateWire.UNTRIED,
  working: StateWire.WORKING,
  failing: StateWire.FAILING,
} as const satisfies Record<HealthState, StateWire>;

const PROBLEM = {
  no_answer: ProblemWire.NO_ANSWER,
  provider_error: ProblemWire.PROVIDER_ERROR,
  rate_limited: ProblemWire.RATE_LIMITED,
  credential: ProblemWire.CREDENTIAL,
  refused: ProblemWire.REFUSED,
  unconfirmed: ProblemWire.UNCONFIRMED,
  gone: ProblemWire.GONE,
  not_loaded: ProblemWire.NOT_LOADED,
} as const satisfies Record<HealthProblem, ProblemWire>;

export function toApiHealth({ subject, state, lastSuccessAt, lastFailure, ...same }: IntegrationHealth) {
  return {
    ...same,
    subject: SUBJECT[subject],
    state: STATE[state],
    lastSuccessAt: toApiTime(lastSuccessAt),
    lastFailure: lastFailure === null ? undefined : toApiFailure(lastFailure),
  };
}

function toApiFailure({ at, problem }: NonNullable<IntegrationHealth['lastFailure']>) {
  return { at: toApiTime(at), problem: problem === null ? ProblemWire.UNSPECIFIED : PROBLEM[problem] };
}

export function toApiMailHealth({ from, lastSentAt, waiting, trouble, refused }: MailHealth) {
  return {
    from: from ?? undefined,
    lastSentAt: toApiTime(lastSentAt),
    waiting,
    lastFailure: trouble === null ? undefined : toApiFailure(trouble),
    refused: refused.map(({ status, since, nextAttemptAt, ...same }) => ({
      ...same,
      status: status ?? 0,
      since: toApiTime(since),
      nextAttemptAt: toApiTime(nextAttemptAt),
    })),
  };
}
