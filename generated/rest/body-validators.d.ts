// Generated from contracts/openapi by `make generate`. Do not edit.
import type { ErrorObject } from 'ajv';

/** True if the value satisfies its schema; otherwise `errors` holds every problem until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

export declare const createWorkItem_body: Validator;
export declare const updateWorkItem_body: Validator;
export declare const appendWorkItemMessage_body: Validator;
export declare const createActionProposal_body: Validator;
export declare const executeActionProposal_body: Validator;
export declare const reportActionResult_body: Validator;
export declare const claimOperation_body: Validator;
export declare const beginOperationClaim_body: Validator;
export declare const extendOperationClaim_body: Validator;
export declare const completeOperationClaim_body: Validator;
export declare const failOperationClaim_body: Validator;
export declare const exportWorkItemPacket_body: Validator;
export declare const createWebhookEndpoint_body: Validator;
export declare const updateWebhookEndpoint_body: Validator;
export declare const rotateWebhookSecret_body: Validator;
export declare const recoverWebhookEndpoint_body: Validator;
