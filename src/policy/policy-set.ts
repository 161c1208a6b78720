import type * as Cedar from '@cedar-policy/cedar-wasm/nodejs';
import { askedRecord, type CedarValue, hasMember, type OperationTypes, sizeOf, toldOf } from '../operations/index.ts';
import { canonicalHash, type JsonValue } from '../platform/canonical-json.ts';
import { lazyPackage } from '../platform/lazily.ts';
import { cutText } from '../platform/text-length.ts';
import { addNamed, type NamedThings, nothingNamed } from './language/named.ts';
import { ANY_PROPOSAL, furtherMembers, schemaText } from './language/schema-text.ts';

/** Loaded on first use, because loading compiles the engine. */
const cedar = lazyPackage<typeof Cedar>('@cedar-policy/cedar-wasm/nodejs');

export interface PolicySet {
  namespace: PolicyNamespace;
  policies: Readonly<Record<string, string>>;
  schema: string;
  /** Types of the named operations, reduced to what the texts ask about. Policies receive nothing else. */
  operations: OperationTypes;
  members: readonly string[];
  literals: readonly (string | number)[];
  /** By policy id; people read the reasons of the policies that determine a decision. */
  reasons: ReadonlyMap<string, string>;
  named: readonly string[];
}

/** A usable set, or the problems of the text. Objections refuse new texts but do not prevent evaluation. */
export type CompiledPolicies = { set: PolicySet; objections: string[] } | { problems: string[] };

/** Owner: the service, a pack, or the tenant. The last two can only forbid. */
export type PolicyNamespace = 'pack' | 'pack/own' | 'tenant';

export interface PolicySource {
  /** Prefix of every policy id, so that sets cannot use each other's ids. */
  namespace: PolicyNamespace;
  text: string;
  schema: string;
  /** Operations that the text may name. Undefined for a text of an earlier release, which keeps its facts. */
  types?: OperationTypes | undefined;
}

/** Person, or program without an accountable person. */
export interface Actor {
  personId: string;
  role: string;
}

export interface PolicyRequest {
  principal: Actor;
  /** Other people whom policies can name. People without an entry have no role. */
  people: readonly Actor[];
  action: 'propose' | 'auto_approve' | 'approve' | 'execute';
  resource: {
    proposalId: string;
    operation: string;
    /** The stored payload. Each policy set receives only what it may see. */
    payload: unknown;
  };
  context: Record<string, Cedar.CedarValueJson>;
  /** Facts for policies that name them. A missing member refuses the request. */
  further: Readonly<Record<string, CedarValue>>;
}

export interface PolicyReason {
  policyId: string;
  message: string;
}

export interface PolicyAnswer {
  allowed: boolean;
  reasons: PolicyReason[];
}

const ID = /^[a-z0-9][a-z0-9-]{0,63}$/;
/** The engine is recursive and unusable after a stack overflow (seen at about 150 brackets and 600 conditions). */
const MAX_BRACKET_DEPTH = 32;
const MAX_OPERATORS = 200;
/** Matches strings and comments first, so that nothing inside them is counted. */
const TOKEN = /"(?:[^"\\]|\\[\s\S])*"?|\/\/.*|[([{]|[)\]}]|;|&&|\|\||[-+*.!]|\b(?:if|in|is|has|like)\b/g;

export const NO_ROLE = 'none';

/** For sets that only forbid: the shipped policies decide everything else. */
const TENANT_BASE = { id: 'tenant', text: 'permit (principal, action, resource);' };

const MAX_OPERATIONS = 50;
const MAX_MEMBERS = 2_000;

/** Parses and validates policies. Each needs `@id` and `@reason`. Policies of packs and tenants may only forbid. */
export function compilePolicies(source: PolicySource): CompiledPolicies {
  const tooDeep = depthProblem(source.text);
  if (tooDeep !== null) return { problems: [tooDeep] };
  const parts = cedar().policySetTextToParts(source.text);
  if (parts.type === 'failure') return { problems: parts.errors.map((error) => error.message) };
  if (parts.policy_templates.length > 0) return { problems: ['templates are not supported; write policies'] };
  const read = readPolicies(source, parts.policies);
  if ('problems' in read) return read;
  const { texts, reasons, named, each } = read;
  const spoken = vocabularyOf(source, named);
  if ('problems' in spoken) return spoken;
  if (source.namespace !== 'pack') texts[TENANT_BASE.id] = TENANT_BASE.text;
  const validation = cedar().validate({
    validationSettings: { mode: 'strict' },
    schema: schemaText(source.schema, spoken, 'exact'),
    policies: { staticPolicies: texts },
  });
  if (validation.type === 'failure') return { problems: validation.errors.map((error) => error.message) };
  if (validation.validationErrors.length > 0) return { problems: validation.validationErrors.map(wordsOf) };
  const warnings = [
    ...validation.validationWarnings.map(wordsOf),
    ...validation.otherWarnings.map(({ message }) => message),
  ];
  const set: PolicySet = {
    namespace: source.namespace,
    policies: texts,
    schema: schemaText(source.schema, spoken, 'lenient'),
    ...spoken,
    literals: [...named.literals],
    reasons,
    named: [...named.people],
  };
  const objections =
    source.types === undefined ? [] : [...warnings, ...each.flatMap((one) => unknownIn(source.schema, spoken, one))];
  return { set, objections };
}

function wordsOf({ policyId, error }: Cedar.ValidationError): string {
  return `${policyId}: ${error.message}${error.help ? ` (${error.help})` : ''}`;
}

interface ReadPolicies {
  texts: Record<string, string>;
  reasons: Map<string, string>;
  named: NamedThings;
  each: NamedThings[];
}

function readPolicies({ namespace }: PolicySource, policies: readonly string[]): ReadPolicies | { problems: string[] } {
  const problems: string[] = [];
  const texts: Record<string, string> = {};
  const reasons = new Map<string, string>();
  const named = nothingNamed();
  const each: NamedThings[] = [];
  for (const [index, text] of policies.entries()) {
    const parsed = cedar().policyToJson(text);
    if (parsed.type === 'failure') return { problems: parsed.errors.map((error) => error.message) };
    const { annotations, ...rest } = parsed.json;
    const { id, reason } = annotations ?? {};
    const label = id ?? `policy ${index + 1}`;
    if (id === undefined || id === null || !ID.test(id)) {
      problems.push(`${label}: needs an @id("…") of lower-case letters, digits and hyphens`);
    }
    if (reason === undefined || reason === null || reason.trim() === '')
      problems.push(`${label}: needs a @reason("…")`);
    if (namespace !== 'pack' && parsed.json.effect !== 'forbid') {
      const whose = namespace === 'tenant' ? 'tenant policies' : 'policies of a pack';
      problems.push(`${label}: ${whose} may only forbid`);
    }
    const policyId = `${namespace}/${id}`;
    if (policyId in texts) problems.push(`${label}: the id is used twice`);
    texts[policyId] = text;
    addNamed(named, rest);
    const own = nothingNamed();
    addNamed(own, rest);
    each.push(own);
    reasons.set(policyId, reason ?? '');
  }
  return problems.length > 0 ? { problems } : { texts, reasons, named, each };
}

const OTHER_TYPES = ['Person', 'Action', ANY_PROPOSAL];

function vocabularyOf(
  { schema, types }: PolicySource,
  named: NamedThings,
): { operations: OperationTypes; members: string[] } | { problems: string[] } {
  if (types === undefined) return { operations: {}, members: [] };
  const operations = [...named.types].filter((type) => !OTHER_TYPES.includes(type)).sort();
  const unknown = operations.filter((name) => !Object.hasOwn(types, name));
  if (unknown.length > 0) return { problems: unknown.map((name) => unknownOperation(name, types)) };
  if (operations.length > 0 && named.types.has(ANY_PROPOSAL)) {
    const problem = `the policies name both ${ANY_PROPOSAL} and ${operations[0]}; a proposal has the type of its operation; write resource == ${operations[0]}::"prop_…" instead of ${ANY_PROPOSAL}`;
    return { problems: [problem] };
  }
  const asked = operations.flatMap((name) => (types[name] === undefined ? [] : [[name, types[name]] as const]));
  const size = asked.reduce((sum, [, type]) => sum + sizeOf(type), 0);
  if (operations.length > MAX_OPERATIONS || size > MAX_MEMBERS) {
    const problem = `the policies name ${operations.length} operations, whose payloads have ${size} members; the limits are ${MAX_OPERATIONS} and ${MAX_MEMBERS}; use context.operation where the payload does not matter`;
    return { problems: [problem] };
  }
  const members = [...furtherMembers(schema).keys()].filter((name) => named.attributes.has(name));
  return { operations: Object.fromEntries(asked.map(([name, type]) => [name, askedRecord(type, named)])), members };
}

function unknownOperation(name: string, types: OperationTypes): string {
  const known = Object.keys(types).sort();
  return `the policies name ${name}, which is not an operation here; ${
    known.length === 0 ? 'define it first' : `use ${known.slice(0, 20).join(', ')}`
  }`;
}

/** Reports members that policies test with `has` and that exist nowhere: Cedar takes such a test as false. */
function unknownIn(
  shipped: string,
  { operations }: Pick<PolicySet, 'operations'>,
  { askedFor, askedOfPayload, types }: NamedThings,
): string[] {
  const isShipped = (name: string) => /^[a-z_]+$/.test(name) && new RegExp(`\\b${name}\\??:`).test(shipped);
  const all = Object.entries(operations);
  const own = all.filter(([name]) => types.has(name));
  const asked = (own.length > 0 ? own : all).map(([, type]) => type);
  const isIn = (path: readonly string[]) => asked.some((type) => hasMember(type, path));
  return [
    ...[...askedFor].filter((name) => name !== 'payload' && !isShipped(name)),
    ...askedOfPayload.filter((path) => !isIn(path)).map((path) => path.join('.')),
  ].map(
    (name) =>
      `the policies test for ${cutText(JSON.stringify(name), 100)}, which does not exist in any fact that they get`,
  );
}

/** The engine never drops a parsed set, so names are reused. A set that lost its name is parsed again. */
const MAX_PARSED = 1_000;
const parsed: PolicySet[] = [];
const slots = new WeakMap<PolicySet, number>();
let nextSlot = 0;

/** Returns the name of the set in the engine, and parses the set if necessary. */
function parsedName(set: PolicySet): string {
  const known = slots.get(set);
  if (known !== undefined && parsed[known] === set) return `slot-${known}`;
  const slot = nextSlot;
  nextSlot = (nextSlot + 1) % MAX_PARSED;
  const name = `slot-${slot}`;
  const answers = [
    cedar().preparseSchema(name, set.schema),
    cedar().preparsePolicySet(name, { staticPolicies: { ...set.policies } }),
  ];
  delete parsed[slot];
  for (const answer of answers) {
    if (answer.type === 'failure') throw new Error(answer.errors.map(({ message }) => message).join('; '));
  }
  parsed[slot] = set;
  slots.set(set, slot);
  return name;
}

/** Any error in the evaluation is a refusal. */
export function askPolicies(set: PolicySet, request: PolicyRequest): PolicyAnswer {
  const principal = { type: 'Person', id: request.principal.personId };
  let answer: Cedar.AuthorizationAnswer;
  const unknown = set.members.filter((name) => request.further[name] === undefined);
  if (unknown.length > 0) return refusal([`context.${unknown[0]} is not known for this proposal`]);
  const told = Object.fromEntries(set.members.map((name) => [name, request.further[name] as CedarValue]));
  const resource = resourceOf(set, request.resource);
  if ('misfits' in resource) return refusal([misfitWords(set, request.resource.operation, resource.misfits)]);
  try {
    const name = parsedName(set);
    answer = cedar().statefulIsAuthorized({
      principal,
      action: { type: 'Action', id: request.action },
      resource: resource.uid,
      context: { ...request.context, ...told },
      preparsedSchemaName: name,
      preparsedPolicySetId: name,
      validateRequest: true,
      entities: [...entitiesOf(set, request), ...(resource.attrs.payload === undefined ? [] : [resource])],
    });
  } catch {
    // The engine throws on values that it cannot read, such as half a surrogate pair.
    return refusal(['the request cannot be read']);
  }
  if (answer.type === 'failure') return refusal(answer.errors.map((error) => error.message));
  const { decision, diagnostics } = answer.response;
  if (diagnostics.errors.length > 0) {
    return refusal(diagnostics.errors.map(({ policyId, error }) => `${policyId}: ${error.message}`));
  }
  return {
    allowed: decision === 'allow',
    // The engine returns ids in no defined order.
    reasons: diagnostics.reason
      .filter((policyId) => set.reasons.has(policyId))
      .sort()
      .map((policyId) => ({ policyId, message: set.reasons.get(policyId) ?? '' })),
  };
}

/** Includes all named people: reading an attribute of a missing person would refuse everything. */
function entitiesOf({ named }: PolicySet, { principal, people }: PolicyRequest): Cedar.EntityJson[] {
  const roles = new Map(named.map((personId) => [personId, NO_ROLE]));
  for (const { personId, role } of [...people, principal]) roles.set(personId, role);
  return [...roles].map(([id, role]) => ({ uid: { type: 'Person', id }, attrs: { role }, parents: [] }));
}

function resourceOf(
  { operations }: PolicySet,
  { proposalId: id, operation, payload: payloadAsStored }: PolicyRequest['resource'],
) {
  const type = Object.hasOwn(operations, operation) ? operations[operation] : undefined;
  if (type === undefined) return { uid: { type: ANY_PROPOSAL, id }, attrs: {}, parents: [] };
  const payload = toldOf(type, payloadAsStored);
  if ('misfits' in payload) return payload;
  return { uid: { type: operation, id }, attrs: { payload: payload.told }, parents: [] };
}

const WHOSE = {
  pack: 'the shipped policies',
  'pack/own': 'the policies of the pack',
  tenant: "the tenant's own policies",
};

function misfitWords({ namespace }: PolicySet, operation: string, misfits: readonly string[]): string {
  const members = misfits.slice(0, 3).join(', ');
  return `${WHOSE[namespace]} expect another kind of value in ${members} of ${operation}; rewrite them for the present kind`;
}

function depthProblem(text: string): string | null {
  let depth = 0;
  let operators = 0;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === ';') operators = 0;
    else if ('([{'.includes(token)) depth += 1;
    else if (')]}'.includes(token)) depth -= 1;
    else if (!token.startsWith('"') && !token.startsWith('//')) operators += 1;
    if (depth > MAX_BRACKET_DEPTH) return `brackets are nested more than ${MAX_BRACKET_DEPTH} deep`;
    if (operators > MAX_OPERATORS) return `a policy has more than ${MAX_OPERATORS} operators; split it`;
  }
  return null;
}

function refusal(messages: string[]): PolicyAnswer {
  const message = `Policies could not be evaluated, so this is refused: ${messages.join('; ')}`;
  return { allowed: false, reasons: [{ policyId: 'policy-error', message }] };
}

/** Returns a hash of the facts that only these policies receive. */
export function toldTo({ operations, members }: PolicySet): string {
  return canonicalHash([operations as unknown as JsonValue, [...members]]);
}
