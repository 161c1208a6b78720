import type { PersonDocument } from '../schema.ts';

/** Who has said later what came of an attempt. */
export interface ReportDocument {
  reported_by: PersonDocument;
  attempt: number;
  at: Date;
}
