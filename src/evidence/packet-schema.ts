import type * as Ajv from 'ajv/dist/2020.js';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { OPERATIONS, TENANT_OPERATION } from '../operations/index.ts';
import type { JsonValue } from '../platform/canonical-json.ts';
import { lazily, lazyPackage } from '../platform/lazily.ts';
import type { EventActor } from '../platform/outbox/event.ts';
import { PRODUCT_ORIGIN } from '../platform/product.ts';
import { type Action, HASH_VERSION } from '../proposals/index.ts';
import type { Author } from '../work-items/index.ts';

/*
 * The format of packets: an in-toto Statement v1 whose predicate holds a WorkItem and its evidence. The format is
 * separate from the API, because packets are kept for longer than any version of the API. A field that is added here
 * gets its check in verify.ts. A change that older verifiers would misread gets a new type.
 */

export const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
export const PREDICATE_TYPE = `${PRODUCT_ORIGIN}/evidence/packet/v1` as const;

declare const VALUE: unique symbol;
/** A JSON Schema, with the type of its values. */
interface Schema<Value> {
  readonly [VALUE]?: Value;
}
type ValueOf<S> = S extends Schema<infer Value> ? Value : never;
type Properties = Record<string, Schema<unknown>>;
type ObjectOf<P extends Properties, Optional extends keyof P> = {
  [Name in Exclude<keyof P, Optional>]: ValueOf<P[Name]>;
} & { [Name in Optional]?: ValueOf<P[Name]> };

const schema = <Value>(json: object) => json as Schema<Value>;
const array = <Value>(items: Schema<Value>) => schema<Value[]>({ type: 'array', items });
const orNull = <Value>(value: Schema<Value>) => schema<Value | null>({ anyOf: [value, { type: 'null' }] });

/** All objects are closed, because a verifier cannot vouch for fields that it does not know. */
function object<P extends Properties, Optional extends keyof P = never>(properties: P, optional: Optional[] = []) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name as Optional));
  return schema<ObjectOf<P, Optional>>({ type: 'object', properties, required, additionalProperties: false });
}

const text = schema<string>({ type: 'string' });
const textOrNull = schema<string | null>({ type: ['string', 'null'] });
const count = schema<number>({ type: 'integer', minimum: 0 });
const countOrNull = schema<number | null>({ type: ['integer', 'null'], minimum: 0 });
const ordinal = schema<number>({ type: 'integer', minimum: 1 });
/** In hex. */
const hash = schema<string>({ type: 'string', pattern: '^[0-9a-f]{64}$' });
const time = schema<string>({
  type: 'string',
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$',
});
const json = schema<Record<string, JsonValue>>({ type: 'object' });
const principalType = schema<Author['type']>(text);
const principal = object({ type: principalType, id: text, display_name: text });
const actor = object({ type: schema<EventActor['type']>(text), id: text, accountable: textOrNull });
const approver = object({ type: principalType, id: text, display_name: text, accountable: text });

const workItem = object(
  {
    work_item_id: text,
    subject: text,
    status: text,
    priority: text,
    channel: text,
    channel_id: textOrNull,
    tags: array(text),
    contact: orNull(object({ name: text, email: text, locale: text }, ['name', 'email', 'locale'])),
    source_reference: textOrNull,
    pack_key: text,
    queue_key: text,
    assignee: orNull(principal),
    thread_id: text,
    message_count: count,
    /** Absent without a due time, so that verifiers that do not know this field check such a WorkItem as before. */
    due_at: time,
    created_at: time,
    updated_at: time,
    version: ordinal,
    /** Opens commitments to personal values in entries: HMAC-SHA-256 over name, NUL and canonical value. */
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

/** Circumstances for which a proposal was made; absent if its hash is of version 1. */
const pinned = object(
  {
    hash_version: schema<number>({ const: HASH_VERSION }),
    target: object({ provider: text, address: textOrNull, account: textOrNull, workspace: textOrNull }),
    operation_version: ordinal,
    /** SHA-256 of the canonical form of the published schema of the payload, without annotations. */
    schema_hash: hash,
    /** SHA-256 of the canonical form of the definition's text, for an operation that the tenant has defined. */
    definition_hash: hash,
  },
  ['definition_hash'],
);

/** Further facts that policies asked for. Hours and days (1 for Monday) are of UTC. */
const further = object(
  {
    resource_type: text,
    resource_id: text,
    integration: object({ id: text, kind: text }),
    proposed_by: object({ kind: text, id: text }),
    work: object({ id: text, status: text, pack: text, queue: text, channel: text, priority: text, tags: array(text) }),
    hour: count,
    weekday: count,
  },
  ['integration'],
);
/** Change of a pack or of policies that counted because somebody confirmed it. `confirmed_by` is null for the operator. */
const confirmedChange = object(
  {
    what: text,
    version: ordinal,
    authors: array(text),
    confirmed_by: textOrNull,
    confirmed_at: time,
    alone: schema<true>({ const: true }),
    reason: text,
  },
  ['alone', 'reason'],
);
/** Facts that policies were given, so that the decision can be repeated. Amounts are in minor units, people are ids. */
const facts = object(
  {
    policy_version: text,
    proposer: text,
    accountables: array(text),
    /** People who had approved by then, without the person who decided. */
    approvers: array(text),
    /** Roles of these people and of the person who decided. A person without a role is missing. */
    roles: array(object({ person_id: text, role: text })),
    operation: text,
    amount: count,
    currency: text,
    risk: text,
    total: count,
    /** Earlier proposals of the same effect; absent for none. */
    twins: count,
    /** Absent for none, and in records of earlier releases. */
    changes: array(confirmedChange),
    auto_approve_up_to: countOrNull,
    two_approvals_above: countOrNull,
    approvals_needed: countOrNull,
    further: schema<Partial<ValueOf<typeof further>>>(further),
  },
  ['twins', 'changes', 'further'],
);

/** Grant of a role. If `awaits_confirmation` is absent, days alone let it mature, such as where nobody else could vouch. */
const origin = object(
  { person_id: text, at: time, awaits_confirmation: schema<true>({ const: true }), matures_at: time },
  ['awaits_confirmation', 'matures_at'],
);
/** Vouch for a role, with where the role of its author (null: the operator) came from. */
const vouch = object({ by: textOrNull, at: time, since: orNull(time), derives_from: array(origin) });
/** A person, who gave them their role, nearest first, and everybody for whom they spoke. */
const party = object({
  person_id: text,
  since: orNull(time),
  derives_from: array(origin),
  vouches: array(vouch),
  speaks_for: array(text),
});
/** Derivation of the voices that were counted, so that the count can be repeated. */
const voices = object(
  {
    at: time,
    /** Days until a role matures, unless its grant says so earlier. */
    waiting_days: schema<number>({ type: 'integer', minimum: 0, maximum: 90 }),
    accountables: array(party),
    /** Few enough for an exact search. The service asks for 10 approvals at most. */
    approvers: schema<ValueOf<typeof party>[]>({ type: 'array', items: party, maxItems: 20 }),
    /** Approvers who counted. */
    counted: array(text),
    /** The approver shared a voice with an accountable person, within the bound for that. */
    same_voice: schema<true>({ const: true }),
    /** At a sending: the number of approvals that policy wanted. */
    approvals_needed: count,
  },
  ['same_voice', 'approvals_needed'],
);

const approval = object(
  {
    /** `accountable` is the person whose decision it is, also if an agent has made it for them. */
    approver,
    decision: text,
    comment: textOrNull,
    payload_hash: hash,
    at: time,
    /** Absent if they were not stored. */
    facts,
    /** Absent for rejections, and if they were not stored. */
    voices,
    /** Door of the decision, and link of the account to the person; absent for a session of the person. */
    via: object({ door: text, link_id: text }),
  },
  ['facts', 'voices', 'via'],
);

const proposal = object(
  {
    proposal_id: text,
    work_item_id: text,
    status: text,
    integration_id: text,
    resource_type: text,
    operation: text,
    /** Open, because `payload_hash` vouches for all of the payload, whatever the operation. */
    payload: json,
    /** SHA-256 of the canonical tenant, work_item, integration, operation, resource_type, payload and `pinned`. */
    payload_hash: hash,
    pinned,
    approval_reason: text,
    proposed_by: object({ type: principalType, id: text, display_name: text, accountable: textOrNull }),
    policy: object({
      decision: text,
      reasons: array(object({ policy_id: text, message: text })),
      policy_version: text,
      approvals_required: count,
    }),
    /** Provider's answer when it was last asked; absent if it never was. */
    check: object({ outcome: text, problems: array(object({ field: text, problem: text })), at: time }),
    /** Absent if they were not stored. */
    facts,
    /** Approvals and the rejection, in their order. */
    approvals: array(approval),
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
const result = schema<Action['result']>({
  anyOf: [...Object.values(OPERATIONS).map(({ resultSchema }) => resultSchema), tenantResult, { type: 'null' }],
});

const action = object(
  {
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
    /** Voices that were counted before it was sent; absent if each approval was enough by itself, or if not stored. */
    voices,
    result,
    error: schema<Action['error']>(
      orNull(
        object(
          {
            code: text,
            message: text,
            retryable: schema({ type: 'boolean' }),
            retry_after_seconds: ordinal,
            field: text,
          },
          ['retry_after_seconds', 'field'],
        ),
      ),
    ),
    /** Finding of the person who settled the action; null if nobody has. */
    settlement: orNull(object({ settled_by: principal, reason: text, at: time })),
    started_at: time,
    finished_at: orNull(time),
    version: ordinal,
  },
  ['voices'],
);

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
  data: json,
  /** Leaf hash. The leaf has the index `sequence - 1`. */
  hash,
  /** By RFC 9162, 2.1.3, for the tree of the checkpoint. */
  inclusion_proof: array(hash),
});

const predicate = object({
  tenant_id: text,
  export: object({ export_id: text, exported_at: time, exported_by: actor }),
  work_item: workItem,
  /** The whole conversation, oldest message first. */
  messages: array(message),
  /** All proposals, oldest first. */
  proposals: array(proposal),
  /** Records of the proposals' executions, in the order of the proposals. */
  actions: array(action),
  /** All entries of the WorkItem up to the versions that the packet shows, in the order of the log. */
  entries: array(entry),
  /** Signed note of the tree to which the inclusion proofs lead. */
  checkpoint: text,
});

const subject = object({ name: text, digest: object({ sha256: hash }) });
const statement = object({
  _type: schema<typeof STATEMENT_TYPE>({ const: STATEMENT_TYPE }),
  predicateType: schema<typeof PREDICATE_TYPE>({ const: PREDICATE_TYPE }),
  subject: schema<ValueOf<typeof subject>[]>({ type: 'array', minItems: 1, maxItems: 1, items: subject }),
  predicate,
});

export type PacketPrincipal = ValueOf<typeof principal>;
export type PacketWorkItem = ValueOf<typeof workItem>;
export type PacketMessage = ValueOf<typeof message>;
export type PacketFacts = ValueOf<typeof facts>;
export type PacketProposal = ValueOf<typeof proposal>;
export type PacketVoices = ValueOf<typeof voices>;
export type PacketAction = ValueOf<typeof action>;
export type PacketEntry = ValueOf<typeof entry>;
export type PacketPredicate = ValueOf<typeof predicate>;
export type PacketStatement = ValueOf<typeof statement>;

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
