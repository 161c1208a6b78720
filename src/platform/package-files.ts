import { findPackageJSON } from 'node:module';
import path from 'node:path';

const ROOT = path.dirname(findPackageJSON(import.meta.url) ?? import.meta.dirname);
const IS_SOURCE = import.meta.filename.endsWith('.ts');

/** Returns the path of a file or folder of this package that is read when the service runs, not imported. */
export function packagePath(relative: string): string {
  return path.join(ROOT, relative);
}

/**
 * Returns the path of a module that a thread or a process of its own runs: the source, or, if this program is the one
 * that `make build` has made, the module that it made of the source.
 * @param name Path under `src/`, without the extension. Write it as a literal: `scripts/build-service.ts` looks for these
 *   calls in the sources.
 */
export function programPath(name: string): string {
  return packagePath(IS_SOURCE ? `src/${name}.ts` : `.build/service/${name}.js`);
}
