import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { composeServices, type Services } from '../../src/compose.ts';
import { readConfig } from '../../src/config.ts';
import { KeyRing, type MasterKey } from '../../src/platform/secrets.ts';
import { SIGNING_PURPOSES } from '../../src/platform/signing-keys/purposes.ts';
import { SigningKeyRepository } from '../../src/platform/signing-keys/repository.ts';
import type { SigningKeyModel } from '../../src/platform/signing-keys/schema.ts';
import { SigningKeys } from '../../src/platform/signing-keys/signing-keys.ts';
import { prepareDatabase } from '../support/prepare-database.ts';
import { testEnvironment } from '../support/service.ts';

const EVER = new Date(0);

describe('signing keys', () => {
  let services: Services;

  beforeAll(async () => {
    services = await composeServices({ ...readConfig(testEnvironment(inject('mongodbUri'))), logLevel: 'silent' });
    await prepareDatabase(services.platform.storage);
  });
  afterAll(async () => {
    await services.platform.relay.stop();
    await services.platform.mongo.connection.dropDatabase();
    await services.platform.mongo.close();
  });
  beforeEach(async () => {
    await services.platform.mongo.connection.collection('signing_keys').deleteMany({});
  });

  const masterKey = (keyId: string): MasterKey => ({ keyId, key: randomBytes(32) });
  const under = (...masterKeys: MasterKey[]) => {
    const model = services.platform.mongo.connection.models['SigningKey'] as unknown as SigningKeyModel;
    return new SigningKeys(new SigningKeyRepository(model), new KeyRing(masterKeys));
  };

  it.each(SIGNING_PURPOSES)('for %s are published with this purpose, and are valid for no other', async (purpose) => {
    const keys = under(masterKey('k1'));
    const ids = await Promise.all(SIGNING_PURPOSES.map(async (one) => (await keys.current(one)).keyId));
    expect(new Set(ids).size).toBe(SIGNING_PURPOSES.length);
    const shown = await keys.publicJwks(purpose, EVER);
    expect(shown.map((key) => [key.kid, key.purpose])).toEqual([[ids[SIGNING_PURPOSES.indexOf(purpose)], purpose]]);
    for (const other of SIGNING_PURPOSES.filter((one) => one !== purpose)) {
      expect(await keys.publicKey(other, shown[0]?.kid ?? '')).toBeNull();
    }
  });

  it.each(SIGNING_PURPOSES)('for %s outlive the master key that they were sealed under', async (purpose) => {
    const [old, next] = [masterKey('k1'), masterKey('k2')];
    const before = await under(old).current(purpose);
    await under(old).rotate(purpose);
    const both = under(next, old);
    const signing = await both.current(purpose);
    await both.leaveMasterKey(purpose, 'k1');
    const after = under(next);
    expect((await after.current(purpose)).keyId).toBe(signing.keyId);
    const shown = (await after.publicJwks(purpose, EVER)).map((key) => key.kid);
    expect(shown).toEqual([before.keyId, signing.keyId]);
  });

  it.each(
    SIGNING_PURPOSES,
  )('for %s that were lost with a master key are replaced, and stay published for verification', async (purpose) => {
    const lost = await under(masterKey('k1')).current(purpose);
    const keys = under(masterKey('k2'));
    await keys.leaveMasterKey(purpose, 'k1');
    const present = await keys.current(purpose);
    expect(present.keyId).not.toBe(lost.keyId);
    expect((await keys.publicJwks(purpose, EVER)).map((key) => key.kid)).toEqual([lost.keyId, present.keyId]);
  });
});
