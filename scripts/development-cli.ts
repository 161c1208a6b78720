/** `workgate` against the engine that `make run` has started in this folder. */
import { DATA_FOLDER, developmentEnvironment } from './development.ts';
import { readEngineState } from './mongodb/engine-state.ts';

const engine = await readEngineState(DATA_FOLDER);
if (engine === undefined) {
  process.stderr.write(
    'workgate: no development instance is running; start one with `make run`, or set MONGODB_URI.\n',
  );
  process.exit(1);
}
Object.assign(process.env, await developmentEnvironment(engine.uri));
// It reads the environment when it runs.
await import('../src/cli.ts');
