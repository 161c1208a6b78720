import { tools } from '../../../generated/mcp/tools.ts';
import type { ToolTypes } from '../../../generated/mcp/types.ts';
import { AppError, validationError } from '../../errors/app-error.ts';
import type { AgentCall } from '../agent-gate.ts';
import { isObject } from '../json-object.ts';
import type { PartError } from '../openapi/compiled-backend.ts';
import { toProblems } from '../openapi/validation-problems.ts';
import { RPC, RpcFailure } from './json-rpc.ts';
import { linkToPacket, type ResourceLink } from './summaries.ts';

export type ToolName = keyof ToolTypes & keyof typeof tools;

/** One handler per tool of the contract: a missing or misspelt one, or one of another result, does not compile. */
export type ToolHandlers = {
  [Name in ToolName]: (input: ToolTypes[Name]['input'], call: AgentCall) => Promise<ToolTypes[Name]['output']>;
};

/** The result of `tools/call`. */
export interface CallToolResult {
  content: ({ type: 'text'; text: string } | ResourceLink)[];
  structuredContent?: object;
  isError?: true;
}

/** Hundreds of faults are as many ways to say that the arguments are wrong. */
const MAX_ERRORS = 100;

/** What `tools/list` tells: the tools that the credential allows, in the order of the contract. */
export function listedTools({ agentScopes }: Pick<AgentCall, 'agentScopes'>): object[] {
  return Object.values(tools).flatMap(({ scope, published }) => (agentScopes.has(scope) ? [published] : []));
}

/** @throws {RpcFailure} -32602, unless there is such a tool. */
export function toToolName(name: unknown): ToolName {
  if (typeof name === 'string' && Object.hasOwn(tools, name)) return name as ToolName;
  throw new RpcFailure(200, RPC.invalidParams, 'params.name names no tool; tools/list says which there are.');
}

/** The argument that names what a tool acts on, for errors that are about just that. */
export function subjectOf(name: ToolName): string {
  const { inputSchema } = tools[name].published;
  return 'required' in inputSchema ? inputSchema.required[0] : (Object.keys(inputSchema.properties)[0] ?? name);
}

/** Whether a tool would do a thing again without an `idempotency_key`; others may be sent one, which changes nothing. */
export function isKeyed(name: ToolName): boolean {
  return name === 'create_work_item' || name === 'propose_action';
}

/**
 * Calls a tool: scope, arguments, then the service.
 * @throws {RpcFailure} 403 for a bearer token without the scope (RFC 6750, 3.1).
 * @throws {AppError} for everything that the agent can learn from.
 */
export async function callTool(
  handlers: ToolHandlers,
  name: ToolName,
  args: unknown,
  call: AgentCall,
): Promise<CallToolResult> {
  const { scope, validate } = tools[name];
  if (!call.agentScopes.has(scope)) throw lacksScope(scope, call.bearer);
  if (!isObject(args)) throw validationError([{ field: 'arguments', problem: 'must be an object' }]);
  if (!validate(args)) {
    const errors = (validate.errors ?? []).slice(0, MAX_ERRORS);
    throw validationError(toProblems(errors.map((error): PartError => ({ ...error, part: 'body' }))));
  }
  const handler = handlers[name] as (input: unknown, call: AgentCall) => Promise<object>;
  const structuredContent = await handler(args, call);
  const links = name === 'export_packet' ? linkToPacket(structuredContent) : [];
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
