import { currentTime } from '../platform/clock.ts';
import type { Circumstances, FurtherFacts, PolicySubject } from './open-policies.ts';
import type { Pack } from './packs/pack.ts';
import { momentOf } from './policy-facts.ts';
import type { Actor } from './policy-set.ts';

/** What policies are told of something that nobody has proposed. */
export type Hypothesis = Pick<Circumstances, 'proposer' | 'further'> &
  Partial<Pick<Circumstances, 'accountables' | 'approvers' | 'roles' | 'total' | 'autoApproved' | 'proposalId'>>;

/** The facts of it, with whoever is left out as nobody: its proposer alone answers for it, and nobody has approved it. */
export function hypotheticalFacts(
  told: Hypothesis & { subject: PolicySubject },
): Circumstances & { subject: PolicySubject };
export function hypotheticalFacts(told: Hypothesis): Circumstances;
export function hypotheticalFacts({ proposer, ...told }: Hypothesis): Circumstances {
  return {
    // No id of a proposal has a space.
    proposalId: 'some proposal',
    proposer,
    accountables: [proposer.personId],
    approvers: [],
    roles: new Map([[proposer.personId, proposer.role]]),
    autoApproved: false,
    hashMatches: true,
    dryRun: false,
    ...told,
  };
}

/** What somebody says of the circumstances of what nobody has proposed; the rest is as it most often is. */
export interface SomeCircumstances {
  integration?: Partial<FurtherFacts['integration']> | undefined;
  proposedBy?: Partial<FurtherFacts['proposed_by']> | undefined;
  work?: Partial<FurtherFacts['work']> | undefined;
  /** When it would be; now if it is left out. */
  at?: Date | undefined;
}

/** What is known of it without anybody saying so. */
export interface KnownOfIt {
  resourceType: string;
  resourceId: string;
  /** Kinds of integration that carry it. */
  kinds: readonly string[];
  proposer: Actor;
  packKey: string;
  /** The queue of the pack that takes what is left. */
  queueKey: string;
}

/** Where work of a pack goes that nothing leads elsewhere. */
export function routeTo({
  packKey,
  queues,
}: Pick<Pack, 'packKey' | 'queues'>): Pick<KnownOfIt, 'packKey' | 'queueKey'> {
  return { packKey, queueKey: queues.find(({ match }) => match === undefined)?.queueKey ?? '' };
}

/** What policies that name it are told of its circumstances. */
export function someFurtherFacts(known: KnownOfIt, said: SomeCircumstances): FurtherFacts {
  return {
    resource_type: known.resourceType,
    resource_id: known.resourceId,
    integration: { id: 'some integration', kind: known.kinds[0] ?? '', ...said.integration },
    proposed_by: { kind: 'user', id: known.proposer.personId, ...said.proposedBy },
    work: {
      id: 'some work',
      status: 'open',
      pack: known.packKey,
      queue: known.queueKey,
      channel: 'api',
      priority: 'normal',
      tags: [],
      ...said.work,
    },
    ...momentOf(said.at ?? currentTime()),
  };
}
