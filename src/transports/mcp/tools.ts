import { tools } from '../../../generated/mcp/tools.ts';
import type { ToolTypes } from '../../../generated/mcp/types.ts';
import { AppError, validationError } from '../../errors/app-error.ts';
import type { AgentCall } from '../agent-gate.ts';
import { isObject } from '../json-object.ts';
import { readLiberally } from '../liberal-input.ts';
import type { PartError } from '../openapi/compiled-backend.ts';
import { toProblems } from '../openapi/validation-problems.ts';
import { RPC, RpcFailure } from './json-rpc.ts';
import { linkToPacket, type ResourceLink } from './summaries.ts';

export type ToolName = keyof ToolTypes & keyof typeof tools;

/**
 * One handler per tool of the contract. A handler that is missing, misspelt or returns another result does not compile.
 */
export type ToolHandlers = {
  [Name in ToolName]: (input: ToolTypes[Name]['input'], call: AgentCall) => Promise<ToolTypes[Name]['output']>;
};

export interface CallToolResult {
  content: ({ type: 'text'; text: string } | ResourceLink)[];
  structuredContent?: object;
  isError?: true;
}

/** More errors tell an agent nothing new. */
const MAX_ERRORS = 100;

/** Returns the tools that the credential allows, in the order of the contract. */
export function listedTools({ agentScopes }: Pick<AgentCall, 'agentScopes'>): object[] {
  return Object.values(tools).flatMap(({ scope, published }) => (agentScopes.has(scope) ? [published] : []));
}

/** @throws {RpcFailure} -32602 if there is no such tool. */
export function toToolName(name: unknown): ToolName {
  if (typeof name === 'string' && Object.hasOwn(tools, name)) return name as ToolName;
  throw new RpcFailure(200, RPC.invalidParams, 'params.name is not a tool; call tools/list for all tools.');
}

/** Returns the argument that identifies the object of a tool, for errors about that object. */
export function subjectOf(name: ToolName): string {
  const { inputSchema } = tools[name].published;
  return 'required' in inputSchema ? inputSchema.required[0] : (Object.keys(inputSchema.properties)[0] ?? name);
}

/** Returns true if a repeated call without an `idempotency_key` repeats the effect. */
export function isKeyed(name: ToolName): boolean {
  return name === 'create_work_item' || name === 'propose_action';
}

/**
 * Calls a tool: checks the scope, then the arguments, then calls the service.
 * @param mayLink True if the client can read resource links.
 * @throws {RpcFailure} 403 for a bearer token without the scope (RFC 6750, 3.1).
 * @throws {AppError} for every error that the agent can learn from.
 */
export async function callTool(
  handlers: ToolHandlers,
  name: ToolName,
  sent: unknown,
  call: AgentCall,
  mayLink: boolean,
): Promise<CallToolResult> {
  const { scope, validate } = tools[name];
  if (!call.agentScopes.has(scope)) throw lacksScope(scope, call.bearer);
  const { value: args, errors } = readLiberally(validate, sent);
  if (!isObject(args)) throw validationError([{ field: 'arguments', problem: 'must be an object' }]);
  if (errors.length > 0) {
    const told = errors.slice(0, MAX_ERRORS).map((error): PartError => ({ ...error, part: 'body' }));
    throw validationError(toProblems(told));
  }
  const handler = handlers[name] as (input: unknown, call: AgentCall) => Promise<object>;
  const structuredContent = await handler(args, call);
  const links = mayLink && name === 'export_packet' ? linkToPacket(structuredContent) : [];
  return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }, ...links], structuredContent };
}

function lacksScope(scope: string, bearer: boolean): Error {
  const message = `It lacks the scope ${scope}, which this tool needs.`;
  if (!bearer) return new AppError('authorization_error', message);
  return new RpcFailure(403, RPC.serverError, `insufficient_scope: the token lacks ${scope}, which this tool needs.`, {
    headers: { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
    data: { code: 'authorization_error', required_scope: scope },
  });
}
