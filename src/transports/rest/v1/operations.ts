import type { operations } from '../../../../generated/rest/types.ts';
import type { CallContext } from '../../../call-context.ts';
import type { Callers } from '../../../identity/index.ts';
import type { Capabilities } from '../../capabilities.ts';

/** Everything that the handlers of this door call. */
export interface RestServices extends Capabilities {
  callers: Callers;
}

export type OperationId = keyof operations;

type Part<Id extends OperationId, Name extends 'path' | 'query' | 'header'> = operations[Id]['parameters'] extends {
  [Key in Name]?: infer Value;
}
  ? NonNullable<Value>
  : Record<never, never>;

/** JSON body of an operation. All its media types have one schema. */
type Body<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : OptionalBody<operations[Id]>;

/** JSON body of an operation that does not require a body. */
type OptionalBody<Operation> = Operation extends { requestBody?: infer Given }
  ? [NonNullable<Given>] extends [{ content: infer Content }]
    ? Content[keyof Content] | undefined
    : undefined
  : undefined;

/** Request that satisfies the contract. Header names are in lower case, as Node returns them. */
export interface ApiRequest<Id extends OperationId> {
  path: Part<Id, 'path'>;
  query: Part<Id, 'query'>;
  header: { [Name in keyof Part<Id, 'header'> as Lowercase<Name & string>]: Part<Id, 'header'>[Name] };
  body: Body<Id>;
}

/** Headers that the door itself sets on every answer. */
type CommonHeader = 'X-Correlation-Id' | 'RateLimit' | 'RateLimit-Policy';

/** Headers that only some answers of a status carry, a fact that the generated types cannot express. */
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

/**
 * Answers that a handler may return: the documented successes with their documented headers. Failures are thrown as
 * `AppError`.
 */
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

/** One handler per operation of the contract. A missing, misspelt or undocumented handler does not compile. */
export type OperationHandlers = { [Id in OperationId]: OperationHandler<Id> };
