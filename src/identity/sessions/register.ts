import { AppError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { noSuchMember } from '../members/membership-changes.ts';
import type { MemberAdmin } from '../members/model.ts';
import type { MemberService } from '../members/service.ts';
import type { SessionRepository } from './repository.ts';
import type { SessionDocument } from './schema.ts';

/** A session as its owner sees it. Nothing in it can resume the session. */
export interface RegisteredSession {
  sessionId: string;
  /** Browser and system; empty if unknown. */
  device: string;
  /** Network from which the session was begun, without the end of the address; empty if unknown. */
  network: string;
  tenantId: string | null;
  begunAt: Date;
  /** Accurate to the minute. */
  lastSeenAt: Date;
  expiresAt: Date;
}

export interface SessionRegisterOptions {
  repository: SessionRepository;
  members: Pick<MemberService, 'roleOf'>;
}

export class SessionRegister {
  readonly #options: SessionRegisterOptions;

  constructor(options: SessionRegisterOptions) {
    this.#options = options;
  }

  async listOwn(personId: string): Promise<RegisteredSession[]> {
    return (await this.#options.repository.listOf(personId, currentTime())).map(fromRow);
  }

  /** @throws {AppError} `not_found` */
  async endOwn(personId: string, sessionId: string): Promise<void> {
    if (await this.#options.repository.end(personId, sessionId)) return;
    throw new AppError('not_found', `There is no session ${sessionId}, or it has ended.`);
  }

  endOthers(personId: string, presentId: string): Promise<number> {
    return this.#options.repository.endOthers(personId, presentId);
  }

  /** Hides the member's sessions for other tenants. @throws {AppError} `not_found` */
  async listOfMember({ tenantId }: Pick<MemberAdmin, 'tenantId'>, personId: string): Promise<RegisteredSession[]> {
    const { members, repository } = this.#options;
    if ((await members.roleOf(tenantId, personId)) === null) throw noSuchMember(personId);
    const all = await repository.listOf(personId, currentTime());
    return all.filter((row) => row.active_tenant_id === tenantId).map(fromRow);
  }
}

function fromRow(row: SessionDocument): RegisteredSession {
  return {
    sessionId: row._id,
    device: row.user_agent ?? '',
    network: row.ip_address ?? '',
    tenantId: row.active_tenant_id ?? null,
    begunAt: row.created_at,
    lastSeenAt: row.last_seen_at ?? row.created_at,
    expiresAt: row.expires_at,
  };
}
