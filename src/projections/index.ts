export type { FilterKey } from './filters.ts';
export type { Health, HealthStatus, SourceHealth } from './health.ts';
export type { MergedEvent, MergedParticipant, TracedEvidence } from './merged.ts';
export type { EntityType, EventStatus, LegacyId, Result } from './model.ts';
export type { ProjectionsServices } from './module.ts';
export type { Provenance, ServedEntity, ServedGroup, SourceHealthReport, ViewInfo, ViewPage } from './served.ts';
export type { DataSource, NewDataSource } from './sources/model.ts';
export type { ResolvedView } from './views.ts';
