import type { mongo } from 'mongoose';
import { canonicalHash, type JsonValue } from '../canonical-json.ts';
import { isDuplicateKey, withMongoErrors } from '../mongo/errors.ts';
import { StartUpError } from '../start-up-error.ts';
import { type CollectionDeclaration, type IndexDeclaration, indexesOf } from './collection.ts';

/** What has to be done to one collection so that it has the indexes that are declared. */
export interface CollectionPlan {
  collection: string;
  /** Whether the collection itself is not there. */
  missing: boolean;
  create: IndexDeclaration[];
  /** Those whose declaration has changed under their name: they are dropped and made anew. */
  replace: IndexDeclaration[];
  /** Those of earlier releases. They stay until none of these runs any more. */
  drop: string[];
  /** Those that nobody has declared, an operator's own: they stay. */
  foreign: string[];
}

const NAMESPACE_EXISTS = 48;
const NAMESPACE_NOT_FOUND = 26;
const INDEX_NOT_FOUND = 27;

/** Everything of an index that makes a difference, in one form whoever tells of it. */
function formOf(index: IndexDeclaration | mongo.IndexDescriptionInfo): JsonValue {
  const { v: _v, ns: _ns, background: _background, ...properties } = index as mongo.IndexDescriptionInfo;
  const { name, key, unique, partialFilterExpression, expireAfterSeconds, ...others } = properties;
  return {
    // A collation, `sparse`, `hidden`: nothing that we declare, and a difference where somebody else has made it.
    ...(others as Record<string, JsonValue>),
    name: name ?? '',
    // An array, as the order of the fields counts and that of members of an object does not.
    key: Object.entries(key).map(([field, order]) => [field, Number(order)]),
    unique: unique === true,
    partial: (partialFilterExpression ?? null) as JsonValue,
    ttl: expireAfterSeconds === undefined ? null : Number(expireAfterSeconds),
  };
}

/** SHA-256 over all declared indexes, in hex: two releases with the same one need the same indexes. */
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
 * Compares the indexes of the database with what is declared.
 * @throws {StartUpError} if a unique index has changed under its name: between dropping it and making it anew nothing
 * would keep its promise. It takes a new name, and the old one is declared as retired.
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
        throw new StartUpError(`The unique index ${collection}.${name} is not as it is declared: ${remedy}.`);
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

/** Whether the plan has anything to do now; what is retired waits for the end of earlier releases. */
export function expands({ missing, create, replace }: CollectionPlan): boolean {
  return missing || create.length > 0 || replace.length > 0;
}

/**
 * Makes a collection and the indexes that it lacks, in one command. Safe to repeat, by several processes too.
 * @throws {StartUpError} if documents are in the way of a unique index.
 */
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
    const remedy = 'Find and mend them, then migrate again';
    throw new StartUpError(
      `Documents of ${collection} have the same values where ${unique.join(' or ')} lets each occur once. ${remedy}.`,
      { cause: error },
    );
  }
}

/** Drops an index; it is no fault if it is gone. */
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
