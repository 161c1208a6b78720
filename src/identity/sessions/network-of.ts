import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network that an address is in, by which people know where they were, and which says less than the address: the first
 * three numbers of IPv4, the first 48 bits of IPv6. Empty for what is no address.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.*`;
  if (!isIPv6(plain)) return '';
  const [head = '', tail] = plain.split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const gap = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(Math.max(gap, 0)).fill('0'), ...groups(tail)];
  return `${all.slice(0, 3).join(':')}:*`;
}
