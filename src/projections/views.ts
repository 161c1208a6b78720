import { AppError } from '../errors/app-error.ts';
import type { JsonValue } from '../platform/canonical-json.ts';
import type { Alias, ViewDefinition } from './view-definition.ts';

/** `alias` is set if the request used a deprecated name. */
export interface ResolvedView {
  viewKey: string;
  definition: ViewDefinition;
  alias?: Alias;
}

export interface SchemaInfo {
  viewKey: string;
  version: string;
  /** JSON Schema for the extension of each adapter, by adapter key. */
  extensions: Record<string, JsonValue>;
}

export class Views {
  readonly #byName = new Map<string, ResolvedView>();
  readonly #definitions: readonly ViewDefinition[];

  /** @throws {Error} if two views share a name or an adapter key. */
  constructor(definitions: readonly ViewDefinition[]) {
    this.#definitions = definitions;
    const adapterKeys = new Set<string>();
    for (const definition of definitions) {
      const { viewKey, aliases, adapters } = definition;
      this.#name(viewKey, { viewKey, definition });
      for (const [name, alias] of aliases) this.#name(name, { viewKey, definition, alias });
      for (const key of adapters.keys()) {
        if (adapterKeys.has(key)) throw new Error(`Two views have an adapter ${key}`);
        adapterKeys.add(key);
      }
    }
  }

  get all(): readonly ViewDefinition[] {
    return this.#definitions;
  }

  /** @throws {AppError} `not_found` if no view has this name, current or deprecated. */
  resolve(name: string): ResolvedView {
    const view = this.#byName.get(name);
    if (view === undefined) throw new AppError('not_found', `There is no view ${name}.`);
    return view;
  }

  /** @throws {Error} if the source was registered by a release with other views. */
  ofSource({ view_key: viewKey }: { view_key: string }): ViewDefinition {
    const view = this.#definitions.find((one) => one.viewKey === viewKey);
    if (view === undefined) throw new Error(`There is no view ${viewKey}`);
    return view;
  }

  #name(name: string, view: ResolvedView): void {
    if (this.#byName.has(name)) throw new Error(`Two views are called ${name}`);
    this.#byName.set(name, view);
  }
}

export function schemaOf(
  { viewKey, schemaVersion: version, adapters }: ViewDefinition,
  adapterKeys: Iterable<string>,
): SchemaInfo {
  const extensions: Record<string, JsonValue> = {};
  for (const key of adapterKeys) {
    const adapter = adapters.get(key);
    if (adapter !== undefined) extensions[key] = adapter.extensionSchema;
  }
  return { viewKey, version, extensions };
}
