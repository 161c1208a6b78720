import { AppError } from '../../errors/app-error.ts';
import type { PayloadTypes } from '../operation-definitions/payload-types.ts';
import { saidOf } from '../packs/pack.ts';
import type { TenantPacks } from '../packs/tenant-packs.ts';
import { type OperationTypes, untypedOf } from './payload-types.ts';
import { furtherMembers, schemaText } from './schema-text.ts';

/** What policies may speak of. */
export interface SpokenSchema {
  /** A Cedar schema. */
  schema: string;
  /** What of payloads Cedar has no types for. */
  untyped: { operation: string; member: string; why: string }[];
}

export interface PolicySchemasOptions {
  packs: TenantPacks;
  payloadTypes: Pick<PayloadTypes, 'of'>;
  /** The shipped schema. */
  shipped: string;
}

/** What policies of tenants may speak of, as a whole: each text is validated by as much of it as it names. */
export class PolicySchemas {
  readonly #options: PolicySchemasOptions;

  constructor(options: PolicySchemasOptions) {
    this.#options = options;
  }

  /**
   * The schema with the operations of a tenant, retired ones included.
   * @param packKey Only with those that this pack allows. @throws {AppError} `not_found` for the pack.
   */
  async get({ tenantId }: { tenantId: string }, packKey?: string): Promise<SpokenSchema> {
    const { packs, payloadTypes, shipped } = this.#options;
    const all = await payloadTypes.of(tenantId);
    if (packKey === undefined) return spokenSchema(shipped, all);
    const pack = await (await packs.open(tenantId)).find(packKey);
    if (pack === null) throw new AppError('not_found', `The tenant has no pack ${packKey}.`);
    const allowed = Object.entries(all).filter(([operation]) => saidOf(pack, operation) !== undefined);
    return spokenSchema(shipped, Object.fromEntries(allowed));
  }
}

/** The whole schema of these operations. */
export function spokenSchema(shipped: string, operations: OperationTypes): SpokenSchema {
  const members = [...furtherMembers(shipped).keys()];
  return {
    schema: schemaText(shipped, { operations, members }, 'exact'),
    untyped: Object.entries(operations).flatMap(([operation, type]) =>
      untypedOf(type).map(({ path, why }) => ({ operation, member: path, why })),
    ),
  };
}
