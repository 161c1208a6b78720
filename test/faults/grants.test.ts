/** Roles that are given and taken at two nodes, one of which is killed again and again. */
import { setTimeout as delay } from 'node:timers/promises';
import { ConnectError } from '@connectrpc/connect';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Role } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import type { MemberDocument, StandingDocument } from '../../src/identity/members/schema.ts';
import type { LogEntry } from '../../src/platform/outbox/log-entry.ts';
import { TestPerson } from '../support/people.ts';
import { seededRandom } from '../support/seed.ts';
import { TestService } from '../support/service.ts';
import { stored } from './event-log.ts';
import { OwnEngine } from './own-engine.ts';

const ROUNDS = 6;
const GUESTS = 6;
const TIMEOUT_MS = 240_000;

let engine: OwnEngine;
let nodes: [TestService, TestService];
let tenantId: string;
let administrators: [TestPerson, TestPerson];

beforeAll(async () => {
  engine = await OwnEngine.start();
  const killed = await TestService.startOwn({ mongodbUri: engine.uri });
  nodes = [killed, await TestService.startOwn({ mongodbUri: engine.uri, sharing: killed })];
  tenantId = await killed.createTenant();
  const create = (role: 'owner' | 'admin') =>
    TestPerson.create(killed, [{ tenantId, role }]).then((one) => one.signIn());
  administrators = [await create('owner'), await create('admin')];
});
afterAll(async () => {
  for (const node of nodes.toReversed()) await node.stop();
  await engine.stop();
});

/** Gives a guest roles and takes them away again, at either node, until the test stops it. */
class Career {
  readonly #guest: TestPerson;
  readonly #random: () => number;
  stopped = false;
  /** Calls without an answer, because their node was killed. */
  unanswered = 0;
  answered = 0;

  constructor(guest: TestPerson, random: () => number) {
    this.#guest = guest;
    this.#random = random;
  }

  async run(): Promise<void> {
    while (!this.stopped) {
      const { personId, email, password } = this.#guest;
      const invited = await this.#try(({ by }) => by(MemberService).inviteMember({ email, role: Role.MEMBER }));
      // No invitation: the guest is still a member, as the removal was cut off or refused. So the career goes on.
      const invitationId = invited?.invitation?.invitationId;
      if (invitationId !== undefined) {
        await this.#try(({ at }) => at(SessionService).acceptInvitation({ invitationId, password, name: 'Grace' }));
      }
      for (const role of [Role.APPROVER, Role.VIEWER, Role.ADMIN, Role.MEMBER]) {
        await this.#try(({ by }) => by(MemberService).updateMemberRole({ personId, role }));
        await this.#try(({ by }) => by(MemberService).vouchForMember({ personId }));
      }
      await this.#try(({ by }) => by(MemberService).removeMember({ personId }));
    }
  }

  /** Calls as either administrator, or as the guest, at either node. @returns undefined if it fails */
  async #try<T>(call: (as: Record<'by' | 'at', TestPerson['client']>) => Promise<T>): Promise<T | undefined> {
    const node = nodes[this.#random() < 0.7 ? 0 : 1];
    const who = administrators[this.#random() < 0.5 ? 0 : 1];
    const atNode = (person: TestPerson) => {
      const there = new TestPerson(node, person);
      there.cookie = person.cookie;
      return there.client.bind(there);
    };
    try {
      const result = await call({ by: atNode(who), at: atNode(this.#guest) });
      this.answered += 1;
      return result;
    } catch (error) {
      if (!(error instanceof ConnectError)) throw error;
      // A refusal has an answer. What has none was cut off.
      if (error.rawMessage.includes('fetch failed') || error.cause instanceof Error) {
        this.unanswered += 1;
      }
      await delay(50);
      return undefined;
    }
  }
}

it('a role is in force and in the log, or in neither, whenever the process dies', {
  timeout: TIMEOUT_MS,
}, async () => {
  const random = seededRandom();
  const guests = await Promise.all(Array.from({ length: GUESTS }, () => TestPerson.create(nodes[0])));
  const careers = guests.map((guest) => new Career(guest, random));
  const running = Promise.all(careers.map((career) => career.run()));
  const sum = (count: (career: Career) => number) => careers.reduce((total, career) => total + count(career), 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = sum(({ answered }) => answered);
    await expect.poll(() => sum(({ answered }) => answered), { timeout: 30_000 }).toBeGreaterThan(before + 10);
    await delay(random() * 300);
    await nodes[0].end('SIGKILL');
    await nodes[0].spawn();
  }
  for (const career of careers) career.stopped = true;
  await running;
  expect(
    sum(({ unanswered }) => unanswered),
    'calls that a kill cut off',
  ).toBeGreaterThan(0);

  const pending = { tenant_id: tenantId, 'outbox.0': { $exists: true } };
  await expect.poll(() => stored(nodes[0], 'standings').countDocuments(pending), { timeout: 30_000 }).toBe(0);
  for (const { personId } of guests) {
    const place = { tenant_id: tenantId, person_id: personId };
    const member = await stored<MemberDocument>(nodes[0], 'members').findOne(place);
    const standing = await stored<StandingDocument>(nodes[0], 'standings').findOne(place);
    const log = await stored<LogEntry>(nodes[0], 'event_log')
      .find({ tenant_id: tenantId, 'subject.type': 'member', 'subject.id': personId })
      .sort({ sequence: 1 })
      .toArray();
    const numbers = log.map(({ subject_version }) => subject_version);
    expect(numbers, 'each change of the person is logged once').toEqual(numbers.map((_, index) => index + 1));
    expect(standing?.version ?? 0).toBe(numbers.length);
    const roles = log
      .filter(({ type }) => type !== 'member.vouched_for')
      .map(({ type, data }) => roleAfter(type, data));
    expect(member?.role ?? null, 'the role that counts').toBe(roles.at(-1) ?? null);
    expect(standing?.grants.at(-1)?.role ?? null, 'the last grant').toBe(roles.at(-1) ?? null);
  }
});

function roleAfter(type: string, data: LogEntry['data']): unknown {
  return type === 'member.removed' ? null : data['role'];
}
