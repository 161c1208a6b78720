/**
 * `make breaking`: fails if the protobuf contracts break clients of the last release. With `--against REF` compares
 * with another commit.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ROOT } from './development.ts';

const PROTO = 'contracts/proto';

function git(...args: string[]): string | undefined {
  const result = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return result.status === 0 ? result.stdout.trim() : undefined;
}

/** The newest release tag that the present commit builds on. */
function lastRelease(): string | undefined {
  return git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*');
}

const { values } = parseArgs({ options: { against: { type: 'string' } } });
const base = values.against ?? lastRelease();
if (base === undefined) {
  process.stdout.write('breaking: there is no release tag here to compare with\n');
} else if (git('cat-file', '-e', `${base}:${PROTO}/buf.yaml`) === undefined) {
  process.stdout.write(`breaking: ${base} has no protobuf contracts to compare with\n`);
} else {
  const against = `${ROOT}/.git#ref=${base},subdir=${PROTO}`;
  const result = spawnSync('buf', ['breaking', '--against', against], { cwd: `${ROOT}/${PROTO}`, stdio: 'inherit' });
  if (result.status === 0) process.stdout.write(`breaking: nothing breaks clients of ${base}\n`);
  process.exitCode = result.status ?? 1;
}
