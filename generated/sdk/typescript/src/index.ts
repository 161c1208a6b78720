// Generated from the contract by openapi-generator; change contracts/ instead.

export * from './apis/index.js';
export * from './client.js';
export * from './errors.js';
export * from './followers.js';
export * from './models/index.js';
export { VERSION } from './runtime.js';
export type { ApiResponse, RequestOptions } from './transport.js';
export type { WaitOptions, WaitUntil } from './waits.js';
export type { WebhookBody, WebhookHeaders, WebhookOptions } from './webhooks.js';
export * as webhooks from './webhooks.js';
export * from './worker.js';
