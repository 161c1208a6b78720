import { AppError } from '../errors/app-error.ts';
import type { AuthorityEpochs } from '../identity/authority/epoch.ts';
import { currentTime } from '../platform/clock.ts';
import { outboxEvent } from '../platform/outbox/event.ts';
import type { Integration } from './model.ts';
import { PROVIDERS } from './providers/registry.ts';
import type { IntegrationRepository } from './repository.ts';
import { fromRow } from './rows.ts';
import type { IntegrationDocument } from './schema.ts';
import type { SigningVersionStore, SigningVersions } from './secrets/signing-versions.ts';
import type { AdminContext } from './service.ts';

export interface SigningSecretsOptions {
  repository: (tenantId: string) => IntegrationRepository;
  versions: SigningVersionStore;
  authority: Pick<AuthorityEpochs, 'advance'>;
  notifyRelay: (tenantId: string) => void;
}

/** An integration that signs with another secret, which can be told at this moment alone. */
export interface RotatedSecret {
  integration: Integration;
  signingSecret: string;
  /** When the last one of those before ends; null if none goes on. */
  overlapEndsAt: Date | null;
}

/** How often what was read is read again. */
const MAX_TRIES = 3;

/** What requests to receivers are signed with. */
export class SigningSecrets {
  readonly #options: SigningSecretsOptions;

  constructor(options: SigningSecretsOptions) {
    this.#options = options;
  }

  /** Those of an integration at this moment, the newest first. */
  async of(tenantId: string, integrationId: string): Promise<string[]> {
    const { repository, versions } = this.#options;
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      const row = await repository(tenantId).find(integrationId);
      const found = await versions.of(tenantId, integrationId, signingOf(row ?? {}));
      // It may have been rotated, and removed, between the two readings.
      if (found !== null) return found;
    }
    throw new Error(`The signing secret of ${integrationId} is gone`);
  }

  /**
   * Has an integration sign with a new secret, and for a while with those before, too. One that nobody has seen, as the answer
   * was lost, goes on like the others: again makes the next.
   * @param overlapMs How long those before go on; 0 ends them at once.
   * @throws {AppError} `not_found`; `invalid_state` for an integration that signs nothing, and while too many go on;
   * `conflict` if it is changed at the same time.
   */
  async rotate(call: AdminContext, integrationId: string, overlapMs: number): Promise<RotatedSecret> {
    const { repository, versions, authority, notifyRelay } = this.#options;
    const { tenantId } = call;
    const row = await repository(tenantId).find(integrationId);
    if (row === null) throw new AppError('not_found', `There is no integration ${integrationId}.`);
    const secret = newSecretOf(row);
    const before = signingOf(row);
    // First the secret: one that no record names yet signs nothing, and the one before goes on.
    const { signing, stored, overlapEndsAt } = await versions.next(tenantId, integrationId, before, {
      secret,
      overlapMs,
    });
    const event = outboxEvent(call, {
      type: 'integration.secret_rotated',
      subject: { type: 'integration', id: integrationId },
      subject_version: row.version + 1,
      work_item_id: null,
      at: currentTime(),
      data: { secret_version: stored.version, overlap_ends_at: overlapEndsAt?.toISOString() ?? null },
    });
    const changed = await repository(tenantId).setSigning(row, signing, event);
    if (changed === null) {
      await versions.drop(tenantId, stored);
      throw new AppError('conflict', 'The integration was changed at the same time. Look at it again.');
    }
    await authority.advance(tenantId);
    notifyRelay(tenantId);
    await versions.forget(tenantId, integrationId, before, signing);
    return { integration: fromRow(changed), signingSecret: secret, overlapEndsAt };
  }
}

/** @throws {AppError} `invalid_state` */
function newSecretOf({ _id, kind }: IntegrationDocument): string {
  const { made } = PROVIDERS[kind];
  const secret = made.by === 'administrator' ? made.newSigningSecret?.() : undefined;
  if (secret !== undefined) return secret;
  throw new AppError('invalid_state', `Nothing is signed for the integration ${_id}, which is of the kind ${kind}.`);
}

/** The first secret of an integration is its version 1. */
function signingOf({ signing }: Pick<IntegrationDocument, 'signing'>): SigningVersions {
  return signing ?? { version: 1, previous: [] };
}
