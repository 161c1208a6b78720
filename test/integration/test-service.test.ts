import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedContents } from '../support/contents.ts';
import { FakeChat } from '../support/fake-chat.ts';
import { TestService } from '../support/service.ts';

describe('the service that test files share', () => {
  let first: TestService;
  let second: TestService;
  beforeAll(async () => {
    first = await TestService.start();
    second = await TestService.start();
  });
  afterAll(() => second.stop());

  it('is one process on one database', () => {
    expect(second.address).toBe(first.address);
    expect(second.env).toEqual(first.env);
  });

  it('cannot be ended or started by a file', () => {
    expect(() => first.end('SIGTERM')).toThrow('The process is not of this file');
    expect(() => first.spawn()).toThrow('The process is not of this file');
    expect(() => first.pid).toThrow('The process is not of this file');
  });

  it('outlives a file, which fails if the log repeats one of its secrets', async () => {
    const key = await first.createKey(await first.createTenant(), ['work.read']);
    const { headers } = await key.client.listWorkItems();
    const logged = headers.get('x-correlation-id') ?? '';
    await expect.poll(() => first.output).toContain(logged);
    first.keepSecret('word that every request is logged with', logged);
    await expect(first.stop()).rejects.toThrow(
      'The log of the service repeats: word that every request is logged with',
    );
    expect((await second.client(key.token).listWorkItems()).status).toBe(200);
  });

  it('is compared by all that it stores, except for the tenants of earlier files', async () => {
    const earlier = await second.createKey(await second.createTenant(), ['work.read', 'work.write']);
    const later = await TestService.start();
    const own = await later.createKey(await later.createTenant(), ['work.read', 'work.write']);
    const before = await storedContents(later);
    expect((await earlier.client.createWorkItem()).status).toBe(201);
    expect(await storedContents(later)).toEqual(before);
    const { body } = await own.client.createWorkItem();
    const added = Object.keys(await storedContents(later)).filter((id) => !(id in before));
    expect(added).toContain(`work_items/${body.work_item_id}`);
    await later.stop();
  });
});

describe('the shared service with providers', () => {
  it('finds the fake of one file after another, which ignores what the file before left behind', async () => {
    const service = await TestService.start({ shared: 'with-providers' });
    const earlier = await FakeChat.startFor(service.env);
    const token = earlier.issueToken(earlier.workspace());
    await expect(FakeChat.startFor(service.env)).rejects.toThrow('EADDRINUSE');
    const { address } = earlier;
    await earlier.stop();
    const later = await FakeChat.startFor(service.env);
    expect(later.address).toBe(address);
    const ask = async (bearer: string) => {
      const headers = { Authorization: `Bearer ${bearer}` };
      return (await fetch(`${later.address}/api/auth.test`, { method: 'POST', headers })).json();
    };
    later.failNext('auth.test', { status: 500 });
    expect(await ask(token)).toEqual({ ok: false, error: 'token_revoked' });
    expect(later.calls).toEqual([]);
    await later.stop();
    await service.stop();
  });
});
