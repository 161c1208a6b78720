/** Calls of the MCP door as an agent makes them, without any client library, and what each tool can be called with. */
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

/** Closed: what is not in the contract is a fault here. */
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
  /** What the agent reads of a tool that failed. */
  text: string;
}

export type Credential = { apiKey: string } | { bearer: string };

/** An agent with a credential, which speaks 2026-07-28 unless it is told otherwise. */
export class McpAgent {
  readonly #service: { address: string };
  readonly #credential: Record<string, string>;

  constructor(service: { address: string }, credential?: Credential) {
    this.#service = service;
    if (credential === undefined) this.#credential = {};
    else if ('apiKey' in credential) this.#credential = { 'X-Api-Key': credential.apiKey };
    else this.#credential = { Authorization: `Bearer ${credential.bearer}` };
  }

  /** Sends a body as it is; anything but a string as JSON. */
  async post(body: unknown, headers: Record<string, string> = {}): Promise<McpAnswer> {
    const response = await fetch(`${this.#service.address}${MCP_PATH}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...this.#credential, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return read(response);
  }

  /** A request that keeps all rules of 2026-07-28; `headers` and `params` are put over that. */
  request(method: string, params: object = {}, headers: Record<string, string> = {}): Promise<McpAnswer> {
    const name = (params as { name?: unknown }).name;
    const mirrored = { 'MCP-Protocol-Version': STATELESS, 'Mcp-Method': method };
    return this.post(
      { jsonrpc: '2.0', id: 1, method, params: { _meta: META, ...params } },
      { ...mirrored, ...(typeof name === 'string' ? { 'Mcp-Name': name } : {}), ...headers },
    );
  }

  /** A request of the revisions with a handshake. */
  handshakeRequest(method: string, params: object = {}, headers: Record<string, string> = {}): Promise<McpAnswer> {
    return this.post({ jsonrpc: '2.0', id: 1, method, params }, { 'MCP-Protocol-Version': '2025-11-25', ...headers });
  }

  async listTools(): Promise<string[]> {
    const { body } = await this.request('tools/list');
    return body.result.tools.map((tool: { name: string }) => tool.name);
  }

  /** Calls a tool; what it answers is checked against its schema, where nothing more than that may be. */
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

/** Checks a successful result: its structured content fits, and the text is the same. */
export function expectOutput(name: string, result: { structuredContent?: unknown; content?: unknown }): void {
  const validate = OUTPUTS[name];
  if (validate === undefined) throw new Error(`There is no tool ${name}`);
  const fits = validate(result.structuredContent);
  expect(fits ? null : validate.errors, `${name}: ${JSON.stringify(result.structuredContent)}`).toBeNull();
  const [content] = result.content as { type: string; text: string }[];
  expect(content?.type).toBe('text');
  expect(JSON.parse(content?.text ?? '')).toEqual(result.structuredContent);
}

/** Arguments with which each tool succeeds for whoever may call it; approving needs its own grant. */
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

/** A token of a new person of the tenant who may delegate all that lasts. */
export async function delegationOf(desk: RefundDesk, scopes: readonly AgentScope[]): Promise<string> {
  const owner = { ...(await desk.join('owner')), role: 'owner' as const };
  const { delegations } = desk.service.services.identity;
  return (await delegations.issue(owner, { agent: 'test agent', scopes, endpoints: ['mcp'] })).token;
}
