import { AppError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import type { MemberAdmin } from '../members/model.ts';
import type { MemberService } from '../members/service.ts';
import type { SessionRepository } from './repository.ts';
import type { SessionDocument } from './schema.ts';

/** A session, as people know it again. Nothing of it resumes it. */
export interface RegisteredSession {
  sessionId: string;
  /** The browser and its system; empty where they are not known. */
  device: string;
  /** The network that it was begun from, without the end of the address; empty where it is not known. */
  network: string;
  /** The tenant that it acts for; null for none. */
  tenantId: string | null;
  begunAt: Date;
  /** To the minute. */
  lastSeenAt: Date;
  expiresAt: Date;
}

export interface SessionRegisterOptions {
  repository: SessionRepository;
  members: Pick<MemberService, 'roleOf'>;
}

/** The sessions that go on: a person's own, and of members those that act for the tenant which asks. */
export class SessionRegister {
  readonly #options: SessionRegisterOptions;

  constructor(options: SessionRegisterOptions) {
    this.#options = options;
  }

  /** A person's own, in whichever tenant, the newest first. */
  async listOwn(personId: string): Promise<RegisteredSession[]> {
    return (await this.#options.repository.listOf(personId, currentTime())).map(fromRow);
  }

  /** Ends one of a person's own. @throws {AppError} `not_found` */
  async endOwn(personId: string, sessionId: string): Promise<void> {
    if (!(await this.#options.repository.end(personId, sessionId))) throw noSuchSession(sessionId);
  }

  /** Ends all of a person's own but the one that asks. @returns how many. */
  endOthers(personId: string, presentId: string): Promise<number> {
    return this.#options.repository.endOthers(personId, presentId);
  }

  /** Those of a member that act for the tenant; of others it learns nothing. @throws {AppError} `not_found` */
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

function noSuchSession(sessionId: string): AppError {
  return new AppError('not_found', `There is no session ${sessionId}, or it has ended.`);
}

function noSuchMember(personId: string): AppError {
  return new AppError('not_found', `There is no member ${personId}.`);
}
