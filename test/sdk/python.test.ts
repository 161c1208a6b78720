import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../scripts/development.ts';
import { run, tellStory } from './story.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'workgate-sdk-python-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const python = (args: string[], cwd = folder) => run(path.join(folder, 'venv/bin/python'), args, { cwd });

async function build(): Promise<void> {
  const [sdk, user] = [path.join(folder, 'sdk'), path.join(folder, 'user')];
  await cp(path.join(ROOT, 'generated/sdk/python'), sdk, { recursive: true });
  await cp(path.join(ROOT, 'test/sdk/python'), user, { recursive: true });
  await run('python3', ['-m', 'venv', 'venv'], { cwd: folder });
  const install = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-deps'];
  await python([...install, '--requirement', path.join(user, 'requirements.txt')]);
  // With the build tool that is pinned, not the newest.
  await python([...install, '--no-build-isolation', sdk]);
  await python(['-m', 'pip', 'check', '--disable-pip-version-check']);
}

tellStory({
  language: 'python',
  build,
  command: () => [
    path.join(folder, 'venv/bin/python'),
    ['-W', 'error', 'story.py'],
    { cwd: path.join(folder, 'user') },
  ],
});

it('keeps its promises on retries, timeouts and cancellation', async () => {
  const output = await python(['-W', 'error', 'behaviour.py'], path.join(folder, 'user'));
  expect(output).toMatch(/^passed [1-9]/m);
});

it('has types that mypy takes as strictly as it can, in the package and in what uses it', async () => {
  const user = path.join(folder, 'user');
  expect(await python(['-m', 'mypy', '--strict', 'story.py', 'behaviour.py', 'types_check.py'], user)).toMatch(
    /^Success/m,
  );
  expect(await python(['-m', 'mypy', '--strict', '--package', 'workgate'], user)).toMatch(/^Success/m);
});
