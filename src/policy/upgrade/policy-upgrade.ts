import type { OperationTypes } from '../../operations/index.ts';
import { canonicalHash, type JsonValue } from '../../platform/canonical-json.ts';
import { RELEASE } from '../../platform/release.ts';
import { StartUpError } from '../../platform/start-up-error.ts';
import { changedMembers } from '../language/changed-types.ts';
import { readPackFile } from '../packs/pack-file.ts';
import type { TenantPacksDocument } from '../packs/schema.ts';
import type { PolicyNamespace } from '../policy-set.ts';
import type { PolicyTrials } from '../policy-trials.ts';
import { textsOf, versionsOf } from '../stored-texts.ts';
import type { DecidingTexts } from './repository.ts';

export interface PolicyUpgradeOptions {
  texts: DecidingTexts;
  trials: Pick<PolicyTrials, 'compile'>;
  schema: string;
  builtIn: OperationTypes;
  /** The digest of the release and schema that last read all policies. */
  state: {
    readPoliciesReadBy: () => Promise<string | null>;
    notePoliciesReadBy: (digest: string) => Promise<void>;
  };
}

/** Stored policies of a tenant that this release cannot read. */
export interface UnreadablePolicies {
  tenantId: string;
  name: string;
  problems: readonly string[];
}

/** The next start finds the rest. */
const MAX_FOUND = 20;

export const REMEDY =
  'Run the earlier release again and ask administrators of these tenants to change them. Or run `workgate migrate --with-unreadable-policies`: everything that these policies decide is then refused until somebody changes them';

/** An unreadable text would refuse everything, and no operator should learn that from refused requests. */
export class PolicyUpgrade {
  readonly #options: PolicyUpgradeOptions;
  readonly #digest: string;

  constructor(options: PolicyUpgradeOptions) {
    this.#options = options;
    this.#digest = canonicalHash([RELEASE, options.schema]);
  }

  /** Returns true if this release has read all policies, or an operator accepted unreadable ones. */
  async isDone(): Promise<boolean> {
    return (await this.#options.state.readPoliciesReadBy()) === this.#digest;
  }

  /** Lets processes that start later skip the check. */
  async noteDone(): Promise<void> {
    await this.#options.state.notePoliciesReadBy(this.#digest);
  }

  /** @throws {StartUpError} naming the unreadable texts and the remedy. */
  async assertReadable(): Promise<void> {
    if (await this.isDone()) return;
    const found = await this.find();
    if (found.length > 0) {
      throw new StartUpError(`This release cannot read active policies: ${found.map(inWords).join('; ')}. ${REMEDY}.`);
    }
    await this.noteDone();
  }

  async find(): Promise<UnreadablePolicies[]> {
    const found: UnreadablePolicies[] = [];
    const seen = new Map<string, readonly string[]>();
    const look = async (tenantId: string, name: string, read: Text) => {
      const key = canonicalHash([read.namespace, read.text, (read.types ?? null) as JsonValue]);
      const problems = seen.get(key) ?? (await this.#problemsOf(read));
      seen.set(key, problems);
      if (problems.length > 0) found.push({ tenantId, name, problems });
    };
    for await (const stored of this.#options.texts.policies()) {
      for (const { name, ...text } of textsOf(stored)) await look(stored.tenant_id, name, text);
      if (found.length >= MAX_FOUND) return found;
    }
    for await (const active of this.#options.texts.active()) {
      for (const { name, unreadable, ...text } of await this.#packTexts(active)) {
        if (unreadable.length > 0) found.push({ tenantId: active.tenant_id, name, problems: unreadable });
        await look(active.tenant_id, name, text);
      }
      if (found.length >= MAX_FOUND) return found;
    }
    return found;
  }

  async #packTexts(active: TenantPacksDocument): Promise<(Text & { name: string; unreadable: string[] })[]> {
    const versions = await this.#options.texts.versions(active.tenant_id, versionsOf(active));
    return versions.map(({ pack_key: packKey, version, pack_yaml: yaml, policy_cedar: text, types }) => {
      const read = readPackFile(yaml);
      const unreadable = 'problems' in read ? read.problems.map(({ field, problem }) => `${field} ${problem}`) : [];
      return { name: `version ${version} of the pack ${packKey}`, namespace: 'pack/own', text, types, unreadable };
    });
  }

  async #problemsOf({ namespace, text, types }: Text): Promise<readonly string[]> {
    if (text.trim() === '') return [];
    const compiled = await this.#options.trials.compile(text, namespace, types);
    return 'problems' in compiled ? compiled.problems : changedMembers(types ?? {}, this.#options.builtIn);
  }
}

interface Text {
  namespace: PolicyNamespace;
  text: string;
  types: OperationTypes | undefined;
}

export function inWords({ tenantId, name, problems }: UnreadablePolicies): string {
  return `of ${tenantId}, ${name}: ${problems.join(', ')}`;
}
