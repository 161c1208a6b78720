import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCOPES } from '../../src/call-context.ts';
import { MAX_BODY_BYTES } from '../../src/transports/openapi/request-body.ts';
import type { ApiAnswer } from '../support/api-client.ts';
import {
  BODY_OPERATIONS,
  callOperation,
  createSubject,
  neverWas,
  OPERATIONS,
  parametersOf,
  READING_OPERATIONS,
  type Subject,
  validCall,
} from '../support/operations.ts';
import { type TestKey, TestService } from '../support/service.ts';

/** Path parameters that hold ids of Workgate: the prefix of the id, and the noun in error messages. */
const IDS: Record<string, { prefix: string; noun: string }> = {
  work_item_id: { prefix: 'wi', noun: 'WorkItem' },
  proposal_id: { prefix: 'prop', noun: 'action proposal' },
  action_id: { prefix: 'act', noun: 'action' },
  integration_id: { prefix: 'int', noun: 'integration' },
  claim_id: { prefix: 'clm', noun: 'claim' },
};

/** Every row of the error table of interface.md, for every operation that can cause it. */
describe('errors of every operation', () => {
  let service: TestService;
  let tenantId: string;
  let key: TestKey;
  let subject: Subject;

  beforeAll(async () => {
    service = await TestService.start();
    tenantId = await service.createTenant();
    key = await service.createKey(tenantId, SCOPES.slice());
    subject = await createSubject(service, tenantId);
  });
  afterAll(() => service.stop());

  const expectError = (answer: ApiAnswer, status: number, code: string, message: RegExp) => {
    expect(answer.body).toMatchObject({ error: { code } });
    expect(answer.status).toBe(status);
    expect(answer.body.error.message).toMatch(message);
  };
  const send = (operation: (typeof OPERATIONS)[number], body: unknown, headers: Record<string, string> = {}) => {
    const { method, path } = validCall(operation.operationId, subject);
    return key.client.call(method, path, { body, headers });
  };

  describe.each(OPERATIONS.map((operation) => [operation.operationId, operation] as const))('%s', (_, operation) => {
    it('refuses a missing key with 401', async () => {
      const { method, path, body } = validCall(operation.operationId, subject);
      const answer = await service.client().call(method, path, body === undefined ? {} : { body });
      expectError(answer, 401, 'authentication_error', /Missing or invalid API key/);
      expect(answer.headers.get('www-authenticate')).toBe('ApiKey header="X-Api-Key"');
      expect(answer.body.error.retryable).toBe(false);
    });

    it('takes the correlation id from traceparent, else from X-Request-Id', async () => {
      const { method, path } = validCall(operation.operationId, subject);
      const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
      const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01`, 'X-Request-Id': 'mine-1' };
      const traced = await service.client().call(method, path, { headers });
      expect(traced.body.error.correlation_id).toBe(traceId);
      const named = await service.client().call(method, path, { headers: { 'X-Request-Id': 'mine-1' } });
      expect(named.body.error.correlation_id).toBe('mine-1');
      const hostile = await service.client().call(method, path, { headers: { 'X-Request-Id': 'a b"c' } });
      expect(hostile.body.error.correlation_id).toMatch(/^[0-9a-f]{32}$/);
    });
  });

  describe.each(
    READING_OPERATIONS.map((operation) => [operation.operationId, operation] as const),
  )('%s', (_, operation) => {
    it('refuses unknown query parameters, and names each of them', async () => {
      const answer = await callOperation(key, validCall(operation.operationId, subject), '?tenant_id=x&colour=red');
      expectError(answer, 400, 'validation_error', /tenant_id: is not a known query parameter/);
      expect(answer.body.error.details.map((detail: { field: string }) => detail.field)).toEqual([
        'tenant_id',
        'colour',
      ]);
    });
  });

  it.each(
    READING_OPERATIONS.flatMap((operation) =>
      parametersOf(operation.path)
        .filter((name) => name in IDS)
        .map((name) => [operation.operationId, name, operation] as const),
    ),
  )('%s refuses a malformed %s with 400 and an unknown one with 404', async (_operationId, name, operation) => {
    const { prefix, noun } = IDS[name] as (typeof IDS)[string];
    const { method, body } = validCall(operation.operationId, subject);
    for (const nonsense of [`${prefix}_nonsense`, `${prefix}_${'8'.repeat(26)}`, tenantId]) {
      const path = operation.path.replace(`{${name}}`, nonsense);
      const malformed = await key.client.call(method, path, { body });
      expectError(malformed, 400, 'validation_error', new RegExp(`^${name}: is not the id of an? ${noun};`));
    }
    const unknown = await callOperation(key, validCall(operation.operationId, neverWas()));
    expectError(unknown, 404, 'not_found', new RegExp(`^There is no ${noun} ${prefix}_[0-9a-z]{26}\\.$`));
  });

  describe.each(
    BODY_OPERATIONS.map((operation) => [operation.operationId, operation] as const),
  )('%s', (_, operation) => {
    const valid = () => (validCall(operation.operationId, subject).body ?? {}) as Record<string, unknown>;

    it('refuses an unknown field, and names it', async () => {
      const answer = await send(operation, { ...valid(), tenant_id: 'ten_x' });
      expectError(answer, 400, 'validation_error', /tenant_id: is not a known field/);
      expect(answer.body.error.details).toEqual([
        { field: 'tenant_id', problem: 'is not a known field; leave it out' },
      ]);
    });

    if (Object.keys(validCall(operation.operationId, neverWas()).body ?? {}).length > 0) {
      it('refuses every wrong type, and names the field', async () => {
        for (const [field, right] of Object.entries(valid())) {
          const wrong = typeof right === 'number' ? 'seven' : 7;
          const answer = await send(operation, { ...valid(), [field]: wrong });
          expectError(answer, 400, 'validation_error', new RegExp(`^${field}: must be `));
        }
      });
    }

    it.each([
      ...(operation.bodyRequired ? [['nothing', undefined]] : []),
      ['null', 'null'],
      ['an array', '[]'],
      ['a string', '"text"'],
    ])('refuses %s as the body', async (_name, body) => {
      expectError(await send(operation, body), 400, 'validation_error', /^body: (must be an object|is required)/);
    });

    it('refuses a body that is not JSON', async () => {
      expectError(await send(operation, '{"subject": '), 400, 'validation_error', /^body: is not valid JSON/);
    });

    it('refuses another media type with 415', async () => {
      const answer = await send(operation, 'subject=x', { 'Content-Type': 'application/x-www-form-urlencoded' });
      expectError(answer, 415, 'unsupported_media_type', /Send the body as application\/.*json/);
    });

    it('refuses a body over 256 KiB with 413', async () => {
      const answer = await send(operation, `"${'x'.repeat(MAX_BODY_BYTES)}"`);
      expectError(answer, 413, 'payload_too_large', /262144 bytes/);
    });
  });

  it('answers unknown routes with 404 and wrong methods with 405 and Allow', async () => {
    for (const path of ['/nowhere', '/api/v1/public/nowhere', '/api/v1/public/work-items/']) {
      expectError(await key.client.get(path), 404, 'not_found', /There is nothing at/);
    }
    const wrong = await key.client.call('DELETE', '/api/v1/public/work-items');
    expectError(wrong, 405, 'method_not_allowed', /use GET or POST/);
    expect(wrong.headers.get('allow')).toBe('GET, HEAD, POST');
    for (const path of ['/healthz', '/readyz', '/docs', '/openapi/public-api.openapi.yaml', '/metrics']) {
      const posted = await key.client.post(path, {});
      expectError(posted, 405, 'method_not_allowed', /POST is not allowed here; use GET/);
      expect(posted.headers.get('allow')).toBe('GET, HEAD');
    }
  });
});
