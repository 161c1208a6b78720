import { type Derivation, immaturePath, isDisjoint, type Origin } from './standing.ts';

/** A person with a part in a proposal, and where their role in it comes from. */
export interface Party {
  personId: string;
  from: Derivation | undefined;
}

/** Everything that decides whose voices count for a proposal. Services and verifiers of packets count from it. */
export interface VoiceCount {
  at: Date;
  /** Days until a role matures. */
  days: number;
  accountables: readonly Party[];
  approvers: readonly Party[];
}

/** A person, and everybody who gave them their role and shares their voice, nearest first. */
export interface Speaker {
  personId: string;
  path: Origin[];
}

export function speakerOf({ personId, from }: Party, { days, at }: Pick<VoiceCount, 'days' | 'at'>): Speaker {
  return { personId, path: immaturePath(personId, from, days, at) };
}

/** Returns everybody for whom a person speaks, the person first. */
export function voicesOfSpeaker({ personId, path }: Speaker): string[] {
  return [personId, ...path.map((origin) => origin.personId)];
}

/** Returns as many of the approvers as are different people, none of whom the accountable people speak for. */
export function countedSpeakers(count: VoiceCount): Speaker[] {
  const own = count.accountables.flatMap((party) => voicesOfSpeaker(speakerOf(party, count)));
  const speakers = count.approvers.map((party) => speakerOf(party, count));
  return largestDisjoint(speakers.filter((speaker) => isDisjoint(voicesOfSpeaker(speaker), own)));
}

/** Returns as many speakers as possible of whom no two speak for the same person. */
function largestDisjoint([first, ...others]: readonly Speaker[]): Speaker[] {
  if (first === undefined) return [];
  const rest = others.filter((other) => isDisjoint(voicesOfSpeaker(first), voicesOfSpeaker(other)));
  const withFirst = [first, ...largestDisjoint(rest)];
  if (rest.length === others.length) return withFirst;
  const without = largestDisjoint(others);
  return without.length > withFirst.length ? without : withFirst;
}
