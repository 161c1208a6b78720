import type { Risk } from '../../operations/index.ts';
import { actorOf } from '../facts.ts';
import type { FactsDocument } from '../facts-document.ts';
import { hypotheticalFacts } from '../hypothetical-facts.ts';
import { OpenPolicies, type PolicyFacts, type PolicyParts } from '../open-policies.ts';
import type { PolicyOutcome } from '../policy-outcome.ts';

import { firstOutcome } from './evaluation.ts';

export interface ReplayedPolicies {
  present: PolicyParts;
  candidate: PolicyParts;
}

export interface RecordedFacts {
  proposalId: string;
  facts: FactsDocument;
  payload?: unknown;
}

export interface Replayed {
  present: PolicyOutcome;
  candidate: PolicyOutcome;
}

export function replayOf({ present, candidate }: ReplayedPolicies): (recorded: readonly RecordedFacts[]) => Replayed[] {
  const [one, other] = [opened(present), opened(candidate)];
  return (recorded) =>
    recorded.map((row) => {
      const told = factsOf(row);
      return { present: firstOutcome(one, told), candidate: firstOutcome(other, told) };
    });
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
    twins: row.twins,
    further: row.further ?? {},
  });
}
