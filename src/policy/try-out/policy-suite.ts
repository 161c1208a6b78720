import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ErrorDetail } from '../../errors/app-error.ts';
import type { OperationTypes } from '../../operations/index.ts';
import { toMinorUnits } from '../../platform/money.ts';
import { packagePath } from '../../platform/package-files.ts';
import { routeTo, type SomeCircumstances, someFurtherFacts } from '../hypothetical-facts.ts';
import { OpenPolicies } from '../open-policies.ts';
import type { Pack } from '../packs/pack.ts';
import { readPackFile } from '../packs/pack-file.ts';
import { DEFAULT_PACK, loadPacks } from '../packs/shipped-packs.ts';
import { findingOf } from '../policy-battery.ts';
import { type Actor, type CompiledPolicies, NO_ROLE, type PolicyReason } from '../policy-set.ts';
import { type PersonOfCase, type PolicyCase, readCaseFile } from './case-file.ts';
import { type DescribePayload, payloadDescriber } from './described-payloads.ts';
import { type Evaluation, evaluate, type Hypothetical } from './evaluation.ts';
import { filesOf, type Note, readContract, readOperations, typesOf } from './folder-operations.ts';

const PACKS = packagePath('contracts/packs');

export interface SuiteProblem extends ErrorDetail {
  file: string;
}

export interface CaseResult {
  file: string;
  name: string;
  failures: string[];
  seconds: number;
}

interface ReadSuite {
  cases: { file: string; written: PolicyCase }[];
  packs: ReadonlyMap<string, Pack>;
  defaultPack: string;
  tenant: CompiledPolicies | null;
  describe: DescribePayload;
}

/** Runs the policy tests of a folder (README.md) without a service or a database. */
export async function tryPolicySuite(
  folder: string,
): Promise<{ results: CaseResult[] } | { problems: SuiteProblem[] }> {
  const suite = await readSuite(folder);
  if ('problems' in suite) return suite;
  const prepared = suite.cases.map((one) => ({ ...one, ...prepare(suite, one.written) }));
  const problems = prepared.flatMap(({ file, written, problems: found }) =>
    found.map(({ field, problem }) => ({ file, field: `"${written.name}" ${field}`, problem })),
  );
  if (problems.length > 0) return { problems };
  const results = prepared.map(({ file, written, policies, hypothetical }): CaseResult => {
    const startedAt = performance.now();
    if (policies === undefined || hypothetical === undefined) throw new Error('A case without problems has neither');
    const failures = differences(written.expect, evaluate(policies, hypothetical));
    return { file, name: written.name, failures, seconds: (performance.now() - startedAt) / 1000 };
  });
  return { results };
}

async function textOf(folder: string, file: string): Promise<string | undefined> {
  const whole = path.join(folder, file);
  return existsSync(whole) ? readFile(whole, 'utf8') : undefined;
}

async function readSuite(folder: string): Promise<ReadSuite | { problems: SuiteProblem[] }> {
  // Throws if the folder does not exist.
  await readdir(folder);
  const problems: SuiteProblem[] = [];
  const note = (file: string, found: readonly ErrorDetail[]) =>
    problems.push(...found.map(({ field, problem }) => ({ file, field, problem })));
  const contract = await readContract();
  const defined = await readOperations(folder, note);
  const read = await readPolicies(folder, typesOf(contract, defined), note);
  const cases = (await filesOf(folder, 'cases')).flatMap(({ file, text }) => {
    const found = readCaseFile(text);
    if ('problems' in found) note(file, found.problems);
    return 'cases' in found ? found.cases.map((written) => ({ file, written })) : [];
  });
  if (cases.length === 0 && problems.length === 0) {
    note('cases', [{ field: 'files', problem: 'there are none; describe your cases in cases/NAME.yaml' }]);
  }
  if (problems.length > 0) return { problems };
  return { cases, describe: payloadDescriber(contract, defined), ...read };
}

async function readPolicies(
  folder: string,
  types: OperationTypes,
  note: Note,
): Promise<Pick<ReadSuite, 'packs' | 'defaultPack' | 'tenant'>> {
  const { policies, packs } = loadPacks(PACKS);
  const cedar = await textOf(folder, 'policy.cedar');
  const packYaml = await textOf(folder, 'pack.yaml');
  const findings = (namespace: 'tenant' | 'pack/own', text: string, tried: readonly Pack[]): CompiledPolicies => {
    const { compiled, problems } = findingOf(policies.schema, { text, namespace, types, packs: tried });
    note(
      'policy.cedar',
      problems.map((problem) => ({ field: 'text', problem })),
    );
    return compiled;
  };
  const isEmpty = cedar === undefined || cedar.trim() === '';
  if (packYaml === undefined) {
    const tenant = isEmpty ? null : findings('tenant', cedar, [...packs.values()]);
    return { packs, defaultPack: DEFAULT_PACK, tenant };
  }
  const read = readPackFile(packYaml);
  if ('problems' in read) {
    note('pack.yaml', read.problems);
    return { packs, defaultPack: DEFAULT_PACK, tenant: null };
  }
  const { text: policyText, schema, set } = policies;
  const { packKey } = read.content;
  const bare: Pack = { ...read.content, policies: set, own: [], policyText, schema, version: `${packKey}@candidate` };
  const pack = isEmpty ? bare : { ...bare, own: [findings('pack/own', cedar, [bare])] };
  return { packs: new Map([...packs, [packKey, pack]]), defaultPack: packKey, tenant: null };
}

interface Prepared {
  problems: ErrorDetail[];
  policies?: OpenPolicies;
  hypothetical?: Hypothetical;
}

/** Returns the hypothetical proposal, or the problems of the case. */
function prepare({ packs, defaultPack, tenant, describe }: ReadSuite, written: PolicyCase): Prepared {
  const key = written.pack ?? defaultPack;
  const pack = packs.get(key);
  if (pack === undefined) {
    return {
      problems: [{ field: 'pack', problem: `there is no pack ${key}; use ${[...packs.keys()].join(', ')}` }],
    };
  }
  const found = describe(written.payload);
  if ('problems' in found) {
    return { problems: found.problems.map(({ field, problem }) => ({ field: pathOf('payload', field), problem })) };
  }
  const { subject, known } = found;
  const total = written.total === undefined ? undefined : toMinorUnits(written.total, subject.currency);
  if (total !== undefined && 'problem' in total) return { problems: [{ ...total.problem, field: 'total' }] };
  const proposer = actorOf(written.principal ?? { role: 'member' }, 'the proposer');
  const approvers = (written.approvals ?? []).map((one, n) => actorOf(one, `approver ${n + 1}`));
  const named = tenant !== null && 'set' in tenant ? tenant.set.named : [];
  // Named people who are not in the case have no role, like people who have left.
  const people = named.map((personId): Actor => {
    return [proposer, ...approvers].find((one) => one.personId === personId) ?? { personId, role: NO_ROLE };
  });
  return {
    problems: [],
    policies: new OpenPolicies(pack, pack.version, tenant, people),
    hypothetical: {
      subject,
      proposer,
      approvers,
      total: total?.minor,
      twins: written.twins,
      further: someFurtherFacts({ ...known, proposer, ...routeTo(pack) }, circumstancesOf(written)),
    },
  };
}

function circumstancesOf({ integration, proposed_by: proposedBy, work, at }: PolicyCase): SomeCircumstances {
  return { integration, proposedBy, work, at: at === undefined ? undefined : new Date(at) };
}

const pathOf = (parent: string, field: string) => (field === '' ? parent : `${parent}.${field}`);

const actorOf = ({ role, id }: PersonOfCase, otherwise: string): Actor => ({
  personId: id ?? `some ${otherwise}`,
  role,
});

function differences(expected: PolicyCase['expect'], { outcome, approvals, execution }: Evaluation): string[] {
  const failures: string[] = [];
  const { decision, reasons, approvals_required: required, executable } = expected;
  if (decision !== undefined && decision !== outcome.decision) {
    failures.push(`decision: expected ${decision}, but it is ${outcome.decision}${because(outcome.reasons)}`);
  }
  const ids = outcome.reasons.map(({ policyId }) => policyId).sort();
  if (reasons !== undefined && reasons.toSorted().join('\n') !== ids.join('\n')) {
    failures.push(`reasons: expected ${listed(reasons.toSorted())}, but they are ${listed(ids)}`);
  }
  if (required !== undefined && required !== outcome.approvalsRequired) {
    failures.push(`approvals_required: expected ${required}, but it needs ${outcome.approvalsRequired}`);
  }
  if (executable !== undefined && executable !== execution.allowed) {
    const refused = approvals.flatMap((answer, n) =>
      answer.allowed ? [] : [`; approval ${n + 1} does not count${because(answer.reasons)}`],
    );
    const found = execution.allowed ? 'it is' : `it is not${because(execution.reasons)}`;
    failures.push(`executable: expected ${executable}, but ${found}${refused.join('')}`);
  }
  return failures;
}

const because = (reasons: readonly PolicyReason[]) =>
  reasons.length === 0 ? '' : `, by ${reasons.map(({ policyId, message }) => `${policyId} (${message})`).join('; ')}`;

const listed = (ids: readonly string[]) => (ids.length === 0 ? 'none' : ids.join(', '));
