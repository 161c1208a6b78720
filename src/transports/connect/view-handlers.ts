import type { MessageInitShape } from '@bufbuild/protobuf';
import type { ServiceImpl } from '@connectrpc/connect';
import type {
  ViewService as Contract,
  CreateViewRequest,
  UpdateViewRequest,
  ViewSchema,
} from '../../../generated/proto/workgate/work/v1/view_service_pb.js';
import type { View, ViewContent } from '../../work-items/index.ts';
import type { ViewUseCases } from '../../work-items/use-cases.ts';
import { callOf } from './caller.ts';
import { toApiTime } from './time-wire.ts';
import { fromApiQuery, ORDER, toApiQuery } from './work-item-search-wire.ts';
import { wordFor } from './work-item-wire.ts';

export interface ViewHandlerServices {
  views: ViewUseCases;
}

export function createViewHandlers({ views }: ViewHandlerServices): ServiceImpl<typeof Contract> {
  return {
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
  };
}

function contentOf({ name, query, order }: CreateViewRequest | UpdateViewRequest): ViewContent {
  return { name, query: query === undefined ? {} : fromApiQuery(query), order: wordFor(ORDER, order) ?? 'newest' };
}

function toApiView({ viewId, name, isShared, query, order, mayChange, updatedAt }: View) {
  return {
    ...{ viewId, name, isShared, mayChange },
    query: toApiQuery(query),
    order: ORDER[order],
    updatedAt: toApiTime(updatedAt),
  } satisfies MessageInitShape<typeof ViewSchema>;
}
