// Generated from contracts/openapi by `make generate`. Do not edit.
import type { ErrorObject } from 'ajv';

/** True if the value satisfies its schema; otherwise `errors` holds every problem until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

export declare const create_work_item: Validator;
export declare const get_work_item: Validator;
export declare const propose_action: Validator;
export declare const approve_action: Validator;
export declare const execute_action: Validator;
export declare const get_evidence: Validator;
export declare const export_packet: Validator;
