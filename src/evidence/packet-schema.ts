import type * as Ajv from 'ajv/dist/2020.js';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { OPERATIONS, TENANT_OPERATION } from '../operations/index.ts';
import { lazily, lazyPackage } from '../platform/lazily.ts';
import { HASH_VERSION } from '../proposals/index.ts';
import { type PacketStatement, PREDICATE_TYPE, STATEMENT_TYPE } from './packet.ts';

/** All objects are closed, because a verifier cannot vouch for fields that it does not know. */
function object(properties: Record<string, object>, optional: string[] = []): object {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}

const text = { type: 'string' };
const textOrNull = { type: ['string', 'null'] };
const count = { type: 'integer', minimum: 0 };
const ordinal = { type: 'integer', minimum: 1 };
const hash = { type: 'string', pattern: '^[0-9a-f]{64}$' };
const time = { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$' };
const principal = object({ type: text, id: text, display_name: text });
const actor = object({ type: text, id: text, accountable: textOrNull });
const approver = object({ type: text, id: text, display_name: text, accountable: text });

const workItem = object(
  {
    work_item_id: text,
    subject: text,
    status: text,
    priority: text,
    channel: text,
    channel_id: textOrNull,
    tags: { type: 'array', items: text },
    contact: {
      anyOf: [object({ name: text, email: text, locale: text }, ['name', 'email', 'locale']), { type: 'null' }],
    },
    source_reference: textOrNull,
    pack_key: text,
    queue_key: text,
    assignee: { anyOf: [principal, { type: 'null' }] },
    thread_id: text,
    message_count: count,
    due_at: time,
    created_at: time,
    updated_at: time,
    version: ordinal,
    salt: text,
  },
  ['due_at'],
);

const message = object({
  message_id: text,
  work_item_id: text,
  role: text,
  content: text,
  external_message_id: textOrNull,
  author: principal,
  created_at: time,
  salt: text,
});

/** Open, because `payload_hash` vouches for all of the payload, whatever the operation. */
const payload = { type: 'object' };

const pinned = object(
  {
    hash_version: { const: HASH_VERSION },
    target: object({ provider: text, address: textOrNull, account: textOrNull, workspace: textOrNull }),
    operation_version: ordinal,
    schema_hash: hash,
    definition_hash: hash,
  },
  ['definition_hash'],
);

const countOrNull = { type: ['integer', 'null'], minimum: 0 };
const further = object(
  {
    resource_type: text,
    resource_id: text,
    integration: object({ id: text, kind: text }),
    proposed_by: object({ kind: text, id: text }),
    work: object({
      id: text,
      status: text,
      pack: text,
      queue: text,
      channel: text,
      priority: text,
      tags: { type: 'array', items: text },
    }),
    hour: count,
    weekday: count,
  },
  ['integration'],
);
const facts = object(
  {
    policy_version: text,
    proposer: text,
    accountables: { type: 'array', items: text },
    approvers: { type: 'array', items: text },
    roles: { type: 'array', items: object({ person_id: text, role: text }) },
    operation: text,
    amount: count,
    currency: text,
    risk: text,
    total: count,
    auto_approve_up_to: countOrNull,
    two_approvals_above: countOrNull,
    approvals_needed: countOrNull,
    further,
  },
  ['further'],
);

const proposal = object(
  {
    proposal_id: text,
    work_item_id: text,
    status: text,
    integration_id: text,
    resource_type: text,
    operation: text,
    payload,
    payload_hash: hash,
    pinned,
    approval_reason: text,
    proposed_by: object({ type: text, id: text, display_name: text, accountable: textOrNull }),
    policy: object({
      decision: text,
      reasons: { type: 'array', items: object({ policy_id: text, message: text }) },
      policy_version: text,
      approvals_required: count,
    }),
    check: object({
      outcome: text,
      problems: { type: 'array', items: object({ field: text, problem: text }) },
      at: time,
    }),
    facts,
    approvals: {
      type: 'array',
      items: object(
        {
          approver,
          decision: text,
          comment: textOrNull,
          payload_hash: hash,
          at: time,
          facts,
          via: object({ door: text, link_id: text }),
        },
        ['facts', 'via'],
      ),
    },
    supersedes: textOrNull,
    expires_at: time,
    created_at: time,
    updated_at: time,
    version: ordinal,
    salt: text,
  },
  ['pinned', 'check', 'facts'],
);

/** Result of an operation that a tenant has defined. Open, because the log vouches for all of the result. */
const tenantResult = {
  type: 'object',
  properties: { type: { type: 'string', pattern: TENANT_OPERATION.source } },
  required: ['type'],
};

/** Verifiers would refuse any other result. */
const result = {
  anyOf: [...Object.values(OPERATIONS).map(({ resultSchema }) => resultSchema), tenantResult, { type: 'null' }],
};

const action = object({
  action_id: text,
  work_item_id: text,
  proposal_id: text,
  operation: text,
  integration_id: text,
  status: text,
  idempotency_key: text,
  attempts: ordinal,
  executed_by: principal,
  policy_version: text,
  payload_hash: hash,
  result,
  error: {
    anyOf: [
      object({ code: text, message: text, retryable: { type: 'boolean' }, retry_after_seconds: ordinal, field: text }, [
        'retry_after_seconds',
        'field',
      ]),
      { type: 'null' },
    ],
  },
  settlement: { anyOf: [object({ settled_by: principal, reason: text, at: time }), { type: 'null' }] },
  started_at: time,
  finished_at: { anyOf: [time, { type: 'null' }] },
  version: ordinal,
});

const entry = object({
  sequence: ordinal,
  entry_id: text,
  type: text,
  subject: object({ type: text, id: text }),
  subject_version: ordinal,
  work_item_id: textOrNull,
  actor,
  correlation_id: text,
  at: time,
  data_hash: hash,
  data: { type: 'object' },
  hash,
  inclusion_proof: { type: 'array', items: hash },
});

const statement = object({
  _type: { const: STATEMENT_TYPE },
  predicateType: { const: PREDICATE_TYPE },
  subject: { type: 'array', minItems: 1, maxItems: 1, items: object({ name: text, digest: object({ sha256: hash }) }) },
  predicate: object({
    tenant_id: text,
    export: object({ export_id: text, exported_at: time, exported_by: actor }),
    work_item: workItem,
    messages: { type: 'array', items: message },
    proposals: { type: 'array', items: proposal },
    actions: { type: 'array', items: action },
    entries: { type: 'array', items: entry },
    checkpoint: text,
  }),
});

/** JSON Schema of the statement in a packet. Verifiers of all later releases must accept what this schema describes. */
export const packetSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: PREDICATE_TYPE,
  ...statement,
};

const ajvPackage = lazyPackage<typeof Ajv>('ajv/dist/2020.js');
const ajv = lazily(() => new (ajvPackage().Ajv2020)({ allErrors: false, allowUnionTypes: true }));
const statementValidator = lazily(() => ajv().compile<PacketStatement>(packetSchema));
const resultsValidator = lazily(() => ajv().compile({ type: 'array', items: result }));

export interface ShapeProblem {
  where: string;
  problem: string;
}

/** Returns the problem that keeps a value from being a statement of a packet. */
export function shapeProblem(value: unknown): ShapeProblem | undefined {
  const validate = statementValidator();
  return validate(value) ? undefined : problemIn(validate, 'statement');
}

/** Returns the problem that keeps values from being results of actions in a statement. */
export function resultProblem(values: readonly unknown[]): ShapeProblem | undefined {
  const validate = resultsValidator();
  return validate(values) ? undefined : problemIn(validate, 'results');
}

function problemIn({ errors }: { errors?: ErrorObject[] | null }, whole: string): ShapeProblem {
  const [error] = errors as [ErrorObject];
  const where = error.instancePath.slice(1).replaceAll('/', '.') || whole;
  const member = (error.params as { additionalProperty?: string }).additionalProperty;
  if (member !== undefined) return { where, problem: `holds "${member}", which this version cannot check` };
  if (error.keyword === 'const') return { where, problem: `is not ${JSON.stringify(error.params['allowedValue'])}` };
  return { where, problem: error.message ?? 'is not valid' };
}
