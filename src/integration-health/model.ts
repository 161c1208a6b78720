import type { EndpointProblem } from '../events/webhooks/model.ts';
import type { IntegrationProblem } from '../integrations/model.ts';

/** What leads out of a tenant, or into it. */
export type HealthSubject = 'integration' | 'webhook_endpoint' | 'data_source';

/** By what came of it last: a refusal of what was asked for is an answer, too. */
export type HealthState = 'off' | 'untried' | 'working' | 'failing';

/** What was wrong, without a word from outside. */
export type HealthProblem = IntegrationProblem | EndpointProblem | 'not_loaded';

/** How something that leads out of a tenant is. */
export interface IntegrationHealth {
  subject: HealthSubject;
  id: string;
  name: string;
  state: HealthState;
  lastSuccessAt: Date | null;
  /** `problem` is null where an earlier release has noted it. */
  lastFailure: { at: Date; problem: HealthProblem | null } | null;
  /** Whether this process tries nothing with it for a while. */
  isLeftAlone: boolean;
  waiting: number;
  unknown: number;
  /** Whether there may be more of either than was counted. */
  isAtLeast: boolean;
}
