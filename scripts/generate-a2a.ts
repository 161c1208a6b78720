/**
 * Generates `generated/a2a/` from the contract of our extension of A2A: its types, compiled validators of what agents
 * send, and closed ones of what they are answered, for tests.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import type { SchemaObject } from 'ajv';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { BANNER, closeSchemas, compileValidators, schemasForAjv, validatorTypes } from './validators.ts';

/** What agents send, and what they are answered, by the name of the schema. */
const SENT = ['ActionPart', 'RequestMetadata'];
const ANSWERED = ['TaskMetadata', 'EventMetadata', 'ArtifactData', 'CardParameters'];

const references = (names: string[]): Record<string, SchemaObject> =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/schemas/${name}` }]));

async function main(): Promise<void> {
  const root = path.resolve(import.meta.dirname, '..');
  const target = path.join(root, 'generated/a2a');
  await mkdir(target, { recursive: true });
  const { bundle: bundled, problems } = await bundle({
    ref: path.join(root, 'contracts/openapi/agents/a2a-extension.openapi.yaml'),
    config: await createConfig({}),
  });
  const fatal = problems.filter((problem) => problem.severity === 'error');
  if (fatal.length > 0) throw new Error(fatal.map((problem) => problem.message).join('\n'));
  const contract = JSON.parse(JSON.stringify(bundled.parsed)) as {
    components: { schemas: Record<string, SchemaObject> };
  };
  const schemas = schemasForAjv(contract.components.schemas);
  const files: Record<string, string> = {
    'types.ts': `${BANNER}${astToString(await openapiTypescript(JSON.stringify(contract), { defaultNonNullable: false }))}`,
    'validators.js': compileValidators(schemas, references(SENT), { coerceTypes: false }),
    'validators.d.ts': validatorTypes(SENT),
    'answer-validators.js': compileValidators(closeSchemas(schemas), references(ANSWERED), { coerceTypes: false }),
    'answer-validators.d.ts': validatorTypes(ANSWERED),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(target, name), content);
  process.stdout.write(`generated/a2a: ${Object.keys(schemas).length} schemas\n`);
}

await main();
