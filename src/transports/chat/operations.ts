import type { IncomingMessage } from 'node:http';
import type { components, operations } from '../../../generated/chat/types.ts';
import type { InstallState } from '../../integrations/chat/oauth-state.ts';
import type { Exchange } from '../http-answer.ts';
import type { PersonCall } from '../person-call.ts';

export type OperationId = keyof operations;
export type Schemas = components['schemas'];

/** One request on its way through the door; what its security scheme has found out is there when its handler runs. */
export interface Visit {
  /** Whether it has been answered, or nobody waits for an answer any more. */
  isOver: () => boolean;
  request: IncomingMessage;
  /** Query string without the question mark. */
  query: string | undefined;
  exchange: Exchange;
  operationId?: OperationId;
  /** A request of the platform: its bytes and their signature, which was good. */
  signed?: { body: Buffer; signature: string };
  /** A request of an administrator. */
  admin?: { call: PersonCall; sessionId: string };
  /** The return of an installation. */
  install?: { call: PersonCall; state: InstallState };
  /** The body once it was read, for what is said of a failure. */
  body?: unknown;
  /** `Set-Cookie` values that the answer has to carry. */
  cookies: readonly string[];
}

type Query<Id extends OperationId> = operations[Id]['parameters'] extends { query: infer Value }
  ? Value
  : Record<never, never>;

type Body<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : undefined;

/** A request that satisfies the contract. */
export interface ChatRequest<Id extends OperationId> {
  query: Query<Id>;
  body: Body<Id>;
}

type ResponseOf<Status, Response> = Status extends 302
  ? { status: 302; headers: { Location: string } }
  : Response extends { content: { 'application/json': infer Answer } }
    ? { status: 200; body?: Answer }
    : never;

/** What a handler may answer: a documented success. Failures are thrown. */
export type ChatAnswer<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & (200 | 302)]: ResponseOf<Status, operations[Id]['responses'][Status]>;
}[keyof operations[Id]['responses'] & (200 | 302)];

export type ChatHandler<Id extends OperationId> = (request: ChatRequest<Id>, visit: Visit) => Promise<ChatAnswer<Id>>;

/** One handler per operation of the contract: a missing, misspelt or undocumented one does not compile. */
export type ChatHandlers = { [Id in OperationId]: ChatHandler<Id> };
