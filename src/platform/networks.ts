import { BlockList, isIP } from 'node:net';

/** Whether `value` is an IP address or a CIDR range. */
export function isNetwork(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
}

/** What the IANA registry of special-purpose IPv4 addresses keeps from the internet, multicast and class E included. */
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
  // By its number a public address, but machines at Azure reach their host's services there.
  ['168.63.129.16', 32],
]);

/** Of IPv6 only this is routed on the internet: mapped, NAT64, unique local, link-local and multicast are outside. */
const GLOBAL_IPV6 = networks('ipv6', [['2000::', 3]]);

/** Protocol assignments (Teredo among them), documentation, and 6to4, which leads to any IPv4 address. */
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

/** Whether an address is one of a machine on the internet, and of none nearer to us. False for what is no address. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !SPECIAL_IPV4.check(address, 'ipv4');
  // One with a zone ("%eth0") is never public.
  if (isIP(address) !== 6 || address.includes('%')) return false;
  return GLOBAL_IPV6.check(address, 'ipv6') && !SPECIAL_IPV6.check(address, 'ipv6');
}

/** Whether an address, or `localhost`, is one of this machine itself. */
export function isLoopback(host: string): boolean {
  if (host === 'localhost' || host === '::1') return true;
  return isIP(host) === 4 && LOOPBACK_IPV4.check(host, 'ipv4');
}
