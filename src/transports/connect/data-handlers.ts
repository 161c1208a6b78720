import type { ServiceImpl } from '@connectrpc/connect';
import {
  type DataService as Contract,
  DataEntityTypeSchema,
  DataFilterKey,
  DataFilterKeySchema,
} from '../../../generated/proto/workgate/data/v1/data_service_pb.js';
import type { ReaderUseCases } from '../../identity/use-cases.ts';
import type { EntityType, FilterKey } from '../../projections/index.ts';
import type { DataUseCases } from '../../projections/use-cases.ts';
import type { PersonCall } from '../person-call.ts';
import { callOf } from './caller.ts';
import { fromWireEnum } from './contract-fields.ts';
import { toApiDataHealth, toApiGroup, toApiSources, toApiViewInfo } from './data-wire.ts';

export interface DataHandlerServices {
  data: DataUseCases;
  readers: ReaderUseCases;
}

/** Creates the handlers for data views, which use the same capabilities as REST. */
export function createDataHandlers({ data, readers }: DataHandlerServices): ServiceImpl<typeof Contract> {
  /** Returns the call with only the permissions that both the caller and the API key have. */
  const asReader = async (call: PersonCall, keyId: string): Promise<PersonCall> => {
    if (keyId === '') return call;
    const held = await readers.readAsApiKey(call, keyId);
    return { ...call, permissions: new Set([...call.permissions].filter((permission) => held.has(permission))) };
  };
  return {
    async listDataViews(_request, context) {
      return { views: (await data.listDataViews(callOf(context))).map(toApiViewInfo) };
    },

    async getDataView({ viewKey, filterKey, date, timezone, limit, cursor, asApiKeyId }, context) {
      const page = await data.getDataView(await asReader(callOf(context), asApiKeyId), viewKey, {
        filterKey: filterOf(filterKey),
        date: date || undefined,
        timezone: timezone || undefined,
        limit: limit || undefined,
        cursor: cursor || undefined,
      });
      return {
        groups: page.groups.map(toApiGroup),
        health: toApiDataHealth(page.health),
        sources: toApiSources(page.sourceHealth),
        capabilities: page.capabilities,
        nextCursor: page.nextCursor ?? '',
      };
    },

    async getDataEntity({ viewKey, entityType, entityId, asApiKeyId }, context) {
      const type = fromWireEnum(DataEntityTypeSchema, entityType) as EntityType;
      const reader = await asReader(callOf(context), asApiKeyId);
      const { entity, group } = await data.getDataEntity(reader, viewKey, type, entityId);
      return { entityId: entity.id, group: toApiGroup(group) };
    },
  };
}

function filterOf(filterKey: DataFilterKey): FilterKey {
  return filterKey === DataFilterKey.UNSPECIFIED ? 'all' : (fromWireEnum(DataFilterKeySchema, filterKey) as FilterKey);
}
