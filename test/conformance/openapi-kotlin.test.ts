import path from 'node:path';
import { ensureGenerator, generator } from '../../scripts/openapi-generator.ts';
import { maven } from '../support/programs.ts';
import { tryGeneratedClient } from './openapi-clients.ts';

tryGeneratedClient({
  generator: 'openapi-generator for Kotlin',
  folder: 'kotlin',
  build: async (contract, folder) => {
    await ensureGenerator();
    generator(['generate', '-g', 'kotlin', '-i', contract, '-o', path.join(folder, 'client')]);
    await maven(['process-classes'], folder);
  },
  command: (folder) => {
    const target = path.join(folder, 'target');
    const classPath = [path.join(target, 'classes'), path.join(target, 'dependency/*')].join(path.delimiter);
    return ['java', ['-cp', classPath, 'MainKt']];
  },
});
