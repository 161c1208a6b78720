/** Imported before a program (`--import`): writes the address of each module that it loads into the file of MODULES_FILE. */
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const file = process.env['MODULES_FILE'] ?? '/dev/null';

registerHooks({
  load(url, context, nextLoad) {
    appendFileSync(file, `${url}\n`);
    return nextLoad(url, context);
  },
});
