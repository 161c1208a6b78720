import type { operations } from '../../../../generated/rest/types.ts';
import type { CallContext } from '../../../call-context.ts';

export type OperationId = keyof operations;

type Part<Id extends OperationId, Name extends 'path' | 'query' | 'header'> = operations[Id]['parameters'] extends {
  [Key in Name]?: infer Value;
}
  ? NonNullable<Value>
  : Record<never, never>;

/** The JSON body of an operation; all its media types have one schema. */
type Body<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : OptionalBody<operations[Id]>;

/** The same of an operation that can do without one. */
type OptionalBody<Operation> = Operation extends { requestBody?: infer Given }
  ? [NonNullable<Given>] extends [{ content: infer Content }]
    ? Content[keyof Content] | undefined
    : undefined
  : undefined;

/** A request that satisfies the contract. Header names are as Node gives them, in lower case. */
export interface ApiRequest<Id extends OperationId> {
  path: Part<Id, 'path'>;
  query: Part<Id, 'query'>;
  header: { [Name in keyof Part<Id, 'header'> as Lowercase<Name & string>]: Part<Id, 'header'>[Name] };
  body: Body<Id>;
}

/** Headers that the door itself sets on every answer. */
type CommonHeader = 'X-Correlation-Id' | 'RateLimit' | 'RateLimit-Policy';

/** Headers that not every answer of their status carries; the generated types cannot tell. */
type OptionalHeader = 'Idempotent-Replayed' | 'Deprecation' | 'Sunset' | 'Link';

type DocumentedHeaders<Headers> = {
  [Name in keyof Headers as string extends Name ? never : Exclude<Name, CommonHeader | OptionalHeader>]: Headers[Name];
} & { [Name in keyof Headers as Name & OptionalHeader]?: Headers[Name] };

type SuccessStatus = 200 | 201 | 202 | 304;

type ResponseOf<Status, Response> = Response extends { headers: infer Headers }
  ? { status: Status; headers: DocumentedHeaders<Headers> } & (Response extends {
      content: { 'application/json': infer Body };
    }
      ? { body: Body }
      : { body?: undefined })
  : never;

/** What a handler may answer: a documented success with its documented headers. Failures are thrown as `AppError`. */
export type ApiResponse<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & SuccessStatus]: ResponseOf<
    Status,
    operations[Id]['responses'][Status]
  >;
}[keyof operations[Id]['responses'] & SuccessStatus];

export type OperationHandler<Id extends OperationId> = (
  request: ApiRequest<Id>,
  call: CallContext,
) => Promise<ApiResponse<Id>>;

/** One handler per operation of the contract: a missing, misspelt or undocumented one does not compile. */
export type OperationHandlers = { [Id in OperationId]: OperationHandler<Id> };
