import type * as Cedar from '@cedar-policy/cedar-wasm/nodejs';
import { lazyPackage } from '../platform/lazily.ts';
import { addNamed, type NamedThings, nothingNamed } from './policy-language/named.ts';
import {
  askedRecord,
  type CedarValue,
  hasMember,
  type OperationTypes,
  sizeOf,
  toldOf,
} from './policy-language/payload-types.ts';
import { ANY_PROPOSAL, furtherMembers, schemaText } from './policy-language/schema-text.ts';

/** The engine of policies. To load it is to compile it. */
const cedar = lazyPackage<typeof Cedar>('@cedar-policy/cedar-wasm/nodejs');

/** Policies in Cedar, checked once and asked many times. */
export interface PolicySet {
  namespace: PolicyNamespace;
  /** Texts by id. */
  policies: Readonly<Record<string, string>>;
  /** What requests have to fit. */
  schema: string;
  /** The payloads of the operations that the texts name, as far as these ask about them; they are told nothing more. */
  operations: OperationTypes;
  /** The members of the context that they are told besides. */
  members: readonly string[];
  /** Texts and numbers that they compare with. */
  literals: readonly (string | number)[];
  /** What people read when a policy determines a decision, by id. */
  reasons: ReadonlyMap<string, string>;
  /** Ids of people whom the texts name. */
  named: readonly string[];
}

/**
 * A set that can be asked, with what keeps nobody from asking it, but would not be taken if it were written now; or everything
 * that is wrong with the text.
 */
export type CompiledPolicies = { set: PolicySet; objections: string[] } | { problems: string[] };

/** Whose policies they are: those of the service, what a pack forbids, or what its tenant does. */
export type PolicyNamespace = 'pack' | 'pack/own' | 'tenant';

export interface PolicySource {
  /** Put before every id, so that sets cannot take each other's ids. */
  namespace: PolicyNamespace;
  text: string;
  /** The shipped schema. */
  schema: string;
  /**
   * The operations that the text may name. Undefined for a text of an earlier release, which is told what that told it and
   * nothing besides, so that it means what it meant.
   */
  types?: OperationTypes | undefined;
}

/** A person, or a program that no person answers for, as policies see them. */
export interface Actor {
  personId: string;
  role: string;
}

export interface PolicyRequest {
  principal: Actor;
  /** Everybody else whom policies can name in this request; who is missing has no role. */
  people: readonly Actor[];
  action: 'propose' | 'auto_approve' | 'approve' | 'execute';
  resource: AskedResource;
  context: Record<string, Cedar.CedarValueJson>;
  /** Members of the context for those who name them; who names one that is not there is refused. */
  further: Readonly<Record<string, CedarValue>>;
}

/** A proposal, as policies can tell it from others. */
export interface AskedResource {
  proposalId: string;
  operation: string;
  /** As it is stored: what of it policies are told, each set says. */
  payload: unknown;
}

export interface PolicyReason {
  policyId: string;
  message: string;
}

export interface PolicyAnswer {
  allowed: boolean;
  /** The policies that determined the answer. Empty when none spoke for it. */
  reasons: PolicyReason[];
}

const ID = /^[a-z0-9][a-z0-9-]{0,63}$/;
/**
 * The engine is recursive, and once its stack has overflowed it answers nobody any more (seen at some 150 brackets and
 * 600 conditions): so it is never given anything that deep.
 */
const MAX_BRACKET_DEPTH = 32;
const MAX_OPERATORS = 200;
/** Strings and comments first, so that nothing in them counts. */
const TOKEN = /"(?:[^"\\]|\\[\s\S])*"?|\/\/.*|[([{]|[)\]}]|;|&&|\|\||[-+*.!]|\b(?:if|in|is|has|like)\b/g;

/** What policies see of somebody who is nothing in the tenant. */
export const NO_ROLE = 'none';

/** Of sets that only forbid: what is not forbidden is left to the shipped policies. */
const TENANT_BASE = { id: 'tenant', text: 'permit (principal, action, resource);' };

/** So many operations a text names, with so many members of their payloads in all. */
const MAX_OPERATIONS = 50;
const MAX_MEMBERS = 2_000;

/**
 * Parses and validates policies against their schema. Every policy needs an `@id` and a `@reason`; those of packs and
 * tenants may only forbid.
 * @returns the set, or everything that is wrong with it.
 */
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
  /** The same of one policy after the other. */
  each: NamedThings[];
}

/** Each policy by its id, and all that they name. */
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

/** Types that are no operations. */
const OTHER_TYPES = ['Person', 'Action', ANY_PROPOSAL];

/** What of the language the policies use. */
function vocabularyOf(
  { schema, types }: PolicySource,
  named: NamedThings,
): { operations: OperationTypes; members: string[] } | { problems: string[] } {
  if (types === undefined) return { operations: {}, members: [] };
  const operations = [...named.types].filter((type) => !OTHER_TYPES.includes(type)).sort();
  const unknown = operations.filter((name) => !Object.hasOwn(types, name));
  if (unknown.length > 0) return { problems: unknown.map((name) => unknownOperation(name, types)) };
  if (operations.length > 0 && named.types.has(ANY_PROPOSAL)) {
    const problem = `the policies name both ${ANY_PROPOSAL} and ${operations[0]}; a proposal is of the type of its operation: write resource == ${operations[0]}::"prop_…" in place of ${ANY_PROPOSAL}`;
    return { problems: [problem] };
  }
  const asked = operations.flatMap((name) => (types[name] === undefined ? [] : [[name, types[name]] as const]));
  const size = asked.reduce((sum, [, type]) => sum + sizeOf(type), 0);
  if (operations.length > MAX_OPERATIONS || size > MAX_MEMBERS) {
    const problem = `the policies name ${operations.length} operations, whose payloads have ${size} members; ${MAX_OPERATIONS} and ${MAX_MEMBERS} are the most: ask for context.operation where the payload does not matter`;
    return { problems: [problem] };
  }
  const members = [...furtherMembers(schema).keys()].filter((name) => named.attributes.has(name));
  return { operations: Object.fromEntries(asked.map(([name, type]) => [name, askedRecord(type, named)])), members };
}

function unknownOperation(name: string, types: OperationTypes): string {
  const known = Object.keys(types).sort();
  return `the policies name ${name}, which is no operation that can be done here; ${
    known.length === 0 ? 'define it first' : `there is ${known.slice(0, 20).join(', ')}`
  }`;
}

/** What a policy asks for by `has` and is nowhere: to Cedar that is false, whatever the payload. */
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
      `the policies ask whether there is ${JSON.stringify(name).slice(0, 100)}, which nothing of what they are told has`,
  );
}

/**
 * The engine keeps parsed sets by name and forgets none, so names are used again: one that another set has taken in the
 * meantime is parsed anew when it is asked.
 */
const MAX_PARSED = 1_000;
const parsed: PolicySet[] = [];
const slots = new WeakMap<PolicySet, number>();
let nextSlot = 0;

/** Name under which the engine holds the set and its schema at this moment. */
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

/** Asks a set. Whatever goes wrong in the asking is a refusal: an error never lets anything through. */
export function askPolicies(set: PolicySet, request: PolicyRequest): PolicyAnswer {
  const principal = { type: 'Person', id: request.principal.personId };
  let answer: Cedar.AuthorizationAnswer;
  const unknown = set.members.filter((name) => request.further[name] === undefined);
  if (unknown.length > 0) return refusal([`it is not known of it what context.${unknown[0]} is`]);
  const told = Object.fromEntries(set.members.map((name) => [name, request.further[name] as CedarValue]));
  const resource = resourceOf(set, request.resource);
  if ('misfits' in resource) return refusal([misfitWords(set, request.resource, resource.misfits)]);
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
    // The engine throws where values are none that it can read, such as half a surrogate pair.
    return refusal(['the request cannot be read']);
  }
  if (answer.type === 'failure') return refusal(answer.errors.map((error) => error.message));
  const { decision, diagnostics } = answer.response;
  if (diagnostics.errors.length > 0) {
    return refusal(diagnostics.errors.map(({ policyId, error }) => `${policyId}: ${error.message}`));
  }
  return {
    allowed: decision === 'allow',
    // The engine gives them in no order.
    reasons: diagnostics.reason
      .filter((policyId) => set.reasons.has(policyId))
      .sort()
      .map((policyId) => ({ policyId, message: set.reasons.get(policyId) ?? '' })),
  };
}

/**
 * Everybody whom the policies can come upon: what they ask of somebody who is not there would be an error, which refuses
 * everything.
 */
function entitiesOf({ named }: PolicySet, { principal, people }: PolicyRequest): Cedar.EntityJson[] {
  const roles = new Map(named.map((personId) => [personId, NO_ROLE]));
  for (const { personId, role } of [...people, principal]) roles.set(personId, role);
  return [...roles].map(([id, role]) => ({ uid: { type: 'Person', id }, attrs: { role }, parents: [] }));
}

/** The proposal with as much of its payload as the policies can ask about. */
function resourceOf({ operations }: PolicySet, { proposalId: id, operation, payload: payloadAsStored }: AskedResource) {
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

function misfitWords({ namespace }: PolicySet, { operation }: AskedResource, misfits: readonly string[]): string {
  const members = misfits.slice(0, 3).join(', ');
  return `${WHOSE[namespace]} ask about ${members} of ${operation} as something of another kind than it is by now; write them anew for what it is`;
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
  const message = `Policy could not be evaluated, which counts as a refusal: ${messages.join('; ')}`;
  return { allowed: false, reasons: [{ policyId: 'policy-error', message }] };
}
