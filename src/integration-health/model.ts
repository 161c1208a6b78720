import type { EndpointProblem } from '../events/index.ts';
import type { IntegrationProblem } from '../integrations/index.ts';

export type HealthSubject = 'integration' | 'webhook_endpoint' | 'data_source';

/** State by the latest outcome. A refusal is an answer too, so it counts as `working`. */
export type HealthState = 'off' | 'untried' | 'working' | 'failing';

export type HealthProblem = IntegrationProblem | EndpointProblem | 'not_loaded';

export interface IntegrationHealth {
  subject: HealthSubject;
  id: string;
  name: string;
  state: HealthState;
  lastSuccessAt: Date | null;
  /** `problem` is null if an earlier release recorded the failure. */
  lastFailure: { at: Date; problem: HealthProblem | null } | null;
  isLeftAlone: boolean;
  waiting: number;
  unknown: number;
  /** True if there may be more of either than was counted. */
  isAtLeast: boolean;
}
