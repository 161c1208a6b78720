import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../scripts/development.ts';
import { run } from '../support/programs.ts';
import { installPythonSdk } from '../support/python-sdk.ts';
import { tellFollowers } from './followers.ts';
import { tellStory } from './story.ts';
import { tellWaits } from './waits.ts';
import { tellWorkers, type WorkersUnderTest } from './workers.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'workgate-sdk-python-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const python = (args: string[], cwd = folder) => run(path.join(folder, 'venv/bin/python'), args, { cwd });

async function build(): Promise<void> {
  await cp(path.join(ROOT, 'test/sdk/python'), path.join(folder, 'user'), { recursive: true });
  await cp(path.join(ROOT, 'test/fixtures/webhooks/vectors.json'), path.join(folder, 'user/webhooks.json'));
  await installPythonSdk(folder);
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

it('retries, times out and cancels as documented', async () => {
  const output = await python(['-W', 'error', 'behaviour.py'], path.join(folder, 'user'));
  expect(output).toMatch(/^passed [1-9]/m);
});

it('accepts and refuses the same webhook requests as all SDKs', async () => {
  const output = await python(['-W', 'error', 'webhook_requests.py'], path.join(folder, 'user'));
  expect(output).toMatch(/^passed [1-9]/m);
});

it('passes the strictest checks of mypy, in the package and in programs that use it', async () => {
  const user = path.join(folder, 'user');
  const programs = [
    'story.py',
    'behaviour.py',
    'types_check.py',
    'worker.py',
    'async_worker.py',
    'follower.py',
    'async_follower.py',
    'waiter.py',
    'async_waiter.py',
    'webhook_requests.py',
  ];
  expect(await python(['-m', 'mypy', '--strict', ...programs], user)).toMatch(/^Success/m);
  expect(await python(['-m', 'mypy', '--strict', '--package', 'workgate'], user)).toMatch(/^Success/m);
});

const program = (language: string, file: string): WorkersUnderTest => ({
  language,
  command: () => [path.join(folder, 'venv/bin/python'), ['-W', 'error', file], { cwd: path.join(folder, 'user') }],
});

tellWorkers(program('python', 'worker.py'));
tellWorkers(program('asyncio', 'async_worker.py'));
tellFollowers(program('python', 'follower.py'));
tellFollowers(program('asyncio', 'async_follower.py'));
tellWaits(program('python', 'waiter.py'));
tellWaits(program('asyncio', 'async_waiter.py'));
