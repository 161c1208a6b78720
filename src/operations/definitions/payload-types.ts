import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../errors/app-error.ts';
import type { JsonValue } from '../../platform/canonical-json.ts';
import { mergedRecord, type OperationTypes, payloadTypeOf, type RecordType, sizeOf } from '../payload-type.ts';
import type { DefinitionReader } from '../tenant-definition.ts';
import type { DefinitionRepository } from './repository.ts';

export interface PayloadTypesOptions {
  repository: (tenantId: string) => DefinitionRepository;
  reader: DefinitionReader;
  builtIn: OperationTypes;
}

const MAX_KEPT = 2_000;
const MAX_MEMBERS = 2_000;

/** The type of an operation is what all its versions agree on, because proposals stay under their version. */
export class PayloadTypes {
  readonly #options: PayloadTypesOptions;
  /** By id of the newest version, which never changes. */
  readonly #kept = new LRUCache<string, RecordType>({ max: MAX_KEPT });

  constructor(options: PayloadTypesOptions) {
    this.#options = options;
  }

  /** Returns the types of all operations, including retired ones, or of the named ones. */
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

  async namedIn(tenantId: string, text: string): Promise<OperationTypes> {
    return this.of(tenantId, new Set(text.match(NAME)));
  }

  /**
   * @param version The version before the new one; 0 for none. @throws {AppError} `invalid_state` for too many members.
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
    const message = `The payloads of all versions of ${operation} together have more than ${MAX_MEMBERS} members. Define a new operation, and retire this one.`;
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
    // The version was written before types were stored with versions.
    const { definition } = this.#options.reader.read((await repository.textOf(operation, version)) ?? '');
    if (definition === null) throw new Error(`The definition ${operation} ${version} was stored and is not valid`);
    await setImmediate();
    const own = payloadTypeOf(definition.payload_schema);
    return version === 1 ? own : mergedRecord(await this.#upTo(tenantId, operation, version - 1), own);
  }
}

const NAME = /\b[a-z][a-z0-9_]*_[a-z0-9_]+\b/g;
