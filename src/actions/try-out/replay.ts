import type { FactsDocument } from '../facts-document.ts';
import { hypotheticalFacts } from '../hypothetical-facts.ts';
import type { PolicyOutcome } from '../model.ts';
import { OpenPolicies, type PolicyFacts, type PolicyParts } from '../open-policies.ts';
import type { Risk } from '../operations/operation.ts';
import { actorOf } from '../policy-facts.ts';

import { firstOutcome } from './evaluation.ts';

/** Policies that the same decisions are made by. */
export interface ReplayedPolicies {
  present: PolicyParts;
  candidate: PolicyParts;
}

/** What policies were told of a decision, and the payload that it was about. */
export interface RecordedFacts {
  proposalId: string;
  facts: FactsDocument;
  /** There where policies ask about it. */
  payload?: unknown;
}

/** What both say to one decision. */
export interface Replayed {
  present: PolicyOutcome;
  candidate: PolicyOutcome;
}

/** Makes decisions again that were made before, by what policies were told then. */
export class Replay {
  readonly #present: OpenPolicies;
  readonly #candidate: OpenPolicies;

  constructor({ present, candidate }: ReplayedPolicies) {
    this.#present = opened(present);
    this.#candidate = opened(candidate);
  }

  decide(recorded: readonly RecordedFacts[]): Replayed[] {
    return recorded.map((row) => {
      const told = factsOf(row);
      return { present: firstOutcome(this.#present, told), candidate: firstOutcome(this.#candidate, told) };
    });
  }
}

function opened({ pack, version, tenant, named }: PolicyParts): OpenPolicies {
  return new OpenPolicies(pack, version, tenant, named);
}

function factsOf({ proposalId, facts: row, payload }: RecordedFacts): PolicyFacts {
  const roles = new Map(row.roles.map(({ person_id, role }) => [person_id, role]));
  const { operation, amount, currency } = row;
  return hypotheticalFacts({
    proposalId,
    subject: { operation, amount, currency, risk: row.risk as Risk, payload },
    proposer: actorOf(row.proposer, roles),
    accountables: row.accountables,
    roles,
    total: row.total,
    further: row.further ?? {},
  });
}
