import { AppError } from '../errors/app-error.ts';
import type { AuthorityEpochs } from '../identity/authority/epoch.ts';
import { currentTime, currentTimeMs } from '../platform/clock.ts';
import { outboxEvent } from '../platform/outbox/event.ts';
import type { Integration } from './model.ts';
import { PROVIDERS } from './providers/registry.ts';
import type { IntegrationRepository } from './repository.ts';
import { fromRow } from './rows.ts';
import type { IntegrationDocument, SigningDocument } from './schema.ts';
import type { SecretStore } from './secrets/secret-store.ts';
import type { AdminContext } from './service.ts';

export interface SigningSecretsOptions {
  repository: (tenantId: string) => IntegrationRepository;
  secrets: SecretStore;
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
/** So many secrets before go on at a time: headers of requests hold a signature for each. */
const MOST_PREVIOUS = 4;

/** What requests to receivers are signed with. */
export class SigningSecrets {
  readonly #options: SigningSecretsOptions;

  constructor(options: SigningSecretsOptions) {
    this.#options = options;
  }

  /** Those of an integration at this moment, the newest first. */
  async of(tenantId: string, integrationId: string): Promise<string[]> {
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      const row = await this.#options.repository(tenantId).find(integrationId);
      const { version, previous } = signingOf(row ?? {});
      const versions = [version, ...goingOn(previous).map((one) => one.version)];
      const found = await Promise.all(versions.map((one) => this.#options.secrets.get(tenantId, integrationId, one)));
      // It may have been rotated, and removed, between the two readings.
      if (found[0] !== null) return found.flatMap((secret) => secret ?? []);
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
    const { repository, secrets, authority, notifyRelay } = this.#options;
    const { tenantId } = call;
    const row = await repository(tenantId).find(integrationId);
    if (row === null) throw new AppError('not_found', `There is no integration ${integrationId}.`);
    const signingSecret = newSecretOf(row);
    const before = signingOf(row);
    const kept = overlapMs === 0 ? [] : goingOn(before.previous);
    if (kept.length >= MOST_PREVIOUS) throw tooMany();
    // First the secret: one that no record names yet signs nothing, and the one before goes on.
    const stored = await secrets.put(tenantId, integrationId, signingSecret);
    const until = new Date(currentTimeMs() + overlapMs);
    const previous = overlapMs === 0 ? [] : [{ version: before.version, until }, ...kept];
    const overlapEndsAt = previous.reduce<Date | null>((last, one) => later(last, one.until), null);
    const event = outboxEvent(call, {
      type: 'integration.secret_rotated',
      subject: { type: 'integration', id: integrationId },
      subject_version: row.version + 1,
      work_item_id: null,
      at: currentTime(),
      data: { secret_version: stored.version, overlap_ends_at: overlapEndsAt?.toISOString() ?? null },
    });
    const changed = await repository(tenantId).setSigning(row, { version: stored.version, previous }, event);
    if (changed === null) {
      await secrets.remove(tenantId, stored);
      throw new AppError('conflict', 'The integration was changed at the same time. Look at it again.');
    }
    await authority.advance(tenantId);
    notifyRelay(tenantId);
    await this.#forget(changed, before);
    return { integration: fromRow(changed), signingSecret, overlapEndsAt };
  }

  /** Removes what nothing is signed with any more. What a crash leaves behind goes with a later rotation. */
  async #forget(
    { tenant_id: tenantId, _id: ref, signing }: IntegrationDocument,
    before: SigningDocument,
  ): Promise<void> {
    const kept = signing === undefined ? [] : [signing, ...signing.previous].map(({ version }) => version);
    const over = [before, ...before.previous].filter(({ version }) => !kept.includes(version));
    await Promise.all(over.map(({ version }) => this.#options.secrets.remove(tenantId, { ref, version })));
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
function signingOf({ signing }: Pick<IntegrationDocument, 'signing'>): SigningDocument {
  return signing ?? { version: 1, previous: [] };
}

function goingOn(previous: SigningDocument['previous']): SigningDocument['previous'] {
  return previous.filter(({ until }) => until > currentTime());
}

function later(one: Date | null, other: Date): Date {
  return one !== null && one > other ? one : other;
}

function tooMany(): AppError {
  const message = `${MOST_PREVIOUS} secrets before are still signed with. Wait until one of them ends, or end them all with an overlap of 0.`;
  return new AppError('invalid_state', message);
}
