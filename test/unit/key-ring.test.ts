import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeyRing, type MasterKey } from '../../src/platform/secrets.ts';

const newKey = (keyId: string): MasterKey => ({ keyId, key: randomBytes(32) });
const [first, second] = [newKey('k1'), newKey('k2')];
const ring = new KeyRing([first]);
const text = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes));

describe('a key ring', () => {
  it('opens sealed data only for the same purpose and context', () => {
    fc.assert(
      fc.property(text, fc.string(), fc.string(), (secret, context, other) => {
        const sealed = ring.seal('signing-key', secret, context);
        expect(ring.open('signing-key', sealed, context).equals(secret)).toBe(true);
        if (other !== context) expect(() => ring.open('signing-key', sealed, other)).toThrow();
        for (const purpose of ['session', 'page-token'] as const) {
          expect(() => ring.open(purpose, sealed, context)).toThrow();
        }
      }),
    );
  });

  it('refuses sealed data that was changed, cut or extended', () => {
    const sealed = ring.seal('signing-key', Buffer.from('a secret of some length'), 'context');
    const [keyId = '', body = ''] = sealed.split('.');
    const bytes = Buffer.from(body, 'base64url');
    const tampered = (change: (copy: Buffer) => Buffer) =>
      `${keyId}.${change(Buffer.from(bytes)).toString('base64url')}`;
    const open = (what: string) => () => ring.open('signing-key', what, 'context');
    expect(open(sealed)).not.toThrow();
    for (let at = 0; at < bytes.length; at += 1) {
      const flipped = tampered((copy) => {
        copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
        return copy;
      });
      expect(open(flipped), `byte ${at}`).toThrow();
      expect(open(tampered((copy) => copy.subarray(0, at))), `cut at ${at}`).toThrow();
    }
    expect(open(tampered((copy) => Buffer.concat([copy, Buffer.from([0])])))).toThrow();
    for (const broken of ['', '.', keyId, `${keyId}.`, body]) expect(open(broken), broken).toThrow();
  });

  it('hides the data that it seals, and that two data are the same', () => {
    const secret = Buffer.from('the same secret, twice');
    const sealed = [1, 2].map(() => ring.seal('signing-key', secret, 'context'));
    expect(sealed[0]).not.toBe(sealed[1]);
    for (const one of sealed) expect(Buffer.from(one.split('.')[1] ?? '', 'base64url').includes(secret)).toBe(false);
  });

  it('opens sealed data only if it has the key', () => {
    const sealed = ring.seal('signing-key', Buffer.from('secret'), 'context');
    const both = new KeyRing([second, first]);
    expect(both.open('signing-key', sealed, 'context').toString()).toBe('secret');
    expect([both.sealedUnder(sealed), both.has('k1'), ring.has('k2')]).toEqual(['k1', true, false]);
    const newer = both.seal('signing-key', Buffer.from('secret'), 'context');
    expect(both.sealedUnder(newer), 'sealed under the newest').toBe('k2');
    expect(() => ring.open('signing-key', newer, 'context')).toThrow(/master key k2/);
    const sameName = new KeyRing([newKey('k1')]);
    expect(() => sameName.open('signing-key', sealed, 'context')).toThrow();
  });

  it('derives a different key for each purpose and master key', () => {
    const purposes = ['key-check', 'page-token', 'session', 'signing-key'] as const;
    const keys = purposes.flatMap((purpose) => new KeyRing([first, second]).derive(purpose));
    const all = [...keys, first.key, second.key].map((key) => key.toString('hex'));
    expect(new Set(all).size).toBe(2 * purposes.length + 2);
    expect(keys.every((key) => key.length === 32)).toBe(true);
  });
});
