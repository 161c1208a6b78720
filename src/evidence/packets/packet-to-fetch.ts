import type { KeptPacket } from './packet-store.ts';

export interface PacketToFetch {
  kept: KeptPacket;
  workItemId: string;
  /** Digest of the WorkItem that the packet names as its subject, in hex. */
  subjectSha256: string;
  contents: Record<'workItemVersion' | 'messages' | 'proposals' | 'actions' | 'entries' | 'treeSize', number>;
  signedBy: string;
  /** True if `workgate verify` accepts the packet; null if the packet is too large to be checked at once. */
  verified: boolean | null;
  /** Secret of the one-time address, which is returned here and nowhere else. */
  once: { token: string; expiresAt: Date };
}
