import { methodsOf } from '../identity/index.ts';
import type { IntegrationHealthService } from './service.ts';

export const INTEGRATION_HEALTH_USE_CASES = {
  listIntegrationHealth: methodsOf<IntegrationHealthService>()('integrations.read', 'list'),
};
