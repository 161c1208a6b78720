/** Two nodes on one database: the service process with a correct clock, and this process with a wrong clock. */
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ALL_PERMISSIONS, type CallContext } from '../../src/call-context.ts';
import { currentTimeMs, laterThan } from '../../src/platform/clock.ts';
import { newId } from '../../src/platform/ids.ts';
import { DatabaseClock } from '../../src/platform/mongo/database-clock.ts';
import { expectExactLog } from '../faults/event-log.ts';
import { TEST_OPERATOR, type TestKey, TestService } from '../support/service.ts';

const MINUTE_MS = 60_000;
/** Milliseconds. They are less than the clocks differ by, and more than a test takes. */
const TOLERANCE_MS = 30_000;

let service: TestService;
beforeAll(async () => {
  service = await TestService.start();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => service.stop());

/** Sets the clock of this process off by some minutes, as a step of NTP can. */
function setClock(offMinutes: number): void {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offMinutes * MINUTE_MS });
}

describe('a node with a wrong clock', () => {
  it.each([10, -10])('uses the time of the database after a step of %i minutes', (offMinutes) => {
    const [before, id] = [currentTimeMs(), newId('wi')];
    const wall = Date.now();
    setClock(offMinutes);
    expect(Math.abs(Date.now() - wall)).toBeGreaterThan(9 * MINUTE_MS);
    expect(currentTimeMs() - before).toBeGreaterThanOrEqual(0);
    expect(currentTimeMs() - before).toBeLessThan(TOLERANCE_MS);
    expect(newId('wi') > id, 'ids go on ascending').toBe(true);
    expect(laterThan(new Date(before)).getTime()).toBeGreaterThanOrEqual(Math.floor(before));
    const future = new Date(before + MINUTE_MS);
    expect(laterThan(future), 'updated_at never runs backwards').toEqual(future);
  });

  it('logs when its clock is off, and when it is right again', async () => {
    const lines: { level: number; msg: string; offset_seconds: number }[] = [];
    const logger = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
    const clock = new DatabaseClock(service.services.platform.db, logger);
    setClock(-10);
    await clock.learn();
    clock.start();
    expect(clock.offsetSeconds()).toBeCloseTo(-600, -1);
    vi.useRealTimers();
    clock.start();
    clock.stop();
    expect(lines.map(({ msg }) => msg)).toEqual([
      expect.stringMatching(/^the clock of this machine is wrong/),
      'the clock of this machine is right again',
    ]);
    expect(lines[0]?.offset_seconds).toBeCloseTo(-600, -1);
  });
});

describe('two nodes with different clocks', () => {
  let tenantId: string;
  let key: TestKey;
  beforeAll(async () => {
    tenantId = await service.createTenant();
    key = await service.createKey(tenantId, ['work.read', 'work.write', 'work.actions']);
  });

  it('log each event once, in order and at the right time', async () => {
    const { workItems } = service.services.workItems;
    const call: CallContext = {
      tenantId,
      tenantCreatedAt: new Date(0),
      principal: TEST_OPERATOR,
      permissions: ALL_PERMISSIONS,
      correlationId: 'test',
    };
    const there = async () => (await key.client.createWorkItem({ subject: 'There' })).body.work_item_id as string;
    const here = async () => (await workItems.create(call, { subject: 'Here' })).value.workItemId;
    const startedAt = Date.now();
    const ids: string[] = [];
    for (const offMinutes of [10, -10]) {
      setClock(offMinutes);
      for (const create of [here, there, here, there]) ids.push(await create());
      const [item = ''] = ids;
      // Each change builds on a change by the other node.
      for (let turn = 0; turn < 3; turn += 1) {
        expect((await key.client.updateWorkItem(item, { subject: `There ${offMinutes} ${turn}` })).status).toBe(200);
        await workItems.update(call, item, { subject: `Here ${offMinutes} ${turn}` });
      }
      await service.services.platform.relay.drain(tenantId);
    }
    vi.useRealTimers();

    const { log, workItems: rows } = await expectExactLog(service, tenantId);
    expect(rows).toHaveLength(8);
    const times = log.map(({ at }) => at.getTime());
    for (const time of times) expect(Math.abs(time - startedAt)).toBeLessThan(TOLERANCE_MS);
    const story = log.filter(({ work_item_id }) => work_item_id === ids[0]);
    expect(story.map(({ subject_version }) => subject_version)).toEqual(story.map((_, index) => index + 1));
    const storyTimes = story.map(({ at }) => at.getTime());
    expect(storyTimes).toEqual(storyTimes.toSorted((one, other) => one - other));
    const listed = await key.client.listWorkItems();
    expect(listed.body.work_items.map((item: { work_item_id: string }) => item.work_item_id).toSorted()).toEqual(
      ids.toSorted(),
    );
    const evidence = await key.client.getEvidence(ids[0] as string);
    expect(evidence.body.entries.map(({ entry_id }: { entry_id: string }) => entry_id)).toEqual(
      story.map(({ _id }) => _id),
    );
  });
});
