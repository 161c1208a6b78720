// Generated from the contract by openapi-generator; change contracts/ instead.

export * from './ActionsApi.js';
export * from './DataApi.js';
export * from './EventsApi.js';
export * from './EvidenceApi.js';
export * from './IdentityApi.js';
export * from './IntegrationsApi.js';
export * from './MessagesApi.js';
export * from './OperationsApi.js';
export * from './WebhooksApi.js';
export * from './WorkItemsApi.js';
