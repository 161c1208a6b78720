/** Keeps out what reads and writes messages as JSON: a quarter of what calls are made with. */
import type { Plugin } from 'vite';

const SERIALIZATION = /@connectrpc\/connect\/dist\/esm\/protocol\/serialization\.js$/;
/** Taken where a transport is not of the binary format; the shell's is (`api/transport.ts`). */
const JSON_INSTEAD = /: createJsonSerialization\(method\.(?:input|output), jsonOptions\)/g;

export function leanCalls(): Plugin {
  return {
    name: 'workgate-lean-calls',
    transform(code, id) {
      if (!SERIALIZATION.test(id)) return undefined;
      const lean = code.replaceAll(JSON_INSTEAD, ': undefined');
      if (lean === code) throw new Error('Calls are made with JSON elsewhere by now: see lean-calls.ts');
      return { code: lean, map: null };
    },
  };
}
