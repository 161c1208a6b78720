export type { DsseEnvelope } from './dsse.ts';
export type { EvidenceServices } from './module.ts';
export type { OneTimeAddresses } from './packets/one-time-addresses.ts';
export { type KeptPacket, noPacket, type PacketStore } from './packets/packet-store.ts';
export type { PacketToFetch } from './service.ts';
export type { EvidenceTrees } from './tree.ts';
