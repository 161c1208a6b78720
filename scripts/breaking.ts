/**
 * `make breaking`: fails if the contracts break clients of the last release (README, Versions): OpenAPI by oasdiff,
 * protobuf by buf. With `--against REF` compares with another commit.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { breakingOpenApiChanges } from './contract-compatibility.ts';
import { ROOT } from './development.ts';

const PROTO = 'contracts/proto';
/** The contracts of programs. */
const CONTRACTS = ['generated/rest/public-api.openapi.yaml', 'generated/chat/chat-integration.openapi.yaml'];

function git(...args: string[]): string | undefined {
  const result = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return result.status === 0 ? result.stdout.trim() : undefined;
}

/** The newest release tag that the present commit builds on. */
function lastRelease(): string | undefined {
  return git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*');
}

async function openApiHolds(base: string, contract: string): Promise<boolean> {
  const before = git('show', `${base}:${contract}`);
  if (before === undefined) {
    process.stdout.write(`breaking: ${base} has no ${contract} to compare with\n`);
    return true;
  }
  const file = path.join(ROOT, '.workgate/breaking', path.basename(contract));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, before);
  const changes = await breakingOpenApiChanges(file, path.join(ROOT, contract));
  if (changes !== null) process.stdout.write(`${changes}\n`);
  return changes === null;
}

function protobufHolds(base: string): boolean {
  if (git('cat-file', '-e', `${base}:${PROTO}/buf.yaml`) === undefined) {
    process.stdout.write(`breaking: ${base} has no protobuf contracts to compare with\n`);
    return true;
  }
  const repository = path.resolve(ROOT, git('rev-parse', '--git-common-dir') ?? '.git');
  const args = ['breaking', '--against', `${repository}#ref=${base},subdir=${PROTO}`];
  const { status, error } = spawnSync('buf', args, { cwd: path.join(ROOT, PROTO), stdio: 'inherit' });
  if (error !== undefined) throw error;
  return status === 0;
}

const { values } = parseArgs({ options: { against: { type: 'string' } } });
const base = values.against ?? lastRelease();
if (base === undefined) {
  process.stdout.write('breaking: there is no release tag here to compare with\n');
} else {
  let holds = protobufHolds(base);
  for (const contract of CONTRACTS) holds = (await openApiHolds(base, contract)) && holds;
  if (holds) process.stdout.write(`breaking: nothing breaks clients of ${base}\n`);
  else process.exitCode = 1;
}
