import type { PacketPredicate } from './packet-schema.ts';

export interface Problem {
  /** Such as `signature`, `work_item.status` or `entry 17`. */
  where: string;
  /** Rest of the sentence that begins with `where`. */
  problem: string;
}

export interface VerificationReport {
  verified: boolean;
  /** True if the packet could be judged at all. An unreadable packet need not have been altered. */
  readable: boolean;
  problems: Problem[];
  /** Trust the packet only if it is verified. */
  packet: PacketPredicate | undefined;
  /** Keys that have signed the packet and the checkpoint, as far as they are known. */
  packetKeyId: string | undefined;
  checkpointKeyId: string | undefined;
}
