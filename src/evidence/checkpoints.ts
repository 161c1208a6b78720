import { createPublicKey } from 'node:crypto';
import type { SigningKeys } from '../platform/signing-keys/signing-keys.ts';
import { formatCheckpoint, readCheckpoint, signNote } from './checkpoint.ts';
import { verifyConsistency } from './merkle.ts';
import type { EvidenceRepository } from './repository.ts';
import type { EvidenceTrees, TreeView } from './tree.ts';
import { readKeySet } from './verification-keys.ts';

export interface CheckpointsOptions {
  repository: (tenantId: string) => EvidenceRepository;
  trees: EvidenceTrees;
  signingKeys: SigningKeys;
  originOf: (tenantId: string) => string;
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
   * Refuses to sign a tree that does not continue the last signed one: somebody has changed the log, and the error
   * tells the operator so. @throws {AppError} `unavailable` as `prepare` does.
   */
  async sign(tenantId: string): Promise<{ note: string; view: TreeView }> {
    const { repository, trees, signingKeys, originOf } = this.#options;
    const { checkpoint: last } = await repository(tenantId).findTree();
    const view = await trees.view(tenantId);
    const root = await view.root();
    if (last !== undefined) await this.#assertContinues(tenantId, last.note, view, root);
    const origin = originOf(tenantId);
    const { privateKey } = await signingKeys.current('checkpoint');
    const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
    const text = formatCheckpoint({ origin, size: view.size, root });
    const note = signNote(text, origin, privateKey, Buffer.from(x, 'base64url'));
    await repository(tenantId).raiseCheckpoint({ size: view.size, note });
    return { note, view };
  }

  async #assertContinues(tenantId: string, note: string, view: TreeView, root: Buffer): Promise<void> {
    const read = async (fresh: boolean) => {
      const keys = await this.#options.signingKeys.publicJwks('checkpoint', new Date(0), fresh);
      return readCheckpoint(note, readKeySet({ keys }));
    };
    const known = await read(false);
    // Another process may have signed with a key that was rotated in a moment ago.
    const { checkpoint: last, fault } = known.keyId === undefined ? await read(true) : known;
    if (last === undefined || fault !== undefined) {
      throw new Error(`The stored checkpoint of ${tenantId} ${fault}`);
    }
    const proof = last.size <= view.size ? await view.consistencyProof(last.size) : [];
    if (!verifyConsistency(last, { size: view.size, root }, proof)) {
      throw new Error(
        `The event log of ${tenantId}, now of ${view.size} entries, does not continue the one of ${last.size} entries ` +
          'that was signed: entries were changed or removed',
      );
    }
  }
}
