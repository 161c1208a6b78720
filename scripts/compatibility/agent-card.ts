import { isDeepStrictEqual } from 'node:util';
import { compareRequirements, compareSchemes } from './credentials.ts';
import type { Difference } from './finding.ts';

type Json = Record<string, unknown>;

/** Agent cards by the version of A2A in whose format they are. */
export type AgentCards = Record<string, Json>;

/** Members that must not change: the agent's address, and the protocol to reach it. */
const FIXED = ['protocolVersion', 'preferredTransport', 'url'];
const MODES = ['defaultInputModes', 'defaultOutputModes'];
/**
 * Members that list the accepted combinations of credentials, as A2A 0.3 and 1.0 name them. Clients send one
 * combination.
 */
const REQUIREMENTS = ['security', 'securityRequirements'];

/** Compares the cards of each version. @returns the differences that break agents which rely on the first cards. */
export function compareAgentCards(before: AgentCards, after: AgentCards): Difference[] {
  return Object.entries(before).flatMap(([version, card]) => {
    const now = after[version];
    const path = `A2A ${version}`;
    return now === undefined ? [{ path, problem: 'has no card any more' }] : compareCard(card, now, path);
  });
}

function compareCard(before: Json, after: Json, path: string): Difference[] {
  const at = (member: string) => `${path} ${member}`;
  return [
    ...gone(Object.keys(before), Object.keys(after), path),
    ...FIXED.filter((member) => member in after && before[member] !== after[member]).map((member) => ({
      path: at(member),
      problem: `is ${JSON.stringify(after[member])} instead of ${JSON.stringify(before[member])}`,
    })),
    ...compareInterfaces(before, after, at('supportedInterfaces')),
    ...turnedOff(before, after, path),
    ...turnedOff(objectOf(before['capabilities']), objectOf(after['capabilities']), at('capabilities')),
    ...compareExtensions(before, after, at('capabilities.extensions')),
    ...compareSchemes(objectOf(before['securitySchemes']), objectOf(after['securitySchemes']), at('securitySchemes')),
    ...MODES.flatMap((member) => gone(textsOf(before[member]), textsOf(after[member]), at(member))),
    ...REQUIREMENTS.flatMap((member) => compareRequirements(before[member], after[member], at(member))),
    ...compareSkills(before, after, at('skills')),
  ];
}

/** Compares the interfaces. Their order matters, because a client uses the first interface that it understands. */
function compareInterfaces(before: Json, after: Json, path: string): Difference[] {
  const [old, now] = [before, after].map((card) => objectsOf(card['supportedInterfaces'])) as [Json[], Json[]];
  const [names, namesNow] = [old, now].map((list) => list.map(interfaceName)) as [string[], string[]];
  const missing = gone(names, namesNow, path);
  const [kept, keptNow] = [
    names.filter((name) => namesNow.includes(name)),
    namesNow.filter((name) => names.includes(name)),
  ];
  const reordered = isDeepStrictEqual(kept, keptNow) ? [] : [{ path, problem: `has the order ${keptNow.join(', ')}` }];
  const changed = kept.flatMap((name) => {
    const [was, is] = [old[names.indexOf(name)], now[namesNow.indexOf(name)]];
    if (isDeepStrictEqual(was, is)) return [];
    return [{ path: `${path}.${name}`, problem: `is ${JSON.stringify(is)} instead of ${JSON.stringify(was)}` }];
  });
  return [...missing, ...reordered, ...changed];
}

const interfaceName = ({ protocolBinding, protocolVersion, url }: Json) =>
  `${protocolBinding} ${protocolVersion} at ${url}`;

function turnedOff(before: Json, after: Json, path: string): Difference[] {
  return Object.keys(before)
    .filter((member) => before[member] === true && after[member] !== true)
    .map((member) => ({ path: `${path}.${member}`, problem: 'is turned off' }));
}

function compareExtensions(before: Json, after: Json, path: string): Difference[] {
  const [old, now] = [before, after].map((card) => byName(objectOf(card['capabilities'])['extensions'], 'uri'));
  const differences = gone([...(old?.keys() ?? [])], [...(now?.keys() ?? [])], path);
  for (const [uri, extension] of now ?? []) {
    const known = old?.get(uri);
    if (extension['required'] === true && known?.['required'] !== true) {
      differences.push({ path: `${path}.${uri}`, problem: 'is required now' });
    }
    if (known !== undefined) differences.push(...compareGovernance(known, extension, `${path}.${uri}`));
  }
  return differences;
}

/**
 * Compares the requirements of each skill: its scopes, its action, and flags such as dry runs. Risk and approval may
 * change.
 */
function compareGovernance(before: Json, after: Json, path: string): Difference[] {
  const [old, now] = [before, after].map((extension) => objectOf(objectOf(extension['params'])['skills']));
  return Object.entries(old ?? {}).flatMap(([skill, said]) => {
    const where = `${path}.params.skills.${skill}`;
    if (now?.[skill] === undefined) return [{ path: where, problem: 'is gone' }];
    const [was, is] = [objectOf(said), objectOf(now[skill])];
    const known = textsOf(was['scopes']);
    const further = textsOf(is['scopes']).filter((scope) => !known.includes(scope));
    return [
      ...gone(Object.keys(was), Object.keys(is), where),
      ...further.map((scope) => ({ path: `${where}.scopes`, problem: `needs ${scope} now` })),
      ...(is['action'] === was['action']
        ? []
        : [{ path: `${where}.action`, problem: `is ${is['action']} instead of ${was['action']}` }]),
      ...turnedOff(was, is, where),
    ];
  });
}

function compareSkills(before: Json, after: Json, path: string): Difference[] {
  const now = byName(after['skills'], 'id');
  return [...byName(before['skills'], 'id')].flatMap(([id, skill]) => {
    const where = `${path}.${id}`;
    const other = now.get(id);
    if (other === undefined) return [{ path: where, problem: 'is gone' }];
    // A skill without modes has the modes of the card.
    const modes = ['inputModes', 'outputModes'].flatMap((member) => {
      const [was, is] = [skill, other].map((one) => textsOf(one[member]));
      const [wasDefault, isDefault] = [before, after].map((card) => textsOf(card[`default${capitalized(member)}`]));
      return gone(was?.length ? was : (wasDefault ?? []), is?.length ? is : (isDefault ?? []), `${where}.${member}`);
    });
    const ways = REQUIREMENTS.flatMap((member) =>
      compareRequirements(skill[member], other[member], `${where}.${member}`),
    );
    return [...modes, ...ways];
  });
}

function gone(before: readonly string[], after: readonly string[], path: string): Difference[] {
  return before.filter((one) => !after.includes(one)).map((one) => ({ path: `${path}.${one}`, problem: 'is gone' }));
}

function byName(list: unknown, member: string): Map<string, Json> {
  return new Map(objectsOf(list).map((one) => [String(one[member]), one]));
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const objectOf = (value: unknown) => (value ?? {}) as Json;
const objectsOf = (value: unknown) => (value ?? []) as Json[];
const textsOf = (value: unknown) => (value ?? []) as string[];
