/** Runs the SDK scenario with the Go SDK. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { run } from '../support/programs.ts';
import { tellFollowers } from './followers.ts';
import { tellStory } from './story.ts';
import { tellWaits } from './waits.ts';
import { tellWorkers } from './workers.ts';

const SDK = path.resolve(import.meta.dirname, '../../generated/sdk/go');
const STORY = path.join(import.meta.dirname, 'go');
// Nothing is downloaded: the SDK needs only the standard library, and the installed toolchain is used.
const ENVIRONMENT = { ...process.env, GOTOOLCHAIN: 'local', GOPROXY: 'off', GOFLAGS: '-mod=readonly' };

let folder = '';

afterAll(async () => {
  if (folder !== '') await rm(folder, { recursive: true });
});

tellStory({
  language: 'go',
  build: async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'workgate-sdk-go-'));
    await cp(STORY, folder, { recursive: true });
    await cp(SDK, path.join(folder, 'sdk'), { recursive: true });
    const unformatted = await run('gofmt', ['-l', folder]);
    if (unformatted !== '') throw new Error(`Not as gofmt writes it:\n${unformatted}`);
    await run('go', ['vet', './...'], { cwd: path.join(folder, 'sdk'), env: ENVIRONMENT });
    await run('go', ['vet', './...'], { cwd: folder, env: ENVIRONMENT });
    await run('go', ['test', './...'], { cwd: path.join(folder, 'sdk'), env: ENVIRONMENT });
    await run('go', ['build', '-o', 'story', '.'], { cwd: folder, env: ENVIRONMENT });
    await run('go', ['build', '-o', 'carry', './worker'], { cwd: folder, env: ENVIRONMENT });
    await run('go', ['build', '-o', 'follow', './follower'], { cwd: folder, env: ENVIRONMENT });
    await run('go', ['build', '-o', 'await', './waiter'], { cwd: folder, env: ENVIRONMENT });
  },
  command: () => [path.join(folder, 'story'), []],
});

tellFollowers({ language: 'go', command: () => [path.join(folder, 'follow'), []] });

tellWaits({ language: 'go', command: () => [path.join(folder, 'await'), []] });

tellWorkers({ language: 'go', command: () => [path.join(folder, 'carry'), []] });
