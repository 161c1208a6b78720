import { InboxService } from '../../../generated/proto/workgate/work/v1/inbox_service_pb.js';
import { callOf } from './caller.ts';
import { toApiTime } from './common-wire.ts';
import { serve } from './services.ts';
import { toApiWorkItem } from './work-item-wire.ts';

export const inboxService = serve(InboxService, ({ reading }) => ({
  async batchGetWorkItems({ workItemIds }, context) {
    const [found, approvedToExecuteIds] = await Promise.all([
      reading.batchGetWorkItems(callOf(context), workItemIds),
      reading.listApprovedToExecute(callOf(context), workItemIds),
    ]);
    return { workItems: found.map(toApiWorkItem), approvedToExecuteIds };
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
}));
