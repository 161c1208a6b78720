import { createPublicKey, randomBytes, verify } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatCheckpoint,
  logOrigin,
  MalformedNoteError,
  noteKeyId,
  parseCheckpoint,
  parseNote,
  readCheckpoint,
  signNote,
} from '../../src/evidence/checkpoint.ts';
import { preAuthEncoding } from '../../src/evidence/dsse.ts';
import { readKeySet } from '../../src/evidence/verification-keys.ts';
import { TestSigner } from '../support/packets.ts';

/** Example of C2SP tlog-checkpoint. */
const EXAMPLE = `example.com/behind-the-sofa
20852163
CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=

— example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=
`;

/** Example of golang.org/x/mod/sumdb/note, whose public key is known. */
const SIGNED = `If you think cryptography is the answer to your problem,
then you don't know what your problem is.

— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=
`;
const SIGNED_BY = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';

describe('notes', () => {
  it('are read and verified as C2SP signed-note specifies', () => {
    const [name = '', keyId, encoded = ''] = SIGNED_BY.split('+');
    const publicKey = Buffer.from(encoded, 'base64').subarray(1);
    expect(noteKeyId(name, publicKey).toString('hex')).toBe(keyId);
    const { text, signatures } = parseNote(SIGNED);
    expect(text).toMatch(/^If you think .*\n.* is\.\n$/);
    expect(signatures.map((one) => [one.name, one.keyId.toString('hex')])).toEqual([[name, keyId]]);
    const key = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: publicKey.toString('base64url') },
      format: 'jwk',
    });
    expect(verify(null, Buffer.from(text), key, signatures[0]?.signature ?? Buffer.alloc(0))).toBe(true);
  });

  it('are separated from their signatures by the last empty line', () => {
    const signer = new TestSigner('checkpoint');
    const note = signNote('one\n\ntwo\n', 'n', signer.privateKey, signer.publicBytes);
    expect(parseNote(note).text).toBe('one\n\ntwo\n');
  });

  it.each([
    ['nothing', ''],
    ['no signature', 'a\n1\nb\n'],
    ['no newline at the end', EXAMPLE.trimEnd()],
    ['a carriage return', EXAMPLE.replace('\n', '\r\n')],
    ['a hyphen for the dash', EXAMPLE.replace('— ', '- ')],
    ['a plus in the name', EXAMPLE.replace('— example', '— exa+mple')],
    ['a signature that is not base64', EXAMPLE.replace('Az3g', 'Az*g')],
    ['a signature that is no more than a key id', 'a\n\n— n AAAAAA==\n'],
  ])('are refused with %s', (_name, note) => {
    expect(() => parseNote(note)).toThrow(MalformedNoteError);
  });
});

describe('checkpoints', () => {
  it('are read as C2SP tlog-checkpoint specifies', () => {
    const checkpoint = parseCheckpoint(parseNote(EXAMPLE).text);
    expect(checkpoint).toMatchObject({ origin: 'example.com/behind-the-sofa', size: 20_852_163 });
    expect(formatCheckpoint(checkpoint)).toBe(parseNote(EXAMPLE).text);
  });

  it('name the service and the tenant', () => {
    expect(logOrigin('https://work.acme.com', 'ten_1')).toBe('work.acme.com/logs/ten_1');
    expect(logOrigin('http://127.0.0.1:8080', 'ten_1')).toBe('127.0.0.1:8080/logs/ten_1');
  });

  it('are read as they were written, and accepted only with the key that signed them', () => {
    const [signer, stranger] = [new TestSigner('checkpoint'), new TestSigner('checkpoint')];
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), fc.constantFrom('a.b/c', 'ä/b'), (size, origin) => {
        const checkpoint = { origin, size, root: randomBytes(32) };
        const note = signNote(formatCheckpoint(checkpoint), origin, signer.privateKey, signer.publicBytes);
        const keys = readKeySet({ keys: [stranger.jwk, signer.jwk] });
        expect(readCheckpoint(note, keys)).toEqual({ checkpoint, keyId: signer.keyId, fault: undefined });
        expect(readCheckpoint(note, keys.slice(0, 1)).fault).toMatch(/by no key of the key set/);
      }),
      { numRuns: 50 },
    );
  });

  it('may carry signatures of others, but need one under the name of their own log', () => {
    const signer = new TestSigner('checkpoint');
    const keys = readKeySet({ keys: [signer.jwk] });
    const text = formatCheckpoint({ origin: 'a/b', size: 1, root: randomBytes(32) });
    const note = signNote(text, 'a/b', signer.privateKey, signer.publicBytes);
    const witnessed = note.replace('\n\n', '\n\n— witness AAAAAAAAAAAA\n');
    expect(readCheckpoint(witnessed, keys)).toMatchObject({ keyId: signer.keyId, fault: undefined });
    const foreign = signNote(text, 'a/c', signer.privateKey, signer.publicBytes);
    expect(readCheckpoint(foreign, keys).fault).toMatch(/by no key of the key set/);
  });

  it.each([
    ['no origin', '\n1\nROOT\n'],
    ['a size with leading zeros', 'o\n01\nROOT\n'],
    ['a negative size', 'o\n-1\nROOT\n'],
    ['a size that is too large', 'o\n99999999999999999999\nROOT\n'],
    ['a root that is too short', 'o\n1\nAAAA\n'],
    ['no root', 'o\n1\n'],
    ['an empty line', 'o\n1\nROOT\n\nx\n'],
  ])('are refused with %s', (_name, text) => {
    const root = Buffer.alloc(32).toString('base64');
    expect(() => parseCheckpoint(text.replace('ROOT', root))).toThrow(MalformedNoteError);
  });
});

it('DSSE signs the encoding that its specification defines', () => {
  const encoded = preAuthEncoding('http://example.com/HelloWorld', Buffer.from('hello world'));
  expect(encoded.toString()).toBe('DSSEv1 29 http://example.com/HelloWorld 11 hello world');
  expect(preAuthEncoding('ä', Buffer.from('ö')).toString()).toBe('DSSEv1 2 ä 2 ö');
});
