/** Alters evidence packets, one value at a time, to show that verification detects each change. */
import { canonicalJson, type JsonValue } from '../src/platform/canonical-json.ts';

/** Path from the root of a JSON value to one of its parts. */
export type ValuePath = (string | number)[];

/** Returns the path of every value that contains no other: strings, numbers, nulls, and empty lists and objects. */
export function leavesOf(value: unknown, path: ValuePath = []): ValuePath[] {
  const children = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (children.length === 0) return [path];
  const isList = Array.isArray(value);
  return children.flatMap(([name, child]) => leavesOf(child, [...path, isList ? Number(name) : name]));
}

export function valueAt(root: unknown, path: ValuePath): unknown {
  return path.reduce((node, name) => (node as Record<string | number, unknown>)[name], root);
}

/** Returns a copy in which the value at `path` is replaced by another of its kind. */
export function alter<T>(root: T, path: ValuePath, change: (value: unknown) => unknown = another): T {
  // Copied through JSON, so that equal parts are separate objects.
  const copy = JSON.parse(JSON.stringify(root)) as T;
  const parent = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  const name = path.at(-1) as string;
  parent[name] = change(parent[name]);
  return copy;
}

function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (value === null) return 'x';
  if (Array.isArray(value)) return ['x'];
  if (typeof value === 'object') return { x: 1 };
  const text = String(value);
  // Changes the last digit, so that a time or a hash keeps its form.
  const index = text.search(/[0-9](?=[^0-9]*$)/);
  if (index === -1) return `${text}x`;
  return `${text.slice(0, index)}${(Number(text[index]) + 1) % 10}${text.slice(index + 1)}`;
}

/** Packet in which one value was changed. */
export interface AlteredPacket {
  /** Section of the packet with the changed value, such as `work_item`, `entries.inclusion_proof`, `signatures`. */
  section: string;
  path: ValuePath;
  before: unknown;
  after: unknown;
  /** The altered packet as text of a file, with its original signature. */
  text: string;
}

/**
 * Returns one altered packet for each value of a packet. The values are found in the packet itself, so that no section
 * can be forgotten.
 */
export function alteredPackets(packet: string): AlteredPacket[] {
  const { payload, ...envelope } = JSON.parse(packet) as { payload: string };
  const statement = JSON.parse(Buffer.from(payload, 'base64').toString()) as { predicate: object };
  const whole = { ...envelope, ...statement };
  return leavesOf(whole).map((path) => {
    const altered = alter(whole, path);
    const members = (of: object) => Object.fromEntries(Object.entries(altered).filter(([name]) => name in of));
    const bytes = Buffer.from(canonicalJson(members(statement) as JsonValue));
    const text = JSON.stringify({ ...members(envelope), payload: bytes.toString('base64') });
    return { section: sectionOf(path), path, before: valueAt(whole, path), after: valueAt(altered, path), text };
  });
}

/**
 * Returns the section of a value: a member of envelope, statement or predicate. In a list of records, each list that
 * the records contain is a section of its own.
 */
function sectionOf(path: ValuePath): string {
  const [name, index, list, item] = path[0] === 'predicate' ? path.slice(1) : path;
  const hasOwnList = typeof index === 'number' && typeof item === 'number';
  return hasOwnList ? `${name}.${list}` : String(name);
}
