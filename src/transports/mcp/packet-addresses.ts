/** Everything below it is an address of a packet that waits to be fetched. */
export const PACKETS_PATH = '/api/v1/mcp/evidence-packets/';

/** Where the credential that has exported a packet fetches it. `origin` is the one of the service. */
export function addressOfPacket(origin: string, packetId: string): string {
  return `${origin}${PACKETS_PATH}${packetId}`;
}

/** Where it is fetched once, by whoever has the address. */
export function oneTimeAddressOf(origin: string, packetId: string, token: string): string {
  return `${addressOfPacket(origin, packetId)}/once/${token}`;
}
