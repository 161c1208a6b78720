import type { ServiceImpl } from '@connectrpc/connect';
import type { InboxService as Contract } from '../../../generated/proto/workgate/work/v1/inbox_service_pb.js';
import type { ReadingUseCases } from '../../work-items/use-cases.ts';
import { callOf } from './caller.ts';
import { toApiTime } from './time-wire.ts';
import { toApiWorkItem } from './work-item-wire.ts';

export interface InboxHandlerServices {
  reading: ReadingUseCases;
}

export function createInboxHandlers({ reading }: InboxHandlerServices): ServiceImpl<typeof Contract> {
  return {
    async batchGetWorkItems({ workItemIds }, context) {
      const found = await reading.batchGetWorkItems(callOf(context), workItemIds);
      return { workItems: found.map(toApiWorkItem) };
    },

    async listReadMarks({ workItemIds }, context) {
      const { marks, unreadSince } = await reading.listReadMarks(callOf(context), workItemIds);
      const shown = marks.map(({ workItemId, version }) => ({ workItemId, version: BigInt(version) }));
      return { marks: shown, unreadSince: toApiTime(unreadSince) };
    },

    async markWorkItemsRead({ marks }, context) {
      const given = marks.map(({ workItemId, version }) => ({ workItemId, version: Number(version) }));
      await reading.markWorkItemsRead(callOf(context), given);
      return {};
    },
  };
}
