/** Payload schemas of definitions mean the same to an independent JSON Schema validator. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readClosedSchema } from '../../src/operations/closed-schema.ts';
import { compileCheck } from '../../src/operations/payload-check.ts';
import type { JsonValue } from '../../src/platform/canonical-json.ts';
import { openPythonSuite } from './python.ts';

interface Case {
  name: string;
  schema: JsonValue;
  takes: JsonValue[];
  refuses: JsonValue[];
}

const CORPUS = path.resolve(import.meta.dirname, '../fixtures/operations/corpus.json');

/** Returns a definition's payload schema with one member, `value`, of this schema. */
function asMember(schema: JsonValue) {
  const written = { type: 'object', required: ['value'], additionalProperties: false, properties: { value: schema } };
  const { problems, schema: read } = readClosedSchema(written, 'payload_schema');
  expect(problems).toEqual([]);
  return read;
}

/** Returns the verdicts of Python's `jsonschema`, for each value. */
async function judge(cases: { schema: JsonValue; values: JsonValue[] }[]): Promise<boolean[][]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'workgate-corpus-'));
  try {
    const corpus = path.join(folder, 'corpus.json');
    await writeFile(corpus, JSON.stringify(cases));
    return (await (await openPythonSuite('json-schema')).run('judge.py', { corpus })) as boolean[][];
  } finally {
    await rm(folder, { recursive: true });
  }
}

it('Python’s jsonschema accepts and refuses the same values as the service', async () => {
  const cases = JSON.parse(await readFile(CORPUS, 'utf8')) as Case[];
  expect(cases.length).toBeGreaterThan(25);
  const asked = cases.map(({ schema, takes, refuses }) => {
    return { schema: asMember(schema), values: [...takes, ...refuses].map((value) => ({ value })) };
  });
  const theirs = await judge(asked);
  for (const [index, { name, takes, refuses }] of cases.entries()) {
    const { schema, values } = asked[index] as (typeof asked)[number];
    const check = compileCheck(schema);
    const wanted = [...takes.map(() => true), ...refuses.map(() => false)];
    const named = (verdicts: readonly boolean[]) => verdicts.map((taken, at) => [JSON.stringify(values[at]), taken]);
    const ours = values.map((value) => check(value).length === 0);
    expect.soft(named(ours), `${name}, by the service`).toEqual(named(wanted));
    expect.soft(named(theirs[index] ?? []), `${name}, by jsonschema`).toEqual(named(wanted));
  }
});

it('only one thing differs, as documented: jsonschema accepts a line break after a matched pattern', async () => {
  const schema = asMember({ type: 'string', pattern: '^[a-z]+$', maxLength: 9 });
  const value = { value: 'abc\n' };
  expect(await judge([{ schema, values: [value] }])).toEqual([[true]]);
  expect(compileCheck(schema)(value)).toEqual([{ field: 'value', problem: 'must match ^[a-z]+$' }]);
});
