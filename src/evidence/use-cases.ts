import { type Bound, methodsOf } from '../identity/index.ts';
import type { EvidenceService } from './service.ts';

const of = methodsOf<EvidenceService>();

/** Capabilities for the log of a WorkItem, with the permissions that each needs. */
export const EVIDENCE_USE_CASES = {
  /** `get_evidence` of MCP. */
  getWorkItemEvidence: of('evidence.read', 'list'),
  /** `export_packet` of MCP with full detail. The action `export_evidence` of A2A uses the next one. */
  exportWorkItemPacket: of('evidence.export', 'export'),
  /** The same export, with its id in the log. */
  exportNamedWorkItemPacket: of('evidence.export', 'exportNamed'),
  /** The same export, stored to be fetched: `export_packet` of MCP by default. */
  exportWorkItemPacketToFetch: of('evidence.export', 'exportToFetch'),
};
export interface EvidenceUseCases extends Bound<typeof EVIDENCE_USE_CASES> {}
