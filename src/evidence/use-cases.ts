import { methodsOf } from '../identity/index.ts';
import type { EvidenceService } from './service.ts';

const of = methodsOf<EvidenceService>();

export const EVIDENCE_USE_CASES = {
  getWorkItemEvidence: of('evidence.read', 'list'),
  /** `export_packet` of MCP with full detail. */
  exportWorkItemPacket: of('evidence.export', 'export'),
  /** `export_evidence` of A2A. */
  exportNamedWorkItemPacket: of('evidence.export', 'exportNamed'),
  /** `export_packet` of MCP by default. */
  exportWorkItemPacketToFetch: of('evidence.export', 'exportToFetch'),
};
