import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedContents } from '../support/contents.ts';
import { TestService } from '../support/service.ts';

describe('the service that files share', () => {
  let first: TestService;
  let second: TestService;
  beforeAll(async () => {
    first = await TestService.start();
    second = await TestService.start();
  });
  afterAll(() => second.stop());

  it('is one, in a process and on a database', () => {
    expect(second.address).toBe(first.address);
    expect(second.env).toEqual(first.env);
  });

  it('is not to be ended, started or compared by one of them', async () => {
    expect(() => first.end('SIGTERM')).toThrow('Other files share this service');
    expect(() => first.spawn()).toThrow('Other files share this service');
    expect(() => first.pid).toThrow('Other files share this service');
    await expect(storedContents(first)).rejects.toThrow('Other files write to this database too');
  });

  it('outlives a file, which is told if the log repeats a secret of its own', async () => {
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
});
