import { BlockList, isIP } from 'node:net';

export function isNetwork(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
}

/** Not on the internet, by the IANA registry of special-purpose addresses, with multicast and class E. */
const SPECIAL_IPV4 = networks('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  // Public by its number, but machines at Azure reach services of their host there.
  ['168.63.129.16', 32],
]);

/** The only IPv6 range on the internet: no mapped, NAT64, unique local, link-local or multicast addresses. */
const GLOBAL_IPV6 = networks('ipv6', [['2000::', 3]]);

/** Within `GLOBAL_IPV6` but not public: protocol assignments (Teredo), documentation, and 6to4, which leads to IPv4. */
const SPECIAL_IPV6 = networks('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

const LOOPBACK_IPV4 = networks('ipv4', [['127.0.0.0', 8]]);

function networks(family: 'ipv4' | 'ipv6', subnets: readonly (readonly [address: string, prefix: number])[]) {
  const list = new BlockList();
  for (const [address, prefix] of subnets) list.addSubnet(address, prefix, family);
  return list;
}

/** False also for text that is not an address. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !SPECIAL_IPV4.check(address, 'ipv4');
  // An address with a zone ("%eth0") is never public.
  if (isIP(address) !== 6 || address.includes('%')) return false;
  return GLOBAL_IPV6.check(address, 'ipv6') && !SPECIAL_IPV6.check(address, 'ipv6');
}

/**
 * Endings of names that are not in the public DNS: special-use names (IANA; RFC 6761, 6762, 7686, 8375, 9476), and
 * names that private networks use (ICANN keeps `internal`, `home`, `corp` and `mail` from being delegated).
 */
const PRIVATE_SUFFIX =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|mail|alt|onion|arpa)$/;

/** True for a single label, or a private ending. */
export function isPrivateName(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  return isIP(name) === 0 && (!name.includes('.') || PRIVATE_SUFFIX.test(name));
}

/** RFC 6761, 6.3. */
export function isLoopbackName(host: string): boolean {
  return /(?:^|\.)localhost\.?$/i.test(host);
}

export function isLoopback(host: string): boolean {
  if (host === 'localhost' || host === '::1') return true;
  return isIP(host) === 4 && LOOPBACK_IPV4.check(host, 'ipv4');
}
