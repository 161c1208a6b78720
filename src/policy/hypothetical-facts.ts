import { currentTime } from '../platform/clock.ts';
import { momentOf } from './facts.ts';
import type { FurtherFacts, PolicyFacts } from './open-policies.ts';
import type { Pack } from './packs/pack.ts';
import type { Actor } from './policy-set.ts';

/** By default, only the proposer is accountable for a hypothetical proposal, and nobody has approved it. */
export function hypotheticalFacts({
  proposer,
  ...told
}: Pick<PolicyFacts, 'subject' | 'proposer' | 'further'> & Partial<PolicyFacts>): PolicyFacts {
  return {
    // Ids of proposals contain no space, so this is never the id of a real proposal.
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

export interface SomeCircumstances {
  integration?: Partial<FurtherFacts['integration']> | undefined;
  proposedBy?: Partial<FurtherFacts['proposed_by']> | undefined;
  work?: Partial<FurtherFacts['work']> | undefined;
  at?: Date | undefined;
}

export interface KnownOfIt {
  resourceType: string;
  resourceId: string;
  kinds: readonly string[];
  proposer: Actor;
  packKey: string;
  queueKey: string;
}

/** Returns the default queue of a pack, which takes work that no other queue matches. */
export function routeTo({
  packKey,
  queues,
}: Pick<Pack, 'packKey' | 'queues'>): Pick<KnownOfIt, 'packKey' | 'queueKey'> {
  return { packKey, queueKey: queues.find(({ match }) => match === undefined)?.queueKey ?? '' };
}

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
