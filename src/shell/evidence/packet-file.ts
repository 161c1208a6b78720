import { toJsonString } from '@bufbuild/protobuf';
import { type DsseEnvelope, DsseEnvelopeSchema } from '../../../generated/proto/workgate/action/v1/evidence_pb.js';

/** Returns the file name of a packet. */
export function packetFileName(workItemId: string): string {
  return `workgate-${workItemId}.json`;
}

/** Saves a packet as a download, in the format that `workgate verify` takes. */
export function savePacket(name: string, packet: DsseEnvelope): void {
  const url = URL.createObjectURL(new Blob([toJsonString(DsseEnvelopeSchema, packet)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
