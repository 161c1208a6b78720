import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../../errors/app-error.ts';
import type { AuthFailureLimit } from '../../identity/auth-failure-limit.ts';
import type { AuthorityEpochs } from '../../identity/authority/epoch.ts';
import type { PresentAuthority } from '../../identity/authority/present-authority.ts';
import { currentTime } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { EventLog } from '../../platform/outbox/event-log.ts';
import type { EvidenceRepository, ExportDirectory } from '../repository.ts';
import type { ExportDocument, OneTimeGrant } from '../schema.ts';
import { type KeptPacket, noPacket, type PacketStore } from './packet-store.ts';

/** How long a one-time address works. */
const ADDRESS_MS = 10 * 60 * 1000;
const TOKEN_BYTES = 32;
/** How long the log may take to say that an address was used; the request has longer. */
const LOGGED_MS = 5_000;
/** Compared with where there is no such address, so that its absence takes as long as its presence. */
const NO_HASH = Buffer.alloc(32);

export interface OneTimeAddressesOptions {
  directory: ExportDirectory;
  repository: (tenantId: string) => EvidenceRepository;
  store: PacketStore;
  authority: Pick<PresentAuthority, 'mayExport'>;
  epochs: AuthorityEpochs;
  /** Guesses count together with those of credentials. */
  failures: AuthFailureLimit;
  eventLog: (tenantId: string) => EventLog;
  /** Resolves once the condition holds, and sees to it that the tenant's events get into the log. */
  settle: (tenantId: string, isLogged: () => Promise<boolean>) => Promise<void>;
}

/** What somebody comes with who has nothing but an address. */
export interface PresentedAddress {
  packetId: string;
  token: string;
  /** The caller's network address. */
  from: string;
}

/** A packet whose one-time address was presented and holds. */
export interface OneTimeFetch {
  packet: KeptPacket;
  /**
   * Uses the address up; of all who try, on whatever node, one succeeds, and the log says so before it does. To be called
   * when the first bytes are at hand.
   * @throws {AppError} `not_found` for everybody else, and if the authority behind the address was withdrawn meanwhile;
   * `unavailable`, not to be repeated, if that does not get into the log in time: the address is spent then.
   */
  spend: (correlationId: string) => Promise<void>;
  /** To be called where it is given up for a reason that says nothing of the secret. */
  forgive: () => void;
}

/** A new address: its secret, told once and stored nowhere, and what is stored of it. */
export function issueAddress(): { token: string; grant: OneTimeGrant } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expires_at = new Date(currentTime().getTime() + ADDRESS_MS);
  return { token, grant: { hash: hashOf(token).toString('hex'), expires_at, spent_at: null } };
}

/**
 * Addresses that give a packet to whoever comes first, without a credential. They hold no authority of their own: what
 * the credential that exported the packet may do no more at that moment, from that network, its address does not do either.
 * That the packet was fetched so stands in the log, since the log would not tell otherwise that somebody else has it.
 */
export class OneTimeAddresses {
  readonly #options: OneTimeAddressesOptions;

  constructor(options: OneTimeAddressesOptions) {
    this.#options = options;
  }

  /**
   * Shows the packet of an address, which stays good. Each call counts as a failed attempt of the caller's network until
   * it has spent the address, so that guessing is bounded, and so is asking for the head.
   * @throws {AppError} `not_found`, the same for all that does not hold; `rate_limited`; `unavailable`.
   */
  async open({ packetId, token, from }: PresentedAddress): Promise<OneTimeFetch> {
    const { directory, store, epochs, failures } = this.#options;
    const forgive = once(failures.begin(from));
    try {
      const row = await directory.find(packetId);
      const isRight = timingSafeEqual(hashOf(token), row?.once ? Buffer.from(row.once.hash, 'hex') : NO_HASH);
      if (!isRight || row?.once === undefined || !isOpen(row.once)) throw noPacket();
      const packet = await store.findAny(row.tenant_id, packetId);
      const epoch = await epochs.read(row.tenant_id);
      if (packet === null || !(await this.#mayExport(row, from))) throw noPacket();
      const spend = async (correlationId: string) => {
        await this.#spend(row, correlationId, forgive);
        // What was withdrawn between the check and the spending counts. The address is spent then, for nobody.
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

  /** Spends the address and notes that in one write: neither is ever without the other. Returns when the log has it. */
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
      // Who has come is not known. Whose address it was answers for where it went.
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

/** Nobody has the packet then, and the address is no good for another try. */
function usedUp(): AppError {
  const message =
    'The address is used up, and the packet was not sent, as the log did not say so in time. Fetch the packet at its ' +
    'resource_uri with the credential that exported it, or have it exported again.';
  return new AppError('unavailable', message, { retryable: false });
}

/** `act`, the first time that it is called. */
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

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
