import type { ServiceImpl } from '@connectrpc/connect';
import type { ActionService as Contract } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import type { EvidenceUseCases } from '../../evidence/use-cases.ts';
import { callOf } from './caller.ts';
import { toApiEnvelope, toApiEvidenceEntry } from './evidence-wire.ts';
import { pageOf } from './paging.ts';

export interface EvidenceHandlerServices {
  evidence: EvidenceUseCases;
}

type EvidenceMethod = 'getWorkItemEvidence' | 'exportWorkItemPacket';

/** Creates the handlers of the action service for the evidence of WorkItems. */
export function createEvidenceHandlers({
  evidence,
}: EvidenceHandlerServices): Pick<ServiceImpl<typeof Contract>, EvidenceMethod> {
  return {
    async getWorkItemEvidence(request, context) {
      const page = await evidence.getWorkItemEvidence(callOf(context), request.workItemId, pageOf(request));
      return { entries: page.rows.map(toApiEvidenceEntry), nextPageToken: page.nextPageToken ?? '' };
    },

    async exportWorkItemPacket({ workItemId }, context) {
      return { packet: toApiEnvelope(await evidence.exportWorkItemPacket(callOf(context), workItemId)) };
    },
  };
}
