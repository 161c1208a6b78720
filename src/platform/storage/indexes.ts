import type { mongo } from 'mongoose';
import { canonicalHash, type JsonValue } from '../canonical-json.ts';
import { isDuplicateKey, withMongoErrors } from '../mongo/errors.ts';
import { StartUpError } from '../start-up-error.ts';
import { type CollectionDeclaration, type IndexDeclaration, indexesOf } from './collection.ts';

export interface CollectionPlan {
  collection: string;
  missing: boolean;
  create: IndexDeclaration[];
  /** Indexes whose declaration has changed under their name. They are dropped and rebuilt. */
  replace: IndexDeclaration[];
  /** Indexes of earlier releases. They stay until no earlier release runs any more. */
  drop: string[];
  /** Indexes that nobody has declared, such as an operator's own. They stay. */
  foreign: string[];
}

const NAMESPACE_EXISTS = 48;
const NAMESPACE_NOT_FOUND = 26;
const INDEX_NOT_FOUND = 27;

/** In one form for declared and for existing indexes. */
function formOf(index: IndexDeclaration | mongo.IndexDescriptionInfo): JsonValue {
  const { v: _v, ns: _ns, background: _background, ...properties } = index as mongo.IndexDescriptionInfo;
  const { name, key, unique, partialFilterExpression, expireAfterSeconds, ...others } = properties;
  return {
    // A collation, `sparse`, `hidden`: we declare none of these, so each is a difference if somebody else has set it.
    ...(others as Record<string, JsonValue>),
    name: name ?? '',
    // An array, because the order of the fields matters; the order of an object's members does not.
    key: Object.entries(key).map(([field, order]) => [field, Number(order)]),
    unique: unique === true,
    partial: (partialFilterExpression ?? null) as JsonValue,
    ttl: expireAfterSeconds === undefined ? null : Number(expireAfterSeconds),
  };
}

/** Releases with equal fingerprints need the same indexes. */
export function fingerprintOf(collections: readonly CollectionDeclaration[]): string {
  const byName = <T extends { name: string }>(items: readonly T[]) =>
    [...items].sort((a, b) => (a.name < b.name ? -1 : 1));
  return canonicalHash(
    byName(collections).map((one) => ({ collection: one.name, indexes: byName(indexesOf(one)).map(formOf) })),
  );
}

async function readIndexes(db: mongo.Db, collection: string): Promise<mongo.IndexDescriptionInfo[]> {
  try {
    return await db.collection(collection).indexes();
  } catch (error) {
    if ((error as mongo.MongoServerError).code === NAMESPACE_NOT_FOUND) return [];
    throw error;
  }
}

/**
 * @throws {StartUpError} if a unique index has changed under its name: nothing would enforce it during a rebuild. Give
 * it a new name instead, and declare the old name as retired.
 */
export async function planIndexes(
  db: mongo.Db,
  collections: readonly CollectionDeclaration[],
): Promise<CollectionPlan[]> {
  const present = new Set((await withMongoErrors(db.listCollections({}, { nameOnly: true }).toArray())).map(nameOf));
  return Promise.all(
    collections.map(async (declaration) => {
      const missing = !present.has(declaration.name);
      const found = missing ? [] : await withMongoErrors(readIndexes(db, declaration.name));
      return compare(declaration, missing, found);
    }),
  );
}

const nameOf = ({ name }: { name: string }) => name;

function compare(
  declaration: CollectionDeclaration,
  missing: boolean,
  found: readonly mongo.IndexDescriptionInfo[],
): CollectionPlan {
  const collection = declaration.name;
  const plan: CollectionPlan = { collection, missing, create: [], replace: [], drop: [], foreign: [] };
  const wanted = new Map(indexesOf(declaration).map((index) => [index.name, index]));
  for (const [name, index] of wanted) {
    const actual = found.find((one) => one.name === name);
    if (actual === undefined) plan.create.push(index);
    else if (canonicalHash(formOf(actual)) !== canonicalHash(formOf(index))) {
      if (index.unique === true || actual.unique === true) {
        const remedy = 'declare it under a new name and retire the old one';
        throw new StartUpError(`The unique index ${collection}.${name} differs from its declaration: ${remedy}.`);
      }
      plan.replace.push(index);
    }
  }
  for (const { name = '' } of found) {
    if (name === '_id_' || wanted.has(name)) continue;
    (declaration.retiredIndexes?.includes(name) === true ? plan.drop : plan.foreign).push(name);
  }
  return plan;
}

/** Retired indexes wait for the end of earlier releases. */
export function expands({ missing, create, replace }: CollectionPlan): boolean {
  return missing || create.length > 0 || replace.length > 0;
}

/** Safe to repeat, also by several processes. @throws {StartUpError} if documents violate a unique index. */
export async function expandIndexes(db: mongo.Db, { collection, missing, create, replace }: CollectionPlan) {
  if (missing) {
    await withMongoErrors(ignoring(NAMESPACE_EXISTS, db.createCollection(collection)));
  }
  for (const { name } of replace) await dropIndex(db, collection, name);
  const indexes = [...create, ...replace].map(({ key, ...more }) => ({ key: { ...key }, ...more }));
  if (indexes.length === 0) return;
  try {
    await withMongoErrors(db.collection(collection).createIndexes(indexes as mongo.IndexDescription[]));
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const unique = indexes.filter((index) => index.unique === true).map(nameOf);
    const remedy = 'Find and correct them, then migrate again';
    throw new StartUpError(
      `Documents of ${collection} have duplicate values that ${unique.join(' or ')} does not allow. ${remedy}.`,
      { cause: error },
    );
  }
}

export async function dropIndex(db: mongo.Db, collection: string, name: string): Promise<void> {
  await withMongoErrors(ignoring(INDEX_NOT_FOUND, db.collection(collection).dropIndex(name)));
}

async function ignoring(code: number, operation: Promise<unknown>): Promise<void> {
  try {
    await operation;
  } catch (error) {
    if ((error as mongo.MongoServerError).code !== code) throw error;
  }
}
