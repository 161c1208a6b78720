import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../../errors/app-error.ts';
import type { AuthFailureLimit, AuthorityEpochs, PresentAuthority } from '../../identity/index.ts';
import { hashOfSecret, isSecretOf } from '../../platform/bearer-secret.ts';
import { currentTime } from '../../platform/clock.ts';
import { MINUTE_MS } from '../../platform/durations.ts';
import { newId } from '../../platform/ids.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { EventLog } from '../../platform/outbox/event-log.ts';
import type { EvidenceRepository, ExportDirectory } from '../repository.ts';
import type { ExportDocument, OneTimeGrant } from '../schema.ts';
import { type KeptPacket, noPacket, type PacketStore } from './packet-store.ts';

const ADDRESS_MS = 10 * MINUTE_MS;
const TOKEN_BYTES = 32;
/** Milliseconds within which the log must record the use of an address. The request has longer. */
const LOGGED_MS = 5_000;

export interface OneTimeAddressesOptions {
  directory: ExportDirectory;
  repository: (tenantId: string) => EvidenceRepository;
  store: PacketStore;
  authority: Pick<PresentAuthority, 'mayExport'>;
  epochs: AuthorityEpochs;
  /** Counts wrong addresses together with wrong credentials. */
  failures: AuthFailureLimit;
  eventLog: (tenantId: string) => EventLog;
  /** Resolves once the condition holds, and makes sure that the tenant's events get into the log. */
  settle: (tenantId: string, isLogged: () => Promise<boolean>) => Promise<void>;
}

export interface OneTimeFetch {
  packet: KeptPacket;
  /**
   * Uses up the address, once its first bytes are at hand. Of all callers on all nodes, one succeeds, and the log says
   * so before that caller does.
   * @throws {AppError} `not_found` for everybody else, and if the authority behind the address was withdrawn meanwhile;
   * `unavailable`, not to be retried, if the use does not get into the log in time: the address is then used up.
   */
  spend: (correlationId: string) => Promise<void>;
  /** Takes back the count of a failed attempt, if the fetch ends for a reason that says nothing about the secret. */
  forgive: () => void;
}

/** Makes a new address: its secret, which is stored nowhere, and the part to store. */
export function issueAddress(): { token: string; grant: OneTimeGrant } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expires_at = new Date(currentTime().getTime() + ADDRESS_MS);
  return { token, grant: { hash: hashOfSecret(token), expires_at, spent_at: null } };
}

/**
 * Addresses that give a packet to the first caller, without a credential. An address has no authority of its own: it
 * fails if the credential that exported the packet may not export now, from the caller's network. The fetch is logged,
 * because otherwise the log would not show that somebody else has the packet.
 */
export class OneTimeAddresses {
  readonly #options: OneTimeAddressesOptions;

  constructor(options: OneTimeAddressesOptions) {
    this.#options = options;
  }

  /**
   * Returns the packet of an address that was presented from a network address, without using up the address. Each call
   * counts as a failed attempt of the caller's network until it uses up the address. This bounds guesses, and also HEAD
   * requests.
   * @throws {AppError} `not_found`, the same for everything that is invalid; `rate_limited`; `unavailable`.
   */
  async open({ packetId, token, from }: { packetId: string; token: string; from: string }): Promise<OneTimeFetch> {
    const { directory, store, epochs, failures } = this.#options;
    const forgive = once(failures.begin(from));
    try {
      const row = await directory.find(packetId);
      if (!isSecretOf(token, row?.once?.hash) || row?.once === undefined || !isOpen(row.once)) throw noPacket();
      const packet = await store.findAny(row.tenant_id, packetId);
      const epoch = await epochs.read(row.tenant_id);
      if (packet === null || !(await this.#mayExport(row, from))) throw noPacket();
      const spend = async (correlationId: string) => {
        await this.#spend(row, correlationId, forgive);
        // Authority that was withdrawn since the check does not count. The address is then used up, and nobody gets the
        // packet.
        if ((await epochs.read(row.tenant_id)) !== epoch && !(await this.#mayExport(row, from))) throw noPacket();
      };
      return { packet, spend, forgive };
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'not_found') forgive();
      throw error;
    }
  }

  #mayExport({ tenant_id: tenantId, exported_by: principal }: ExportDocument, from: string): Promise<boolean> {
    return this.#options.authority.mayExport(tenantId, principal, from);
  }

  /** Uses up the address and adds its event in one write. Returns when the log has the event. */
  async #spend(
    { _id: packetId, tenant_id: tenantId, once: grant, ...row }: ExportDocument,
    correlationId: string,
    forgive: () => void,
  ) {
    const { repository, eventLog, settle } = this.#options;
    const event: OutboxEvent = {
      id: newId('evt'),
      type: 'evidence.fetched',
      subject: { type: 'evidence_export', id: packetId },
      subject_version: 2,
      work_item_id: row.work_item_id,
      // The caller is not known. The principal who exported the packet answers for where it went.
      actor: row.exported_by,
      correlation_id: correlationId,
      at: currentTime(),
      data: { by: 'one_time_address' },
    };
    if (!(await repository(tenantId).spendAddress(packetId, grant?.hash ?? '', event))) throw noPacket();
    forgive();
    const log = eventLog(tenantId);
    const logged = settle(tenantId, () => log.holds([event.id])).then(
      () => true,
      () => false,
    );
    if (!(await Promise.race([logged, delay(LOGGED_MS, false, { ref: false })]))) throw usedUp();
  }
}

/** Nobody has the packet then, and the address cannot be tried again. */
function usedUp(): AppError {
  const message =
    'The address was used, but the packet was not sent, because the use was not logged in time. Fetch the packet at its ' +
    'resource_uri with the credential that exported it, or export it again.';
  return new AppError('unavailable', message, { retryable: false });
}

function once(act: () => void): () => void {
  let done = false;
  return () => {
    if (!done) act();
    done = true;
  };
}

function isOpen({ expires_at: expiresAt, spent_at: spentAt }: OneTimeGrant): boolean {
  return spentAt === null && expiresAt > currentTime();
}
