// Generated from contracts/openapi by `make generate`. Do not edit.
import type { ErrorObject } from 'ajv';

/** True if the value satisfies its schema; otherwise `errors` holds every problem until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

export declare const listWorkItems_query: Validator;
export declare const createWorkItem_query: Validator;
export declare const createWorkItem_header: Validator;
export declare const getWorkItem_path: Validator;
export declare const getWorkItem_query: Validator;
export declare const getWorkItem_header: Validator;
export declare const updateWorkItem_path: Validator;
export declare const updateWorkItem_query: Validator;
export declare const updateWorkItem_header: Validator;
export declare const listWorkItemMessages_path: Validator;
export declare const listWorkItemMessages_query: Validator;
export declare const appendWorkItemMessage_path: Validator;
export declare const appendWorkItemMessage_query: Validator;
export declare const appendWorkItemMessage_header: Validator;
export declare const listActionProposals_path: Validator;
export declare const listActionProposals_query: Validator;
export declare const createActionProposal_path: Validator;
export declare const createActionProposal_query: Validator;
export declare const createActionProposal_header: Validator;
export declare const getActionProposal_path: Validator;
export declare const getActionProposal_query: Validator;
export declare const cancelActionProposal_path: Validator;
export declare const cancelActionProposal_query: Validator;
export declare const recheckActionProposal_path: Validator;
export declare const recheckActionProposal_query: Validator;
export declare const executeActionProposal_path: Validator;
export declare const executeActionProposal_query: Validator;
export declare const listActions_query: Validator;
export declare const getAction_path: Validator;
export declare const getAction_query: Validator;
export declare const listIntegrations_query: Validator;
export declare const getIntegration_path: Validator;
export declare const getIntegration_query: Validator;
export declare const listOperations_query: Validator;
export declare const getOperation_path: Validator;
export declare const getOperation_query: Validator;
export declare const claimOperation_query: Validator;
export declare const beginOperationClaim_path: Validator;
export declare const beginOperationClaim_query: Validator;
export declare const extendOperationClaim_path: Validator;
export declare const extendOperationClaim_query: Validator;
export declare const completeOperationClaim_path: Validator;
export declare const completeOperationClaim_query: Validator;
export declare const failOperationClaim_path: Validator;
export declare const failOperationClaim_query: Validator;
export declare const getWorkItemEvidence_path: Validator;
export declare const getWorkItemEvidence_query: Validator;
export declare const exportWorkItemPacket_path: Validator;
export declare const exportWorkItemPacket_query: Validator;
export declare const getDataView_path: Validator;
export declare const getDataView_query: Validator;
export declare const getDataView_header: Validator;
export declare const getDataEntity_path: Validator;
export declare const getDataEntity_query: Validator;
export declare const getDataEntity_header: Validator;
export declare const getDataSourceHealth_path: Validator;
export declare const getDataSourceHealth_query: Validator;
export declare const getDataSourceHealth_header: Validator;
export declare const getMe_query: Validator;
