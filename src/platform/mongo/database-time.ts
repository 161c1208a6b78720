import type { mongo } from 'mongoose';
import { withMongoErrors } from './errors.ts';

/** What the clock of the database says; it is the one that all processes share. */
export async function databaseTime(db: mongo.Db): Promise<Date> {
  const { localTime } = await withMongoErrors(db.command({ hello: 1 }));
  return localTime as Date;
}
