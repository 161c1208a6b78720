import path from 'node:path';
import type { ErrorDetail } from '../../errors/app-error.ts';
import { findingOf } from '../policy-battery.ts';
import { readPackFile } from './pack-file.ts';
import { loadPacks, type PackTexts } from './shipped-packs.ts';

const PACKS = path.resolve(import.meta.dirname, '../../../contracts/packs');

/** Everything that is wrong with a pack, found out without a service: it takes seconds of computing for the largest. */
export function candidateProblems({ packYaml, policyCedar }: PackTexts): ErrorDetail[] {
  const { policies } = loadPacks(PACKS);
  const read = readPackFile(packYaml);
  if ('problems' in read) return read.problems;
  if (policyCedar.trim() === '') return [];
  const { text: policyText, schema, set } = policies;
  const pack = { ...read.content, policies: set, own: [], policyText, schema, version: 'candidate' };
  const { problems } = findingOf(schema, { text: policyCedar, namespace: 'pack/own', packs: [pack] });
  return problems.map((problem) => ({ field: 'policy_cedar', problem }));
}
