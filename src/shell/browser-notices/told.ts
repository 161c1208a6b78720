import { timestampMs } from '@bufbuild/protobuf/wkt';
import type {
  AwaitedProposal,
  ListAwaitedProposalsResponse,
} from '../../../generated/proto/workgate/notification/v1/notification_service_pb.js';
import { keep, keptJson } from '../frame/kept.ts';
import type { Owner } from '../session/use-owner.ts';
import { nameAt } from './choice.ts';

export type Awaited = Pick<ListAwaitedProposalsResponse, 'proposals' | 'hasMore'>;

/** The last list of waiting proposals, so that people are notified of each proposal once, in whichever page. */
export interface Told {
  ids: string[];
  /** Time of the newest proposal in milliseconds since 1970; 0 if there is none. */
  newest: number;
  hasMore: boolean;
  unseen: string[];
}

export function toTold({ proposals, hasMore }: Awaited, unseen: readonly AwaitedProposal[]): Told {
  return {
    unseen: unseen.map(({ proposalId }) => proposalId),
    ids: proposals.map(({ proposalId }) => proposalId),
    newest: Math.max(0, ...proposals.map(proposedAt)),
    hasMore,
  };
}

/** On the first read, nothing is new. */
export function newSince(told: Told | undefined, { proposals }: Awaited): AwaitedProposal[] {
  if (told === undefined) return [];
  const known = new Set(told.ids);
  return proposals.filter(
    // If the last list was cut off, older proposals move up when others are decided. They are not new.
    (one) => !known.has(one.proposalId) && (!told.hasMore || proposedAt(one) > told.newest),
  );
}

export function toldAt(owner: Owner): Told | undefined {
  const told = keptJson(nameAt(owner, 'told'));
  return isTold(told) ? told : undefined;
}

export function keepTold(owner: Owner, told: Told): void {
  keep(nameAt(owner, 'told'), JSON.stringify(told));
}

export function keepSeen(owner: Owner): void {
  const told = toldAt(owner);
  if (told !== undefined && told.unseen.length > 0) keepTold(owner, { ...told, unseen: [] });
}

function proposedAt({ proposedAt: at }: AwaitedProposal): number {
  return at === undefined ? 0 : timestampMs(at);
}

function isTold(value: unknown): value is Told {
  if (typeof value !== 'object' || value === null) return false;
  const { ids, newest, hasMore, unseen } = value as Partial<Told>;
  return [ids, unseen].every(Array.isArray) && typeof newest === 'number' && typeof hasMore === 'boolean';
}
