import { type HealthSources, IntegrationHealthService } from './service.ts';

export type IntegrationHealthServices = ReturnType<typeof createIntegrationHealth>;

export function createIntegrationHealth(sources: HealthSources) {
  return { integrationHealth: new IntegrationHealthService(sources) };
}
