import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SecretRepository } from '../../src/integrations/secrets/repository.ts';
import type { SecretDocument } from '../../src/integrations/secrets/schema.ts';
import { SecretStore } from '../../src/integrations/secrets/secret-store.ts';
import { KeyRing } from '../../src/platform/secrets.ts';
import { TestService } from '../support/service.ts';

describe('the secret store', () => {
  let service: TestService;
  let tenantId: string;

  beforeAll(async () => {
    service = await TestService.start();
    tenantId = await service.createTenant();
  });
  afterAll(() => service.stop());

  const newRef = () => `int_${randomBytes(8).toString('hex')}`;
  const collection = () => service.services.platform.mongo.connection.collection<SecretDocument>('integration_secrets');

  it('keeps each version until it is removed, and returns the newest', async () => {
    const { secrets } = service.services.integrations;
    const ref = newRef();
    expect(await secrets.get(tenantId, ref)).toBeNull();
    const first = await secrets.put(tenantId, ref, 'one');
    const second = await secrets.put(tenantId, ref, 'two');
    expect([first, second]).toEqual([
      { ref, version: 1 },
      { ref, version: 2 },
    ]);
    expect(await secrets.get(tenantId, ref)).toBe('two');
    expect(await secrets.get(tenantId, ref, 1)).toBe('one');
    await secrets.remove(tenantId, first);
    await secrets.remove(tenantId, first);
    expect(await secrets.get(tenantId, ref, 1)).toBeNull();
    expect(await secrets.get(tenantId, ref, 2)).toBe('two');
    expect(await secrets.get(await service.createTenant(), ref)).toBeNull();
  });

  it('gives every concurrent writer a version of its own', async () => {
    const { secrets } = service.services.integrations;
    const ref = newRef();
    const stored = await Promise.all(Array.from({ length: 4 }, (_, index) => secrets.put(tenantId, ref, `${index}`)));
    expect(stored.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4]);
    for (const [index, { version }] of stored.entries())
      expect(await secrets.get(tenantId, ref, version)).toBe(`${index}`);
  });

  it.each<[string, (own: SecretDocument, other: SecretDocument) => Partial<SecretDocument>]>([
    [
      'with the key and value of another version',
      (_own, other) => ({ sealed_key: other.sealed_key, sealed_value: other.sealed_value }),
    ],
    ['whose version was changed', () => ({ version: 7 })],
    ['whose reference was changed', () => ({ ref: 'int_other' })],
    ['with the value of another version', (_own, other) => ({ sealed_value: other.sealed_value })],
    ['with the key of another version', (_own, other) => ({ sealed_key: other.sealed_key })],
    [
      'whose value was changed',
      ({ sealed_value }) => ({
        sealed_value: `${sealed_value.slice(0, -2)}${sealed_value.endsWith('AA') ? 'BB' : 'AA'}`,
      }),
    ],
  ])('does not open a record %s', async (_name, change) => {
    const { secrets } = service.services.integrations;
    const ref = newRef();
    for (const value of ['one', 'two']) await secrets.put(tenantId, ref, value);
    const [own, other] = await collection().find({ ref }).sort({ version: 1 }).toArray();
    if (own === undefined || other === undefined) throw new Error('The secrets are not there');
    await collection().updateOne({ _id: own._id }, { $set: change(own, other) });
    await expect(secrets.get(tenantId, ref, 1)).rejects.toThrow();
  });

  it('does not open a record for another tenant', async () => {
    const { secrets } = service.services.integrations;
    const ref = newRef();
    const stranger = await service.createTenant();
    await secrets.put(tenantId, ref, 'one');
    await collection().updateOne({ ref }, { $set: { tenant_id: stranger } });
    await expect(secrets.get(stranger, ref)).rejects.toThrow();
  });

  it('moves all versions of a secret, old and new, to another master key', async () => {
    const own = await service.createTenant();
    const [first, second] = ['k1', 'k2'].map((keyId) => ({ keyId, key: randomBytes(32) }));
    if (first === undefined || second === undefined) throw new Error('There are two keys');
    const model = service.services.platform.mongo.connection.model('IntegrationSecret') as never;
    const storeWith = (...keys: (typeof first)[]) =>
      new SecretStore((id) => new SecretRepository(model, id), new KeyRing(keys));
    const ref = newRef();
    for (const value of ['one', 'two']) await storeWith(first).put(own, ref, value);
    await storeWith(second, first).leaveMasterKey(own, 'k1');
    const after = storeWith(second);
    expect([await after.get(own, ref, 1), await after.get(own, ref, 2)]).toEqual(['one', 'two']);
  });

  it('does not undo a seal that somebody else has renewed in the meantime', async () => {
    const ref = newRef();
    const { secrets } = service.services.integrations;
    await secrets.put(tenantId, ref, 'one');
    const model = service.services.platform.mongo.connection.model('IntegrationSecret') as never;
    const repository = new SecretRepository(model, tenantId);
    const read = await repository.findNewest(ref);
    if (read === null) throw new Error('The secret is not there');
    await repository.reseal(read, 'by somebody else');
    await repository.reseal(read, 'by the one who is late');
    expect(await repository.findNewest(ref)).toMatchObject({ sealed_key: 'by somebody else' });
  });
});
