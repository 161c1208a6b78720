import { cp } from 'node:fs/promises';
import path from 'node:path';
import { ensureVenv } from '../../scripts/python.ts';
import { run } from '../support/programs.ts';
import { tryGeneratedClient } from './openapi-clients.ts';

let programs = '';

tryGeneratedClient({
  generator: 'openapi-python-client',
  folder: 'python',
  build: async (contract, folder) => {
    programs = await ensureVenv('conformance-openapi', path.join(folder, 'requirements.txt'));
    // The generator formats its output with the ruff on the PATH.
    const env = { ...process.env, PATH: `${programs}${path.delimiter}${process.env['PATH']}` };
    const made = path.join(folder, 'made');
    const options = ['--path', contract, '--output-path', made, '--fail-on-warning'];
    await run(path.join(programs, 'openapi-python-client'), ['generate', ...options], { env });
    const module = 'workgate_public_api_client';
    await cp(path.join(made, module), path.join(folder, module), { recursive: true });
    await run(path.join(programs, 'python'), ['-W', 'error', '-m', 'compileall', '-q', module], { cwd: folder });
  },
  command: () => [path.join(programs, 'python'), ['-W', 'error', 'main.py']],
});
