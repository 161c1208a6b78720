import { durationFromMs, durationMs, timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import {
  type IntegrationService as Contract,
  type CreateIntegrationRequest,
  DataAdapter,
  DataHealth,
  IntegrationChange,
  type RegisterDataSourceRequest,
  IntegrationKind as Wire,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import type { InFlightUseCases } from '../../actions/use-cases.ts';
import type {
  Integration,
  IntegrationKind,
  IntegrationLoosening,
  WaitingIntegrationChange,
} from '../../integrations/model.ts';
import type { NewIntegration } from '../../integrations/new-integration.ts';
import type { DataSource, NewDataSource } from '../../projections/sources/model.ts';
import type { DataSourceUseCases } from '../../projections/use-cases.ts';
import type { PersonCall } from '../person-call.ts';
import { callOf } from './caller.ts';
import { type ChatHandlerServices, createChatHandlers } from './chat-handlers.ts';
import { toApiInFlight } from './in-flight-wire.ts';
import { toApiWaitingChange } from './waiting-wire.ts';

export interface IntegrationHandlerServices extends ChatHandlerServices {
  dataSources: DataSourceUseCases;
  inFlight: InFlightUseCases;
}

export function createIntegrationHandlers(services: IntegrationHandlerServices): ServiceImpl<typeof Contract> {
  const { integrations, dataSources, inFlight } = services;
  const withWaiting = async (call: PersonCall, found: readonly Integration[]) => {
    const waiting = await integrations.listWaitingIntegrationChanges(call);
    return found.map((one) => toApiIntegration(one, waiting.get(one.integrationId) ?? []));
  };
  return {
    ...createChatHandlers(services),

    async listIntegrations(_request, context) {
      const call = callOf(context);
      return { integrations: await withWaiting(call, await integrations.listIntegrations(call)) };
    },

    async createIntegration(request, context) {
      const call = callOf(context);
      const [integration] = await withWaiting(call, [
        await integrations.createIntegration(call, fromApiNewIntegration(request)),
      ]);
      return { integration };
    },

    async setIntegrationEnabled({ integrationId, enabled }, context) {
      const call = callOf(context);
      const [integration] = await withWaiting(call, [
        await integrations.setIntegrationEnabled(call, integrationId, enabled),
      ]);
      return { integration, ...(await toApiInFlight(inFlight, context)) };
    },

    async confirmIntegration({ integrationId, version }, context) {
      const call = callOf(context);
      const confirmed = await integrations.confirmIntegration(call, integrationId, Number(version));
      const [integration] = await withWaiting(call, [confirmed]);
      return { integration };
    },

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

const KIND = {
  sandbox_commerce: Wire.SANDBOX_COMMERCE,
  stripe: Wire.STRIPE,
  chat: Wire.CHAT,
} as const satisfies Record<IntegrationKind, Wire>;

function fromApiNewIntegration({ name, provider }: CreateIntegrationRequest): NewIntegration {
  if (provider.case === 'stripe') return { name, kind: 'stripe', credential: provider.value.apiKey };
  return { name, kind: 'sandbox_commerce' };
}

const CHANGE = {
  created: IntegrationChange.CREATED,
  enabled: IntegrationChange.ENABLED,
  redirected: IntegrationChange.REDIRECTED,
} as const satisfies Record<IntegrationLoosening, IntegrationChange>;

function toApiIntegration(
  { integrationId, kind, name, enabled, createdAt, version }: Integration,
  waiting: readonly WaitingIntegrationChange[],
) {
  return {
    integrationId,
    kind: KIND[kind],
    name,
    enabled,
    createdAt: timestampFromDate(createdAt),
    version: BigInt(version),
    waiting: waiting.map((change) => ({ change: toApiWaitingChange(change), what: CHANGE[change.what] })),
  };
}

const ADAPTER_KEYS = {
  [DataAdapter.UNSPECIFIED]: '',
  [DataAdapter.RACECARD]: 'racecard',
  [DataAdapter.MEETING_TREE]: 'meeting_tree',
  [DataAdapter.FORM_SERVICE]: 'form_service',
} as const satisfies Record<DataAdapter, string>;

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
    adapter: ADAPTER_KEYS[adapter],
    locations,
    timezone,
    refreshIntervalMs: refreshInterval === undefined ? 0 : durationMs(refreshInterval),
    enabled: true,
  };
}

function toApiDataSource(source: DataSource) {
  const { lastAttempt, load } = source;
  const adapter = Object.entries(ADAPTER_KEYS).find(([, key]) => key === source.adapter)?.[0];
  return {
    sourceId: source.sourceId,
    sourceKey: source.sourceKey,
    viewKey: source.viewKey,
    adapter: Number(adapter ?? DataAdapter.UNSPECIFIED),
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
