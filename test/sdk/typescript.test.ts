import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../scripts/development.ts';
import { run } from '../support/programs.ts';
import { tellFollowers } from './followers.ts';
import { tellStory } from './story.ts';
import { tellWaits } from './waits.ts';
import { tellWorkers } from './workers.ts';

/** The strictest settings that a user may have. Only the compiler and Node's types come from the repository. */
const TSCONFIG = {
  compilerOptions: {
    target: 'es2023',
    module: 'nodenext',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noImplicitReturns: true,
    types: ['node'],
    typeRoots: [path.join(ROOT, 'node_modules/@types')],
    outDir: 'dist',
  },
};

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'workgate-sdk-typescript-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function build(): Promise<void> {
  const [sdk, user] = [path.join(folder, 'sdk'), path.join(folder, 'user')];
  await cp(path.join(ROOT, 'generated/sdk/typescript'), sdk, { recursive: true });
  await cp(path.join(ROOT, 'test/sdk/typescript'), user, { recursive: true });
  await cp(path.join(ROOT, 'test/fixtures/webhooks/vectors.json'), path.join(user, 'webhooks.json'));
  // Also builds the SDK, in the `prepare` script.
  await run('npm', ['pack', '--silent'], { cwd: sdk });
  const packed = (await readdir(sdk)).find((name) => name.endsWith('.tgz')) ?? '';
  await writeFile(path.join(user, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  await writeFile(path.join(user, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent', path.join(sdk, packed)], {
    cwd: user,
  });
  await run('tsc', [], { cwd: user });
}

tellStory({
  language: 'typescript',
  build,
  command: () => ['node', ['dist/story.js'], { cwd: path.join(folder, 'user') }],
});

tellWorkers({
  language: 'typescript',
  command: () => ['node', ['dist/worker.js'], { cwd: path.join(folder, 'user') }],
});

tellFollowers({
  language: 'typescript',
  command: () => ['node', ['dist/follower.js'], { cwd: path.join(folder, 'user') }],
});

tellWaits({
  language: 'typescript',
  command: () => ['node', ['dist/waiter.js'], { cwd: path.join(folder, 'user') }],
});

for (const [promise, file] of [
  ['retries, times out and cancels as documented', 'behaviour.test.js'],
  ['accepts and refuses the same webhook requests as all SDKs', 'webhooks.test.js'],
]) {
  it(`${promise}`, async () => {
    const output = await run('node', ['--test', '--test-reporter=tap', `dist/${file}`], {
      cwd: path.join(folder, 'user'),
    });
    expect(output).toMatch(/^# pass [1-9]/m);
    expect(output).toMatch(/^# fail 0$/m);
  });
}
