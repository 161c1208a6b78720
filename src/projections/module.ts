import type { Platform } from '../platform/module.ts';
import type { CollectionDeclaration } from '../platform/storage/collection.ts';
import type { WorkSupervisor } from '../platform/work/supervisor.ts';
import { ViewCursors } from './cursor.ts';
import { ProjectionRepository } from './repository.ts';
import { Revisions } from './revisions.ts';
import { defineProjectionModels, PROJECTION_COLLECTIONS } from './schema.ts';
import { DataService } from './service.ts';
import { AdaptationProcesses } from './sources/adaptation-processes.ts';
import type { LocationRules } from './sources/locations.ts';
import { REFRESH, refreshWork } from './sources/refresh-work.ts';
import { Refresher } from './sources/refresher.ts';
import { removalWork, SOURCE_REMOVAL } from './sources/removal-work.ts';
import { SourceRepository } from './sources/repository.ts';
import { defineSourceModels, SOURCE_COLLECTIONS } from './sources/schema.ts';
import { DataSourceService } from './sources/service.ts';
import { ViewIndexes } from './view-index.ts';
import { Views } from './views.ts';

export const PROJECTIONS_COLLECTIONS: readonly CollectionDeclaration[] = [
  ...PROJECTION_COLLECTIONS,
  ...SOURCE_COLLECTIONS,
];

export interface ProjectionsOptions {
  platform: Platform;
  work: Pick<WorkSupervisor, 'wake'>;
  views: ConstructorParameters<typeof Views>[0];
  /** URL of the module with the adapters, which the adaptation processes import. */
  adapters: string;
  locations: LocationRules;
}

export type ProjectionsServices = ReturnType<typeof createProjections>;

export function createProjections(options: ProjectionsOptions) {
  const { platform, work, locations } = options;
  const { keyRing, notifyRelay, reach, logger } = platform;
  const { connection } = platform.mongo;
  const models = { ...defineProjectionModels(connection), ...defineSourceModels(connection) };
  const repository = (tenantId: string) => new ProjectionRepository(models, tenantId);
  const sources = (tenantId: string) => new SourceRepository({ connection, ...models }, tenantId);
  const views = new Views(options.views);
  const revisions = new Revisions(repository, views);
  const adaptation = new AdaptationProcesses({ adapters: options.adapters });
  const refresher = new Refresher({ repository: sources, publisher: revisions, adaptation, locations, logger });
  const data = new DataService({
    views,
    repository,
    indexes: new ViewIndexes(repository),
    cursors: new ViewCursors(keyRing),
  });
  const dataSources = new DataSourceService({
    repository: sources,
    views,
    locations,
    notifyRelay,
    notifyRefresh: () => work.wake(REFRESH),
    notifyRemoval: () => work.wake(SOURCE_REMOVAL),
    reach,
  });
  const workKinds = [refreshWork(refresher), removalWork({ projections: repository, sources, reach })];
  return { revisions, data, dataSources, refresher, adaptation, workKinds };
}
