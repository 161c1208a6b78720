/** Which files code comes in: as few as can be for the first view of the inbox, and nothing in them that it does not show. */
import path from 'node:path';

/** What the bundler knows of a module. */
interface ModuleInfo {
  code: string | null;
  importedIds: string[];
  dynamicallyImportedIds: string[];
}

interface Modules {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

/** Changes with none of our builds. */
const LIBRARIES =
  /node_modules[\\/](react|react-dom|scheduler|@bufbuild|@connectrpc|@tanstack[\\/](query-core|react-query))[\\/]/;
/** What few pages need of these: JSON (`lean-calls.ts`), and lists that are read page by page. */
const NEEDED_LATER = /@bufbuild[\\/].*[\\/](to|from)-json\.js$|@(tanstack|connectrpc)[\\/].*infinite/i;
const ENTRY = path.join(import.meta.dirname, 'index.html');
/** What holds modules of different kinds together. */
const RUNTIME = '\0rolldown/runtime.js';
const INBOX = path.join(import.meta.dirname, 'inbox/inbox-page.tsx');

/**
 * The groups of the build: `libraries`, and `index` with what every page needs, what the inbox has in common with others, and
 * all styles of its first view. What is the inbox's own comes beside them. What no first view shows is put together where
 * several need it.
 */
export function firstViewGroups() {
  // All modules are known by the time of the first question.
  let known: FirstView | undefined;
  const firstViewOf = (modules: Modules) => {
    known ??= sortOut(modules);
    return known;
  };
  const isStyle = (id: string) => /\.css(\?|$)/.test(id);
  // A group takes with it what its modules import, unless one of higher priority has that already.
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
  /** What every page needs. */
  always: ReadonlySet<string>;
  /** What the inbox needs. */
  inbox: ReadonlySet<string>;
  /** What other pages need, or what opens later. */
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

/** The modules, and all that they use, but for what they import later. */
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

/** Modules that hand on all of a library, of which the bundler leaves out what nobody uses. */
const INDEX = /node_modules\/(@mantine\/\w+|@tabler\/icons-react)\/(?:dist\/)?esm\/(?:index|tabler-icons-react)\.mjs$/;
const IMPORTS = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;

/** Where each of the names is from that such a module hands on. */
function partsOf(index: string, modules: Modules): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  for (const [, names = '', from = ''] of (modules.getModuleInfo(index)?.code ?? '').matchAll(IMPORTS)) {
    for (const name of names.split(','))
      parts.set(
        name
          .split(/\sas\s/)
          .at(-1)
          ?.trim() ?? '',
        path.join(index, '..', from),
      );
  }
  return parts;
}

/** What a module imports by name from a library. */
function namesIn(code: string, library: string): string[] {
  return [...code.matchAll(IMPORTS)]
    .filter(([, , from]) => from === library)
    .flatMap(([, names = '']) => names.split(',').map((name) => name.split(/\sas\s/)[0]?.trim() ?? ''));
}
