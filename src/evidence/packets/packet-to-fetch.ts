import type { KeptPacket } from './packet-store.ts';

/** A packet that waits to be fetched, and what can be said of it in a few words. */
export interface PacketToFetch {
  kept: KeptPacket;
  workItemId: string;
  /** The digest of the WorkItem that the packet names as its subject, in hex. */
  subjectSha256: string;
  contents: Record<'workItemVersion' | 'messages' | 'proposals' | 'actions' | 'entries' | 'treeSize', number>;
  signedBy: string;
  /** Whether it has passed the checks of `workgate verify`; null where it is too large for them to be made at once. */
  verified: boolean | null;
  /** The secret of its one-time address, told here and nowhere else. */
  once: { token: string; expiresAt: Date };
}
