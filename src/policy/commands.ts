/** Exports for commands and scripts. Commands load this file only when they need it. */
export { shippedSchema } from './language/shipped-schema.ts';
export { candidateReport } from './packs/candidate.ts';
export { DEFAULT_PACK, loadPacks } from './packs/shipped-packs.ts';
export { junitReport } from './try-out/junit-report.ts';
export { tryPolicySuite } from './try-out/policy-suite.ts';
export { inWords, REMEDY } from './upgrade/policy-upgrade.ts';
