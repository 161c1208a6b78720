import type { mongo } from 'mongoose';
import type { ConfirmationRow } from '../../identity/index.ts';
import { unlessDuplicate, withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import { updateEach } from '../../platform/mongo/update-each.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { RecordType } from '../payload-type.ts';
import type { OperationDefinitionDocument, OperationModels } from '../schema.ts';

export type DefinitionHead = Omit<OperationDefinitionDocument, 'text' | 'payload_type' | 'outbox'>;

const HEAD = { text: 0, payload_type: 0, outbox: 0 } as const;

export class DefinitionRepository {
  readonly #definitions: mongo.Collection<OperationDefinitionDocument>;
  readonly #tenantId: string;

  constructor({ definitions }: Pick<OperationModels, 'definitions'>, tenantId: string) {
    this.#definitions = nativeCollection(definitions);
    this.#tenantId = tenantId;
  }

  async listNewest(): Promise<DefinitionHead[]> {
    return newestOf(await this.#heads({ superseded: false }));
  }

  async findNewest(operation: string): Promise<DefinitionHead | null> {
    const [head] = newestOf(await this.#heads({ superseded: false, operation }));
    return head ?? null;
  }

  async find(operation: string, version: number): Promise<DefinitionHead | null> {
    const filter = { _id: this.#idOf(operation, version), tenant_id: this.#tenantId };
    return withMongoErrors(this.#definitions.findOne(filter, { projection: HEAD })) as Promise<DefinitionHead | null>;
  }

  async textOf(operation: string, version: number): Promise<string | null> {
    const filter = { _id: this.#idOf(operation, version), tenant_id: this.#tenantId };
    const found = await withMongoErrors(this.#definitions.findOne(filter, { projection: { text: 1 } }));
    return found?.text ?? null;
  }

  /** Returns the payload type of this version and those before; null if an earlier release wrote the version. */
  async payloadTypeOf(operation: string, version: number): Promise<RecordType | null> {
    const filter = { _id: this.#idOf(operation, version), tenant_id: this.#tenantId };
    const found = await withMongoErrors(this.#definitions.findOne(filter, { projection: { payload_type: 1 } }));
    return found?.payload_type ?? null;
  }

  /** Returns null if somebody has added the version before. */
  async insert(
    definition: Omit<OperationDefinitionDocument, '_id' | 'tenant_id'>,
  ): Promise<OperationDefinitionDocument | null> {
    const { operation, version } = definition;
    const document = { _id: this.#idOf(operation, version), tenant_id: this.#tenantId, ...definition };
    if (!(await unlessDuplicate(this.#definitions.insertOne(document)))) return null;
    // If the process ends before this, readers still see that there is a newer version.
    const earlier = { tenant_id: this.#tenantId, superseded: false, operation, version: { $lt: version } };
    await updateEach(this.#definitions, earlier, { $set: { superseded: true } });
    return document;
  }

  /** Returns null if the version is retired already. */
  async retire(operation: string, version: number, event: OutboxEvent): Promise<DefinitionHead | null> {
    return this.#change(
      { _id: this.#idOf(operation, version), retired: false },
      { $set: { retired: true, updated_at: event.at }, $push: { outbox: event } },
    );
  }

  async confirm(operation: string, confirmation: ConfirmationRow, event: OutboxEvent): Promise<DefinitionHead | null> {
    return this.#change(
      { _id: this.#idOf(operation, confirmation.version) },
      { $set: { updated_at: event.at }, $push: { confirmations: confirmation, outbox: event } },
    );
  }

  async #change(
    filter: Partial<Pick<OperationDefinitionDocument, '_id' | 'retired'>>,
    change: mongo.UpdateFilter<OperationDefinitionDocument>,
  ): Promise<DefinitionHead | null> {
    const found = this.#definitions.findOneAndUpdate({ ...filter, tenant_id: this.#tenantId }, change, {
      returnDocument: 'after',
      projection: HEAD,
    });
    return withMongoErrors(found);
  }

  async #heads(filter: Partial<Pick<DefinitionHead, 'superseded' | 'operation'>>): Promise<DefinitionHead[]> {
    const query = this.#definitions
      .find({ tenant_id: this.#tenantId, ...filter }, { projection: HEAD })
      .sort({ operation: 1, version: -1 });
    return withMongoErrors(query.toArray());
  }

  /** The id makes version numbers unique. */
  #idOf(operation: string, version: number): string {
    return `${this.#tenantId}:${operation}:${version}`;
  }
}

/** Keeps the first version of each operation: a process may have ended before it marked the version before. */
function newestOf(heads: DefinitionHead[]): DefinitionHead[] {
  return heads.filter(({ operation }, index) => heads[index - 1]?.operation !== operation);
}
