import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lazily } from '../../platform/lazily.ts';
import { compilePolicies, type PolicySet } from '../policy-set.ts';
import type { Pack, PackContent } from './pack.ts';
import { readPackFile } from './pack-file.ts';

export interface ShippedPolicies {
  text: string;
  schema: string;
  /** Compiled on first access. */
  readonly set: PolicySet;
}

export interface PackTexts {
  packYaml: string;
  policyCedar: string;
}

export interface ShippedPacks {
  policies: ShippedPolicies;
  /** Parsed on first access, which throws for an invalid pack. */
  packs: ReadonlyMap<string, Pack>;
  texts: ReadonlyMap<string, PackTexts>;
}

/** Every tenant has this pack. The shipped version is active until the tenant activates its own. */
export const DEFAULT_PACK = 'customer_support';

const VERSION_LENGTH = 12;

/** Loads the shipped packs: one subfolder each, beside the common policies and schema. */
export function loadPacks(folder: string): ShippedPacks {
  const read = (...names: string[]) => readFileSync(path.join(folder, ...names), 'utf8');
  const [text, schema] = [read('policy.cedar'), read('schema.cedarschema')];
  const set = lazily(() => {
    const compiled = compilePolicies({ namespace: 'pack', text, schema });
    if ('problems' in compiled) throw new Error(`The shipped policies are not valid: ${compiled.problems.join('; ')}`);
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

/** Parses all packs, so that an invalid pack stops the service at startup. @throws {Error} naming the faults */
export function readPacks({ packs }: ShippedPacks): Pack[] {
  return [...packs.values()].map((pack) => ({ ...pack }));
}

function shippedPack(policies: ShippedPolicies, packKey: string, texts: PackTexts): Pack {
  const fault = (what: string) => new Error(`The pack ${packKey} is not valid: ${what}`);
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

export function isEmpty({ reasons }: PolicySet): boolean {
  return reasons.size === 0;
}

export function policyTextOf({ text }: ShippedPolicies, { policyCedar }: PackTexts): string {
  return policyCedar.trim() === '' ? text : `${text}\n${policyCedar}`;
}

/** Returns the first 12 hexadecimal digits of the SHA-256 of all texts that decide for the pack. */
export function digestOf({ text, schema }: ShippedPolicies, { packYaml, policyCedar }: PackTexts): string {
  const all = [packYaml, schema, text, policyCedar].join('\0');
  return createHash('sha256').update(all).digest('hex').slice(0, VERSION_LENGTH);
}
