/** TypeScript clients in a project with the strictest settings that a user may have. */
import { symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../scripts/development.ts';
import { run } from '../support/programs.ts';
import { tryGeneratedClient } from './openapi-clients.ts';

const TSCONFIG = {
  compilerOptions: {
    target: 'es2023',
    module: 'nodenext',
    strict: true,
    noUncheckedIndexedAccess: true,
    noImplicitReturns: true,
    types: ['node'],
    outDir: 'dist',
  },
  include: ['*.ts', 'client/**/*.ts'],
};

/** Creates a project that uses the repository's generators and compiler. */
async function project(folder: string): Promise<void> {
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
}

tryGeneratedClient({
  generator: 'openapi-typescript, with its defaults and openapi-fetch,',
  folder: 'openapi-typescript',
  build: async (contract, folder) => {
    await project(folder);
    await run('openapi-typescript', [contract, '--output', 'client/schema.d.ts'], { cwd: folder });
    await run('tsc', [], { cwd: folder });
  },
  command: () => ['node', ['dist/main.js']],
});

tryGeneratedClient({
  generator: '@hey-api/openapi-ts',
  folder: 'hey-api',
  build: async (contract, folder) => {
    await project(folder);
    await run('openapi-ts', ['--input', contract, '--output', 'client', '--no-log-file'], { cwd: folder });
    await run('tsc', [], { cwd: folder });
  },
  command: () => ['node', ['dist/main.js']],
});
