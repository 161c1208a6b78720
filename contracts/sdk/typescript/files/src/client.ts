import { ActionsApi } from './apis/ActionsApi.js';
import { DataApi } from './apis/DataApi.js';
import { EventsApi } from './apis/EventsApi.js';
import { EvidenceApi } from './apis/EvidenceApi.js';
import { IdentityApi } from './apis/IdentityApi.js';
import { IntegrationsApi } from './apis/IntegrationsApi.js';
import { MessagesApi } from './apis/MessagesApi.js';
import { OperationsApi } from './apis/OperationsApi.js';
import { WebhooksApi } from './apis/WebhooksApi.js';
import { WorkItemsApi } from './apis/WorkItemsApi.js';
import { EventFollower, type FollowOptions } from './followers.js';
import type { ActionProposal } from './models/ActionProposal.js';
import { Transport } from './transport.js';
import { ProposalWait, type WaitOptions } from './waits.js';
import { Worker, type WorkerHandler, type WorkerOptions } from './worker.js';

/** Settings of a client. */
export interface WorkgateOptions {
  /** A tenant API key, `wg_…`. */
  apiKey: string;
  /** Where the service is, such as `https://work.acme.com`; it may have a path. */
  baseUrl: string;
  /** Time for each attempt of a call; 30 seconds by default. */
  timeoutMs?: number;
  /** Time for all attempts of a call and the waiting between them; 2 minutes by default. */
  totalTimeoutMs?: number;
  /** How often a call is repeated at most, 0 to 10; 2 by default. Nothing waits longer than a minute between two. */
  maxRetries?: number;
  /** In place of the global `fetch`: for proxies, tests, instrumentation. */
  fetch?: typeof fetch;
}

/** A client of one tenant; make one and keep it. */
export class Workgate {
  readonly workItems: WorkItemsApi;
  readonly messages: MessagesApi;
  readonly actions: ActionsApi;
  readonly integrations: IntegrationsApi;
  readonly operations: OperationsApi;
  readonly events: EventsApi;
  /** Where the service sends events; what it sends is checked by `webhooks.verify` of the package. */
  readonly webhookEndpoints: WebhooksApi;
  readonly evidence: EvidenceApi;
  readonly data: DataApi;
  readonly identity: IdentityApi;

  /** @throws {TypeError} on settings that cannot be right */
  constructor({
    timeoutMs = 30_000,
    totalTimeoutMs = 120_000,
    maxRetries = 2,
    fetch = globalThis.fetch,
    ...options
  }: WorkgateOptions) {
    const transport = new Transport({ ...options, timeoutMs, totalTimeoutMs, maxRetries, fetch });
    this.workItems = new WorkItemsApi(transport);
    this.messages = new MessagesApi(transport);
    this.actions = new ActionsApi(transport);
    this.integrations = new IntegrationsApi(transport);
    this.operations = new OperationsApi(transport);
    this.events = new EventsApi(transport);
    this.webhookEndpoints = new WebhooksApi(transport);
    this.evidence = new EvidenceApi(transport);
    this.data = new DataApi(transport);
    this.identity = new IdentityApi(transport);
  }

  /**
   * A worker that carries out an operation of the tenant, such as `x_close_account`: `await worker(…).run()`.
   * @throws {TypeError} on settings that cannot be right
   */
  worker(operation: string, handler: WorkerHandler, options?: WorkerOptions): Worker {
    return new Worker(this.operations, operation, handler, options);
  }

  /**
   * Events as they happen, behind a sequence: `for await (const event of followEvents({ after }))`.
   * @throws {TypeError} on settings that cannot be right
   */
  followEvents(options?: FollowOptions): EventFollower {
    return new EventFollower(this.events, options);
  }

  /**
   * The proposal, as it is read once it is decided, or has ended. It follows the events of its WorkItem meanwhile, past restarts of
   * the service. The key has the scopes `events.read` and `work.actions`.
   * @throws {WaitTimeoutError} if that is not so within `timeoutMs`
   * @throws {WorkgateError} where waiting does not help, such as `NotFoundError`; and the reason of the signal
   * @throws {TypeError} on settings that cannot be right
   */
  async waitForProposal(proposalId: string, options: WaitOptions): Promise<ActionProposal> {
    return new ProposalWait(this.events, this.actions, proposalId, options).run();
  }
}

/** The `ETag` of a WorkItem, for `ifMatch`: change only what you have seen. */
export function etagOf({ version }: { version: number }): string {
  return `"${version}"`;
}
