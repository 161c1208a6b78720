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

/** Follows the event feed as a client does, with one position that it saves together with the events. */
class Follower {
  readonly seen: Seen[] = [];
  position = 0;
  /** Number of requests without a response, because their process had died. */
  unanswered = 0;
  /** HTTP statuses of responses other than 200. */
  readonly others: number[] = [];
  readonly #done: Promise<void>;
  #until: number | undefined;

  /** @param clients returns the client for the next request */
  constructor(clients: () => TestKey['client'], query: string) {
    this.#done = this.#follow(clients, query);
  }

  /** Resolves when the follower has reached this sequence number. */
  async reach(sequence: number): Promise<void> {
    this.#until = sequence;
    await this.#done;
  }

  async #follow(clients: () => TestKey['client'], query: string): Promise<void> {
    while (this.#until === undefined || this.position < this.#until) {
      // 2 s is long enough for kills to hit waiting requests, and short enough to notice that the test ends.
      const path = `${EVENTS}?after=${this.position}&wait_seconds=2${query}`;
      const answer = await clients()
        .get(path)
        .catch((error: unknown) => {
          // Only `fetch` throws a TypeError. Responses that violate the contract throw other errors, which end the
          // test.
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

describe('the event feed while two service processes write, read and are killed', () => {
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

  it('returns every log entry to each reader, once and in order, from either process', async () => {
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
    // A process that is starting may respond with 503, but never with a wrong result.
    expect(followers.flatMap(({ others }) => others).filter((status) => status !== 503)).toEqual([]);
  });
});
