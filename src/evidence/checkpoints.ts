import { createPublicKey } from 'node:crypto';
import { AppError } from '../errors/app-error.ts';
import type { SigningKeys } from '../platform/signing-keys/signing-keys.ts';
import { type Checkpoint, formatCheckpoint, readCheckpoint, signNote } from './checkpoint.ts';
import type { CheckpointMarks } from './checkpoint-marks.ts';
import { verifyConsistency } from './merkle.ts';
import type { EvidenceRepository } from './repository.ts';
import type { EvidenceTrees, TreeView } from './tree.ts';
import { readKeySet } from './verification-keys.ts';

export interface CheckpointsOptions {
  repository: (tenantId: string) => EvidenceRepository;
  trees: EvidenceTrees;
  signingKeys: SigningKeys;
  originOf: (tenantId: string) => string;
  /** Null if no file is configured. */
  marks: CheckpointMarks | null;
}

/** The tree that is to be signed. */
interface Head {
  view: TreeView;
  root: Buffer;
}

export class Checkpoints {
  readonly #options: CheckpointsOptions;

  constructor(options: CheckpointsOptions) {
    this.#options = options;
  }

  /** Adds the few leaves that the tree may lack, so that `sign` is quick. @throws {AppError} `unavailable` for many */
  async prepare(tenantId: string): Promise<void> {
    await this.#options.trees.view(tenantId);
  }

  /**
   * Signs the tree if it continues what was signed before, by the database and by the file of marks.
   * @throws {AppError} `log_inconsistent` if it does not: somebody has changed the log; `unavailable` as `prepare` does
   */
  async sign(tenantId: string): Promise<{ note: string; view: TreeView }> {
    const { repository, trees, signingKeys, originOf, marks } = this.#options;
    // Read before the tree: what was signed until now is in it.
    const [{ checkpoint: stored }, mark] = await Promise.all([
      repository(tenantId).findTree(),
      marks?.latest(tenantId),
    ]);
    const view = await trees.view(tenantId);
    const head = { view, root: await view.root() };
    if (stored !== undefined) await this.#assertContinues(tenantId, await this.#read(tenantId, stored.note), head);
    if (mark) await this.#assertContinues(tenantId, mark, head);
    const origin = originOf(tenantId);
    const { privateKey } = await signingKeys.current('checkpoint');
    const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
    const text = formatCheckpoint({ origin, size: view.size, root: head.root });
    const note = signNote(text, origin, privateKey, Buffer.from(x, 'base64url'));
    if (mark?.size !== view.size) await this.#keep(tenantId, note);
    await repository(tenantId).raiseCheckpoint({ size: view.size, note });
    return { note, view };
  }

  /** @throws {AppError} `unavailable` if the disk takes nothing */
  async #keep(tenantId: string, note: string): Promise<void> {
    try {
      await this.#options.marks?.keep(tenantId, note);
    } catch (cause) {
      throw new AppError('unavailable', 'Nothing can be signed now, because the checkpoint cannot be kept.', { cause });
    }
  }

  async #read(tenantId: string, note: string): Promise<Checkpoint> {
    const read = async (fresh: boolean) => {
      const keys = await this.#options.signingKeys.publicJwks('checkpoint', new Date(0), fresh);
      return readCheckpoint(note, readKeySet({ keys }));
    };
    const known = await read(false);
    // Another process may have signed with a key that was rotated in a moment ago.
    const { checkpoint, fault } = known.keyId === undefined ? await read(true) : known;
    if (checkpoint !== undefined && fault === undefined) return checkpoint;
    throw inconsistent(`The stored checkpoint of the log of ${tenantId} ${fault}.`);
  }

  async #assertContinues(tenantId: string, last: Checkpoint, head: Head): Promise<void> {
    if (await continues(last, head)) return;
    const from = await this.#firstChanged(tenantId, last, head);
    throw inconsistent(
      `The log of ${tenantId}, now of ${head.view.size} entries, does not continue the one of ${last.size} entries that ` +
        `was signed: of the entries ${from} to ${last.size}, some were changed or removed.`,
    );
  }

  /** Returns the number of the first entry that an earlier checkpoint of the file does not cover any more. */
  async #firstChanged(tenantId: string, last: Checkpoint, head: Head): Promise<number> {
    const all = (await this.#options.marks?.all(tenantId)) ?? [];
    const earlier = all.filter(({ size }) => size < last.size).toSorted((one, other) => other.size - one.size);
    for (const mark of earlier) {
      if (await continues(mark, head)) return mark.size + 1;
    }
    return 1;
  }
}

function inconsistent(problem: string): AppError {
  return new AppError('log_inconsistent', `${problem} Nothing of this log is signed until the operator restores it.`);
}

async function continues(last: Checkpoint, { view, root }: Head): Promise<boolean> {
  const proof = last.size <= view.size ? await view.consistencyProof(last.size) : [];
  return verifyConsistency(last, { size: view.size, root }, proof);
}
