import {
  DataEntityType,
  DataFilterKey,
  DataService,
} from '../../../generated/proto/workgate/data/v1/data_service_pb.js';
import type { PersonCall } from '../person-call.ts';
import { callOf } from './caller.ts';
import { fromApiEnum, requiredEnum } from './common-wire.ts';
import { toApiDataHealth, toApiGroup, toApiSources, toApiViewInfo } from './data-wire.ts';
import { serve } from './services.ts';

export const dataService = serve(DataService, ({ data, readers }) => {
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
        filterKey: fromApiEnum(DataFilterKey, filterKey) ?? 'all',
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
      const reader = await asReader(callOf(context), asApiKeyId);
      const type = requiredEnum(DataEntityType, entityType);
      const { entity, group } = await data.getDataEntity(reader, viewKey, type, entityId);
      return { entityId: entity.id, group: toApiGroup(group) };
    },
  };
});
