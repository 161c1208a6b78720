/** The service as production installs it: what `make build` has made, and the production dependencies alone. */
import { execFile, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/development.ts';
import { ApiClient } from '../support/api-client.ts';
import { type TestKey, TestService } from '../support/service.ts';
import { ServiceProcess } from '../support/service-process.ts';

/** Folders and files that the built service reads, besides the shell. */
const READ = [
  '.build/service',
  'contracts/packs',
  'generated/a2a',
  'generated/chat',
  'generated/mcp',
  'generated/rest',
  'package.json',
];

let folder: string;
let service: TestService;
let installed: ServiceProcess;
let key: TestKey;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'workgate-production-'));
  for (const name of READ) await cp(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  for (const name of await productionPackages()) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await cp(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  }
  service = await TestService.start();
  key = await service.createKey(await service.createTenant(), ['work.read', 'work.write', 'work.actions']);
  installed = new ServiceProcess({ ...service.env, WORKGATE_PORT: '0' }, () => undefined, cli());
  await installed.start();
});
afterAll(async () => {
  await installed.end('SIGKILL');
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

const cli = () => path.join(folder, '.build/service/cli.js');

/** Lists the folders that `npm ci --omit=dev` installs, without the pinned Node, which runs the test already. */
async function productionPackages(): Promise<string[]> {
  const lock = JSON.parse(await readFile(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  const names = Object.entries(lock.packages).filter(
    ([name, { dev, devOptional }]) => name !== '' && !dev && !devOptional,
  );
  return names.map(([name]) => name).filter((name) => !name.startsWith('node_modules/node'));
}

describe('the production dependencies', () => {
  it('are few, and hold no tool that only builds or tests', async () => {
    const names = (await productionPackages()).map((name) => name.replace('node_modules/', ''));
    expect(names).toContain('@cedar-policy/cedar-wasm');
    expect(names.filter((name) => /vite|rolldown|typescript|icons|scalar/.test(name))).toEqual([]);
    expect(names.length).toBeLessThan(15);
  });

  it('are enough for work, policy, the docs and the contracts', async () => {
    const client = new ApiClient(() => installed.address, key.token);
    expect((await client.createWorkItem({ subject: 'Parcel lost' })).status).toBe(201);
    const { status, body } = await client.get('/api/v1/public/operations');
    expect([status, body.operations.length > 0]).toEqual([200, true]);
    const paths = ['/docs', '/docs/viewer.js', '/openapi/public-api.openapi.yaml', '/readyz'];
    const answers = await Promise.all(paths.map((one) => fetch(`${installed.address}${one}`)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
  });

  it('are enough for the commands that need no database', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [cli(), '--version']);
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    const pack = path.join(folder, 'contracts/packs/it_requests');
    const validated = spawnSync(process.execPath, [cli(), 'pack', 'validate', pack], { encoding: 'utf8' });
    expect([validated.status, validated.stderr]).toEqual([0, '']);
    const cases = path.join(ROOT, 'test/fixtures/packs/accounts');
    const tested = spawnSync(process.execPath, [cli(), 'policy', 'test', cases], { encoding: 'utf8' });
    expect([tested.status, tested.stderr]).toEqual([0, '']);
  });
});

it('the bundle names the licence of each package in it', async () => {
  const licences = await readFile(path.join(folder, '.build/service/LICENSES.txt'), 'utf8');
  for (const name of ['express', 'mongoose', 'mongodb', '@connectrpc/connect', '@scalar/api-reference']) {
    expect(licences).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\([^)]+\\)$`, 'm'));
  }
});
