import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { installGoTool } from '../../scripts/go-tool.ts';
import { run } from '../support/programs.ts';
import { tryGeneratedClient } from './openapi-clients.ts';

const OAPI_CODEGEN = { module: 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen', version: 'v2.8.2' };

tryGeneratedClient({
  generator: 'oapi-codegen',
  folder: 'go',
  build: async (contract, folder) => {
    const generator = await installGoTool(OAPI_CODEGEN);
    await mkdir(path.join(folder, 'client'));
    const options = ['-generate', 'types,client', '-package', 'client', '-o', 'client/client.go'];
    await run(generator, [...options, contract], { cwd: folder });
    const env = { ...process.env, GOFLAGS: '-mod=readonly' };
    await run('go', ['vet', './...'], { cwd: folder, env });
    await run('go', ['build', '-o', 'program', '.'], { cwd: folder, env });
  },
  command: (folder) => [path.join(folder, 'program'), []],
});
