import { BlockList, isIPv4 } from 'node:net';

/** Returns undefined for a key that may be used from anywhere. */
export function toNetworks(allowed: readonly string[] | undefined): BlockList | undefined {
  if (allowed === undefined) return undefined;
  const list = new BlockList();
  for (const network of allowed) {
    const [address = '', prefix] = network.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

export function isAllowedFrom(networks: BlockList | undefined, address: string): boolean {
  if (networks === undefined) return true;
  const from = address.replace(/^::ffff:/, '');
  return networks.check(from, isIPv4(from) ? 'ipv4' : 'ipv6');
}
