export type { HealthProblem, HealthState, HealthSubject, IntegrationHealth } from './model.ts';
export type { IntegrationHealthServices } from './module.ts';
