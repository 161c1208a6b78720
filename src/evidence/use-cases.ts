import { type Bound, methodsOf } from '../identity/use-case.ts';
import type { EvidenceService } from './service.ts';

const of = methodsOf<EvidenceService>();

/** What doors may do with the log of a WorkItem, and what each takes. */
export const EVIDENCE_USE_CASES = {
  /** `get_evidence` of MCP. */
  getWorkItemEvidence: of('evidence.read', 'list'),
  /** `export_packet` of MCP in full, an action `export_evidence` of A2A by its id. */
  exportWorkItemPacket: of('evidence.export', 'export'),
  /** The same, with the id by which the log knows the export. */
  exportNamedWorkItemPacket: of('evidence.export', 'exportNamed'),
  /** The same, kept to be fetched: what `export_packet` of MCP does. */
  exportWorkItemPacketToFetch: of('evidence.export', 'exportToFetch'),
};
export interface EvidenceUseCases extends Bound<typeof EVIDENCE_USE_CASES> {}
