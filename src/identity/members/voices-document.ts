import type { Derivation, Origin, Vouch } from './standing.ts';
import { countedSpeakers, type Party, speakerOf, type VoiceCount, voicesOfSpeaker } from './voice-count.ts';

/** A grant of a role. `matures_at` is the latest time for it, whatever days apply later; absent if unknown. */
export interface OriginOfVoice {
  person_id: string;
  at: string;
  /** Present if only a vouch lets it mature. Absent for approvers whose granter was alone at that time. */
  awaits_confirmation?: true;
  matures_at?: string;
}

export interface VouchForVoice {
  /** Null is the operator. */
  by: string | null;
  at: string;
  since: string | null;
  derives_from: OriginOfVoice[];
}

export interface PartyOfVoices {
  person_id: string;
  /** Time since which the person has had the role; null if unknown. */
  since: string | null;
  /** The granter, and the people from whom the granter's own role derived, nearest first. */
  derives_from: OriginOfVoice[];
  vouches: VouchForVoice[];
  /** Everybody for whom the person spoke, the person first. */
  speaks_for: string[];
}

/**
 * Derivation of the voices in a decision, as evidence stores it: with it, anybody can repeat the count. Its form is
 * JSON, because log entries commit to it.
 */
export interface VoicesDocument {
  at: string;
  waiting_days: number;
  accountables: PartyOfVoices[];
  approvers: PartyOfVoices[];
  /** Ids of the approvers who counted. */
  counted: string[];
  /** Present if the approver shared a voice with an accountable person, and the bound for that had room. */
  same_voice?: true;
  /** Present in the derivation of a sending: the number of approvals that policy wanted then. */
  approvals_needed?: number;
}

export function toVoicesDocument(count: VoiceCount): VoicesDocument {
  const toParty = (party: Party): PartyOfVoices => ({
    person_id: party.personId,
    since: party.from?.since?.toISOString() ?? null,
    derives_from: (party.from?.derivesFrom ?? []).map(fromOrigin),
    vouches: (party.from?.vouches ?? []).map(fromVouch),
    speaks_for: voicesOfSpeaker(speakerOf(party, count)),
  });
  return {
    at: count.at.toISOString(),
    waiting_days: count.days,
    accountables: count.accountables.map(toParty),
    approvers: count.approvers.map(toParty),
    counted: countedSpeakers(count).map(({ personId }) => personId),
  };
}

/** Returns what is to be counted again. The stated results are left out. */
export function voiceCountOf({ at, waiting_days, accountables, approvers }: VoicesDocument): VoiceCount {
  return {
    at: new Date(at),
    days: waiting_days,
    accountables: accountables.map(partyOf),
    approvers: approvers.map(partyOf),
  };
}

function partyOf({ person_id, since, derives_from, vouches }: PartyOfVoices): Party {
  const from: Derivation = {
    since: since === null ? null : new Date(since),
    derivesFrom: derives_from.map(toOrigin),
    vouches: vouches.map(toVouch),
  };
  return { personId: person_id, from };
}

function fromOrigin({ personId, at, awaitsConfirmation, maturesAt }: Origin): OriginOfVoice {
  return {
    person_id: personId,
    at: at.toISOString(),
    ...(awaitsConfirmation ? { awaits_confirmation: true as const } : {}),
    ...(maturesAt === null ? {} : { matures_at: maturesAt.toISOString() }),
  };
}

function toOrigin({ person_id, at, awaits_confirmation, matures_at }: OriginOfVoice): Origin {
  return {
    personId: person_id,
    at: new Date(at),
    awaitsConfirmation: awaits_confirmation === true,
    maturesAt: matures_at === undefined ? null : new Date(matures_at),
  };
}

function fromVouch({ by, at, since, derivesFrom }: Vouch): VouchForVoice {
  const derives_from = derivesFrom.map(fromOrigin);
  return { by, at: at.toISOString(), since: since?.toISOString() ?? null, derives_from };
}

function toVouch({ by, at, since, derives_from }: VouchForVoice): Vouch {
  const derivesFrom = derives_from.map(toOrigin);
  return { by, at: new Date(at), since: since === null ? null : new Date(since), derivesFrom };
}
