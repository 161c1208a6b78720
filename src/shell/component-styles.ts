/** Brings in the styles of those components of the library that are used, and of no others: they are half of all. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Where a component keeps the names of its classes; whatever uses the component uses these. */
const CLASS_NAMES = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/;

/**
 * A component's styles belong to the module that names its classes, so that they come and go with it. They are in the
 * layer `mantine`: what the shell writes itself wins over them, in whatever order they come.
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
