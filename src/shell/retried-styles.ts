/** Requests styles that failed to load again, together with their code (`frame/code.ts`). */
import type { Plugin } from 'vite';

/** Vite's module that loads the styles of dynamic imports. */
const HELPER = '\0vite/preload-helper.js';
/**
 * Vite's helper treats a stylesheet that failed as loaded, and the `link` element left in the document as a loaded one.
 */
const REPAIRS = [
  [/(\(err\) => \{\s*)seen\[href\] = void 0;/, '$1delete seen[href];'],
  [/(if \(e\.type === "error"\) )(rej\(.*\));/, '$1{ link.remove(); $2; }'],
] as const;

export function retriedStyles(): Plugin {
  let isRepaired = false;
  return {
    name: 'workgate-retried-styles',
    apply: 'build',
    transform(code, id) {
      if (id !== HELPER) return undefined;
      const repaired = REPAIRS.reduce((text, [wrong, right]) => {
        if (!wrong.test(text)) throw new Error(`Vite requests styles in an unexpected way: ${wrong}`);
        return text.replace(wrong, right);
      }, code);
      isRepaired = true;
      return { code: repaired, map: null };
    },
    buildEnd(error) {
      if (error === undefined && !isRepaired)
        throw new Error('Vite requests no styles for code that is imported later');
    },
  };
}
