import { durationFromMs, durationMs, timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import {
  type IntegrationService as Contract,
  DataAdapter,
  DataAdapterSchema,
  DataHealth,
  type RegisterDataSourceRequest,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import type { DataSource, NewDataSource } from '../../projections/index.ts';
import type { DataSourceUseCases } from '../../projections/use-cases.ts';
import { callOf } from './caller.ts';
import { fromWireEnum } from './contract-fields.ts';

export interface DataSourceHandlerServices {
  dataSources: DataSourceUseCases;
}

type DataSourceMethod = Extract<keyof ServiceImpl<typeof Contract>, `${string}DataSource${string}`>;

/** Creates the handlers of the integration service for data sources. */
export function createDataSourceHandlers({
  dataSources,
}: DataSourceHandlerServices): Pick<ServiceImpl<typeof Contract>, DataSourceMethod> {
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
  };
}

const HEALTH = {
  fresh: DataHealth.FRESH,
  stale: DataHealth.STALE,
  degraded: DataHealth.DEGRADED,
  unavailable: DataHealth.UNAVAILABLE,
} as const satisfies Record<NonNullable<DataSource['health']>, DataHealth>;

function fromApiNewDataSource(request: RegisterDataSourceRequest): NewDataSource {
  const { sourceKey, viewKey, adapter, locations, timezone, refreshInterval } = request;
  return {
    sourceKey,
    viewKey,
    adapter: adapter === DataAdapter.UNSPECIFIED ? '' : fromWireEnum(DataAdapterSchema, adapter),
    locations,
    timezone,
    refreshIntervalMs: refreshInterval === undefined ? 0 : durationMs(refreshInterval),
    enabled: true,
  };
}

function toApiDataSource(source: DataSource) {
  const { lastAttempt, load } = source;
  const adapter = DataAdapterSchema.values.find(({ localName }) => localName.toLowerCase() === source.adapter);
  return {
    sourceId: source.sourceId,
    sourceKey: source.sourceKey,
    viewKey: source.viewKey,
    adapter: adapter?.number ?? DataAdapter.UNSPECIFIED,
    locations: source.locations,
    timezone: source.timezone,
    refreshInterval: durationFromMs(source.refreshIntervalMs),
    enabled: source.enabled,
    health: source.health === undefined ? DataHealth.UNSPECIFIED : HEALTH[source.health],
    ...(load === undefined ? {} : { load: toApiLoad(load) }),
    ...(source.confirmedAt === undefined ? {} : { confirmedAt: timestampFromDate(source.confirmedAt) }),
    ...(source.nextRefreshAt === undefined ? {} : { nextRefreshAt: timestampFromDate(source.nextRefreshAt) }),
    ...(lastAttempt === undefined
      ? {}
      : {
          lastRefresh: {
            at: timestampFromDate(lastAttempt.at),
            ok: lastAttempt.ok,
            error: lastAttempt.error ?? '',
          },
        }),
    createdAt: timestampFromDate(source.createdAt),
    version: BigInt(source.version),
  };
}

function toApiLoad({ fetchedAt, groupCount, coverage, problems, problemCount }: NonNullable<DataSource['load']>) {
  return {
    fetchedAt: timestampFromDate(fetchedAt),
    groupCount,
    coverageFrom: coverage?.from ?? '',
    coverageTo: coverage?.to ?? '',
    problems,
    problemCount,
  };
}
