/**
 * Imports the styles of the library components that the shell uses, and no others: the unused ones are half of all
 * styles.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Modules in which Mantine keeps the class names of a component. Code that uses a component imports its module. */
const CLASS_NAMES = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/;

/**
 * Adds a component's styles to the module with its class names, so that the styles are loaded together with the
 * component. The styles are in the layer `mantine`: the shell's own styles override them in whatever order both are
 * loaded.
 */
export function componentStyles(): Plugin {
  return {
    name: 'workgate-component-styles',
    transform(code, id) {
      const component = CLASS_NAMES.exec(id)?.[1];
      if (component === undefined) return undefined;
      const styles = `@mantine/core/styles/${component}.layer.css`;
      const folder = id.slice(0, id.indexOf('@mantine/core/'));
      if (!existsSync(path.join(folder, styles))) throw new Error(`${component} has no styles of its own`);
      return { code: `import '${styles}';\n${code}`, map: null };
    },
  };
}
