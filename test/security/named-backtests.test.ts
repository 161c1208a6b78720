/**
 * Attacks on activations that name a backtest. The log shows only results that the service found itself, for this
 * tenant and this version, against the pack and the policies in force.
 */

import type { MessageInitShape } from '@bufbuild/protobuf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PackService } from '../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import {
  type BacktestRequestSchema,
  DecisionChange,
  PolicyService,
} from '../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import type { FinishedBacktestsDocument } from '../../src/policy/finished-backtests/schema.ts';
import { RefundDesk } from '../support/governance.ts';
import { supportLimits } from '../support/packs.ts';
import type { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { TestService } from '../support/service.ts';

const KEY = 'customer_support';
const FORBID = '@id("none") @reason("None.") forbid (principal, action == Action::"propose", resource);';

let service: TestService;
let desk: RefundDesk;
let admin: TestPerson;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());
beforeEach(async () => {
  desk = await RefundDesk.open(service);
  admin = await desk.creator.signIn();
});

const packs = (by = admin) => by.client(PackService);
const kept = () =>
  service.services.platform.mongo.connection.collection<FinishedBacktestsDocument>('finished_backtests');

async function put(upTo: string, version: bigint): Promise<void> {
  await packs().putPack({ packYaml: supportLimits(upTo), policyCedar: '', expectedVersion: version - 1n });
}

async function backtest(request: MessageInitShape<typeof BacktestRequestSchema>, by = admin): Promise<string> {
  let hash = '';
  for await (const { result } of by.client(PolicyService).backtest(request)) hash = result?.backtestHash ?? hash;
  return hash;
}

const usable = async () =>
  (await packs().listPackVersions({ packKey: KEY })).versions.flatMap(({ backtests }) =>
    backtests.map((one) => one.usable),
  );

const activate = (version: bigint, backtestHash: string, expectedRevision = 0n) =>
  packs().activatePack({ packKey: KEY, version, reason: 'As it was tried.', expectedRevision, backtestHash });

async function refusedFor(version: bigint, hash: string, expectedRevision = 0n): Promise<string> {
  const { info } = await refusalOf(activate(version, hash, expectedRevision));
  expect(info.code).toBe('validation_error');
  expect(info.problems.map(({ field }) => field)).toEqual(['backtest_hash']);
  return info.problems[0]?.problem ?? '';
}

describe('an activation', () => {
  it('names the backtest of its version, and the pack and the log show that backtest', async () => {
    await desk.propose('30.00');
    await put('20.00', 1n);
    const hash = await backtest({ packVersion: 1n });
    const before = (await packs().listPackVersions({ packKey: KEY })).versions[0]?.backtests;
    expect(before).toMatchObject([
      { backtestHash: hash, replayed: 1, usable: true, madeByName: expect.stringMatching(/^Person /) },
    ]);
    expect(before?.[0]?.counts).toMatchObject([{ change: DecisionChange.NO_LONGER_AUTOMATIC, count: 1 }]);
    expect((await activate(1n, hash)).pack).toMatchObject({ activeVersion: 1n, backtestHash: hash });
    // A caller that did not get the answer may repeat the request.
    expect((await activate(1n, hash)).pack).toMatchObject({ revision: 1n, backtestHash: hash });
    expect((await packs().listPacks({})).packs).toMatchObject([{ backtestHash: hash }]);
    expect((await packs().listPackVersions({ packKey: KEY })).versions[0]?.backtests).toMatchObject([
      { usable: false },
    ]);
    await service.services.platform.relay.drain(desk.tenantId);
    const log = service.services.platform.mongo.connection.collection('event_log');
    const entry = await log.findOne({ tenant_id: desk.tenantId, type: 'pack.activated' });
    expect(entry?.['data'].backtest).toMatchObject({ hash, replayed: 1, counts: { no_longer_automatic: 1 } });
    expect(entry?.['data'].backtest.present).toMatch(/^customer_support@[0-9a-f]{12}$/);

    const { pack } = await packs().rollBackPack({ packKey: KEY, reason: 'Back.', expectedRevision: 1n });
    expect(pack).toMatchObject({ backtestHash: '', activeVersion: 0n });
    expect(pack?.previousVersion).toBeUndefined();
  });

  it('refuses an invented backtest, and one of another version, of another tenant or of policies', {
    tags: 'full',
  }, async () => {
    await put('20.00', 1n);
    await put('30.00', 2n);
    const hash = await backtest({ packVersion: 1n });
    expect(await refusedFor(1n, '0'.repeat(64))).toMatch(/matches no backtest .*; run a backtest of this version/);
    expect(await refusedFor(2n, hash)).toMatch(
      /is of version 1 of the pack customer_support; run a backtest of version 2/,
    );
    for (const request of [{ text: FORBID }, { text: FORBID, packVersion: 1n }, { text: '', packVersion: 1n }, {}]) {
      expect(await refusedFor(1n, await backtest(request)), JSON.stringify(request, stringOfBigint)).toMatch(
        /^is not of one version alone/,
      );
    }
    const other = await RefundDesk.open(service);
    const stranger = await other.creator.signIn();
    await packs(stranger).putPack({ packYaml: supportLimits('20.00'), policyCedar: '', expectedVersion: 0n });
    const theirs = await backtest({ packVersion: 1n }, stranger);
    expect(await refusedFor(1n, theirs)).toMatch(/matches no backtest/);
    expect((await packs().listPackVersions({ packKey: KEY })).versions[0]?.backtests).toEqual([]);
    const malformed = activate(1n, 'ABC');
    expect((await refusalOf(malformed)).info.code).toBe('validation_error');
    expect((await packs().listPacks({})).packs).toMatchObject([{ revision: 0n }]);
  });

  it('refuses a backtest that was made under other policies of the tenant', async () => {
    await desk.propose('30.00');
    await put('80.00', 1n);
    const policies = (text: string, expectedVersion: bigint) =>
      admin.client(PolicyService).writePolicies({ text, expectedVersion });
    await policies(FORBID, 0n);
    const reassuring = await backtest({ packVersion: 1n });
    expect(await usable()).toEqual([true]);
    await policies('', 1n);
    expect(await refusedFor(1n, reassuring)).toMatch(/was made before the policies of the tenant changed/);
    expect(await usable()).toEqual([false]);
  });

  it('refuses a backtest that compares with an earlier active version, or is older than 30 days', {
    tags: 'full',
  }, async () => {
    await put('20.00', 1n);
    await put('30.00', 2n);
    const hash = await backtest({ packVersion: 2n });
    await packs().activatePack({ packKey: KEY, version: 1n, reason: 'First.', expectedRevision: 0n });
    expect(await refusedFor(2n, hash, 1n)).toMatch(/compares with customer_support@.* is no longer active/);
    const present = await backtest({ packVersion: 2n });
    const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    await kept().updateOne({ _id: desk.tenantId }, { $set: { 'entries.$[].made_at': old } });
    expect(await refusedFor(2n, present, 1n)).toMatch(/no backtest of the last 30 days/);
    const named = await backtest({ packVersion: 2n });
    expect((await activate(2n, named, 1n)).pack?.activeVersion).toBe(2n);
    // A repeated activation changes nothing. With another backtest it is refused, because the log names the first
    // backtest.
    expect((await activate(2n, named, 2n)).pack?.revision).toBe(2n);
    expect(await refusedFor(2n, 'a'.repeat(64), 2n)).toMatch(/matches no backtest/);
    expect(await refusedFor(2n, await backtest({ packVersion: 2n }), 2n)).toMatch(/is active already/);
  });
});

describe('finished backtests', () => {
  it('are kept once each, and at most 100 for a tenant', async () => {
    await put('20.00', 1n);
    const hash = await backtest({ packVersion: 1n });
    expect(await backtest({ packVersion: 1n })).toBe(hash);
    expect((await kept().findOne({ _id: desk.tenantId }))?.entries).toHaveLength(1);
    const [row] = (await kept().findOne({ _id: desk.tenantId }))?.entries ?? [];
    if (row === undefined) throw new Error('Nothing was kept');
    const others = Array.from({ length: 99 }, (_, n) => ({ ...row, hash: String(n).padStart(64, '0') }));
    await kept().updateOne({ _id: desk.tenantId }, { $push: { entries: { $each: others } } });
    await put('30.00', 2n);
    const newest = await backtest({ packVersion: 2n });
    const { entries = [] } = (await kept().findOne({ _id: desk.tenantId })) ?? {};
    expect(entries).toHaveLength(100);
    expect(entries.at(-1)?.hash).toBe(newest);
    expect(await refusedFor(1n, hash)).toMatch(/matches no backtest/);
  });
});

function stringOfBigint(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
