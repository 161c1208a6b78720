import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestKey, TestService } from '../support/service.ts';
import { OwnEngine } from './own-engine.ts';

const FOUND_WITHIN_MS = 60_000;

describe('a WorkItem created before a kill of the process', () => {
  let engine: OwnEngine;
  let service: TestService;
  let key: TestKey;

  beforeAll(async () => {
    engine = await OwnEngine.start();
    service = await TestService.startOwn({ mongodbUri: engine.uri });
    const tenantId = await service.createTenant();
    key = await service.createKey(tenantId, ['work.read', 'work.write']);
    await service.services.platform.relay.drain(tenantId);
  });
  afterAll(async () => {
    await service.stop();
    await engine.stop();
  });

  const found = async (text: string): Promise<string[]> => {
    const { body } = await key.client.searchWorkItems(`?q=${encodeURIComponent(text)}&limit=200`);
    return body.found.map((item: { work_item_id: string }) => item.work_item_id);
  };

  it.each([
    ['before its words are taken for the index', 'relay_logged'],
    ['after that, before the outboxes are emptied', 'relay_taken'],
  ])(
    'is found by search, if it was acknowledged, when the process dies after the log entry and %s',
    async (_, point) => {
      const before = await key.client.createWorkItem({ subject: `Quiet before ${point}` });
      await expect
        .poll(() => found(`quiet ${point}`), { timeout: FOUND_WITHIN_MS })
        .toEqual([before.body.work_item_id]);
      await service.end('SIGTERM');
      service.env['WORKGATE_FAULT_POINT'] = point;
      await service.spawn();
      const said: string[] = [];
      const made: string[] = [];
      const content = `Later words of ${point}`;
      const answers = await Promise.allSettled([
        key.client.appendMessage(before.body.work_item_id, content),
        ...Array.from({ length: 12 }, () => key.client.createWorkItem({ subject: `Walrus ${point}`, tags: ['kept'] })),
      ]);
      for (const [index, answer] of answers.entries()) {
        if (answer.status === 'rejected' || answer.value.status !== 201) continue;
        if (index === 0) said.push(before.body.work_item_id);
        else made.push(answer.value.body.work_item_id);
      }
      expect(made.length + said.length, 'somebody was answered').toBeGreaterThan(0);
      // The process is dead already, or dies with the work that it has begun.
      await expect
        .poll(
          () =>
            key.client.get('/healthz').then(
              () => 'alive',
              () => 'dead',
            ),
          { timeout: 20_000 },
        )
        .toBe('dead');
      await service.end('SIGKILL');
      delete service.env['WORKGATE_FAULT_POINT'];
      await service.spawn();
      const walruses = async () => (await found(`walrus ${point} kept`)).filter((id) => made.includes(id)).toSorted();
      await expect.poll(walruses, { timeout: FOUND_WITHIN_MS }).toEqual(made.toSorted());
      if (said.length > 0)
        await expect.poll(() => found(`later words ${point}`), { timeout: FOUND_WITHIN_MS }).toEqual(said);
    },
    180_000,
  );
});
