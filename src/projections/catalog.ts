import { AppError } from '../errors/app-error.ts';
import type { JsonValue } from '../platform/canonical-json.ts';
import { ADAPTERS } from './adapters/registry.ts';

/** The canonical views. */
export const VIEW_KEYS = ['racing_catalog'] as const;
export type ViewKey = (typeof VIEW_KEYS)[number];

/** An old name of a view, which is answered until its sunset. */
export interface Alias {
  viewKey: ViewKey;
  deprecatedAt: Date;
  sunsetAt: Date;
}

const ALIASES: ReadonlyMap<string, Alias> = new Map([
  [
    'customer_feed',
    {
      viewKey: 'racing_catalog',
      deprecatedAt: new Date('2026-11-01T00:00:00Z'),
      sunsetAt: new Date('2027-11-01T00:00:00Z'),
    },
  ],
]);

/** Version of the canonical shape (model.ts); its first number changes with what breaks readers. */
const SCHEMA_VERSION = '1.0';

/** What was asked for: a view, and the old name if it was asked for by one. */
export interface ResolvedView {
  viewKey: ViewKey;
  alias?: Alias;
}

/** @throws {AppError} `not_found` if neither a view nor an old name of one is called so. */
export function resolveView(key: string): ResolvedView {
  const viewKey = VIEW_KEYS.find((known) => known === key);
  if (viewKey !== undefined) return { viewKey };
  const alias = ALIASES.get(key);
  if (alias === undefined) throw new AppError('not_found', `There is no view ${key}.`);
  return { viewKey: alias.viewKey, alias };
}

/** What describes the shape of data that these adapters have made. */
export interface SchemaInfo {
  viewKey: ViewKey;
  version: string;
  /** JSON Schema of the extension of each adapter, by its key. */
  extensions: Record<string, JsonValue>;
}

export function schemaOf(viewKey: ViewKey, adapterKeys: Iterable<string>): SchemaInfo {
  const extensions: Record<string, JsonValue> = {};
  for (const key of adapterKeys) {
    const adapter = ADAPTERS.get(key);
    if (adapter !== undefined) extensions[key] = adapter.extensionSchema;
  }
  return { viewKey, version: SCHEMA_VERSION, extensions };
}
