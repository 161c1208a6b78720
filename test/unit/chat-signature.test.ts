import { createHmac } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSignedBySlack } from '../../src/integrations/providers/slack/signature.ts';
import { expectOnlyAsSigned, signatureVectors } from '../support/signature-vectors.ts';

const SECRET = '8f742231b10e8888abcd99yyyzzz85a5';

const sign = (timestamp: string, body: string) =>
  `v0=${createHmac('sha256', SECRET).update(`v0:${timestamp}:${body}`).digest('hex')}`;

const at = (seconds: number) => new Date(seconds * 1000);

/** Verifier of the platform's own SDK. The SDK does not export it. */
const bolt = path.dirname(createRequire(import.meta.url).resolve('@slack/bolt'));
const { isValidSlackRequest } = createRequire(import.meta.url)(path.join(bolt, 'receivers/verify-request.js')) as {
  isValidSlackRequest: (options: {
    signingSecret: string;
    body: string;
    headers: Record<string, unknown>;
    nowMilliseconds: number;
  }) => boolean;
};

describe('the signature of the platform', () => {
  it.each(signatureVectors())('is accepted for $name, and refused if any byte was changed', (vector) => {
    expectOnlyAsSigned(vector);
  });

  it('is valid for five minutes before and after its timestamp, and not a second longer', () => {
    const sent = 1_793_491_200;
    const [timestamp, body] = [String(sent), 'text=x'];
    const verify = (now: number) =>
      isSignedBySlack(SECRET, { timestamp, signature: sign(timestamp, body), body: Buffer.from(body) }, at(now));
    for (const shift of [-300, -1, 0, 1, 300]) expect(verify(sent + shift), String(shift)).toBe(true);
    for (const shift of [-3600, -301, 301, 3600]) expect(verify(sent + shift), String(shift)).toBe(false);
  });

  it('covers the bytes of the body, not the text that they decode to', () => {
    const [timestamp, body] = ['1793491200', Buffer.from([0x74, 0x3d, 0xff])];
    const signature = `v0=${createHmac('sha256', SECRET).update(`v0:${timestamp}:`).update(body).digest('hex')}`;
    const verify = (bytes: Buffer) =>
      isSignedBySlack(SECRET, { timestamp, signature, body: bytes }, at(Number(timestamp)));
    expect(verify(body)).toBe(true);
    expect(verify(Buffer.from(body.toString('utf8')))).toBe(false);
  });

  it('is refused without the timestamp or the signature header', () => {
    const body = Buffer.from('');
    const now = at(1_793_491_200);
    expect(isSignedBySlack(SECRET, { timestamp: undefined, signature: sign('1793491200', ''), body }, now)).toBe(false);
    expect(isSignedBySlack(SECRET, { timestamp: '1793491200', signature: undefined, body }, now)).toBe(false);
  });
});

describe('our verifier of signatures', () => {
  const NOW = 1_793_491_200;

  const timestamps = fc.oneof(
    fc.integer({ min: NOW - 400, max: NOW + 400 }).map(String),
    fc.integer({ min: NOW - 2, max: NOW + 2 }).map((one) => ` ${one}`),
    fc.constantFrom(`0${NOW}`, `${NOW}.0`, '1.793491200e9', `+${NOW}`, `${NOW} `, '', 'now', '99999999999', '-1'),
    fc.string({ maxLength: 12 }),
  );
  const mutations = fc.oneof(
    { weight: 4, arbitrary: fc.constant((signature: string) => signature) },
    fc.constantFrom(
      (signature: string) => `${signature}=`,
      (signature: string) => `${signature}=more`,
      (signature: string) => signature.toUpperCase(),
      (signature: string) => signature.replace('v0', 'v1'),
      (signature: string) => signature.slice(0, -1),
      (signature: string) => ` ${signature}`,
      (signature: string) => signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      () => 'v0=',
      () => '',
    ),
  );

  /** Returns the reason for which our verifier may refuse a request that the SDK accepts. */
  function whyStricter(timestamp: string, signature: string): string | undefined {
    if (!/^[1-9]\d{9}$/.test(timestamp)) return 'a timestamp that is not ten digits';
    if (Number(timestamp) > NOW + 300) return 'a timestamp in the future';
    if (!/^v0=[0-9a-f]{64}$/.test(signature)) return 'more behind the signature';
    return undefined;
  }

  it("decides as the platform's SDK does, except for three cases in which ours is stricter", () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(timestamps, fc.string({ maxLength: 200, unit: 'grapheme' }), mutations, (timestamp, text, mutate) => {
        const body = Buffer.from(text).toString();
        const signature = mutate(sign(timestamp, body));
        const ours = isSignedBySlack(SECRET, { timestamp, signature, body: Buffer.from(body) }, at(NOW));
        const theirs = isValidSlackRequest({
          signingSecret: SECRET,
          body,
          headers: { 'x-slack-signature': signature, 'x-slack-request-timestamp': timestamp },
          nowMilliseconds: NOW * 1000,
        });
        const stricter = whyStricter(timestamp, signature);
        const outcome = ours ? 'accepted' : theirs ? (stricter ?? 'unexplained') : 'refused';
        seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
        if (ours) expect(theirs).toBe(true);
        if (theirs && !ours) expect(stricter).toBeDefined();
      }),
      { numRuns: 5_000 },
    );
    // Every case occurred, so none of them is superfluous.
    expect([...seen.keys()].sort()).toEqual([
      'a timestamp in the future',
      'a timestamp that is not ten digits',
      'accepted',
      'more behind the signature',
      'refused',
    ]);
  });
});
