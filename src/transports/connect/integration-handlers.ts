import { durationFromMs, durationMs, timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import {
  type IntegrationService as Contract,
  type CreateIntegrationRequest,
  CreateIntegrationRequestSchema,
  DataAdapter,
  DataHealth,
  IntegrationChange,
  IntegrationKindSchema,
  type RegisterDataSourceRequest,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import type { ActionsInFlight } from '../../actions/in-flight.ts';
import { OPERATIONS } from '../../actions/operations/registry.ts';
import type { Integration, IntegrationLoosening, WaitingIntegrationChange } from '../../integrations/model.ts';
import { type IntegrationKind, PROVIDERS } from '../../integrations/providers/registry.ts';
import type { NewIntegration } from '../../integrations/service.ts';
import type { DataSource, NewDataSource } from '../../projections/sources/model.ts';
import type { DataSourceService } from '../../projections/sources/service.ts';
import type { PersonCall } from '../person-call.ts';
import { callOf } from './caller.ts';
import { type ChatHandlerServices, createChatHandlers } from './chat-handlers.ts';
import { fromWireCase, oneofOf, toWireEnum } from './contract-fields.ts';
import { toApiInFlight } from './in-flight-wire.ts';
import { toApiWaitingChange } from './waiting-wire.ts';

export interface IntegrationHandlerServices extends ChatHandlerServices {
  dataSources: DataSourceService;
  inFlight: ActionsInFlight;
}

export function createIntegrationHandlers(services: IntegrationHandlerServices): ServiceImpl<typeof Contract> {
  const { integrations, dataSources, inFlight } = services;
  const withWaiting = async ({ tenantId, principal }: PersonCall, found: readonly Integration[]) => {
    const waiting = await integrations.waiting(tenantId, principal.accountable);
    return found.map((one) => toApiIntegration(one, waiting.get(one.integrationId) ?? []));
  };
  return {
    ...createChatHandlers(services),

    async listIntegrations(_request, context) {
      const call = callOf(context);
      return { integrations: await withWaiting(call, await integrations.list(call.tenantId)) };
    },

    async createIntegration(request, context) {
      const call = callOf(context);
      const [integration] = await withWaiting(call, [await integrations.create(call, fromApiNewIntegration(request))]);
      return { integration };
    },

    async setIntegrationEnabled({ integrationId, enabled }, context) {
      const call = callOf(context);
      const [integration] = await withWaiting(call, [await integrations.setEnabled(call, integrationId, enabled)]);
      return { integration, ...(await toApiInFlight(inFlight, context)) };
    },

    async confirmIntegration({ integrationId, version }, context) {
      const call = callOf(context);
      const confirmed = await integrations.confirm(call, integrationId, Number(version));
      const [integration] = await withWaiting(call, [confirmed]);
      return { integration };
    },

    async listDataSources(_request, context) {
      return { dataSources: (await dataSources.list(callOf(context).tenantId)).map(toApiDataSource) };
    },

    async registerDataSource(request, context) {
      const dataSource = await dataSources.register(callOf(context), fromApiNewDataSource(request), false);
      return { dataSource: toApiDataSource(dataSource) };
    },

    async setDataSourceEnabled({ sourceKey, enabled }, context) {
      const dataSource = await dataSources.setEnabled(callOf(context), sourceKey, enabled);
      return { dataSource: toApiDataSource(dataSource) };
    },

    async changeDataSource({ sourceKey, version, locations, timezone, refreshInterval }, context) {
      const changes = {
        locations: locations.length === 0 ? undefined : locations,
        timezone,
        refreshIntervalMs: refreshInterval && durationMs(refreshInterval),
      };
      const changed = await dataSources.change(callOf(context), sourceKey, Number(version), changes, false);
      return { dataSource: toApiDataSource(changed) };
    },

    async removeDataSource({ sourceKey, version }, context) {
      await dataSources.remove(callOf(context), sourceKey, Number(version));
      return {};
    },

    async refreshDataSource({ sourceKey }, context) {
      const dataSource = await dataSources.refreshNow(callOf(context).tenantId, sourceKey);
      return { dataSource: toApiDataSource(dataSource) };
    },
  };
}

const PROVIDER = oneofOf(CreateIntegrationRequestSchema, 'provider');

function fromApiNewIntegration({ name, provider }: CreateIntegrationRequest): NewIntegration {
  const { kind: word, fields } = fromWireCase(PROVIDER, provider);
  const kind = word as IntegrationKind;
  const { made } = PROVIDERS[kind];
  const given =
    made.by === 'administrator' && made.credential !== undefined ? fields[made.credential.field] : undefined;
  return { name, kind, ...(typeof given === 'string' && { credential: given }) };
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
    kind: toWireEnum(IntegrationKindSchema, kind),
    name,
    enabled,
    createdAt: timestampFromDate(createdAt),
    version: BigInt(version),
    operations: PROVIDERS[kind].carries.map((operation) => ({ operation, title: OPERATIONS[operation].title })),
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
