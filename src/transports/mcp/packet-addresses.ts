/** Prefix of the addresses at which exported packets can be fetched. */
export const PACKETS_PATH = '/api/v1/mcp/evidence-packets/';

/** Returns the address at which the credential that exported a packet can fetch it. `origin` is that of the service. */
export function addressOfPacket(origin: string, packetId: string): string {
  return `${origin}${PACKETS_PATH}${packetId}`;
}

/** Returns the address at which anybody who has it can fetch a packet once. */
export function oneTimeAddressOf(origin: string, packetId: string, token: string): string {
  return `${addressOfPacket(origin, packetId)}/once/${token}`;
}
