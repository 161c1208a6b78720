export { actorOf, isFresh, momentOf, type ToldWork, toFactsRow, toldWork } from './facts.ts';
export type { FactsDocument } from './facts-document.ts';
export type { SomeCircumstances } from './hypothetical-facts.ts';
export type { SpokenSchema } from './language/policy-schemas.ts';
export {
  type FurtherFacts,
  type OpenPolicies,
  type PolicyFacts,
  type Requirement,
  subjectOf,
} from './open-policies.ts';
export { type Audience, type Destination, destinationOf, type RoutedProposal } from './packs/approval-routes.ts';
export type { ChangeEffect, PackChange } from './packs/changes.ts';
export type { Limits } from './packs/limits.ts';
export type { AdministeredPack, WrittenPack } from './packs/model.ts';
export { MAX_TOTAL_OVER_DAYS, type Pack, type PackOperation, saidOf } from './packs/pack.ts';
export type { PackVersionSummary } from './packs/pack-history.ts';
export type { PackTexts } from './packs/shipped-packs.ts';
export { isOfSeveralPacks } from './packs/strictest.ts';
export type { TenantPacks } from './packs/tenant-packs.ts';
export type { Judged, PolicyOpener, PolicyService, RolesOf } from './policy.ts';
export {
  fromPolicyRow,
  outcome,
  type PolicyDecision,
  type PolicyOutcome,
  type PolicyOutcomeDocument,
  peopleNeeded,
  policyData,
  policyDenied,
  toPolicyRow,
} from './policy-outcome.ts';
export { type Actor, NO_ROLE, type PolicyAnswer } from './policy-set.ts';
export type { TenantPolicies } from './tenant-policies.ts';
export type { BacktestResult, ChangeOfDecision } from './try-out/backtest-result.ts';
export type { BacktestPart } from './try-out/backtests.ts';
export type { SomePerson } from './try-out/policy-evaluations.ts';
export type { SuiteProblem } from './try-out/policy-suite.ts';
export type { RecordedDecision, RecordedDecisions } from './try-out/recorded-decisions.ts';
