import type { CallContext } from '../call-context.ts';
import { methodsOf, permitted } from '../identity/index.ts';
import type { DataService } from './service.ts';
import type { DataSourceService } from './sources/service.ts';

const of = methodsOf<DataService>();

export const DATA_USE_CASES = {
  listDataViews: of('catalog.read', 'listViews'),
  getDataView: of('catalog.read', 'getView'),
  getDataEntity: of('catalog.read', 'getEntity'),
  getDataSourceHealth: of('source.read', 'getSourceHealth'),
};
const ofSources = methodsOf<DataSourceService>();

/** Only the command line of the machine can add files as locations. */
export const DATA_SOURCE_USE_CASES = {
  listDataSources: permitted('integrations.read', (sources: DataSourceService, { tenantId }: CallContext) =>
    sources.list(tenantId),
  ),
  registerDataSource: ofSources('integrations.manage', 'register'),
  setDataSourceEnabled: ofSources('integrations.manage', 'setEnabled'),
  changeDataSource: ofSources('integrations.manage', 'change'),
  removeDataSource: ofSources('integrations.manage', 'remove'),
  refreshDataSource: permitted(
    'integrations.manage',
    (sources: DataSourceService, { tenantId }: CallContext, sourceKey: string) =>
      sources.refreshNow(tenantId, sourceKey),
  ),
};
