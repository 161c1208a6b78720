import { AppError } from '../../errors/app-error.ts';
import { type OperationTypes, type PayloadTypes, untypedOf } from '../../operations/index.ts';
import { saidOf } from '../packs/pack.ts';
import type { TenantPacks } from '../packs/tenant-packs.ts';
import { furtherMembers, schemaText } from './schema-text.ts';

export interface SpokenSchema {
  schema: string;
  /** Payload members for which Cedar has no type. */
  untyped: { operation: string; member: string; why: string }[];
}

export interface PolicySchemasOptions {
  packs: TenantPacks;
  payloadTypes: Pick<PayloadTypes, 'of'>;
  shipped: string;
}

/** Builds the full policy schema of a tenant. A text is validated only against the part that it names. */
export class PolicySchemas {
  readonly #options: PolicySchemasOptions;

  constructor(options: PolicySchemasOptions) {
    this.#options = options;
  }

  /** Includes retired operations. @param packKey Keeps only what the pack allows. @throws {AppError} `not_found` */
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

export function spokenSchema(shipped: string, operations: OperationTypes): SpokenSchema {
  const members = [...furtherMembers(shipped).keys()];
  return {
    schema: schemaText(shipped, { operations, members }, 'exact'),
    untyped: Object.entries(operations).flatMap(([operation, type]) =>
      untypedOf(type).map(({ path, why }) => ({ operation, member: path, why })),
    ),
  };
}
