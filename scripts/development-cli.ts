/** Runs `workgate` against the database engine that `make run` has started in this folder. */
import { assertDevelopment, DATA_FOLDER, developmentEnvironment } from './development.ts';
import { readEngineState } from './mongodb/engine-state.ts';

assertDevelopment();
const engine = await readEngineState(DATA_FOLDER);
if (engine === undefined) {
  process.stderr.write(
    'workgate: no development instance is running; start one with `make run`, or set MONGODB_URI.\n',
  );
  process.exit(1);
}
Object.assign(process.env, await developmentEnvironment(engine.uri));
// Imported late, because the module reads the environment when it is loaded.
await import('../src/cli.ts');
