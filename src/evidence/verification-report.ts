import type { PacketPredicate } from './packet.ts';

/** One thing that is wrong with a packet. */
export interface Problem {
  /** What it is wrong with, such as `signature`, `work_item.status` or `entry 17`. */
  where: string;
  /** The rest of the sentence. */
  problem: string;
}

/** What `verifyPacket` has found. */
export interface VerificationReport {
  verified: boolean;
  problems: Problem[];
  /** What the packet says; undefined if it cannot be read. Believe it only if it is verified. */
  packet: PacketPredicate | undefined;
  /** The keys that have signed, as far as they are known. */
  packetKeyId: string | undefined;
  checkpointKeyId: string | undefined;
}
