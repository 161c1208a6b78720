import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ErrorDetail } from '../../errors/app-error.ts';
import {
  builtInTypes,
  type DefinedOperation,
  DefinitionReader,
  loadDefinitionSchema,
  operationOf,
} from '../../operations/definition-reading.ts';
import { type OperationTypes, payloadTypeOf } from '../../operations/index.ts';
import { packagePath } from '../../platform/package-files.ts';

const CONTRACT = packagePath('generated/rest/public-api.openapi.json');

export async function readContract(): Promise<unknown> {
  return JSON.parse(await readFile(CONTRACT, 'utf8'));
}

export type Note = (file: string, found: readonly ErrorDetail[]) => void;

export async function filesOf(folder: string, below: string): Promise<{ file: string; text: string }[]> {
  const whole = path.join(folder, below);
  if (!existsSync(whole)) return [];
  const names = (await readdir(whole)).filter((name) => /\.(ya?ml|json)$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => ({ file: path.join(below, name), text: await readFile(path.join(whole, name), 'utf8') })),
  );
}

export async function readOperations(folder: string, note: Note): Promise<Map<string, DefinedOperation>> {
  const reader = new DefinitionReader(await loadDefinitionSchema());
  const defined = new Map<string, DefinedOperation>();
  for (const { file, text } of await filesOf(folder, 'operations')) {
    const { definition, problems } = reader.read(text);
    note(file, problems);
    if (definition === null) continue;
    if (defined.has(definition.operation)) {
      note(file, [{ field: 'operation', problem: `${definition.operation} is already defined in another file` }]);
    }
    defined.set(definition.operation, operationOf(definition));
  }
  return defined;
}

export function typesOf(contract: unknown, defined: ReadonlyMap<string, DefinedOperation>): OperationTypes {
  const own = [...defined].map(([name, { payloadSchema }]) => [name, payloadTypeOf(payloadSchema)] as const);
  return { ...builtInTypes(contract), ...Object.fromEntries(own) };
}
