import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lazily } from '../../platform/lazily.ts';
import { compilePolicies, type PolicySet } from '../policy-set.ts';
import type { Pack, PackContent } from './pack.ts';
import { readPackFile } from './pack-file.ts';

/** What all packs are under, whoever has written them: the policies of the service, and the schema of all policies. */
export interface ShippedPolicies {
  text: string;
  schema: string;
  /** Read when somebody first asks for them. */
  readonly set: PolicySet;
}

/** The two texts of a pack, as they are written. */
export interface PackTexts {
  packYaml: string;
  policyCedar: string;
}

/** The templates that come with the service, by key, and what all packs are under. */
export interface ShippedPacks {
  policies: ShippedPolicies;
  /** What is wrong with one is thrown by what reads it; `readPacks` reads all. */
  packs: ReadonlyMap<string, Pack>;
  /** The texts that they are read from. */
  texts: ReadonlyMap<string, PackTexts>;
}

/** The pack that every tenant has, as it is shipped until the tenant activates a version of its own. */
export const DEFAULT_PACK = 'customer_support';

const VERSION_LENGTH = 12;

/** Loads what is shipped of packs from a folder: a folder for each, and what all of them are under beside them. */
export function loadPacks(folder: string): ShippedPacks {
  const read = (...names: string[]) => readFileSync(path.join(folder, ...names), 'utf8');
  const [text, schema] = [read('policy.cedar'), read('schema.cedarschema')];
  const set = lazily(() => {
    const compiled = compilePolicies({ namespace: 'pack', text, schema });
    if ('problems' in compiled)
      throw new Error(`The shipped policies are not in order: ${compiled.problems.join('; ')}`);
    return compiled.set;
  });
  const policies: ShippedPolicies = {
    text,
    schema,
    get set() {
      return set();
    },
  };
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }): [string, PackTexts] => {
      return [name, { packYaml: read(name, 'pack.yaml'), policyCedar: read(name, 'policy.cedar') }];
    });
  const packs = texts.map(([name, own]): [string, Pack] => [name, shippedPack(policies, name, own)]);
  return { policies, packs: new Map(packs), texts: new Map(texts) };
}

/**
 * Reads and validates all of the packs, so that one that is not in order keeps the service from starting. Throws naming the
 * pack and its faults.
 */
export function readPacks({ packs }: ShippedPacks): Pack[] {
  return [...packs.values()].map((pack) => ({ ...pack }));
}

function shippedPack(policies: ShippedPolicies, packKey: string, texts: PackTexts): Pack {
  const fault = (what: string) => new Error(`The pack ${packKey} is not in order: ${what}`);
  const content = lazily((): PackContent => {
    const read = readPackFile(texts.packYaml);
    if ('problems' in read) throw fault(read.problems.map(({ field, problem }) => `${field} ${problem}`).join('; '));
    if (read.content.packKey !== packKey) throw fault('pack_key is not the name of its folder');
    return read.content;
  });
  const own = lazily(() => {
    const compiled = compilePolicies({ namespace: 'pack/own', text: texts.policyCedar, schema: policies.schema });
    if ('problems' in compiled) throw fault(compiled.problems.join('; '));
    return isEmpty(compiled.set) ? [] : [compiled];
  });
  return {
    packKey,
    get title() {
      return content().title;
    },
    get queues() {
      return content().queues;
    },
    get expireAfterMs() {
      return content().expireAfterMs;
    },
    get approvals() {
      return content().approvals;
    },
    get operations() {
      return content().operations;
    },
    get tenantOperations() {
      return content().tenantOperations;
    },
    get policies() {
      return policies.set;
    },
    get own() {
      return own();
    },
    policyText: policyTextOf(policies, texts),
    schema: policies.schema,
    version: `${packKey}@${digestOf(policies, texts)}`,
  };
}

/** Whether a set forbids nothing. */
export function isEmpty({ reasons }: PolicySet): boolean {
  return reasons.size === 0;
}

/** The policies that a pack is under, in one text. */
export function policyTextOf({ text }: ShippedPolicies, { policyCedar }: PackTexts): string {
  return policyCedar.trim() === '' ? text : `${text}\n${policyCedar}`;
}

/** Twelve hexadecimal digits of the SHA-256 over all the texts that a pack decides by. */
export function digestOf({ text, schema }: ShippedPolicies, { packYaml, policyCedar }: PackTexts): string {
  const all = [packYaml, schema, text, policyCedar].join('\0');
  return createHash('sha256').update(all).digest('hex').slice(0, VERSION_LENGTH);
}
