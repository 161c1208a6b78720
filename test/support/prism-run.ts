/**
 * The files of `e2e/` whose answers `make test-prism` has judged by Prism, each with the answers that it is counted on for:
 * by operation, the statuses. Between them they ask for every answer that any file of `e2e/` asks for, so that none has to run
 * twice but these. `ApiClient` refuses an answer that stands nowhere here, and the run of a file that has not asked for all of its own.
 */
const JUDGED: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  'test/e2e/api-keys-connect.test.ts': {
    createWorkItem: [403],
    listWorkItems: [403, 429],
  },
  'test/e2e/create-action-proposal.test.ts': {
    createActionProposal: [409, 422],
  },
  'test/e2e/create-work-item.test.ts': {
    createWorkItem: [422],
  },
  'test/e2e/data-browser.test.ts': {
    getDataView: [200, 403],
  },
  'test/e2e/data-entity.test.ts': {
    getDataEntity: [200, 304, 404, 409],
  },
  'test/e2e/data-source-health.test.ts': {
    getDataSourceHealth: [200, 304, 404, 503],
  },
  'test/e2e/data-view.test.ts': {
    getDataView: [304, 404, 503],
  },
  'test/e2e/direct-action-execution.test.ts': {
    directActionExecution: [403],
  },
  'test/e2e/due-dates.test.ts': {
    searchWorkItems: [200],
    updateWorkItem: [403],
  },
  'test/e2e/error-table.test.ts': {
    appendWorkItemMessage: [400, 401, 404, 415],
    beginOperationClaim: [400, 401, 404, 415],
    cancelActionProposal: [400, 401, 404],
    claimOperation: [400, 401, 415],
    completeOperationClaim: [400, 401, 404, 415],
    createActionProposal: [400, 401, 404, 415],
    createWebhookEndpoint: [400, 401, 415],
    createWorkItem: [400, 401, 415],
    deleteWebhookEndpoint: [400, 401],
    directActionExecution: [401],
    executeActionProposal: [400, 401, 404, 415],
    exportWorkItemPacket: [400, 401, 404, 415],
    extendOperationClaim: [400, 401, 404, 415],
    failOperationClaim: [400, 401, 404, 415],
    getAction: [400, 401, 404],
    getActionProposal: [400, 401, 404],
    getDataEntity: [400, 401],
    getDataSourceHealth: [400, 401],
    getDataView: [400, 401],
    getIntegration: [400, 401, 404],
    getMe: [400, 401],
    getOperation: [400, 401],
    getWebhookEndpoint: [400, 401],
    getWorkItem: [400, 401, 404],
    getWorkItemEvidence: [400, 401, 404],
    listActionProposals: [400, 401, 404],
    listActions: [400, 401],
    listEvents: [400, 401],
    listIntegrations: [400, 401],
    listOperations: [400, 401],
    listWebhookDeliveries: [400, 401],
    listWebhookEndpoints: [400, 401],
    listWorkItemMessages: [400, 401, 404],
    listWorkItems: [400, 401],
    recheckActionProposal: [400, 401, 404],
    recoverWebhookEndpoint: [400, 401, 415],
    replayWebhookDelivery: [400, 401],
    reportActionResult: [400, 401, 404, 415],
    rotateWebhookSecret: [400, 401, 415],
    searchWorkItems: [400, 401],
    testWebhookEndpoint: [400, 401],
    updateWebhookEndpoint: [400, 401, 415],
    updateWorkItem: [400, 401, 404, 415],
  },
  'test/e2e/events.test.ts': {
    listEvents: [200, 403, 404, 429, 500],
  },
  'test/e2e/evidence-growth.test.ts': {
    exportWorkItemPacket: [503],
  },
  'test/e2e/evidence.test.ts': {
    executeActionProposal: [403],
    exportWorkItemPacket: [403, 413, 500],
    getWorkItemEvidence: [403],
  },
  'test/e2e/get-integration.test.ts': {
    getIntegration: [403],
  },
  'test/e2e/get-work-item.test.ts': {
    createWorkItem: [201],
    getWorkItem: [200, 304],
  },
  'test/e2e/links.test.ts': {
    appendWorkItemMessage: [201],
    cancelActionProposal: [200],
    createActionProposal: [201],
    executeActionProposal: [200],
    exportWorkItemPacket: [200],
    getAction: [200],
    getActionProposal: [200],
    getIntegration: [200],
    getWorkItemEvidence: [200],
    listActionProposals: [200],
    listActions: [200],
    listWorkItemMessages: [200],
    recheckActionProposal: [200],
    updateWorkItem: [200],
  },
  'test/e2e/messages.test.ts': {
    appendWorkItemMessage: [409, 422],
  },
  'test/e2e/operation-claims.test.ts': {
    beginOperationClaim: [200, 403, 409],
    cancelActionProposal: [409],
    claimOperation: [200, 403, 409],
    completeOperationClaim: [200, 409],
    extendOperationClaim: [200, 403, 409],
    failOperationClaim: [200, 409],
    getMe: [200],
  },
  'test/e2e/operation-definitions.test.ts': {
    getOperation: [200, 404],
    listIntegrations: [200],
    listOperations: [200],
  },
  'test/e2e/report-action-result.test.ts': {
    reportActionResult: [200, 403, 409],
  },
  'test/e2e/stripe.test.ts': {
    executeActionProposal: [503],
  },
  'test/e2e/tenant-operations.test.ts': {
    executeActionProposal: [409],
    recheckActionProposal: [409],
  },
  'test/e2e/update-work-item.test.ts': {
    listWorkItems: [200],
    updateWorkItem: [409, 412],
  },
  'test/e2e/webhooks.test.ts': {
    createWebhookEndpoint: [201, 403, 409, 422],
    deleteWebhookEndpoint: [200],
    getWebhookEndpoint: [200, 404],
    listWebhookDeliveries: [200, 403, 404],
    listWebhookEndpoints: [200],
    recoverWebhookEndpoint: [202, 403, 409],
    replayWebhookDelivery: [202, 404],
    rotateWebhookSecret: [200],
    testWebhookEndpoint: [200, 403, 404, 429],
    updateWebhookEndpoint: [200, 403, 412],
  },
};

/** Below the root of the project. */
export const JUDGED_FILES: readonly string[] = Object.keys(JUDGED);

/** What a file is counted on for, as `<operation> <status>`. */
export function answersOf(file: string): string[] {
  return Object.entries(JUDGED[file] ?? {}).flatMap(([operation, statuses]) =>
    statuses.map((status) => `${operation} ${status}`),
  );
}
