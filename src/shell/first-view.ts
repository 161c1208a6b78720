/** Groups modules into files, so that the first view of the inbox needs few files, and no code that it does not use. */
import path from 'node:path';

interface ModuleInfo {
  code: string | null;
  importedIds: string[];
  dynamicallyImportedIds: string[];
}

interface Modules {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

/** Libraries that stay the same from build to build of the shell. */
const LIBRARIES =
  /node_modules[\\/](react|react-dom|scheduler|@bufbuild|@connectrpc|@tanstack[\\/](query-core|react-query))[\\/]/;
/** Parts of these libraries that few pages need: JSON (`lean-calls.ts`) and infinite queries. */
const NEEDED_LATER = /@bufbuild[\\/].*[\\/](to|from)-json\.js$|@(tanstack|connectrpc)[\\/].*infinite/i;
const ENTRY = path.join(import.meta.dirname, 'index.html');
/** The bundler's own module that connects ES and CommonJS modules. */
const RUNTIME = '\0rolldown/runtime.js';
const INBOX = path.join(import.meta.dirname, 'inbox/inbox-page.tsx');

/**
 * `libraries` holds the libraries. `index` holds what every page needs, what the inbox shares with other pages, and all
 * styles of its first view. The inbox's own code is a chunk of its own. Other code is grouped when several chunks share
 * it.
 */
export function firstViewGroups() {
  // The bundler knows all modules by the time it first calls a group.
  let known: FirstView | undefined;
  const firstViewOf = (modules: Modules) => {
    known ??= sortOut(modules);
    return known;
  };
  const isStyle = (id: string) => /\.css(\?|$)/.test(id);
  // A group also takes the modules that its modules import, except those of a group with a higher priority.
  return [
    {
      name: (id: string) => (id === RUNTIME || (LIBRARIES.test(id) && !NEEDED_LATER.test(id)) ? 'libraries' : null),
      priority: 3,
      debugName: 'libraries',
    },
    {
      name: (id: string, modules: Modules) => {
        const { always, inbox, elsewhere } = firstViewOf(modules);
        if (NEEDED_LATER.test(id)) return null;
        return always.has(id) || (inbox.has(id) && (isStyle(id) || elsewhere.has(id))) ? 'index' : null;
      },
      priority: 2,
      debugName: 'index',
    },
    { name: 'interface', test: /node_modules/, minShareCount: 2, priority: 1 },
    { name: 'shared', test: /src[\\/]shell|generated[\\/]proto[\\/]workgate/, minShareCount: 3 },
  ];
}

interface FirstView {
  /** Modules that every page needs. */
  always: ReadonlySet<string>;
  inbox: ReadonlySet<string>;
  /** Modules that other pages need, or that are loaded later. */
  elsewhere: ReadonlySet<string>;
}

function sortOut(modules: Modules): FirstView {
  const always = reachedFrom(modules, [ENTRY]);
  const inbox = reachedFrom(modules, [INBOX]);
  const later = new Set<string>();
  const left = [...always, ...inbox];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    for (const imported of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      if (imported === INBOX || later.has(imported)) continue;
      later.add(imported);
      left.push(...reachedFrom(modules, [imported]));
    }
  }
  return { always, inbox, elsewhere: reachedFrom(modules, [...later]) };
}

/** Returns the given modules and all that they import statically, directly or not. */
function reachedFrom(modules: Modules, ids: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const left = [...ids];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    const { code, importedIds = [] } = modules.getModuleInfo(id) ?? {};
    for (const imported of importedIds) {
      const parts = INDEX.test(imported) ? partsOf(imported, modules) : undefined;
      if (parts === undefined) left.push(imported);
      else left.push(...namesIn(code ?? '', INDEX.exec(imported)?.[1] ?? '').flatMap((name) => parts.get(name) ?? []));
    }
  }
  return reached;
}

/** Index modules that re-export a whole library. The bundler drops the unused parts. */
const INDEX = /node_modules\/(@mantine\/\w+|@tabler\/icons-react)\/(?:dist\/)?esm\/(?:index|tabler-icons-react)\.mjs$/;
const IMPORTS = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;

/** Maps each name of an index module to the module that it is re-exported from. */
function partsOf(index: string, modules: Modules): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  for (const [, names = '', from = ''] of (modules.getModuleInfo(index)?.code ?? '').matchAll(IMPORTS)) {
    for (const name of names.split(',')) {
      parts.set(
        name
          .split(/\sas\s/)
          .at(-1)
          ?.trim() ?? '',
        path.join(index, '..', from),
      );
    }
  }
  return parts;
}

function namesIn(code: string, library: string): string[] {
  return [...code.matchAll(IMPORTS)]
    .filter(([, , from]) => from === library)
    .flatMap(([, names = '']) => names.split(',').map((name) => name.split(/\sas\s/)[0]?.trim() ?? ''));
}
