import { isIP } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLoopback, isPublicAddress } from '../../src/platform/networks.ts';
import { addressProblem } from '../../src/platform/outbound.ts';

const PUBLIC = [
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.0',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2001:200::1',
  '2606:4700:4700::1111',
  '2a00:1450:4001:81b::200e',
];

const NOT_PUBLIC: Record<string, string[]> = {
  'this host': ['0.0.0.0', '0.1.2.3', '::'],
  private: ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  loopback: ['127.0.0.1', '127.255.255.254', '::1', '0:0:0:0:0:0:0:1'],
  'link-local': ['169.254.0.1', 'fe80::1', 'febf::1', 'fe80::1%eth0'],
  metadata: ['169.254.169.254', '169.254.170.2', '100.100.100.200', '168.63.129.16', '192.0.0.192', 'fd00:ec2::254'],
  'carrier-grade NAT': ['100.64.0.1', '100.127.255.255'],
  'IETF and documentation': ['192.0.0.1', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  benchmarking: ['198.18.0.1', '198.19.255.255', '2001:2::1'],
  multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1', 'ff0e::1'],
  'reserved and broadcast': ['240.0.0.1', '255.255.255.255'],
  'unique local': ['fc00::1', 'fdff::1'],
  'site-local': ['fec0::1'],
  'discard-only': ['100::1'],
  'IPv4-mapped': ['::ffff:8.8.8.8', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:0:8.8.8.8'],
  'IPv4-compatible': ['::8.8.8.8', '::127.0.0.1'],
  NAT64: ['64:ff9b::8.8.8.8', '64:ff9b::a9fe:a9fe', '64:ff9b:1::1'],
  '6to4, relay included': ['2002:7f00:1::', '2002:a9fe:a9fe::1', '192.88.99.1'],
  Teredo: ['2001::1', '2001:0:53aa:64c::1'],
  'no address': [
    '',
    'localhost',
    'example.com',
    '1.1.1',
    '1.1.1.1/8',
    '0x7f.1',
    '2130706433',
    '01.1.1.1',
    '[::1]',
    ' ::1',
  ],
};

const octets = fc.tuple(...[0, 1, 2, 3].map(() => fc.integer({ min: 0, max: 255 }))) as fc.Arbitrary<
  [number, number, number, number]
>;
const hex = (high: number, low: number) => (high * 256 + low).toString(16);

describe('public addresses', () => {
  it.each(PUBLIC)('include %s', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each(
    Object.entries(NOT_PUBLIC).flatMap(([kind, addresses]) => addresses.map((address) => [kind, address])),
  )('exclude %s: %s', (_kind, address) => expect(isPublicAddress(address as string)).toBe(false));

  it('exclude every IPv4 address that is embedded in IPv6, even a public one', () => {
    fc.assert(
      fc.property(octets, ([a, b, c, d]) => {
        const [dotted, upper, lower] = [[a, b, c, d].join('.'), hex(a, b), hex(c, d)];
        const embedded = [`::ffff:${dotted}`, `::${dotted}`, `64:ff9b::${dotted}`, `2002:${upper}:${lower}::1`];
        for (const address of embedded) {
          expect(isIP(address), address).toBe(6);
          expect(isPublicAddress(address), address).toBe(false);
        }
      }),
    );
  });

  it('include exactly the IPv4 addresses outside the special ranges', () => {
    // Lists the ranges a second time, as numbers.
    const isSpecial = (a: number, b: number, c: number, d: number) =>
      [0, 10, 127].includes(a) ||
      a >= 224 ||
      (a === 100 && b >= 64 && b < 128) ||
      (a === 169 && b === 254) ||
      (a === 172 && b >= 16 && b < 32) ||
      (a === 192 && (b === 168 || (b === 0 && (c === 0 || c === 2)) || (b === 88 && c === 99))) ||
      (a === 198 && (b === 18 || b === 19 || (b === 51 && c === 100))) ||
      (a === 203 && b === 0 && c === 113) ||
      (a === 168 && b === 63 && c === 129 && d === 16);
    const first = fc.constantFrom(100, 169, 172, 192, 198, 203);
    const near = fc.tuple(first, ...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 }))) as typeof octets;
    fc.assert(
      fc.property(fc.oneof(octets, near), ([a, b, c, d]) => {
        expect(isPublicAddress(`${a}.${b}.${c}.${d}`)).toBe(!isSpecial(a, b, c, d));
      }),
      { numRuns: 2000 },
    );
  });

  it('are told from loopback addresses', () => {
    for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '::1']) expect(isLoopback(host), host).toBe(true);
    for (const host of ['128.0.0.1', '::2', '::ffff:127.0.0.1', '10.0.0.1', 'example.com', '']) {
      expect(isLoopback(host), host).toBe(false);
    }
  });
});

/** Hosts that no public name server knows, and IP addresses that are not public, in forms that clients accept. */
const NEAR_HOSTS = [
  ...['localhost', 'LOCALHOST', 'localhost.', 'a.localhost', 'localhost.localdomain', 'hooks', 'hooks.'],
  ...['printer.local', 'metadata.google.internal', 'host.docker.internal', 'wiki.intranet', 'nas.lan', 'nas.home'],
  ...['nas.home.arpa', 'home.arpa', 'mail.corp', 'x.private', 'a.svc.cluster.local', 'x.localdomain', 'PRINTER.LOCAL.'],
  ...['1.0.168.192.in-addr.arpa', 'abc.onion', 'abc.alt'],
  ...[
    '127.1',
    '0',
    '0177.0.0.1',
    '0x7f000001',
    '127.0.0.1.',
    '017700000001',
    '10.1',
    '%31%32%37.0.0.1',
    '１２７.0.0.1',
  ],
  ...['[::1]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::127.0.0.1]', '[fe80::1]', '[64:ff9b::7f00:1]'],
];

describe('the address that a tenant gives', () => {
  it.each(NEAR_HOSTS)('is refused with the host %s', (host) => {
    expect(addressProblem(`https://${host}/`, { allowLoopback: false })).toMatch(/must (be|have) a public/);
  });

  it.each([
    'acme.com',
    'local.acme.com',
    'localhost.acme.com',
    'internal.io',
    'hooks.example.com',
    'homearpa.com',
    '1.1.1.1',
  ])('is accepted with the host %s', (host) =>
    expect(addressProblem(`https://${host}/`, { allowLoopback: false })).toBeUndefined());

  it('may lead to this machine if the setting allows it, but to no other private host', () => {
    const problem = (host: string) => addressProblem(`http://${host}:8123/`, { allowLoopback: true });
    for (const host of ['localhost', 'a.localhost', '127.0.0.1', '[::1]']) expect(problem(host), host).toBeUndefined();
    for (const host of ['hooks', 'printer.local', '10.0.0.1'])
      expect(problem(host), host).toMatch(/must (be|have) a public/);
  });
});
