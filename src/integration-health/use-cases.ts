import { type Bound, methodsOf } from '../identity/use-case.ts';
import type { IntegrationHealthService } from './service.ts';

/** What doors may tell of how integrations are. */
export const INTEGRATION_HEALTH_USE_CASES = {
  listIntegrationHealth: methodsOf<IntegrationHealthService>()('integrations.read', 'list'),
};
export interface IntegrationHealthUseCases extends Bound<typeof INTEGRATION_HEALTH_USE_CASES> {}
