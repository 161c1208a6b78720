import { describe, expect, it } from 'vitest';
import { asciiDomain, asciiEmail, emailKey, readEmail, shownEmail } from '../../src/platform/mail/address.ts';

describe('an e-mail address', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    ['Ada.Lovelace+x@Example.COM', 'Ada.Lovelace+x@Example.COM'],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['Ada@BÜCHER.example', 'Ada@xn--bcher-kva.example'],
    ['ada@bu\u0308cher.example', 'ada@xn--bcher-kva.example'],
    ['ada@bücher。example', 'ada@xn--bcher-kva.example'],
    ['ada@faß.example', 'ada@xn--fa-hia.example'],
    ['ada@例え.テスト', 'ada@xn--r8jz45g.xn--zckzah'],
    [' ada@xn--bcher-kva.example ', 'ada@xn--bcher-kva.example'],
  ])('%j is stored as %s', (typed, ascii) => {
    expect(asciiEmail(typed)).toBe(ascii);
    expect(readEmail(typed, 'email')).toBe(ascii);
  });

  it.each([
    '',
    'ada',
    'ada@',
    '@bücher.example',
    'ada@bücher',
    'ada@bücher..example',
    'ada@bü cher.example',
    'ada@bü%63her.example',
    'ada@bücher.example/x',
    'ada@１２７.１',
    'ada@１.２.３.４',
    'ada@\u202ebücher.example',
    'ada@bücher.example, eve@example.com',
    'ada@b@bücher.example',
    'jörg@bücher.example',
    `ada@${'ü'.repeat(64)}.example`,
    `${'a'.repeat(240)}@bücher.example`,
  ])('is refused with the name of its field: %j', (typed) => {
    expect(asciiEmail(typed)).toBeUndefined();
    expect(() => readEmail(typed, 'contact.email')).toThrow(/contact\.email: must be an e-mail address/);
  });

  it('is compared in ASCII and in lower case', () => {
    expect(emailKey('Ada@BÜCHER.example')).toBe(emailKey('ada@XN--bcher-kva.example'));
    expect(emailKey('no address')).toBe('no address');
    expect(asciiDomain('BÜCHER.example')).toBe('xn--bcher-kva.example');
    expect(asciiDomain('Example.com')).toBe('example.com');
  });

  it.each([
    ['ada@xn--bcher-kva.example', 'ada@bücher.example'],
    ['ada@xn--r8jz45g.xn--zckzah', 'ada@例え.テスト'],
    ['ada@example.com', 'ada@example.com'],
    // The first letter of аpple.example is Cyrillic; the others are Latin.
    ['ada@xn--pple-43d.example', 'ada@xn--pple-43d.example'],
    ['ada@xn--.example', 'ada@xn--.example'],
    ['no address', 'no address'],
  ])('%s is shown as %s', (ascii, shown) => expect(shownEmail(ascii)).toBe(shown));
});
