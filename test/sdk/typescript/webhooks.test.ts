/** Verifies webhook requests with the test vectors that all SDKs share. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { runInNewContext } from 'node:vm';
import {
  type WebhookOptions,
  type WebhookRefusal,
  WebhookVerificationError,
  WorkgateError,
  webhooks,
} from '@workgate/sdk';

interface Vector {
  name: string;
  headers: [name: string, value: string][];
  body_base64: string;
  secrets: string[];
  now: number;
  tolerance_seconds?: number;
  result: 'taken' | WebhookRefusal;
  value?: unknown;
}

const vectors: Vector[] = JSON.parse(readFileSync('webhooks.json', 'utf8'));
const first = vectors[0] as Vector;

/** Returns headers as a Node server passes them on, except that repeated headers are not joined. */
function headersOf({ headers }: Vector): Record<string, string[]> {
  const all: Record<string, string[]> = {};
  for (const [name, value] of headers) all[name] = [...(all[name] ?? []), value];
  return all;
}

const bodyOf = ({ body_base64 }: Vector) => Buffer.from(body_base64, 'base64');

function optionsOf({ now, tolerance_seconds: toleranceSeconds }: Vector): WebhookOptions {
  const nowMs = now * 1000 + 999;
  return toleranceSeconds === undefined ? { nowMs } : { nowMs, toleranceSeconds };
}

const verify = (vector: Vector, body: webhooks.WebhookBody = bodyOf(vector)) =>
  webhooks.verify(headersOf(vector), body, vector.secrets, optionsOf(vector));

/** Returns a check that an error has this reason, and a message without any secret. */
function refusedAs(reason: WebhookRefusal, secrets: readonly string[] = []) {
  return (error: unknown) => {
    assert.ok(error instanceof WebhookVerificationError && error instanceof WorkgateError);
    assert.equal(error.reason, reason);
    assert.equal(error.name, 'WebhookVerificationError');
    const hidden = secrets.map((secret) => secret.replace(/^whsec_/, '')).filter(({ length }) => length > 9);
    for (const secret of hidden) assert.ok(!inspect(error).includes(secret), 'It tells a secret.');
    return true;
  };
}

for (const vector of vectors) {
  test(`${vector.result}: ${vector.name}`, async () => {
    if (vector.result !== 'taken') {
      await assert.rejects(verify(vector), refusedAs(vector.result, vector.secrets));
      return;
    }
    assert.deepEqual((await verify(vector)) ?? null, vector.value);
    assert.deepEqual((await verify(vector, bodyOf(vector).toString())) ?? null, vector.value, 'as text');
    const { buffer: bytes, byteOffset, length } = bodyOf(vector);
    assert.deepEqual(
      (await verify(vector, bytes.slice(byteOffset, byteOffset + length) as ArrayBuffer)) ?? null,
      vector.value,
    );
  });
}

test('headers of fetch and of a Node server are accepted', async () => {
  const headers = new Headers(first.headers);
  assert.deepEqual(await webhooks.verify(headers, bodyOf(first), first.secrets, optionsOf(first)), first.value);
  let received: Promise<unknown> = Promise.resolve();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    received = webhooks.verify(request.headers, body, first.secrets, optionsOf(first));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await fetch(address, { method: 'POST', headers: first.headers, body: bodyOf(first) });
    assert.deepEqual(await received, first.value);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('a single secret needs no list, and an undefined one is refused as bad_secret', async () => {
  const [secret = ''] = first.secrets;
  assert.deepEqual(await webhooks.verify(headersOf(first), bodyOf(first), secret, optionsOf(first)), first.value);
  const unset = process.env['WORKGATE_NEVER_SET'] as string;
  for (const secrets of [unset, [unset]]) {
    await assert.rejects(
      webhooks.verify(headersOf(first), bodyOf(first), secrets, optionsOf(first)),
      refusedAs('bad_secret'),
    );
  }
});

test('a parsed or missing body is refused', async () => {
  for (const body of [undefined, null, JSON.parse(bodyOf(first).toString()), [123], 7]) {
    await assert.rejects(verify(first, body ?? (null as never)), refusedAs('no_raw_body'));
  }
  await assert.rejects(verify(first, '{"half": "\ud83d"}'), refusedAs('malformed_body'));
});

test('bytes of another realm, as in test runners, are accepted as bytes', async () => {
  const foreign = runInNewContext('new Uint8Array(bytes)', { bytes: [...bodyOf(first)] });
  assert.ok(!(foreign instanceof Uint8Array));
  assert.deepEqual(await verify(first, foreign), first.value);
});

test('an invalid tolerance or time is refused, because no check against it would fail', async () => {
  for (const options of [{ toleranceSeconds: Number.NaN }, { toleranceSeconds: -1 }, { nowMs: Number.NaN }]) {
    await assert.rejects(webhooks.verify(headersOf(first), bodyOf(first), first.secrets, options), TypeError);
  }
  await assert.rejects(webhooks.verify(headersOf(first), bodyOf(first), first.secrets), (error) =>
    ['too_old', 'too_new'].includes((error as WebhookVerificationError).reason),
  );
});
