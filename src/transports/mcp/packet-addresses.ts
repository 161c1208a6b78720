/** Prefix of the addresses at which exported packets can be fetched. */
export const PACKETS_PATH = '/api/v1/mcp/evidence-packets/';

/** Returns the address for the credential that exported the packet. */
export function addressOfPacket(origin: string, packetId: string): string {
  return `${origin}${PACKETS_PATH}${packetId}`;
}

/** Returns the address at which anybody can fetch the packet once. */
export function oneTimeAddressOf(origin: string, packetId: string, token: string): string {
  return `${addressOfPacket(origin, packetId)}/once/${token}`;
}
