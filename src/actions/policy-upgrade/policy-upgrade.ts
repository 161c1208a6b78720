import { canonicalHash, type JsonValue } from '../../platform/canonical-json.ts';
import { RELEASE } from '../../platform/release.ts';
import { StartUpError } from '../../platform/start-up-error.ts';
import { readPackFile } from '../packs/pack-file.ts';
import type { TenantPacksDocument } from '../packs/schema.ts';
import { changedMembers } from '../policy-language/changed-types.ts';
import type { OperationTypes } from '../policy-language/payload-types.ts';
import type { PolicyNamespace } from '../policy-set.ts';
import type { PolicyTrials } from '../policy-trials.ts';
import { textsOf, versionsOf } from '../stored-texts.ts';
import type { DecidingTexts } from './repository.ts';

export interface PolicyUpgradeOptions {
  texts: DecidingTexts;
  trials: Pick<PolicyTrials, 'compile'>;
  /** The shipped schema. */
  schema: string;
  /** What the operations are that the service brings along. */
  builtIn: OperationTypes;
  /** What the database remembers: by what its policies were read last. */
  state: {
    readPoliciesReadBy: () => Promise<string | null>;
    notePoliciesReadBy: (digest: string) => Promise<void>;
  };
}

/** What of a tenant this release cannot read as it was written. */
export interface UnreadablePolicies {
  tenantId: string;
  /** Whose they are, and which version. */
  name: string;
  /** Each names the policy, and what is wrong with it. */
  problems: readonly string[];
}

/** So many are named; the others are found when these are mended. */
const MAX_FOUND = 20;

export const REMEDY =
  'Have administrators of these tenants change them while the release before runs; or go on with `workgate migrate --with-unreadable-policies`: then whatever these decide about is refused until somebody has changed them';

/**
 * Reads, when a release begins, all that decides in all tenants: what it cannot read would refuse everything, which nobody
 * should learn from what is refused. Each text is read once, however many tenants have it.
 */
export class PolicyUpgrade {
  readonly #options: PolicyUpgradeOptions;
  readonly #digest: string;

  constructor(options: PolicyUpgradeOptions) {
    this.#options = options;
    this.#digest = canonicalHash([RELEASE, options.schema]);
  }

  /** Whether this release has read them, or somebody has decided to go on. */
  async isDone(): Promise<boolean> {
    return (await this.#options.state.readPoliciesReadBy()) === this.#digest;
  }

  /** Remembers that this release has read them, for processes that start later. */
  async noteDone(): Promise<void> {
    await this.#options.state.notePoliciesReadBy(this.#digest);
  }

  /** For a process that is about to serve. @throws {StartUpError} naming what cannot be read, and what to do. */
  async assertReadable(): Promise<void> {
    if (await this.isDone()) return;
    const found = await this.find();
    if (found.length > 0) {
      throw new StartUpError(
        `This release cannot read policies that decide: ${found.map(inWords).join('; ')}. ${REMEDY}.`,
      );
    }
    await this.noteDone();
  }

  /** What cannot be read; the first twenty. */
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

/** For people. */
export function inWords({ tenantId, name, problems }: UnreadablePolicies): string {
  return `of ${tenantId}, ${name}: ${problems.join(', ')}`;
}
