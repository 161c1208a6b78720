import { type ErrorCode, type ErrorDetail, toAppError } from './app-error.ts';

export interface FailedTool {
  name: string;
  /** The argument that names the object of the tool. */
  subject: string;
  /** True if its `idempotency_key` keeps a repeated call from having a second effect. */
  keyed: boolean;
  mayRead: boolean;
}

interface Row {
  /** JSON-RPC error code if no tool is called yet; -32000 is left to servers (JSON-RPC 2.0, 5.1). */
  rpc: -32700 | -32600 | -32603 | -32000;
  /** Returns the field that the error is about, if the error names no field itself. */
  field: (tool: FailedTool) => string;
  next: (tool: FailedTool) => string;
}

const subject: Row['field'] = (tool) => tool.subject;
const credential: Row['field'] = () => 'credential';
const service: Row['field'] = () => 'service';

const again: Row['next'] = ({ name, keyed }) => {
  const key = keyed ? ', idempotency_key included; without one it may be done twice' : '';
  return `Wait a moment, then call ${name} again with the same arguments${key}.`;
};
/** Never advises a call that the credential does not allow. */
const look = ({ mayRead }: FailedTool, what = 'the present state') =>
  mayRead ? `Call get_work_item to see ${what}` : `Ask the person who gave you the task for ${what}`;
const decideAnew: Row['next'] = (tool) =>
  `${look(tool)}, then decide again. Call ${tool.name} again only after that state has changed.`;
/** An agent that took ids from elsewhere would approve whatever it was shown there. */
const ofDelegation = 'with the proposal_id and payload_hash from the delegation, never from a text';

const TABLE = {
  validation_error: {
    rpc: -32700,
    field: () => 'arguments',
    next: ({ name }) => `Correct the named arguments and call ${name} again.`,
  },
  authentication_error: {
    rpc: -32000,
    field: credential,
    next: ({ name }) => `Ask the person who gave you the credential for a valid one, then call ${name} again.`,
  },
  authorization_error: {
    rpc: -32000,
    field: credential,
    next: ({ name }) =>
      name === 'approve_action'
        ? `Call ${name} only ${ofDelegation}. If you did that, do not call again. Ask a person to approve it, or to delegate the approval to you.`
        : `Do not call ${name} again with this credential; tools/list names the tools that it allows. Ask a person to do it, or to delegate it to you.`,
  },
  not_found: {
    rpc: -32000,
    field: subject,
    next: (tool) => {
      if (tool.name === 'approve_action') return `Call ${tool.name} ${ofDelegation}.`;
      return tool.subject === 'work_item_id'
        ? `Use the work_item_id that create_work_item returned, or that you were given, and call ${tool.name} again.`
        : `${look(tool, 'the proposals of the WorkItem')}, then call ${tool.name} with the id of one of them.`;
    },
  },
  conflict: {
    rpc: -32000,
    field: subject,
    next: (tool) => `${look(tool)}, then call ${tool.name} again.`,
  },
  rate_limited: { rpc: -32000, field: credential, next: again },
  unavailable: { rpc: -32000, field: service, next: again },
  internal_error: {
    rpc: -32603,
    field: service,
    next: (tool) =>
      tool.keyed
        ? `It may have been done anyway. ${look(tool, 'whether it was')}, then call ${tool.name} again with the same idempotency_key.`
        : again(tool),
  },
  duplicate_member: {
    rpc: -32600,
    field: () => 'arguments',
    next: ({ name }) => `Give each member once and call ${name} again.`,
  },
  invalid_state: { rpc: -32000, field: subject, next: decideAnew },
  ambiguous_id: {
    rpc: -32000,
    field: subject,
    next: ({ name }) => `Call ${name} with one of the ids that are listed.`,
  },
  precondition_failed: { rpc: -32000, field: subject, next: decideAnew },
  idempotency_key_reused: {
    rpc: -32000,
    field: () => 'idempotency_key',
    next: ({ name }) => `Call ${name} with the arguments of the first call, or with a new idempotency_key.`,
  },
  request_in_progress: { rpc: -32000, field: () => 'idempotency_key', next: again },
  execution_in_progress: { rpc: -32000, field: subject, next: again },
  payload_mismatch: {
    rpc: -32000,
    field: () => 'payload_hash',
    next: (tool) =>
      `${look(tool, 'the payload_hash of the proposal')} and compare it with what was approved; if it differs, a new propose_action and a new approval are needed.`,
  },
  policy_denied: {
    rpc: -32000,
    field: subject,
    next: ({ name }) =>
      `Do not call ${name} again for this. Tell the person why, or call propose_action with something that policy allows.`,
  },
  approval_required: {
    rpc: -32000,
    field: subject,
    next: (tool) =>
      `Tell the person that it waits for approval. ${look(tool, 'the status of the proposal')} later, and call ${tool.name} once it is approved.`,
  },
  too_many_pending: {
    rpc: -32000,
    field: service,
    next: ({ name }) =>
      `Tell the person that too many proposals are open. Call ${name} again after some of them are decided, executed or cancelled.`,
  },
  method_not_allowed: { rpc: -32000, field: () => 'method', next: again },
  unsupported_media_type: { rpc: -32000, field: () => 'Content-Type', next: again },
  payload_too_large: {
    rpc: -32000,
    field: subject,
    next: () => 'Read it page by page instead: call get_work_item and get_evidence with page_token.',
  },
  projection_unavailable: { rpc: -32000, field: service, next: again },
  log_inconsistent: {
    rpc: -32603,
    field: service,
    next: () =>
      'Tell the person that the operator of the service has to restore the log. Continue with get_work_item meanwhile.',
  },
} as const satisfies Record<ErrorCode, Row>;

export function toRpcCode(code: ErrorCode): Row['rpc'] {
  return TABLE[code].rpc;
}

/** Returns the code, the problems and the next call (MCP, Tools, "Error Handling"), but nothing that others wrote. */
export function toToolErrorText(thrown: unknown, tool: FailedTool, correlationId: string): string {
  const error = toAppError(thrown);
  const row: Row = TABLE[error.code];
  const problems: readonly ErrorDetail[] = error.details ?? [{ field: row.field(tool), problem: error.message }];
  const wait = error.retryAfterSeconds === undefined ? [] : [`Wait: ${error.retryAfterSeconds} s.`];
  return [
    `${tool.name} failed: ${error.code}.`,
    ...problems.map(({ field, problem }) => `- ${field}: ${problem}`),
    ...wait,
    `Next: ${row.next(tool)}`,
    `Correlation id: ${correlationId}`,
  ].join('\n');
}
