import type { mongo } from 'mongoose';
import { withMongoErrors } from './errors.ts';

export async function databaseTime(db: mongo.Db): Promise<Date> {
  const { localTime } = await withMongoErrors(db.command({ hello: 1 }));
  return localTime as Date;
}
