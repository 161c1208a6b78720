/** Attacks on the derivation of voices in a packet. Verification counts with the function that the service counts with. */
import { describe, expect, it } from 'vitest';
import type { PacketPredicate } from '../../src/evidence/packet-schema.ts';
import { formatReport } from '../../src/evidence/report.ts';
import { verifyPacket } from '../../src/evidence/verify.ts';
import type { Derivation, Origin, Vouch } from '../../src/identity/members/standing.ts';
import type { PartyOfVoices, VoicesDocument } from '../../src/identity/members/voices-document.ts';
import { COUNTED_AT, type StoryOptions, TestPacket } from '../support/packets.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(COUNTED_AT.getTime() - days * DAY_MS);

/** Ada is accountable. Grace and Hedy approve. */
const [ADA, GRACE, HEDY] = ['usr_ada', 'usr_grace', 'usr_hedy'] as const;

/** A role that a person gave some days ago, and that takes 7 days to mature unless it awaits a vouch. */
function givenBy(personId: string, days: number, more: Partial<Origin> & { vouches?: Vouch[] } = {}): Derivation {
  const { vouches = [], ...rest } = more;
  const at = daysAgo(days);
  return { since: at, derivesFrom: [{ personId, at, awaitsConfirmation: false, maturesAt: null, ...rest }], vouches };
}

const vouchBy = (by: string | null, more: Partial<Vouch> = {}): Vouch => ({
  ...{ by, at: daysAgo(1), since: daysAgo(400), derivesFrom: [] },
  ...more,
});

function judged(options: StoryOptions, change: (packet: PacketPredicate) => void = () => undefined) {
  const packet = new TestPacket(options);
  const copy = packet.copy();
  change(copy);
  const report = verifyPacket(packet.seal(copy), packet.keys);
  const problems = report.problems.map(({ problem }) => problem);
  return { verified: report.verified, problems, text: formatReport('p.json', report) };
}

/** States for each person that they speak for nobody else, and that everybody counted. */
function lying(derived: VoicesDocument): VoicesDocument {
  const alone = (party: PartyOfVoices) => ({ ...party, speaks_for: [party.person_id] });
  return {
    ...derived,
    accountables: derived.accountables.map(alone),
    approvers: derived.approvers.map(alone),
    counted: derived.approvers.map(({ person_id }) => person_id),
  };
}

/** Changes every person of a derivation, as somebody does who rewrites the log with it. */
const withParties =
  (change: (party: PartyOfVoices) => PartyOfVoices) =>
  (derived: VoicesDocument): VoicesDocument => ({
    ...derived,
    accountables: derived.accountables.map(change),
    approvers: derived.approvers.map(change),
  });

const approvalsOf = ({ proposals }: PacketPredicate) => proposals[1]?.approvals ?? [];

describe('a packet with the derivation of voices', () => {
  it('is verified if both approvers are independent of the proposer and of each other', () => {
    const { problems, text } = judged({});
    expect(problems).toEqual([]);
    expect(text).toContain('voices      2 of 2 approvals counted again\n');
  });

  it('is verified if the roles of approvers have matured, by days or by the vouch of somebody independent', () => {
    const standings = {
      [GRACE]: givenBy(ADA, 8),
      [HEDY]: givenBy(ADA, 8, { awaitsConfirmation: true, vouches: [vouchBy('usr_bob')] }),
    };
    expect(judged({ standings }).problems).toEqual([]);
    const byOperator = { [HEDY]: givenBy(ADA, 1, { awaitsConfirmation: true, vouches: [vouchBy(null)] }) };
    expect(judged({ standings: byOperator }).problems).toEqual([]);
  });

  it('is verified if a single approval shares the voice of the proposer and the packet says so', () => {
    const options: StoryOptions = {
      isSingle: true,
      standings: { [GRACE]: givenBy(ADA, 1) },
      toldVoices: (derived) => ({ ...derived, same_voice: true }),
    };
    const { problems, text } = judged(options);
    expect(problems).toEqual([]);
    expect(text).toContain('1 not independent of the proposer, within the bound for that');
  });

  it('is verified without the derivation, as in earlier releases, and the report says that voices are unknown', () => {
    const { problems, text } = judged({ toldVoices: () => undefined });
    expect(problems).toEqual([]);
    expect(text).toContain('voices      0 of 2 approvals counted again; 2 unknown');
  });
});

describe('a packet is not verified, though log, hashes and signatures agree,', () => {
  const young = { [GRACE]: givenBy(ADA, 1) };
  const day = (days: number) => daysAgo(days).toISOString();

  it('if a single approver speaks for the proposer, and the packet does not say so', () => {
    expect(judged({ isSingle: true, standings: young }).problems).toEqual([
      `was approved by usr_grace, who is not independent of its proposers: usr_grace counts as one person with usr_ada, who is accountable (usr_ada gave usr_grace a role at ${day(1)} that matures at ${day(-6)}) (approvals.0.voices)`,
    ]);
  });

  it('if the proposer speaks for a single approver', () => {
    const standings = { [ADA]: givenBy(GRACE, 1) };
    expect(judged({ isSingle: true, standings }).problems.join('\n')).toMatch(
      /usr_grace counts as one person with usr_ada, who is accountable \(usr_grace gave usr_ada a role at /,
    );
  });

  it.each<[string, Record<string, Derivation>, RegExp]>([
    [
      'one of two approvers speaks for the proposer',
      young,
      /was approved by 1 voice where 2 are needed: usr_grace counts as one person with usr_ada, who is accountable \(/,
    ],
    [
      'one approver gave the other the role',
      { [HEDY]: givenBy(GRACE, 1) },
      /was approved by 1 voice where 2 are needed: usr_hedy counts as one person with usr_grace, who has approved \(/,
    ],
    [
      'a third person gave both approvers their roles',
      { [GRACE]: givenBy('usr_eve', 1), [HEDY]: givenBy('usr_eve', 2) },
      /\(usr_eve gave usr_hedy a role at .*; usr_eve gave usr_grace a role at /,
    ],
    [
      'a role awaits a vouch, however old it is',
      { [HEDY]: givenBy(GRACE, 400, { awaitsConfirmation: true }) },
      /usr_grace gave usr_hedy a role at .* that only an independent confirmation lets mature/,
    ],
  ])('if two approvals are needed and %s', (_, standings, told) => {
    const { verified, problems } = judged({ standings });
    expect(verified).toBe(false);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(told);
    expect(problems[1]).toMatch(/^was sent with 1 voice where 2 are needed: .* \(voices\)$/);
  });

  it('if the packet says "same voice" where two approvals are needed', () => {
    const toldVoices = (derived: VoicesDocument): VoicesDocument => ({ ...derived, same_voice: true });
    expect(judged({ standings: young, toldVoices }).problems[0]).toMatch(/was approved by 1 voice where 2 are needed/);
  });

  it('if the packet says "same voice" of a proposal of high risk', () => {
    const toldVoices = (derived: VoicesDocument): VoicesDocument => ({ ...derived, same_voice: true });
    expect(judged({ isSingle: true, risk: 'high', standings: young, toldVoices }).problems).toEqual([
      expect.stringMatching(/^was approved by 0 voices where 1 is needed: usr_grace counts as one person with usr_ada/),
    ]);
  });

  it('if a sending counted too few voices though both approvals counted when they were given', () => {
    const late = { [HEDY]: givenBy(GRACE, 1) };
    const { approvers = [] } = new TestPacket({ standings: late }).predicate.actions[1]?.voices ?? {};
    const { problems } = judged({
      toldVoices: (derived, at) => (at === 'sending' ? { ...derived, approvers, counted: [GRACE] } : derived),
    });
    expect(problems).toEqual([expect.stringMatching(/^was sent with 1 voice where 2 are needed: usr_hedy counts as/)]);
  });

  it('if it states that a person speaks for nobody else whose role is too young', () => {
    const { problems } = judged({ standings: young, toldVoices: lying });
    expect(problems).toContain(
      `has usr_grace speak for ["usr_grace"] in approvals.0.voices, but usr_ada gave usr_grace a role at ${day(1)} that matures at ${day(-6)}`,
    );
    expect(problems.join('\n')).toContain('was approved by 1 voice where 2 are needed');
    expect(problems.join('\n')).toContain('has the approvals.1.voices.counted ["usr_grace","usr_hedy"], but');
  });

  it.each<[string, Vouch]>([
    ['whoever gave the role', vouchBy(ADA)],
    ['the holder', vouchBy(GRACE)],
    [
      'somebody who speaks for the giver',
      vouchBy('usr_puppet', { since: daysAgo(2), derivesFrom: givenBy(ADA, 2).derivesFrom }),
    ],
  ])('if it takes a role as vouched for by %s', (_, vouch) => {
    const standings = { [GRACE]: givenBy(ADA, 400, { awaitsConfirmation: true, vouches: [vouch] }) };
    expect(judged({ standings, toldVoices: lying }).problems.join('\n')).toMatch(
      new RegExp(
        `only an independent confirmation lets mature, and the confirmation by ${vouch.by} is not independent`,
      ),
    );
  });

  it.each<[string, (derived: VoicesDocument) => VoicesDocument, RegExp]>([
    [
      'leaves out an accountable person',
      (derived) => ({ ...derived, accountables: [] }),
      /^leaves out usr_ada, who is accountable, from approvals\.0\.voices$/m,
    ],
    [
      'leaves out the approver',
      (derived) => ({ ...derived, approvers: [], counted: [] }),
      /^leaves out usr_grace, who approved, from approvals\.0\.voices$/m,
    ],
    [
      'counts somebody who has not approved',
      (derived) => {
        const stranger = { person_id: 'usr_eve', since: null, derives_from: [], vouches: [], speaks_for: ['usr_eve'] };
        return { ...derived, approvers: [...derived.approvers, stranger], counted: [...derived.counted, 'usr_eve'] };
      },
      /^counts usr_eve, who has not approved, in approvals\.0\.voices$/m,
    ],
    [
      'counts at a time after the decision, when roles have matured',
      (derived) => ({ ...derived, at: day(-30) }),
      /^has approvals\.0\.voices counted at .*, after entry \d+ \(proposal\.approval_added\) at /m,
    ],
    [
      'has a grant after the count',
      withParties((party) => ({ ...party, since: day(-1) })),
      /^has a role of usr_grace in approvals\.0\.voices with a grant or confirmation at .*, after the count$/m,
    ],
    [
      'has a vouch after the count',
      withParties((party) => ({ ...party, vouches: [{ by: null, at: day(-1), since: null, derives_from: [] }] })),
      /^has a role of usr_grace in approvals\.0\.voices with a grant or confirmation at .*, after the count$/m,
    ],
    [
      'lets a role mature before it was given',
      withParties((party) => ({
        ...party,
        derives_from: [{ person_id: ADA, at: day(1), matures_at: day(2) }],
        since: day(1),
      })),
      /^has a role of usr_grace in approvals\.0\.voices that matures at .*, before it was given$/m,
    ],
    [
      'has a granter of a role, but no time at which it was given',
      withParties((party) => ({ ...party, since: null, derives_from: [{ person_id: ADA, at: day(1) }] })),
      /^has a role of usr_grace in approvals\.0\.voices without the time at which it was given$/m,
    ],
    [
      'has a time that is none',
      withParties((party) => ({ ...party, since: '2026-99-01T00:00:00.000Z' })),
      /^has approvals\.0\.voices with "2026-99-01T00:00:00\.000Z", which is no time$/m,
    ],
    ['waits more days than can be set', (derived) => ({ ...derived, waiting_days: 1e12 }), /must be <= 90/],
    [
      'names more people than can be counted',
      (derived) => ({ ...derived, approvers: Array.from({ length: 21 }, () => derived.approvers[0] as PartyOfVoices) }),
      /must NOT have more than 20 items/,
    ],
  ])('if the derivation %s', (_, toldVoices, told) => {
    const { verified, problems } = judged({ toldVoices });
    expect(verified).toBe(false);
    expect(problems.join('\n')).toMatch(told);
  });

  const hedy = { type: 'user', id: 'usr_hedy', display_name: 'Hedy', accountable: 'usr_hedy' } as const;

  it.each<[StoryOptions, string]>([
    [{ accountables: [ADA, GRACE] }, 'was approved by usr_grace, who is accountable for it (approvals.0)'],
    [{ approvers: [hedy, hedy] }, 'was approved by usr_hedy twice (approvals.1)'],
  ])('if there is no derivation, as in earlier releases, and approvals are not valid (%#)', (options, problem) => {
    expect(judged({ ...options, toldVoices: () => undefined })).toMatchObject({ verified: false, problems: [problem] });
  });
});

describe('a packet whose log commits to another derivation is not verified', () => {
  const entry = /entry \d+ \(proposal\.approval_added\)/.source;
  const voicesIn = (packet: PacketPredicate) => approvalsOf(packet)[0]?.voices as VoicesDocument;

  it('if somebody has altered it', () => {
    const { problems } = judged({ standings: { [GRACE]: givenBy('usr_eve', 1) } }, (packet) => {
      Object.assign(voicesIn(packet).approvers[0] as object, { derives_from: [], speaks_for: [GRACE] });
    });
    expect(problems).toEqual([expect.stringMatching(`^has approvals\\.0\\.voices that ${entry} does not commit to$`)]);
  });

  it('if somebody has swapped the time at which a role matures', () => {
    const { problems } = judged({ standings: { [GRACE]: givenBy('usr_eve', 1) } }, (packet) => {
      const [grant] = voicesIn(packet).approvers[0]?.derives_from ?? [];
      Object.assign(grant as object, { matures_at: grant?.at });
    });
    expect(problems.join('\n')).toMatch(
      new RegExp(`^has approvals\\.0\\.voices that ${entry} does not commit to$`, 'm'),
    );
  });

  it('if somebody has left it out, of an approval or of the sending', () => {
    expect(judged({}, (packet) => delete approvalsOf(packet)[0]?.voices).problems).toEqual([
      expect.stringMatching(`^lacks the approvals\\.0\\.voices that ${entry} commits to$`),
    ]);
    expect(judged({}, (packet) => delete packet.actions[1]?.voices).problems).toEqual([
      expect.stringMatching(/^lacks the voices that entry \d+ \(action\.started\) commits to$/),
    ]);
  });

  it('if somebody has added one to a packet of an earlier release', () => {
    const { predicate } = new TestPacket();
    const { problems } = judged({ toldVoices: () => undefined }, (packet) => {
      Object.assign(approvalsOf(packet)[0] as object, { voices: approvalsOf(predicate)[0]?.voices });
    });
    expect(problems).toEqual([expect.stringMatching(`^has approvals\\.0\\.voices that ${entry} does not commit to$`)]);
  });
});
