/** Imports the styles of the components in use alone: the others are half of all styles. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Mantine's modules of class names. Code that uses a component imports its module. */
const CLASS_NAMES = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/;

/**
 * The styles are loaded with the component's class names. Their layer `mantine` lets the shell's own styles win in any
 * order.
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
