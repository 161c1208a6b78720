/**
 * Preloaded into a program with `--import`. Appends the URL of each module that the program loads to the file that
 * `MODULES_FILE` names.
 */
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const file = process.env['MODULES_FILE'] ?? '/dev/null';

registerHooks({
  load(url, context, nextLoad) {
    appendFileSync(file, `${url}\n`);
    return nextLoad(url, context);
  },
});
