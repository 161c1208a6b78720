/** `workgate` against the engine that `make run` has started in this folder. */
import { spawnSync } from 'node:child_process';
import { CLI, DATA_FOLDER, developmentEnvironment } from './development.ts';
import { readEngineState } from './mongodb/engine.ts';

const engine = await readEngineState(DATA_FOLDER);
if (engine === undefined) {
  process.stderr.write(
    'workgate: no development instance is running; start one with `make run`, or set MONGODB_URI.\n',
  );
  process.exit(1);
}
const env = await developmentEnvironment(engine.uri);
const result = spawnSync(process.execPath, [CLI, ...process.argv.slice(2)], { stdio: 'inherit', env });
process.exitCode = result.status ?? 1;
