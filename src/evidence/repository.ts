import mongoose, { type Connection, type mongo } from 'mongoose';
import { unlessDuplicate, withMongoErrors } from '../platform/mongo/errors.ts';
import type { OutboxEvent } from '../platform/outbox/event.ts';
import type { ExportDocument, TileDocument, TreeDocument } from './schema.ts';
import { HASH_BYTES, Tile, type TileId, tileKey } from './tiles.ts';

export class EvidenceRepository {
  readonly #tiles: mongo.Collection<TileDocument>;
  readonly #trees: mongo.Collection<TreeDocument>;
  readonly #exports: mongo.Collection<ExportDocument>;
  readonly #tenantId: string;

  constructor(connection: Connection, tenantId: string) {
    this.#tiles = connection.collection<TileDocument>('evidence_tiles');
    this.#trees = connection.collection<TreeDocument>('evidence_trees');
    this.#exports = exportsIn(connection);
    this.#tenantId = tenantId;
  }

  async findTree(): Promise<{ fullTiles: number; checkpoint: TreeDocument['checkpoint'] }> {
    const tree = await withMongoErrors(this.#trees.findOne({ tenant_id: this.#tenantId }));
    return { fullTiles: tree?.full_tiles ?? 0, checkpoint: tree?.checkpoint };
  }

  /** Never lowers the number that another process has recorded. */
  async raiseFullTiles(fullTiles: number): Promise<void> {
    const change = { $max: { full_tiles: fullTiles }, $setOnInsert: { tenant_id: this.#tenantId } };
    // A duplicate key means that another process was faster.
    await unlessDuplicate(this.#trees.updateOne({ _id: this.#tenantId }, change, { upsert: true }));
  }

  /** Stores a checkpoint, unless one of an equal or larger tree is stored. */
  async raiseCheckpoint(checkpoint: { size: number; note: string }): Promise<void> {
    const isNewer = { $gt: [checkpoint.size, { $ifNull: ['$checkpoint.size', -1] }] };
    const change = {
      $set: {
        tenant_id: this.#tenantId,
        checkpoint: { $cond: [isNewer, { $literal: checkpoint }, '$checkpoint'] },
      },
    };
    // A duplicate key means that another process was faster.
    await unlessDuplicate(this.#trees.updateOne({ _id: this.#tenantId }, [change], { upsert: true }));
  }

  async findTiles(ids: TileId[]): Promise<Map<string, Tile>> {
    const found = new Map<string, Tile>();
    for (const [level, ofLevel] of Map.groupBy(ids, (id) => id.level)) {
      const index = { $in: ofLevel.map((id) => id.index) };
      const rows = await withMongoErrors(this.#tiles.find({ tenant_id: this.#tenantId, level, index }).toArray());
      for (const row of rows) found.set(tileKey(row), Tile.fromBytes(Buffer.from(row.hashes.value())));
    }
    return found;
  }

  /** Stores a tile, unless it is stored with as many or more hashes. */
  async saveTile(id: TileId, hashes: Buffer[]): Promise<void> {
    const { level, index } = id;
    const width = hashes.length;
    const bytes = new mongoose.mongo.Binary(Buffer.concat(hashes, width * HASH_BYTES));
    const key = { tenant_id: this.#tenantId, level, index };
    const change = {
      $set: { width, hashes: bytes },
      $setOnInsert: { _id: `${this.#tenantId}/${tileKey(id)}` },
    };
    // A duplicate key means that another process was faster, or that the stored tile is wider.
    await unlessDuplicate(this.#tiles.updateOne({ ...key, width: { $lt: width } }, change, { upsert: true }));
  }

  async insertExport(document: Omit<ExportDocument, 'tenant_id'>): Promise<void> {
    await withMongoErrors(this.#exports.insertOne({ ...document, tenant_id: this.#tenantId }));
  }

  /** Also stores the event of the use. Returns false if the address cannot be used any more. */
  async spendAddress(exportId: string, hash: string, event: OutboxEvent): Promise<boolean> {
    const open = { 'once.hash': hash, 'once.spent_at': null, 'once.expires_at': { $gt: event.at } };
    const change = { $set: { 'once.spent_at': event.at }, $push: { outbox: event } };
    const filter = { _id: exportId, tenant_id: this.#tenantId, ...open };
    const { modifiedCount } = await withMongoErrors(this.#exports.updateOne(filter, change));
    return modifiedCount === 1;
  }
}

/** Looks exports up across tenants. The caller of a one-time address has no credential that names the tenant. */
export class ExportDirectory {
  readonly #exports: mongo.Collection<ExportDocument>;

  constructor(connection: Connection) {
    this.#exports = exportsIn(connection);
  }

  async find(exportId: string): Promise<ExportDocument | null> {
    return withMongoErrors(this.#exports.findOne({ _id: exportId }));
  }
}

function exportsIn(connection: Connection): mongo.Collection<ExportDocument> {
  return connection.collection<ExportDocument>('evidence_exports');
}
