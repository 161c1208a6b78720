import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../support/seed.ts';
import { type TestKey, TestService } from '../support/service.ts';
import { expectAllStored, expectExactLog, waitUntilDrained } from './event-log.ts';
import { Load } from './load.ts';
import { OwnEngine } from './own-engine.ts';

const EVENTS = '/api/v1/public/events';
const ROUNDS = 4;
const WORKERS = 6;
const PAUSE_AFTER_FAILURE_MS = 50;

interface Seen {
  event_id: string;
  sequence: number;
  type: string;
}

/** Follows the feed as a program does: one position, kept with what it has led to. */
class Follower {
  readonly seen: Seen[] = [];
  position = 0;
  /** Requests that ended without an answer, as their process had died. */
  unanswered = 0;
  /** Answers that were none of the feed's. */
  readonly others: number[] = [];
  readonly #done: Promise<void>;
  #until: number | undefined;

  /** `clients` says whom the next request goes through. */
  constructor(clients: () => TestKey['client'], query: string) {
    this.#done = this.#follow(clients, query);
  }

  /** Resolves when the reader has got to this sequence. */
  async reach(sequence: number): Promise<void> {
    this.#until = sequence;
    await this.#done;
  }

  async #follow(clients: () => TestKey['client'], query: string): Promise<void> {
    while (this.#until === undefined || this.position < this.#until) {
      // Long enough that kills hit requests that wait, and short enough to learn of the end.
      const path = `${EVENTS}?after=${this.position}&wait_seconds=2${query}`;
      const answer = await clients()
        .get(path)
        .catch((error: unknown) => {
          // Only `fetch` throws this; answers against the contract are errors of another kind and end the test.
          if (!(error instanceof TypeError)) throw error;
          return null;
        });
      if (answer?.status === 200) {
        this.seen.push(...answer.body.events);
        this.position = answer.body.next_after;
        continue;
      }
      if (answer === null) this.unanswered += 1;
      else this.others.push(answer.status);
      await delay(PAUSE_AFTER_FAILURE_MS);
    }
  }
}

describe('the feed of events, while two service processes write, read and are killed', () => {
  let engine: OwnEngine;
  let nodes: [TestService, TestService];

  beforeAll(async () => {
    engine = await OwnEngine.start();
    const first = await TestService.start({ mongodbUri: engine.uri });
    nodes = [first, await TestService.start({ sharing: first })];
  });
  afterAll(async () => {
    await nodes[1].stop({ keepDatabase: true });
    await nodes[0].stop();
    await engine.stop();
  });

  it('tells each reader of every entry of the log, once and in order, wherever they ask', async () => {
    const random = seededRandom();
    const tenantId = await nodes[0].createTenant();
    const writer = await nodes[0].createKey(tenantId, ['work.read', 'work.write']);
    const reader = await nodes[0].createKey(tenantId, ['events.read'], { publicPerMinute: 100_000 });
    const through = (node: TestService) => () => node.client(reader.token);
    let turn = 0;
    const inTurn = () => (nodes[turn++ % 2] as TestService).client(reader.token);
    const plain = [
      new Follower(through(nodes[0]), ''),
      new Follower(through(nodes[1]), '&limit=200'),
      new Follower(inTurn, '&limit=7'),
    ];
    const ofMessages = new Follower(inTurn, '&types=message.*');
    const followers = [...plain, ofMessages];

    let sent = 0;
    const load = new Load(() => (nodes[sent++ % 2] as TestService).client(writer.token), WORKERS);
    for (let round = 0; round < ROUNDS; round += 1) {
      await delay(800 + random() * 700);
      const victim = nodes[round % 2] as TestService;
      await victim.end('SIGKILL');
      await delay(300);
      await victim.spawn();
    }
    await delay(500);
    await load.stop();
    expect(load.unanswered.length, 'the kills have hit nothing').toBeGreaterThan(0);
    await waitUntilDrained(nodes[0], tenantId);
    const { log, workItems, messages } = await expectExactLog(nodes[0], tenantId);
    expectAllStored(workItems, load.workItemIds);
    expectAllStored(messages, load.messageIds);

    await Promise.all(followers.map((follower) => follower.reach(log.length)));
    const expected = log.map(({ _id, sequence, type }) => ({ event_id: _id, sequence, type }));
    const seenBy = ({ seen }: Follower) => seen.map(({ event_id, sequence, type }) => ({ event_id, sequence, type }));
    for (const follower of plain) expect(seenBy(follower)).toEqual(expected);
    expect(seenBy(ofMessages)).toEqual(expected.filter(({ type }) => type.startsWith('message.')));
    expect(
      followers.every(({ unanswered }) => unanswered > 0),
      'each was hit by a kill',
    ).toBe(true);
    // A process that starts again may say that it is not ready; it never says anything wrong.
    expect(followers.flatMap(({ others }) => others).filter((status) => status !== 503)).toEqual([]);
  });
});
