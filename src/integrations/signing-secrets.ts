import { AppError } from '../errors/app-error.ts';
import type { AuthorityEpochs } from '../identity/index.ts';
import { currentTime } from '../platform/clock.ts';
import { type AdminContext, integrationEvent } from './event.ts';
import { PROVIDERS } from './providers/registry.ts';
import type { IntegrationRepository } from './repository.ts';
import { fromRow } from './rows.ts';
import type { IntegrationDocument } from './schema.ts';
import type { SigningVersionStore, SigningVersions } from './secrets/signing-versions.ts';

interface SigningSecretsOptions {
  repository: (tenantId: string) => IntegrationRepository;
  versions: SigningVersionStore;
  authority: Pick<AuthorityEpochs, 'advance'>;
  notifyRelay: (tenantId: string) => void;
}

const MAX_TRIES = 3;

export class SigningSecrets {
  readonly #options: SigningSecretsOptions;

  constructor(options: SigningSecretsOptions) {
    this.#options = options;
  }

  /** Newest first. */
  async of(tenantId: string, integrationId: string): Promise<string[]> {
    const { repository, versions } = this.#options;
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      const row = await repository(tenantId).find(integrationId);
      const found = await versions.of(tenantId, integrationId, signingOf(row ?? {}));
      // The secret may have been rotated and removed between the two reads.
      if (found !== null) return found;
    }
    throw new Error(`The signing secret of ${integrationId} is gone`);
  }

  /**
   * The earlier secrets sign for a while longer. If the response is lost, another rotation creates the next secret.
   * @param overlapMs Milliseconds that the earlier secrets still sign; 0 ends them at once.
   * @throws {AppError} `not_found`; `invalid_state` for an integration that signs nothing, and while too many secrets
   * still sign; `conflict` if the integration is changed at the same time.
   */
  async rotate(call: AdminContext, integrationId: string, overlapMs: number) {
    const { repository, versions, authority, notifyRelay } = this.#options;
    const { tenantId } = call;
    const row = await repository(tenantId).find(integrationId);
    if (row === null) throw new AppError('not_found', `There is no integration ${integrationId}.`);
    const secret = newSecretOf(row);
    const before = signingOf(row);
    // The stored secret signs nothing until a record names it.
    const next = await versions.next(tenantId, integrationId, before, { secret, overlapMs });
    const { signing, stored, overlapEndsAt } = next;
    const data = { secret_version: stored.version, overlap_ends_at: overlapEndsAt?.toISOString() ?? null };
    const type = 'integration.secret_rotated';
    const event = integrationEvent(call, type, integrationId, row.version + 1, currentTime(), data);
    const changed = await repository(tenantId).update(row, { signing }, event);
    if (changed === null) {
      await versions.drop(tenantId, stored);
      throw new AppError('conflict', 'The integration was changed at the same time. Look at it again.');
    }
    await authority.advance(tenantId);
    notifyRelay(tenantId);
    await versions.forget(tenantId, integrationId, before, signing);
    // The secret can be shown only now.
    return { integration: fromRow(changed), signingSecret: secret, overlapEndsAt };
  }
}

/** @throws {AppError} `invalid_state` */
function newSecretOf({ _id, kind }: IntegrationDocument): string {
  const { made } = PROVIDERS[kind];
  const secret = made.by === 'administrator' ? made.newSigningSecret?.() : undefined;
  if (secret !== undefined) return secret;
  throw new AppError('invalid_state', `The integration ${_id} has no signing secret, because its kind is ${kind}.`);
}

/** The first secret of an integration is its version 1. */
function signingOf({ signing }: Pick<IntegrationDocument, 'signing'>): SigningVersions {
  return signing ?? { version: 1, previous: [] };
}
