import type { mongo } from 'mongoose';
import type { ConfirmationRow } from '../identity/index.ts';
import { findByIds } from '../platform/mongo/by-ids.ts';
import { withMongoErrors } from '../platform/mongo/errors.ts';
import { nativeCollection } from '../platform/mongo/native.ts';
import type { FindPage, Keyset, PageQuery } from '../platform/mongo/page.ts';
import type { Transaction } from '../platform/mongo/transaction.ts';
import type { OutboxEvent } from '../platform/outbox/event.ts';
import type { IntegrationProblem } from './model.ts';
import type { IntegrationDocument, IntegrationModel } from './schema.ts';

export type IntegrationPageQuery = Pick<PageQuery, 'notBefore' | 'limit' | 'after'>;

type Change = Partial<Pick<IntegrationDocument, 'enabled' | 'loosened' | 'signing' | 'chat'>>;

export class IntegrationRepository {
  readonly #integrations: mongo.Collection<IntegrationDocument>;
  readonly #findPage: FindPage;
  readonly #tenantId: string;

  constructor({ integrations, findPage }: { integrations: IntegrationModel; findPage: FindPage }, tenantId: string) {
    this.#integrations = nativeCollection(integrations);
    this.#findPage = findPage;
    this.#tenantId = tenantId;
  }

  async insert(integration: Omit<IntegrationDocument, 'tenant_id'>, transaction?: Transaction): Promise<void> {
    const document = { ...integration, tenant_id: this.#tenantId };
    await withMongoErrors(this.#integrations.insertOne(document, transaction && { session: transaction }));
  }

  async find(integrationId: string): Promise<IntegrationDocument | null> {
    return withMongoErrors(this.#integrations.findOne({ _id: integrationId, tenant_id: this.#tenantId }));
  }

  async list(): Promise<IntegrationDocument[]> {
    const query = this.#integrations.find({ tenant_id: this.#tenantId }).sort({ created_at: 1, _id: 1 });
    return withMongoErrors(query.toArray());
  }

  /** Skips unknown ids. */
  async findAll(integrationIds: readonly string[]): Promise<IntegrationDocument[]> {
    return findByIds(this.#integrations, this.#tenantId, integrationIds);
  }

  /** Oldest first. */
  async listPage(query: IntegrationPageQuery): Promise<{ rows: IntegrationDocument[]; next: Keyset | null }> {
    const filter = { tenant_id: this.#tenantId };
    return this.#findPage(this.#integrations, { ...query, filter, timeField: 'created_at', order: 'oldest_first' });
  }

  /** Null if the integration no longer has `version`. */
  async update(
    { _id, version }: Pick<IntegrationDocument, '_id' | 'version'>,
    change: Change,
    event: OutboxEvent,
    transaction?: Transaction,
  ): Promise<IntegrationDocument | null> {
    return withMongoErrors(
      this.#integrations.findOneAndUpdate(
        { _id, tenant_id: this.#tenantId, version },
        { $set: { ...change, updated_at: event.at }, $inc: { version: 1 }, $push: { outbox: event } },
        { returnDocument: 'after', ...(transaction && { session: transaction }) },
      ),
    );
  }

  /** Makes no new version, since nobody has changed the integration. Ignores an outcome older than the recorded one. */
  async noteOutcome(integrationId: string, said: 'success' | IntegrationProblem, at: Date): Promise<void> {
    const field = said === 'success' ? 'last_success_at' : 'last_failure.at';
    const change = said === 'success' ? { last_success_at: at } : { last_failure: { at, problem: said } };
    const filter = { _id: integrationId, tenant_id: this.#tenantId, [field]: { $not: { $gte: at } } };
    await withMongoErrors(this.#integrations.updateOne(filter, { $set: change }));
  }

  /** Null if the integration no longer has the confirmed version. */
  async confirm(
    integrationId: string,
    confirmation: ConfirmationRow,
    event: OutboxEvent,
  ): Promise<IntegrationDocument | null> {
    return withMongoErrors(
      this.#integrations.findOneAndUpdate(
        { _id: integrationId, tenant_id: this.#tenantId, version: confirmation.version },
        { $push: { confirmations: confirmation, outbox: event } },
        { returnDocument: 'after' },
      ),
    );
  }
}
