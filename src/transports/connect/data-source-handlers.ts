import { durationFromMs, durationMs } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import {
  DataAdapter,
  DataHealth,
  type IntegrationService,
  type RegisterDataSourceRequest,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import type { DataSource, NewDataSource } from '../../projections/index.ts';
import { callOf } from './caller.ts';
import { fromApiEnum, toApiEnum, toApiFields, toApiTime } from './common-wire.ts';
import type { ConnectServices } from './services.ts';

export function createDataSourceHandlers({ dataSources }: ConnectServices) {
  return {
    async listDataSources(_request, context) {
      return { dataSources: (await dataSources.listDataSources(callOf(context))).map(toApiDataSource) };
    },

    async registerDataSource(request, context) {
      const dataSource = await dataSources.registerDataSource(callOf(context), fromApiNewDataSource(request), false);
      return { dataSource: toApiDataSource(dataSource) };
    },

    async setDataSourceEnabled({ sourceKey, enabled }, context) {
      const dataSource = await dataSources.setDataSourceEnabled(callOf(context), sourceKey, enabled);
      return { dataSource: toApiDataSource(dataSource) };
    },

    async changeDataSource({ sourceKey, version, locations, timezone, refreshInterval }, context) {
      const changes = {
        locations: locations.length === 0 ? undefined : locations,
        timezone,
        refreshIntervalMs: refreshInterval && durationMs(refreshInterval),
      };
      const changed = await dataSources.changeDataSource(callOf(context), sourceKey, Number(version), changes, false);
      return { dataSource: toApiDataSource(changed) };
    },

    async removeDataSource({ sourceKey, version }, context) {
      await dataSources.removeDataSource(callOf(context), sourceKey, Number(version));
      return {};
    },

    async refreshDataSource({ sourceKey }, context) {
      const dataSource = await dataSources.refreshDataSource(callOf(context), sourceKey);
      return { dataSource: toApiDataSource(dataSource) };
    },
  } satisfies Partial<ServiceImpl<typeof IntegrationService>>;
}

function fromApiNewDataSource(request: RegisterDataSourceRequest): NewDataSource {
  const { sourceKey, viewKey, adapter, locations, timezone, refreshInterval } = request;
  return {
    sourceKey,
    viewKey,
    adapter: fromApiEnum(DataAdapter, adapter) ?? '',
    locations,
    timezone,
    refreshIntervalMs: refreshInterval === undefined ? 0 : durationMs(refreshInterval),
    enabled: true,
  };
}

function toApiDataSource(source: DataSource) {
  const { adapter, health, load, confirmedAt, nextRefreshAt, lastAttempt, ...shown } = source;
  return {
    ...toApiFields(shown, 'createdAt'),
    adapter: DataAdapter[adapter.toUpperCase() as keyof typeof DataAdapter] ?? DataAdapter.UNSPECIFIED,
    refreshInterval: durationFromMs(source.refreshIntervalMs),
    health: health === undefined ? DataHealth.UNSPECIFIED : toApiEnum(DataHealth, health),
    ...(load && { load: toApiLoad(load) }),
    confirmedAt: toApiTime(confirmedAt ?? null),
    nextRefreshAt: toApiTime(nextRefreshAt ?? null),
    ...(lastAttempt && { lastRefresh: toApiFields(lastAttempt, 'at') }),
    version: BigInt(source.version),
  };
}

function toApiLoad({ coverage, ...load }: NonNullable<DataSource['load']>) {
  return { ...toApiFields(load, 'fetchedAt'), coverageFrom: coverage?.from ?? '', coverageTo: coverage?.to ?? '' };
}
