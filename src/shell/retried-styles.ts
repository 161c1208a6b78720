/** Has styles that did not come asked for again with the code that needs them, as the code itself is (`frame/code.ts`). */
import type { Plugin } from 'vite';

/** Vite's own, which asks for the styles of what is imported later. */
const HELPER = '\0vite/preload-helper.js';
/** It takes what has failed for there ever after, and a link in the document for one that has come. */
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
        if (!wrong.test(text)) throw new Error(`Vite asks for styles in another way than it did: ${wrong}`);
        return text.replace(wrong, right);
      }, code);
      isRepaired = true;
      return { code: repaired, map: null };
    },
    buildEnd(error) {
      if (error === undefined && !isRepaired) throw new Error('Vite asks for no styles of what is imported later');
    },
  };
}
