import type { ErrorDetail } from '../../errors/app-error.ts';
import { isTenantOperation } from '../../operations/index.ts';
import { packagePath } from '../../platform/package-files.ts';
import { findingOf, undefinedNote } from '../policy-battery.ts';
import { readContract, readOperations, typesOf } from '../try-out/folder-operations.ts';
import { readPackFile } from './pack-file.ts';
import { loadPacks, type PackTexts } from './shipped-packs.ts';

const PACKS = packagePath('contracts/packs');

export interface CandidateReport {
  problems: ErrorDetail[];
  notes: string[];
}

/**
 * Checks a pack without a service, with the operations in `operations/` of the folder. May take seconds of CPU time.
 */
export async function candidateReport({ packYaml, policyCedar }: PackTexts, folder: string): Promise<CandidateReport> {
  const { policies } = loadPacks(PACKS);
  const problems: ErrorDetail[] = [];
  const defined = await readOperations(folder, (file, found) =>
    problems.push(...found.map(({ field, problem }) => ({ field: `${file}: ${field}`, problem }))),
  );
  const read = readPackFile(packYaml);
  if ('problems' in read) return { problems: [...problems, ...read.problems], notes: [] };
  const named = [...read.content.operations.keys()].filter(isTenantOperation);
  const notes = named.filter((name) => !defined.has(name)).map(undefinedNote);
  if (policyCedar.trim() === '') return { problems, notes };
  const { text: policyText, schema, set } = policies;
  const pack = { ...read.content, policies: set, own: [], policyText, schema, version: 'candidate' };
  const types = typesOf(await readContract(), defined);
  const found = findingOf(schema, { text: policyCedar, namespace: 'pack/own', types, packs: [pack] });
  problems.push(...found.problems.map((problem) => ({ field: 'policy_cedar', problem })));
  return { problems, notes: [...new Set([...notes, ...found.notes])] };
}
