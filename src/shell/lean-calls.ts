/** Removes the code that reads and writes messages as JSON: a quarter of the code that makes calls. */
import type { Plugin } from 'vite';

const SERIALIZATION = /@connectrpc\/connect\/dist\/esm\/protocol\/serialization\.js$/;
/** The shell's transport is binary (`api/transport.ts`). */
const JSON_INSTEAD = /: createJsonSerialization\(method\.(?:input|output), jsonOptions\)/g;

export function leanCalls(): Plugin {
  return {
    name: 'workgate-lean-calls',
    transform(code, id) {
      if (!SERIALIZATION.test(id)) return undefined;
      const lean = code.replaceAll(JSON_INSTEAD, ': undefined');
      if (lean === code) throw new Error('The code for JSON calls has changed: update lean-calls.ts');
      return { code: lean, map: null };
    },
  };
}
