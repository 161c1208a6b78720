import path from 'node:path';
import { ROOT } from '../../scripts/development.ts';
import { ensureGenerator, generator } from '../../scripts/openapi-generator.ts';
import { run } from '../support/programs.ts';
import { tryGeneratedClient } from './openapi-clients.ts';

/** Build folder. It is kept, because compiling the client's dependencies takes minutes. */
const TARGET = path.join(ROOT, '.workgate/conformance-rust');

tryGeneratedClient({
  generator: 'openapi-generator for Rust',
  folder: 'rust',
  build: async (contract, folder) => {
    await ensureGenerator();
    generator(['generate', '-g', 'rust', '-i', contract, '-o', path.join(folder, 'client')]);
    await run('cargo', ['build', '--locked', '--quiet', '--target-dir', TARGET], {
      cwd: folder,
      env: { ...process.env, CARGO_PROFILE_DEV_DEBUG: '0' },
    });
  },
  command: () => [path.join(TARGET, 'debug/program'), []],
});
