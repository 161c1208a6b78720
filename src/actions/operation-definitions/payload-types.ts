import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../errors/app-error.ts';
import type { JsonValue } from '../../platform/canonical-json.ts';
import type { DefinitionReader } from '../operations/tenant-definition.ts';
import {
  mergedRecord,
  type OperationTypes,
  payloadTypeOf,
  type RecordType,
  sizeOf,
} from '../policy-language/payload-types.ts';
import type { DefinitionRepository } from './repository.ts';

export interface PayloadTypesOptions {
  repository: (tenantId: string) => DefinitionRepository;
  reader: DefinitionReader;
  /** Of the operations that the service brings along. */
  builtIn: OperationTypes;
}

/** Operations of tenants whose types are kept. */
const MAX_KEPT = 2_000;
/** What the versions of an operation may have in all. */
const MAX_MEMBERS = 2_000;

/**
 * What policies may ask of the payloads of a tenant's operations. A proposal goes on under the version that it was made by,
 * for as long as its pack lets it wait: so the type of an operation is what all its versions agree on.
 */
export class PayloadTypes {
  readonly #options: PayloadTypesOptions;
  /** By the id of the newest version, which is never another one. */
  readonly #kept = new LRUCache<string, RecordType>({ max: MAX_KEPT });

  constructor(options: PayloadTypesOptions) {
    this.#options = options;
  }

  /** The types of all that a tenant can do or could, or of those that are among the names. */
  async of(tenantId: string, names?: ReadonlySet<string>): Promise<OperationTypes> {
    const isWanted = (name: string) => names === undefined || names.has(name);
    const builtIn = Object.entries(this.#options.builtIn).filter(([name]) => isWanted(name));
    const own: [string, RecordType][] = [];
    if (names === undefined || [...names].some((name) => name.startsWith('x_'))) {
      const heads = await this.#options.repository(tenantId).listNewest();
      for (const { operation, version } of heads.filter((head) => isWanted(head.operation))) {
        own.push([operation, await this.#upTo(tenantId, operation, version)]);
      }
    }
    return Object.fromEntries([...builtIn, ...own]);
  }

  /** The same of those whose names are in a text, wherever in it. */
  async namedIn(tenantId: string, text: string): Promise<OperationTypes> {
    return this.of(tenantId, new Set(text.match(NAME)));
  }

  /**
   * The type that an operation would have with one more version.
   * @param version The one that it follows; 0 for none. @throws {AppError} `invalid_state` if all of them have too much.
   */
  async withVersion(
    tenantId: string,
    operation: string,
    version: number,
    schema: { [member: string]: JsonValue },
  ): Promise<RecordType> {
    const own = payloadTypeOf(schema);
    const type = version === 0 ? own : mergedRecord(await this.#upTo(tenantId, operation, version), own);
    if (sizeOf(type) <= MAX_MEMBERS) return type;
    const message = `The payloads of all versions of ${operation} have more than ${MAX_MEMBERS} members. Define another operation, and retire this.`;
    throw new AppError('invalid_state', message);
  }

  async #upTo(tenantId: string, operation: string, version: number): Promise<RecordType> {
    const id = `${tenantId}:${operation}:${version}`;
    const known = this.#kept.get(id);
    if (known !== undefined) return known;
    const type = await this.#read(tenantId, operation, version);
    this.#kept.set(id, type);
    return type;
  }

  async #read(tenantId: string, operation: string, version: number): Promise<RecordType> {
    const repository = this.#options.repository(tenantId);
    const stored = await repository.payloadTypeOf(operation, version);
    if (stored !== null) return stored;
    // It was written before types were kept with versions.
    const { definition } = this.#options.reader.read((await repository.textOf(operation, version)) ?? '');
    if (definition === null) throw new Error(`The definition ${operation} ${version} was stored and is not valid`);
    await setImmediate();
    const own = payloadTypeOf(definition.payload_schema);
    return version === 1 ? own : mergedRecord(await this.#upTo(tenantId, operation, version - 1), own);
  }
}

/** Whatever may be the name of an operation. */
const NAME = /\b[a-z][a-z0-9_]*_[a-z0-9_]+\b/g;
