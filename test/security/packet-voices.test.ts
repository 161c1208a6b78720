/**
 * Packets show whose voices approved. The service and the command line count them again, and refuse a packet whose
 * derivation somebody has altered in the database.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { PackService } from '../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { PolicyService } from '../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import type { PacketPredicate, PacketVoices } from '../../src/evidence/packet-schema.ts';
import type { Role as RoleName } from '../../src/identity/roles.ts';
import { newId } from '../../src/platform/ids.ts';
import { workgate } from '../faults/cli.ts';
import type { ApiAnswer } from '../support/api-client.ts';
import { forbid, LARGE, RefundDesk, VERY_LARGE } from '../support/governance.ts';
import { McpAgent } from '../support/mcp.ts';
import { exportPacket } from '../support/packet-downloads.ts';
import { activate, supportLimits } from '../support/packs.ts';
import { TestPerson } from '../support/people.ts';
import { recovered } from '../support/recovered.ts';
import { sampled } from '../support/sample.ts';
import { TestService } from '../support/service.ts';

type Json = ApiAnswer['body'];

const DAYS = 7;
/** Timeout, in milliseconds, for tests that start a process on a busy machine. */
const STARTS_MS = 120_000;

let service: TestService;
let desk: RefundDesk;
/** The operator made Ada and Bob, so neither derives from the other. */
let ada: TestPerson;
let bob: TestPerson;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());
beforeEach(async () => {
  desk = await RefundDesk.open(service);
  [ada, bob] = [await join('owner'), await join('admin')];
  await desk.waitDays(DAYS);
});

const join = async (role: RoleName) => (await TestPerson.create(service, [{ tenantId: desk.tenantId, role }])).signIn();

/** Proposes a refund, and lets these people approve it. */
async function approved(amount: string, ...people: TestPerson[]): Promise<Json> {
  const proposal = (await desk.propose(amount)).body;
  for (const person of people) await desk.approvalBy(person, proposal);
  expect(await desk.statusOf(proposal.proposal_id)).toBe('approved');
  return proposal;
}

async function executed(proposal: Json): Promise<void> {
  expect((await desk.execute(proposal.proposal_id)).body.action).toMatchObject({ status: 'succeeded' });
}

/** Exports the packet of a proposal's work, and lets the service and the command line verify it. */
async function exported({ work_item_id: id }: Json) {
  const agent = new McpAgent(service, { apiKey: desk.key.token });
  const { verified } = await exportPacket(service, agent, id);
  const envelope = (await desk.key.client.exportPacket(id)).body;
  const keys = `${service.address}/.well-known/jwks.json`;
  const command = await workgate({}, ['verify', '-', '--jwks', keys], STARTS_MS, JSON.stringify(envelope));
  const { predicate } = JSON.parse(Buffer.from(envelope.payload, 'base64').toString()) as {
    predicate: PacketPredicate;
  };
  return { verified, status: command.status, report: command.stdout, predicate };
}

const committed = ({ entries }: PacketPredicate) =>
  entries.flatMap(({ type, data }) => ('voices' in ((data['commitments'] ?? {}) as object) ? [type] : []));

describe('a packet', { timeout: STARTS_MS }, () => {
  it('shows two independent approvers, and that both counted again when it was sent', async () => {
    const carol = await TestPerson.invited(ada, Role.APPROVER);
    await bob.client(MemberService).vouchForMember({ personId: carol.personId });
    const proposal = await approved(VERY_LARGE, ada, carol);
    await executed(proposal);
    const { verified, status, report, predicate } = await exported(proposal);
    expect({ verified, status, report }).toEqual({
      verified: true,
      status: 0,
      report: expect.stringContaining('2 of 2 approvals counted again\n              1 action counted again'),
    });
    const [, last] = predicate.proposals[0]?.approvals ?? [];
    const both = [ada.personId, carol.personId];
    expect(last?.voices).toMatchObject({
      waiting_days: DAYS,
      accountables: [{ person_id: desk.creator.personId, speaks_for: [desk.creator.personId] }],
      approvers: [
        { person_id: ada.personId, derives_from: [], speaks_for: [ada.personId] },
        {
          person_id: carol.personId,
          derives_from: [{ person_id: ada.personId, awaits_confirmation: true }],
          vouches: [{ by: bob.personId }],
          speaks_for: [carol.personId],
        },
      ],
      counted: both,
    });
    expect(predicate.actions[0]?.voices).toMatchObject({ counted: both, approvals_needed: 2 });
    expect(committed(predicate)).toEqual([
      'proposal.approval_added',
      'proposal.approved',
      'action.started',
      'action.succeeded',
    ]);
  });

  it('says that one approval shared the voice of the proposer, within the bound for that', async () => {
    const carol = await TestPerson.invited(await desk.creator.signIn(), Role.APPROVER);
    const proposal = await approved(LARGE, carol);
    await executed(proposal);
    const { verified, status, report, predicate } = await exported(proposal);
    expect({ verified, status }).toEqual({ verified: true, status: 0 });
    expect(report).toContain('1 not independent of the proposer, within the bound for that');
    expect(predicate.proposals[0]?.approvals[0]?.voices).toMatchObject({
      approvers: [{ person_id: carol.personId, speaks_for: [carol.personId, desk.creator.personId] }],
      counted: [],
      same_voice: true,
    });
    expect(predicate.actions[0]).not.toHaveProperty('voices');
  });

  it('names a looser rule that counted by a confirmation of the operator, with its reason', async () => {
    const active = await activate(ada, supportLimits('80.00'));
    expect(active?.waiting).toHaveLength(1);
    const revision = String(active?.revision);
    const where = ['--tenant', desk.tenantId];
    const named = ['confirm', 'pack', 'customer_support', revision, ...where];
    const without = await workgate({ ...service.env }, named, STARTS_MS);
    expect([without.status, without.stderr]).toEqual([1, expect.stringContaining('--reason')]);
    const confirmed = await workgate({ ...service.env }, [...named, '--reason', 'Bob is ill.'], STARTS_MS);
    expect([confirmed.status, JSON.parse(confirmed.stdout)]).toMatchObject([0, { waiting: [] }]);
    const proposal = (await desk.propose('70.00')).body;
    expect(proposal.status).toBe('auto_approved');
    await executed(proposal);
    const { verified, status, report, predicate } = await exported(proposal);
    expect({ verified, status }).toEqual({ verified: true, status: 0 });
    expect(predicate.proposals[0]?.facts?.changes).toEqual([
      {
        what: 'pack/customer_support',
        version: Number(revision),
        authors: [ada.personId],
        confirmed_by: null,
        confirmed_at: expect.any(String),
        reason: 'Bob is ill.',
      },
    ]);
    expect(report).toContain(
      `rules       version ${revision} of pack/customer_support, confirmed by the operator: Bob is ill.`,
    );
  });

  it('names changes of policies and packs that an administrator confirmed', { tags: 'full' }, async () => {
    const pack = await activate(ada, supportLimits('80.00'));
    const revision = pack?.revision ?? 0n;
    await bob.client(PackService).confirmPack({ packKey: 'customer_support', revision });
    const policies = ada.client(PolicyService);
    await policies.writePolicies({ text: forbid('propose', 'none', 'context.amount > 100'), expectedVersion: 0n });
    await policies.writePolicies({ text: '', expectedVersion: 1n });
    await bob.client(PolicyService).confirmPolicies({ version: 2n });
    const proposal = (await desk.propose('70.00')).body;
    await executed(proposal);
    const { verified, predicate, report } = await exported(proposal);
    expect(verified).toBe(true);
    const told = predicate.proposals[0]?.facts?.changes?.map(({ what, confirmed_by }) => [what, confirmed_by]);
    expect(told).toEqual([
      ['pack/customer_support', bob.personId],
      ['policies', bob.personId],
    ]);
    expect(report).not.toContain('rules ');
  });

  it('shows the voices of a sending that recovery has repeated', { tags: 'full' }, async () => {
    const proposal = await approved(VERY_LARGE, ada, bob);
    const { steps, proposals } = service.services.actions;
    const call = await desk.callOf(desk.creator);
    const claimed = await steps.claim(call, await proposals.stored.find(call, proposal.proposal_id), newId('act'));
    // The process dies after it has recorded the attempt, and before it sends.
    await steps.record(call, claimed as NonNullable<typeof claimed>, 'policies');
    await desk.write(proposal.proposal_id, { 'execution.lease_until': new Date(0), due_at: new Date(0) });
    await recovered(service, desk.tenantId);
    expect(await desk.statusOf(proposal.proposal_id)).toBe('executed');
    const { verified, predicate } = await exported(proposal);
    expect(verified).toBe(true);
    expect(predicate.actions[0]?.voices).toMatchObject({ counted: [ada.personId, bob.personId], approvals_needed: 2 });
    expect(committed(predicate)).toEqual(['proposal.approval_added', 'proposal.approved', 'action.succeeded']);
  });
});

describe('a packet is not verified, by the service or the command line,', { timeout: STARTS_MS }, () => {
  const COLLECTIONS = { approval: 'action_proposals', sending: 'actions' } as const;
  const DOES_NOT_COMMIT = /has (approvals\.1\.)?voices that entry \d+ \([a-z_.]+\) does not commit to/;

  /** Alters a stored derivation, as somebody can who writes the database. */
  async function altered(
    { proposal_id: id }: Json,
    at: keyof typeof COLLECTIONS,
    change: (voices: PacketVoices) => unknown,
  ) {
    const rows = service.services.platform.mongo.connection.collection(COLLECTIONS[at]);
    const mine = at === 'approval' ? { _id: id } : { proposal_id: id };
    const row = await rows.findOne(mine as never);
    const holder = at === 'approval' ? row?.['approvals'][1] : row;
    if (change(holder.voices) === null) delete holder.voices;
    await rows.replaceOne(mine as never, row as never);
  }

  const first = ({ approvers }: PacketVoices) => approvers[1]?.derives_from[0] as object;

  sampled(3).each<[string, keyof typeof COLLECTIONS, (voices: PacketVoices) => unknown, RegExp]>([
    [
      'swaps the time at which a role matures',
      'approval',
      (voices) => Object.assign(first(voices), { matures_at: '2020-01-01T00:00:00.000Z' }),
      DOES_NOT_COMMIT,
    ],
    [
      'names a vouch by the giver of the role',
      'approval',
      (voices) => {
        const [vouch] = voices.approvers[1]?.vouches ?? [];
        Object.assign(vouch as object, { by: ada.personId });
      },
      /the confirmation by usr_\w+ is not independent/,
    ],
    [
      'leaves out the derivation',
      'approval',
      () => null,
      /lacks the approvals\.1\.voices that entry \d+ .* commits to/,
    ],
    ['alters the derivation of the sending', 'sending', (voices) => voices.counted.pop(), DOES_NOT_COMMIT],
    [
      'leaves out the derivation of the sending',
      'sending',
      () => null,
      /lacks the voices that entry \d+ .* commits to/,
    ],
  ])('if somebody %s', async (_, at, change, told) => {
    const carol = await TestPerson.invited(ada, Role.APPROVER);
    await bob.client(MemberService).vouchForMember({ personId: carol.personId });
    const proposal = await approved(VERY_LARGE, ada, carol);
    await executed(proposal);
    await altered(proposal, at, change);
    const { verified, status, report } = await exported(proposal);
    expect({ verified, status }).toEqual({ verified: false, status: 1 });
    expect(report).toMatch(told);
  });
});
