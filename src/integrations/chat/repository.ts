import type { Connection, mongo } from 'mongoose';
import { AppError } from '../../errors/app-error.ts';
import { isDuplicateKey, unlessDuplicate, withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import { inTransaction, type Transaction } from '../../platform/mongo/transaction.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import {
  CHANNEL_INDEX,
  type ChatChannelDocument,
  type ChatModels,
  type ChatWorkspaceDocument,
  type SpentStateDocument,
} from './schema.ts';

const MAX_LISTED = 1_000;

/** Like a credential, an entry decides which tenant a request belongs to. */
export class ChatWorkspaceDirectory {
  readonly #connection: Connection;
  readonly #workspaces: mongo.Collection<ChatWorkspaceDocument>;

  constructor(connection: Connection, models: ChatModels) {
    this.#connection = connection;
    this.#workspaces = nativeCollection(models.workspaces);
  }

  async find(workspaceKey: string): Promise<ChatWorkspaceDocument | null> {
    return withMongoErrors(this.#workspaces.findOne({ _id: workspaceKey }));
  }

  /** Takes a workspace of nobody or of `displaced`, and runs `alsoWrite` in one transaction. False if overtaken. */
  async claim(
    workspace: ChatWorkspaceDocument,
    displaced: ChatWorkspaceDocument | null,
    alsoWrite: (transaction: Transaction) => Promise<void>,
  ): Promise<boolean> {
    try {
      return await inTransaction(this.#connection, async (session) => {
        if (displaced === null) {
          await withMongoErrors(this.#workspaces.insertOne(workspace, { session }));
        } else {
          const { _id, tenant_id, integration_id } = displaced;
          const claimed = { _id, tenant_id, integration_id, by_oauth: false };
          const { matchedCount } = await withMongoErrors(this.#workspaces.replaceOne(claimed, workspace, { session }));
          if (matchedCount === 0) return false;
        }
        await alsoWrite(session);
        return true;
      });
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Runs `alsoWrite` in the same transaction. Null if the tenant does not have the workspace for this integration. */
  async release<T>(
    { _id, tenant_id, integration_id }: Pick<ChatWorkspaceDocument, '_id' | 'tenant_id' | 'integration_id'>,
    alsoWrite: (transaction: Transaction) => Promise<T>,
  ): Promise<T | null> {
    return inTransaction(this.#connection, async (session) => {
      const filter = { _id, tenant_id, integration_id };
      const { deletedCount } = await withMongoErrors(this.#workspaces.deleteOne(filter, { session }));
      return deletedCount === 0 ? null : alsoWrite(session);
    });
  }

  async holds({ _id, tenant_id, integration_id }: ChatWorkspaceDocument): Promise<boolean> {
    return (await withMongoErrors(this.#workspaces.findOne({ _id, tenant_id, integration_id }))) !== null;
  }

  /** Records that OAuth has confirmed a claim; false if the tenant no longer has the workspace. */
  async confirm({ _id, tenant_id, integration_id }: ChatWorkspaceDocument): Promise<boolean> {
    const filter = { _id, tenant_id, integration_id };
    const { matchedCount } = await withMongoErrors(this.#workspaces.updateOne(filter, { $set: { by_oauth: true } }));
    return matchedCount === 1;
  }
}

/** Each state of an installation is valid once, across all nodes. */
export class SpentStates {
  readonly #states: mongo.Collection<SpentStateDocument>;

  constructor(models: ChatModels) {
    this.#states = nativeCollection(models.spentStates);
  }

  /** False if the state was used before. */
  async spend(tenantId: string, nonce: string, expiresAt: Date): Promise<boolean> {
    const document = { _id: `${tenantId}/${nonce}`, tenant_id: tenantId, expires_at: expiresAt };
    return unlessDuplicate(this.#states.insertOne(document));
  }
}

type ChannelField = 'pack_key' | 'queue_key' | 'enabled' | 'approvals' | 'removed_at' | 'updated_at';

export class ChatChannelRepository {
  readonly #channels: mongo.Collection<ChatChannelDocument>;
  readonly #tenantId: string;

  constructor(models: ChatModels, tenantId: string) {
    this.#channels = nativeCollection(models.channels);
    this.#tenantId = tenantId;
  }

  /** @throws {AppError} `conflict` if somebody else mapped the channel at the same time. */
  async insert(channel: Omit<ChatChannelDocument, 'tenant_id'>): Promise<void> {
    try {
      await withMongoErrors(this.#channels.insertOne({ ...channel, tenant_id: this.#tenantId }));
    } catch (error) {
      if (!isDuplicateKey(error, CHANNEL_INDEX)) throw error;
      throw new AppError('conflict', 'Somebody else mapped the channel at the same time. Look at it again.', {
        cause: error,
      });
    }
  }

  async find(channelId: string): Promise<ChatChannelDocument | null> {
    return withMongoErrors(this.#channels.findOne({ _id: channelId, tenant_id: this.#tenantId }));
  }

  /** Also finds a removed mapping. */
  async findByPage(integrationId: string, pageId: string): Promise<ChatChannelDocument | null> {
    const filter = { tenant_id: this.#tenantId, integration_id: integrationId, page_id: pageId };
    return withMongoErrors(this.#channels.findOne(filter));
  }

  /** Oldest first, without removed mappings. */
  async list(): Promise<ChatChannelDocument[]> {
    const cursor = this.#channels
      .find({ tenant_id: this.#tenantId, removed_at: null })
      .sort({ created_at: 1, _id: 1 })
      .limit(MAX_LISTED);
    return withMongoErrors(cursor.toArray());
  }

  /** Null if the mapping no longer has `version`. */
  async update(
    { _id, version }: Pick<ChatChannelDocument, '_id' | 'version'>,
    set: Partial<Pick<ChatChannelDocument, ChannelField>>,
    event: OutboxEvent,
  ): Promise<ChatChannelDocument | null> {
    return withMongoErrors(
      this.#channels.findOneAndUpdate(
        { _id, tenant_id: this.#tenantId, version },
        { $set: set, $inc: { version: 1 }, $push: { outbox: event } },
        { returnDocument: 'after' },
      ),
    );
  }
}
