/** Alters evidence packets, one value at a time, to show that it is found out. */
import { canonicalJson, type JsonValue } from '../src/platform/canonical-json.ts';

/** The way from the root of a JSON value to one of its parts. */
export type ValuePath = (string | number)[];

/** The way to every value that holds no other: texts, numbers, nulls, and what is empty. */
export function leavesOf(value: unknown, path: ValuePath = []): ValuePath[] {
  const children = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (children.length === 0) return [path];
  const isList = Array.isArray(value);
  return children.flatMap(([name, child]) => leavesOf(child, [...path, isList ? Number(name) : name]));
}

export function valueAt(root: unknown, path: ValuePath): unknown {
  return path.reduce((node, name) => (node as Record<string | number, unknown>)[name], root);
}

/** A copy in which the value at `path` is another of its kind. */
export function alter<T>(root: T, path: ValuePath, change: (value: unknown) => unknown = another): T {
  // By way of JSON, so that equal parts are not one and the same.
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
  // Of a time the day, of a hash a digit: still one, and not the same.
  const index = text.search(/[0-9](?=[^0-9]*$)/);
  if (index === -1) return `${text}x`;
  return `${text.slice(0, index)}${(Number(text[index]) + 1) % 10}${text.slice(index + 1)}`;
}

/** A packet in which one value is another one. */
export interface AlteredPacket {
  /** Section of the packet that the value belongs to, such as `work_item`, `entries.inclusion_proof`, `signatures`. */
  section: string;
  path: ValuePath;
  before: unknown;
  after: unknown;
  /** The altered packet as a file has it, with the signature that it had. */
  text: string;
}

/**
 * The packet once for each of its values, with that value altered. What there is to alter is read from the packet, so
 * that no section can be forgotten.
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

/** Members of envelope, statement and predicate; of lists of records also the lists that each record has. */
function sectionOf(path: ValuePath): string {
  const [name, index, list, item] = path[0] === 'predicate' ? path.slice(1) : path;
  const hasOwnList = typeof index === 'number' && typeof item === 'number';
  return hasOwnList ? `${name}.${list}` : String(name);
}
