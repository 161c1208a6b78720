import { AppError, validationError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { isLonger } from '../../platform/text-length.ts';
import { type OwnRateLimits, rateLimitsField } from '../rate-limit/limits.ts';
import type { TenantRepository } from './repository.ts';

export interface Tenant {
  tenantId: string;
  name: string;
  /** Requests per minute of each key, and (second field) of each key and delegation at the doors for agents. */
  publicPerMinute: number | undefined;
  agentPerMinute: number | undefined;
  createdAt: Date;
}

export const MAX_NAME_LENGTH = 200;

export class TenantService {
  readonly #tenants: TenantRepository;

  constructor(tenants: TenantRepository) {
    this.#tenants = tenants;
  }

  /** @throws {AppError} `validation_error` */
  async create(input: OwnRateLimits & { name: string }): Promise<Tenant> {
    const name = input.name.trim();
    if (name === '' || isLonger(name, MAX_NAME_LENGTH)) {
      throw validationError([{ field: 'name', problem: `must have 1 to ${MAX_NAME_LENGTH} characters` }]);
    }
    const { publicPerMinute, agentPerMinute } = input;
    const tenant = { tenantId: newId('ten'), name, publicPerMinute, agentPerMinute, createdAt: currentTime() };
    const limits = rateLimitsField(input);
    await this.#tenants.insert({ _id: tenant.tenantId, name, ...limits, created_at: tenant.createdAt });
    return tenant;
  }

  async find(tenantId: string): Promise<Tenant | null> {
    const row = await this.#tenants.find(tenantId);
    return row === null ? null : fromRow(row);
  }

  /** @throws {AppError} `not_found` */
  async get(tenantId: string): Promise<Tenant> {
    const tenant = await this.find(tenantId);
    if (tenant === null) throw new AppError('not_found', `There is no tenant ${tenantId}.`);
    return tenant;
  }

  /** Returns the tenants in no particular order. Unknown ids are left out. */
  async findMany(tenantIds: string[]): Promise<Tenant[]> {
    return (await this.#tenants.findMany(tenantIds)).map(fromRow);
  }

  async list(): Promise<Tenant[]> {
    return (await this.#tenants.list()).map(fromRow);
  }

  listIds(): Promise<string[]> {
    return this.#tenants.listIds();
  }
}

function fromRow(row: NonNullable<Awaited<ReturnType<TenantRepository['find']>>>): Tenant {
  return {
    tenantId: row._id,
    name: row.name,
    publicPerMinute: row.rate_limits?.public,
    agentPerMinute: row.rate_limits?.agent,
    createdAt: row.created_at,
  };
}
