import type { IncomingMessage } from 'node:http';
import type { components, operations } from '../../../generated/chat/types.ts';
import type { SessionService, TenantService } from '../../identity/index.ts';
import type {
  ChatChannels,
  ChatInstallations,
  ChatLinks,
  ChatOAuth,
  ChatPlatform,
  ChatRequests,
  InstallState,
  LateReplies,
} from '../../integrations/index.ts';
import type { ChatTokenUseCases } from '../../integrations/use-cases.ts';
import type { ChatDecisions } from '../../notifications/index.ts';
import type { FairShares } from '../../platform/admission/fair-shares.ts';
import type { Logger } from '../../platform/logger.ts';
import type { WorkItemUseCases } from '../../work-items/use-cases.ts';
import type { Exchange } from '../http-answer.ts';
import type { OriginPolicy } from '../origin.ts';
import type { PersonCall } from '../person-call.ts';

export type OperationId = keyof operations;
export type Schemas = components['schemas'];

/** Everything that the door and its handlers need. */
export interface ChatServices {
  kind: ChatPlatform['kind'];
  signingSecret: string;
  requests: ChatRequests;
  replies: LateReplies;
  oauth: ChatOAuth;
  installations: ChatInstallations;
  channels: ChatChannels;
  links: ChatLinks;
  tokenInstall: ChatTokenUseCases;
  decisions: ChatDecisions;
  tenants: TenantService;
  sessions: SessionService;
  workItems: WorkItemUseCases;
  origin: OriginPolicy;
  /** Origin at which people reach the service. */
  workBaseUrl: string;
  requestTimeoutMs: number;
  shares: FairShares;
  logger: Logger;
}

/** Request on its way through the door. Its security scheme sets a result before the handler runs. */
export interface Visit {
  /** True if the request was answered, or if nobody waits for its answer any more. */
  isOver: () => boolean;
  request: IncomingMessage;
  /** Query string without the question mark. */
  query: string | undefined;
  exchange: Exchange;
  operationId?: OperationId;
  /** Set for a request of the platform: its bytes, and their verified signature. */
  signed?: { body: Buffer; signature: string };
  /** Set for a request of an administrator. */
  admin?: { call: PersonCall; sessionId: string };
  /** Set for a browser that returns from an installation. */
  install?: { call: PersonCall; state: InstallState };
  /** Body of the request once it was read, for the reply to a failure. */
  body?: unknown;
  /** `Set-Cookie` values of the answer. */
  cookies: readonly string[];
}

type Query<Id extends OperationId> = operations[Id]['parameters'] extends { query: infer Value }
  ? Value
  : Record<never, never>;

type Body<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : undefined;

/** Request that satisfies the contract. */
export interface ChatRequest<Id extends OperationId> {
  query: Query<Id>;
  body: Body<Id>;
}

type ResponseOf<Status, Response> = Status extends 302
  ? { status: 302; headers: { Location: string } }
  : Response extends { content: { 'application/json': infer Answer } }
    ? { status: 200; body?: Answer }
    : never;

/** Answers that a handler may return: the documented successes. Failures are thrown. */
export type ChatAnswer<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & (200 | 302)]: ResponseOf<Status, operations[Id]['responses'][Status]>;
}[keyof operations[Id]['responses'] & (200 | 302)];

export type ChatHandler<Id extends OperationId> = (request: ChatRequest<Id>, visit: Visit) => Promise<ChatAnswer<Id>>;

/** One handler per operation of the contract. A missing, misspelt or undocumented handler does not compile. */
export type ChatHandlers = { [Id in OperationId]: ChatHandler<Id> };
