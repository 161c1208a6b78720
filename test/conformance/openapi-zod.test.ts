/** Generators for OpenAPI 3.0 keep the constant of a `type` member only if the schema is an enumeration. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../support/programs.ts';
import { TestService } from '../support/service.ts';

let service: TestService;
let folder: string;

beforeAll(async () => {
  service = await TestService.start();
  folder = await mkdtemp(path.join(tmpdir(), 'workgate-openapi-zod-'));
  await cp(path.join(import.meta.dirname, 'openapi-zod'), folder, { recursive: true });
  await run('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error'], { cwd: folder });
  const served = await fetch(`${service.address}/openapi/public-api.openapi.yaml`);
  await writeFile(path.join(folder, 'contract.yaml'), await served.text());
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

it('openapi-zod-client generates schemas that tell payloads apart by their type', async () => {
  const generator = path.join(folder, 'node_modules/.bin/openapi-zod-client');
  await run(generator, ['contract.yaml', '--output', 'client.ts'], { cwd: folder });
  const judged = await run('node', ['judge.ts', path.join(folder, 'client.ts')], { cwd: folder });
  expect(JSON.parse(judged)).toEqual({ right: true, misspelt: false, other: false });
});
