import type { OperationTypes, PayloadType, RecordType } from '../../operations/index.ts';

export interface PolicyVocabulary {
  operations: OperationTypes;
  members: readonly string[];
}

/** Entity type of all operations that a text does not name. It has no payload. */
export const ANY_PROPOSAL = 'Proposal';

const RESOURCES = `resource: [${ANY_PROPOSAL}]`;
const FACTS = 'type Facts = {';
const FURTHER = 'type FurtherFacts = {';

/** Returns the types of the context members that a text receives only if it names them. */
export function furtherMembers(shipped: string): ReadonlyMap<string, string> {
  const begin = shipped.indexOf(FURTHER);
  if (begin === -1) throw new Error(`The shipped schema has no "${FURTHER}"`);
  const members = new Map<string, string>();
  for (const line of blockAt(shipped, begin + FURTHER.length).split('\n')) {
    const [, name, type] = /^ {2}([a-z_]+): (.+),$/.exec(line) ?? [];
    if (name !== undefined && type !== undefined) members.set(name, type);
  }
  return members;
}

function blockAt(text: string, from: number): string {
  return text.slice(from, text.indexOf('\n};', from));
}

/** @param whether `lenient` makes payload members optional: a valid text tests optional members with `has` first. */
export function schemaText(
  shipped: string,
  { operations, members }: PolicyVocabulary,
  whether: 'exact' | 'lenient',
): string {
  const names = Object.keys(operations).sort();
  if (names.length === 0 && members.length === 0) return shipped;
  const further = furtherMembers(shipped);
  const added = members.map((name) => `  ${name}: ${further.get(name)},\n`).join('');
  const entities = names.map((name) => entityText(name, operations[name] as RecordType, whether)).join('');
  const withMembers = shipped.replace(`${FACTS}\n`, `${FACTS}\n${added}`);
  return `${withMembers.replace(RESOURCES, `resource: [${[ANY_PROPOSAL, ...names].join(', ')}]`)}${entities}`;
}

function entityText(name: string, type: RecordType, whether: 'exact' | 'lenient'): string {
  return `\nentity ${name} {\n  payload: ${recordText(type, whether, 1)},\n};\n`;
}

function recordText({ members }: RecordType, whether: 'exact' | 'lenient', depth: number): string {
  const indent = '  '.repeat(depth + 1);
  const lines = Object.entries(members).flatMap(([name, { type, optional }]) => {
    const text = typeText(type, whether, depth + 1);
    const mark = optional || whether === 'lenient' ? '?' : '';
    return text === null ? [] : [`${indent}${JSON.stringify(name)}${mark}: ${text},\n`];
  });
  return `{\n${lines.join('')}${'  '.repeat(depth)}}`;
}

function typeText(type: PayloadType, whether: 'exact' | 'lenient', depth: number): string | null {
  switch (type.kind) {
    case 'string':
      return 'String';
    case 'long':
      return 'Long';
    case 'bool':
      return 'Bool';
    case 'set':
      return `Set<${typeText(type.of, whether, depth)}>`;
    case 'record':
      return recordText(type, whether, depth);
    case 'untyped':
      return null;
  }
}
