/** Changes of the contract that would break clients, made on purpose: the gate of `make breaking` has to see each. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakingOpenApiChanges } from '../../scripts/contract-compatibility.ts';

// biome-ignore lint/suspicious/noExplicitAny: the edits reach deep into a document without a type.
type Contract = any;

const CONTRACT = path.resolve(import.meta.dirname, '../../generated/rest/public-api.openapi.json');

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'workgate-breaking-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function changesBy(edit: (contract: Contract) => void): Promise<string | null> {
  const contract = JSON.parse(await readFile(CONTRACT, 'utf8')) as Contract;
  edit(contract);
  const file = path.join(folder, 'edited.json');
  await writeFile(file, JSON.stringify(contract));
  return breakingOpenApiChanges(CONTRACT, file);
}

const schema = (contract: Contract, name: string) => contract.components.schemas[name];
const listWorkItems = (contract: Contract) => contract.paths['/api/v1/public/work-items'].get;

const BREAKING: [name: string, edit: (contract: Contract) => void, words: RegExp][] = [
  [
    'an operation that is gone',
    (c) => delete c.paths['/api/v1/public/actions/{action_id}'],
    /api removed|path removed/i,
  ],
  ['a field of an answer that is gone', (c) => delete schema(c, 'WorkItem').properties.subject, /removed.*subject/i],
  [
    'a field of a request that becomes required',
    (c) => schema(c, 'WorkItemCreateRequest').required.push('tags'),
    /tags.*required/i,
  ],
  [
    'a field of a request that is gone',
    (c) => delete schema(c, 'WorkItemCreateRequest').properties.tags,
    /removed.*tags/i,
  ],
  ['a label of a request that is gone', (c) => schema(c, 'WorkItemPriority').enum.pop(), /removed the enum value/i],
  ['another type', (c) => (schema(c, 'WorkItem').properties.version.type = 'string'), /version.*`type` changed/i],
  [
    'an answer that may be null now',
    (c) => (schema(c, 'WorkItem').properties.subject.type = ['string', 'null']),
    /subject/i,
  ],
  [
    'a parameter that becomes required',
    (c) => listWorkItems(c).parameters.push({ name: 'x', in: 'query', required: true, schema: { type: 'string' } }),
    /new required.*x/i,
  ],
];

const COMPATIBLE: [name: string, edit: (contract: Contract) => void][] = [
  ['no change', () => undefined],
  [
    'another field in an answer',
    (c) => (schema(c, 'WorkItem').properties.more = { type: 'string', description: 'More.' }),
  ],
  ['another field in a request', (c) => (schema(c, 'WorkItemCreateRequest').properties.more = { type: 'string' })],
  ['another label', (c) => schema(c, 'WorkItemStatus').enum.push('paused')],
];

describe('make breaking', () => {
  it.each(BREAKING)('sees %s', async (_name, edit, words) => {
    expect(await changesBy(edit)).toMatch(words);
  });

  it.each(COMPATIBLE)('lets %s pass', async (_name, edit) => {
    expect(await changesBy(edit)).toBeNull();
  });
});
