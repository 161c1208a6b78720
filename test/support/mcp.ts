/** Calls the MCP door as an agent does, without a client library, and lists valid arguments for each tool. */
import { expect } from 'vitest';
import * as outputValidators from '../../generated/mcp/output-validators.js';
import { tools } from '../../generated/mcp/tools.ts';
import type { ToolTypes } from '../../generated/mcp/types.ts';
import type { AgentScope } from '../../src/identity/roles.ts';
import type { RefundDesk } from './governance.ts';
import { MCP_PATH, META, STATELESS } from './mcp-wire.ts';
import { refundProposal, type Subject } from './operations.ts';

export type ToolName = keyof ToolTypes;
export const TOOL_NAMES = Object.keys(tools) as ToolName[];

/** Output schemas by tool name. They allow no property that the contract does not have. */
const OUTPUTS: Record<string, outputValidators.Validator> = { ...outputValidators };

export interface McpAnswer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: the shape depends on the method
  body: any;
}

export interface ToolAnswer extends McpAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: checked against the schema of the tool on arrival
  output: any;
  /** Text of the first content block. If the tool failed, the error that the agent reads. */
  text: string;
}

export type Credential = { apiKey: string } | { bearer: string };

/** An agent with a credential. It speaks protocol revision 2026-07-28 by default. */
export class McpAgent {
  readonly #service: { address: string };
  readonly #credential: Record<string, string>;

  constructor(service: { address: string }, credential?: Credential) {
    this.#service = service;
    if (credential === undefined) this.#credential = {};
    else if ('apiKey' in credential) this.#credential = { 'X-Api-Key': credential.apiKey };
    else this.#credential = { Authorization: `Bearer ${credential.bearer}` };
  }

  /** Posts a body. A string is sent unchanged; anything else as JSON. */
  async post(body: unknown, headers: Record<string, string> = {}): Promise<McpAnswer> {
    const response = await fetch(`${this.#service.address}${MCP_PATH}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...this.#credential, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return read(response);
  }

  /** Sends a valid request of revision 2026-07-28. `headers` and `params` override its parts. */
  request(method: string, params: object = {}, headers: Record<string, string> = {}): Promise<McpAnswer> {
    const name = (params as { name?: unknown }).name;
    const mirrored = { 'MCP-Protocol-Version': STATELESS, 'Mcp-Method': method };
    return this.post(
      { jsonrpc: '2.0', id: 1, method, params: { _meta: META, ...params } },
      { ...mirrored, ...(typeof name === 'string' ? { 'Mcp-Name': name } : {}), ...headers },
    );
  }

  /** Sends a request of revision 2025-11-25, one of those that begin with a handshake. */
  handshakeRequest(method: string, params: object = {}, headers: Record<string, string> = {}): Promise<McpAnswer> {
    return this.post({ jsonrpc: '2.0', id: 1, method, params }, { 'MCP-Protocol-Version': '2025-11-25', ...headers });
  }

  async listTools(): Promise<string[]> {
    const { body } = await this.request('tools/list');
    return body.result.tools.map((tool: { name: string }) => tool.name);
  }

  /** Calls a tool and checks its output against the closed schema. */
  async call(name: string, args: object, headers: Record<string, string> = {}): Promise<ToolAnswer> {
    const answer = await this.request('tools/call', { name, arguments: args }, headers);
    const result = answer.body.result ?? {};
    const text = result.content?.[0]?.text ?? '';
    if (result.structuredContent !== undefined) expectOutput(name, result);
    return { ...answer, output: result.structuredContent, text };
  }
}

export async function read(response: Response): Promise<McpAnswer> {
  const text = await response.text();
  if (text !== '') expect(response.headers.get('content-type')).toBe('application/json');
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
}

/** Checks a successful result: the structured content matches its schema, and the text content is the same as JSON. */
export function expectOutput(name: string, result: { structuredContent?: unknown; content?: unknown }): void {
  const validate = OUTPUTS[name];
  if (validate === undefined) throw new Error(`There is no tool ${name}`);
  const fits = validate(result.structuredContent);
  expect(fits ? null : validate.errors, `${name}: ${JSON.stringify(result.structuredContent)}`).toBeNull();
  const [content] = result.content as { type: string; text: string }[];
  expect(content?.type).toBe('text');
  expect(JSON.parse(content?.text ?? '')).toEqual(result.structuredContent);
}

/**
 * Arguments with which each tool succeeds for a permitted caller. Only `approve_action` needs a delegation for the one
 * approval.
 */
export const VALID_ARGUMENTS: Record<ToolName, (subject: Subject) => Record<string, unknown>> = {
  create_work_item: () => ({ subject: 'A valid subject' }),
  get_work_item: ({ workItemId }) => ({ work_item_id: workItemId }),
  propose_action: ({ workItemId, integrationId }) => ({ work_item_id: workItemId, ...refundProposal(integrationId) }),
  approve_action: ({ proposalId }) => ({ proposal_id: proposalId, payload_hash: 'a'.repeat(64) }),
  execute_action: ({ proposalId }) => ({ proposal_id: proposalId }),
  get_evidence: ({ workItemId }) => ({ work_item_id: workItemId }),
  export_packet: ({ workItemId }) => ({ work_item_id: workItemId }),
};

export const scopeOf = (name: ToolName): AgentScope => tools[name].scope;

/** Issues a delegation token of a new owner of the tenant, who may delegate every scope except a single approval. */
export async function delegationOf(desk: RefundDesk, scopes: readonly AgentScope[]): Promise<string> {
  const owner = { ...(await desk.join('owner')), role: 'owner' as const };
  const { delegations } = desk.service.services.identity;
  return (await delegations.issue(owner, { agent: 'test agent', scopes, endpoints: ['mcp'] })).token;
}
