import type { MessageInitShape } from '@bufbuild/protobuf';
import {
  type CreateViewRequest,
  type UpdateViewRequest,
  type ViewSchema,
  ViewService,
} from '../../../generated/proto/workgate/work/v1/view_service_pb.js';
import { WorkItemOrder } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import type { View, ViewContent } from '../../work-items/index.ts';
import { callOf } from './caller.ts';
import { fromApiEnum, toApiEnum, toApiFields } from './common-wire.ts';
import { serve } from './services.ts';
import { fromApiQuery, toApiQuery } from './work-item-search-wire.ts';

export const viewService = serve(ViewService, ({ views }) => ({
  async listViews(_request, context) {
    return { views: (await views.listViews(callOf(context))).map(toApiView) };
  },

  async createView(request, context) {
    const view = await views.createView(callOf(context), contentOf(request), request.isShared);
    return { view: toApiView(view) };
  },

  async updateView(request, context) {
    const view = await views.updateView(callOf(context), request.viewId, contentOf(request));
    return { view: toApiView(view) };
  },

  async deleteView({ viewId }, context) {
    await views.deleteView(callOf(context), viewId);
    return {};
  },
}));

function contentOf({ name, query, order }: CreateViewRequest | UpdateViewRequest): ViewContent {
  return {
    name,
    query: query === undefined ? {} : fromApiQuery(query),
    order: fromApiEnum(WorkItemOrder, order) ?? 'newest',
  };
}

function toApiView(view: View): MessageInitShape<typeof ViewSchema> {
  return {
    ...toApiFields(view, 'updatedAt'),
    query: toApiQuery(view.query),
    order: toApiEnum(WorkItemOrder, view.order),
  };
}
