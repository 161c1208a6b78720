import type { PacketPredicate } from './packet.ts';

/** One problem of a packet. */
export interface Problem {
  /** Place of the problem, such as `signature`, `work_item.status` or `entry 17`. */
  where: string;
  /** Rest of the sentence that begins with the place. */
  problem: string;
}

/** Result of `verifyPacket`. */
export interface VerificationReport {
  verified: boolean;
  /**
   * True if the packet could be judged at all. A packet in an unknown form, or cut off in transfer, need not have been
   * altered.
   */
  readable: boolean;
  problems: Problem[];
  /** Content of the packet; undefined if it cannot be read. Trust it only if the packet is verified. */
  packet: PacketPredicate | undefined;
  /** Keys that have signed the packet and the checkpoint, as far as they are known. */
  packetKeyId: string | undefined;
  checkpointKeyId: string | undefined;
}
