/**
 * Generates `generated/a2a/` from the contract of our A2A extension. It contains the published contract, its types,
 * compiled validators of the schemas that agents send, and, for tests, closed validators of the schemas in answers.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SchemaObject } from 'ajv';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { ANSWERED, bundledA2aContract, SENT } from './a2a-contract.ts';
import { ROOT } from './development.ts';
import { publishedFiles } from './http-contract.ts';
import { BANNER, closeSchemas, compileValidators, schemasForAjv, validatorTypes } from './validators.ts';

const references = (names: string[]): Record<string, SchemaObject> =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/schemas/${name}` }]));

async function main(): Promise<void> {
  const target = path.join(ROOT, 'generated/a2a');
  await mkdir(target, { recursive: true });
  const contract = await bundledA2aContract();
  const schemas = schemasForAjv(contract.components.schemas);
  const files: Record<string, string> = {
    ...publishedFiles('a2a-extension', contract),
    'types.ts': `${BANNER}${astToString(await openapiTypescript(JSON.stringify(contract), { defaultNonNullable: false }))}`,
    'validators.js': compileValidators(schemas, references(SENT), { coerceTypes: false, toldToCallers: true }),
    'validators.d.ts': validatorTypes(SENT),
    'answer-validators.js': compileValidators(closeSchemas(schemas), references(ANSWERED), {
      coerceTypes: false,
      toldToCallers: false,
    }),
    'answer-validators.d.ts': validatorTypes(ANSWERED),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(target, name), content);
  process.stdout.write(`generated/a2a: ${Object.keys(schemas).length} schemas\n`);
}

await main();
