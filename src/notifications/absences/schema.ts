import { type Connection, Schema } from 'mongoose';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';

export interface AbsenceDocument {
  /** `<tenant>:<person>` */
  _id: string;
  tenant_id: string;
  person_id: string;
  from: Date;
  until: Date;
  stand_in: string | null;
  updated_at: Date;
}

export const ABSENCE_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'absences',
    owner: 'notifications/absences',
    holds: 'tenants',
    indexes: [
      { name: 'tenant', key: { tenant_id: 1 } },
      { name: 'expiry', key: { until: 1 }, expireAfterSeconds: 0 },
    ],
    growth: 'one for each person and tenant that they are away from',
    end: 'when they are back',
  },
];

export type AbsenceModel = ReturnType<typeof defineAbsenceModel>;

export function defineAbsenceModel(connection: Connection) {
  return connection.model(
    'Absence',
    new Schema<AbsenceDocument>({ _id: String }, { collection: 'absences', strict: false }),
  );
}
