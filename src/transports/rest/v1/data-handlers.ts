import type { ResolvedView } from '../../../projections/index.ts';
import { namesEntityTag } from '../../entity-tags.ts';
import { aliasHeaders, toApiEntity, toApiSourceHealth, toApiView, VOLATILE_FIELDS } from './data-wire.ts';
import { toWeakEtag } from './etag.ts';
import type { OperationHandlers, RestServices } from './operations.ts';

export function createDataHandlers({ data }: RestServices) {
  return {
    async getDataView({ path, query, header }, call) {
      const { filter_key: filterKey, ...others } = query;
      const page = await data.getDataView(call, path.view_key, { filterKey, ...others });
      return answer(page.view, toApiView(page), header['if-none-match']);
    },

    async getDataEntity({ path, query, header }, call) {
      const entity = await data.getDataEntity(call, query.view_key, path.entity_type, path.entity_id);
      return answer(entity.view, toApiEntity(entity), header['if-none-match']);
    },

    async getDataSourceHealth({ path, query, header }, call) {
      const report = await data.getDataSourceHealth(call, query.view_key, path.source_key, query.date);
      return answer(report.view, toApiSourceHealth(report), header['if-none-match']);
    },
  } satisfies Partial<OperationHandlers>;
}

/** Returns 200 with the entity tag, or 304 if the caller already has this representation. */
function answer<Body extends object>(view: ResolvedView, body: Body, ifNoneMatch: string | undefined) {
  const headers = { ETag: toWeakEtag(body, VOLATILE_FIELDS), ...aliasHeaders(view) };
  if (ifNoneMatch !== undefined && namesEntityTag(ifNoneMatch, headers.ETag)) return { status: 304 as const, headers };
  return { status: 200 as const, headers, body };
}
