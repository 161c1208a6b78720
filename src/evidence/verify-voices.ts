import {
  countedSpeakers,
  isDisjoint,
  maturityOf,
  type Speaker,
  speakerOf,
  type VoiceCount,
  voiceCountOf,
  voicesOfSpeaker,
} from '../identity/index.ts';
import type { PacketAction, PacketEntry, PacketPredicate, PacketProposal, PacketVoices } from './packet-schema.ts';
import { Findings, type Problem, show } from './verification-report.ts';
import { entriesOf, isDecision, isPolicyAnswer, sendingOf } from './verify-actions.ts';
import { accountablesOf } from './verify-authority.ts';
import { isNote, nameOf } from './verify-entries.ts';

/** Milliseconds by which the database's clock may have been set back between a count and its entry. */
const CLOCK_STEP_MS = 2_000;

interface Counted {
  findings: Findings;
  proposal: PacketProposal;
  voices: PacketVoices;
  /** Path of the derivation in the record. */
  place: string;
  /** People who had approved by then, as the entries say. */
  approved: readonly string[];
  entry: PacketEntry;
}

/**
 * Counts the voices of each approval and sending again, from the derivation in the packet and with the function that
 * the service counts with. Earlier releases stored no derivation; then the voices are unknown.
 */
export function checkVoices({ proposals, actions, entries }: PacketPredicate): Problem[] {
  const logged = entriesOf('action_proposal', entries);
  return proposals.flatMap((proposal) => {
    const changes = (logged.get(proposal.proposal_id) ?? []).filter((entry) => !isNote(entry));
    const action = actions.find(({ proposal_id }) => proposal_id === proposal.proposal_id);
    const decisions = changes.filter(isDecision);
    return [
      ...checkApprovals(proposal, changes, decisions),
      ...(action === undefined ? [] : checkSending(action, proposal, entries, decisions)),
    ];
  });
}

function checkApprovals(proposal: PacketProposal, changes: PacketEntry[], decisions: PacketEntry[]): Problem[] {
  const findings = new Findings(`proposal ${proposal.proposal_id}`);
  for (const [index, { decision, voices, approver, facts }] of proposal.approvals.entries()) {
    const entry = decisions[index];
    if (decision !== 'approve' || voices === undefined || entry === undefined) continue;
    const place = `approvals.${index}.voices`;
    const approved = approversIn(decisions.slice(0, index + 1));
    if (!checkDerivation({ findings, proposal, voices, place, approved, entry })) continue;
    const person = approver.accountable;
    if (!voices.approvers.some(({ person_id }) => person_id === person)) {
      findings.add(`leaves out ${person}, who approved, from ${place}`);
      continue;
    }
    const count = voiceCountOf(voices);
    const counted = countedSpeakers(count);
    const before = changes.slice(0, changes.indexOf(entry)).findLast(isPolicyAnswer);
    const needed = Number(before?.data['approvals_required'] ?? 1);
    // Without facts, the risk is unknown. The service stores them with every derivation.
    const isHighRisk = (facts?.risk ?? 'high') === 'high';
    if (needed >= 2 || isHighRisk) {
      const isEnough = entry.type !== 'proposal.approved' || counted.length >= needed;
      if (!isEnough) findings.add(`was approved by ${fewVoices(count, counted, needed)} (${place})`);
    } else if (voices.same_voice !== true && !counted.some(({ personId }) => personId === person)) {
      const why = objectionTo(person, count, counted);
      findings.add(`was approved by ${person}, who is not independent of its proposers: ${why} (${place})`);
    }
  }
  return findings.problems;
}

function checkSending(
  action: PacketAction,
  proposal: PacketProposal,
  entries: PacketEntry[],
  decisions: PacketEntry[],
): Problem[] {
  const { voices } = action;
  const findings = new Findings(`action ${action.action_id}`);
  const entry = sendingOf(action, entries);
  if (voices === undefined || entry === undefined) return [];
  const place = 'voices';
  const approved = approversIn(decisions);
  if (!checkDerivation({ findings, proposal, voices, place, approved, entry })) return findings.problems;
  const count = voiceCountOf(voices);
  const counted = countedSpeakers(count);
  const needed = Math.max(1, voices.approvals_needed ?? 1);
  if (counted.length < needed) findings.add(`was sent with ${fewVoices(count, counted, needed)} (voices)`);
  return findings.problems;
}

function approversIn(decisions: PacketEntry[]): string[] {
  return decisions.filter(({ type }) => type !== 'proposal.rejected').flatMap(({ actor }) => actor.accountable ?? []);
}

/**
 * Checks that a derivation names the right people, that its times are possible, and that it states what it derives.
 * Returns false if it cannot be counted.
 */
function checkDerivation(counted: Counted): boolean {
  const { findings, proposal, voices, place, approved, entry } = counted;
  const strange = [entry.at, ...timesIn(voices)].find((time) => Number.isNaN(Date.parse(time)));
  if (strange !== undefined) {
    findings.add(`has ${place} with ${show(strange)}, which is no time`);
    return false;
  }
  const named = voices.accountables.map(({ person_id }) => person_id);
  for (const person of accountablesOf(proposal)) {
    if (!named.includes(person)) findings.add(`leaves out ${person}, who is accountable, from ${place}`);
  }
  for (const { person_id } of voices.approvers) {
    if (!approved.includes(person_id)) findings.add(`counts ${person_id}, who has not approved, in ${place}`);
  }
  checkTimes(counted);
  checkStated(counted);
  return true;
}

function timesIn({ at, accountables, approvers }: PacketVoices): string[] {
  const timesOf = (origins: PacketVoices['approvers'][number]['derives_from']) =>
    origins.flatMap((origin) => [origin.at, origin.matures_at ?? origin.at]);
  return [
    at,
    ...[...accountables, ...approvers].flatMap(({ since, derives_from, vouches }) => [
      since ?? at,
      ...timesOf(derives_from),
      ...vouches.flatMap((vouch) => [vouch.at, vouch.since ?? at, ...timesOf(vouch.derives_from)]),
    ]),
  ];
}

function checkTimes({ findings, voices, place, entry }: Counted): void {
  const latest = (time: string) => new Date(Date.parse(time) + CLOCK_STEP_MS).toISOString();
  if (voices.at > latest(entry.at)) {
    findings.add(`has ${place} counted at ${voices.at}, after ${nameOf(entry)} at ${entry.at}`);
  }
  for (const { person_id, since, derives_from, vouches } of [...voices.accountables, ...voices.approvers]) {
    const of = `a role of ${person_id} in ${place}`;
    if (since === null && derives_from.length > 0) findings.add(`has ${of} without the time at which it was given`);
    const origins = [...derives_from, ...vouches.flatMap((vouch) => vouch.derives_from)];
    const times = [since ?? voices.at, ...[...origins, ...vouches].map(({ at }) => at)];
    const late = times.find((time) => time > latest(voices.at));
    if (late !== undefined) findings.add(`has ${of} with a grant or confirmation at ${late}, after the count`);
    const early = origins.find(({ at, matures_at }) => matures_at !== undefined && matures_at < at);
    if (early !== undefined) findings.add(`has ${of} that matures at ${early.matures_at}, before it was given`);
  }
}

/** Compares what is stated with what the grants and vouches give. */
function checkStated({ findings, voices, place }: Counted): void {
  const count = voiceCountOf(voices);
  const stated = [...voices.accountables, ...voices.approvers];
  for (const [index, party] of [...count.accountables, ...count.approvers].entries()) {
    const { person_id: person, speaks_for: said = [], vouches = [] } = stated[index] ?? { person_id: party.personId };
    const speaker = speakerOf(party, count);
    const derived = voicesOfSpeaker(speaker);
    if (show(said) === show(derived)) continue;
    const missing = speaker.path.find(({ personId }) => !said.includes(personId));
    const vouched = vouches
      .map(({ by }) => `, and the confirmation by ${by ?? 'the operator'} is not independent`)
      .join('');
    const why =
      missing === undefined
        ? `its grants say ${show(derived)}`
        : `${grantWords(speaker, missing.personId, count)}${vouched}`;
    findings.add(`has ${person} speak for ${show(said)} in ${place}, but ${why}`);
  }
  findings.expect(
    `${place}.counted`,
    voices.counted,
    countedSpeakers(count).map(({ personId }) => personId),
    'its derivation',
  );
}

function fewVoices(count: VoiceCount, counted: readonly Speaker[], needed: number): string {
  const others = count.approvers.filter((party) => !counted.some(({ personId }) => personId === party.personId));
  const why = others.map(({ personId }) => objectionTo(personId, count, counted));
  const voices = `${counted.length} ${counted.length === 1 ? 'voice' : 'voices'}`;
  return `${voices} where ${needed} ${needed === 1 ? 'is' : 'are'} needed${why.length === 0 ? '' : `: ${why.join('; ')}`}`;
}

/** Says with whom a person shares a voice, and by which grants. */
function objectionTo(personId: string, count: VoiceCount, counted: readonly Speaker[]): string {
  const party = count.approvers.find((one) => one.personId === personId) ?? { personId, from: undefined };
  const mine = speakerOf(party, count);
  const proposers = count.accountables.map((one) => speakerOf(one, count));
  const isShared = (other: Speaker) => !isDisjoint(voicesOfSpeaker(mine), voicesOfSpeaker(other));
  const proposer = proposers.find(isShared);
  const other = proposer ?? counted.find(isShared);
  const role = proposer === undefined ? 'has approved' : 'is accountable';
  if (other === undefined || other.personId === personId) return `${personId} ${role}`;
  const sharedId = voicesOfSpeaker(mine).find((one) => voicesOfSpeaker(other).includes(one)) ?? personId;
  const grants = [mine, other]
    .filter((one) => one.personId !== sharedId)
    .map((one) => grantWords(one, sharedId, count));
  return `${personId} counts as one person with ${other.personId}, who ${role} (${grants.join('; ')})`;
}

/** Tells the grant of the person from whom a speaker's role derives, and why it is not mature. */
function grantWords({ personId, path }: Speaker, fromId: string, { days }: VoiceCount): string {
  const index = path.findIndex((origin) => origin.personId === fromId);
  const grant = path[index];
  if (grant === undefined) return `${personId} speaks for ${fromId}`;
  const holder = path[index - 1]?.personId ?? personId;
  const matures = grant.awaitsConfirmation
    ? 'that only an independent confirmation lets mature'
    : `that matures at ${maturityOf(grant, days).toISOString()}`;
  return `${fromId} gave ${holder} a role at ${grant.at.toISOString()} ${matures}`;
}
