import type { EvidenceUseCases } from '../../../evidence/use-cases.ts';
import { toApiEvidenceEntry } from '../../wire/v1/evidence.ts';
import type { OperationHandlers } from './operations.ts';

export interface EvidenceHandlerServices {
  evidence: EvidenceUseCases;
}

type EvidenceOperation = 'getWorkItemEvidence' | 'exportWorkItemPacket';

/** Creates the handlers of the operations on the evidence of WorkItems, by operationId. */
export function createEvidenceHandlers({
  evidence,
}: EvidenceHandlerServices): Pick<OperationHandlers, EvidenceOperation> {
  return {
    async getWorkItemEvidence({ path, query }, call) {
      const page = { limit: query.limit, pageToken: query.page_token };
      const { rows, nextPageToken } = await evidence.getWorkItemEvidence(call, path.work_item_id, page);
      const body = { entries: rows.map(toApiEvidenceEntry), next_page_token: nextPageToken };
      return { status: 200, headers: {}, body };
    },

    async exportWorkItemPacket({ path }, call) {
      return { status: 200, headers: {}, body: await evidence.exportWorkItemPacket(call, path.work_item_id) };
    },
  };
}
