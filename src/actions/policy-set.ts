import type * as Cedar from '@cedar-policy/cedar-wasm/nodejs';
import { lazyPackage } from '../platform/lazily.ts';

/** The engine of policies. To load it is to compile it. */
const cedar = lazyPackage<typeof Cedar>('@cedar-policy/cedar-wasm/nodejs');

/** Policies in Cedar, checked once and asked many times. */
export interface PolicySet {
  /** Texts by id. */
  policies: Readonly<Record<string, string>>;
  schema: string;
  /** What people read when a policy determines a decision, by id. */
  reasons: ReadonlyMap<string, string>;
  /** Ids of people whom the texts name. */
  named: readonly string[];
}

/** A set that can be asked, or everything that is wrong with the text. */
export type CompiledPolicies = { set: PolicySet } | { problems: string[] };

/** Whose policies they are: those of the service, what a pack forbids, or what its tenant does. */
export type PolicyNamespace = 'pack' | 'pack/own' | 'tenant';

export interface PolicySource {
  /** Put before every id, so that sets cannot take each other's ids. */
  namespace: PolicyNamespace;
  text: string;
  schema: string;
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
  proposalId: string;
  context: Record<string, Cedar.CedarValueJson>;
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

  const problems: string[] = [];
  const texts: Record<string, string> = {};
  const reasons = new Map<string, string>();
  const named = new Set<string>();
  for (const [index, text] of parts.policies.entries()) {
    const parsed = cedar().policyToJson(text);
    if (parsed.type === 'failure') return { problems: parsed.errors.map((error) => error.message) };
    const { id, reason } = parsed.json.annotations ?? {};
    const label = id ?? `policy ${index + 1}`;
    if (id === undefined || id === null || !ID.test(id)) {
      problems.push(`${label}: needs an @id("…") of lower-case letters, digits and hyphens`);
    }
    if (reason === undefined || reason === null || reason.trim() === '')
      problems.push(`${label}: needs a @reason("…")`);
    if (source.namespace !== 'pack' && parsed.json.effect !== 'forbid') {
      const whose = source.namespace === 'tenant' ? 'tenant policies' : 'policies of a pack';
      problems.push(`${label}: ${whose} may only forbid`);
    }
    const policyId = `${source.namespace}/${id}`;
    if (policyId in texts) problems.push(`${label}: the id is used twice`);
    texts[policyId] = text;
    for (const personId of peopleIn(parsed.json)) named.add(personId);
    reasons.set(policyId, reason ?? '');
  }
  if (problems.length > 0) return { problems };

  if (source.namespace !== 'pack') texts[TENANT_BASE.id] = TENANT_BASE.text;
  const validation = cedar().validate({
    validationSettings: { mode: 'strict' },
    schema: source.schema,
    policies: { staticPolicies: texts },
  });
  if (validation.type === 'failure') return { problems: validation.errors.map((error) => error.message) };
  if (validation.validationErrors.length > 0) {
    return { problems: validation.validationErrors.map(({ policyId, error }) => `${policyId}: ${error.message}`) };
  }
  return { set: { policies: texts, schema: source.schema, reasons, named: [...named] } };
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
  try {
    const name = parsedName(set);
    answer = cedar().statefulIsAuthorized({
      principal,
      action: { type: 'Action', id: request.action },
      resource: { type: 'Proposal', id: request.proposalId },
      context: request.context,
      preparsedSchemaName: name,
      preparsedPolicySetId: name,
      validateRequest: true,
      entities: entitiesOf(set, request),
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

/** Ids of the people whom a policy names, wherever it does. */
function peopleIn(json: unknown): string[] {
  if (typeof json !== 'object' || json === null) return [];
  const { type, id } = json as { type?: unknown; id?: unknown };
  const own = type === 'Person' && typeof id === 'string' ? [id] : [];
  return [...own, ...Object.values(json).flatMap(peopleIn)];
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
