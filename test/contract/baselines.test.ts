/** Tests the checks of `make breaking` with one break of each contract, made in a copy of a released baseline. */
import { appendFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assertWhole, baselineVersions, comparedBaselines } from '../../scripts/compatibility/baselines.ts';
import { CONTRACT_FILES, type ContractFile, compareContracts } from '../../scripts/compatibility/contracts.ts';
import { applyExceptions } from '../../scripts/compatibility/exceptions.ts';
import { nameOf } from '../../scripts/compatibility/finding.ts';
import { assertPinned } from '../../scripts/compatibility/pins.ts';
import { type Edit, editFile } from '../compatibility/edited-contracts.ts';

const BASELINES = path.resolve(import.meta.dirname, '../../contracts/baselines');
const NEWEST = (await baselineVersions(BASELINES)).at(-1) ?? '';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'workgate-baselines-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('contracts/baselines', () => {
  it('holds complete baselines, unchanged since their release', async () => {
    expect(NEWEST).not.toBe('');
    for (const version of await baselineVersions(BASELINES)) await assertWhole(path.join(BASELINES, version));
    await assertPinned(BASELINES);
  });

  it('is refused if a file was changed, removed or added', async () => {
    const copy = path.join(folder, 'pinned');
    await cp(BASELINES, copy, { recursive: true });
    await appendFile(path.join(copy, NEWEST, 'agent-card.json'), '\n');
    await rm(path.join(copy, NEWEST, 'mcp-tools.json'));
    await writeFile(path.join(copy, NEWEST, 'more.json'), '{}');
    const problems = [
      `${NEWEST}/agent-card.json has changed`,
      `${NEWEST}/mcp-tools.json is gone`,
      `${NEWEST}/more.json is not in SHA256SUMS`,
    ];
    await expect(assertPinned(copy)).rejects.toThrow(problems.join(', '));
    await expect(assertWhole(path.join(copy, NEWEST))).rejects.toThrow('has no mcp-tools.json');
  });

  it('compares with the newest baseline, and also with the one before if the newest is the release itself', async () => {
    const versions = path.join(folder, 'versions');
    await expect(comparedBaselines(versions, '0.4.0')).rejects.toThrow(/has no baseline to compare with/);
    for (const version of ['0.9.0', '0.10.0', '0.2.11']) await mkdir(path.join(versions, version), { recursive: true });
    expect((await comparedBaselines(versions, '0.11.0')).compared).toEqual(['0.10.0']);
    expect((await comparedBaselines(versions, '0.10.0')).compared).toEqual(['0.10.0', '0.9.0']);
    await expect(comparedBaselines(versions, '0.9.9')).rejects.toThrow('0.10.0 is of a later release than 0.9.9');
  });
});

/** A breaking edit of each contract, and the findings expected for the edit. */
const BREAKS: Record<ContractFile, [edit: Edit, findings: RegExp]> = {
  'public-api.openapi.yaml': [
    (c) => delete c.components.schemas.WorkItem.properties.subject,
    /^REST: \w+ \/api\/v1\/public\/work-items.*subject/,
  ],
  'chat-integration.openapi.yaml': [
    (c) => delete c.paths['/api/v1/integrations/chat/commands'],
    /^chat: POST \/api\/v1\/integrations\/chat\/commands: api path removed/,
  ],
  'connect.image.json': [
    (c) => {
      const file = c.file.find(({ name }: { name: string }) => name === 'workgate/work/v1/work_service.proto');
      file.service[0].method.shift();
    },
    /^protobuf: workgate\/work\/v1\/work_service\.proto: .*RPC "ListWorkItems".* was deleted$/,
  ],
  'mcp-tools.json': [
    (c) => c.tools[0].inputSchema.required.push('priority'),
    /^MCP tools: create_work_item arguments\.priority: is required now$/,
  ],
  'a2a-extension.openapi.yaml': [
    (c) => delete c.components.schemas.ExecuteAction.properties.proposal_id,
    /^A2A extension: ActionPart\.action.*\.proposal_id: is gone$/,
  ],
  'agent-card.json': [
    (c) => delete c['1.0'].capabilities.streaming,
    /^agent card: A2A 1\.0 capabilities\.streaming: is turned off$/,
  ],
  'packet.schema.json': [
    (c) => delete c.properties.predicate.properties.work_item.properties.assignee,
    /^packet: statement\.predicate\.work_item\.assignee: is gone$/,
  ],
};

it('make breaking finds a break of each contract, and leaves out a finding that has an exception', async () => {
  const [baseline, edited] = [path.join(BASELINES, NEWEST), path.join(folder, 'edited')];
  await cp(baseline, edited, { recursive: true });
  expect(Object.keys(BREAKS)).toEqual(CONTRACT_FILES);
  for (const [file, [edit]] of Object.entries(BREAKS)) await editFile(path.join(edited, file), edit);
  const findings = await compareContracts(baseline, edited);
  const names = findings.map(nameOf);
  for (const [, expected] of Object.values(BREAKS)) expect(names).toContainEqual(expect.stringMatching(expected));
  expect(names.filter((name) => !Object.values(BREAKS).some(([, expected]) => expected.test(name)))).toEqual([]);

  const exceptionFor = (finding: string) => ({ baseline: NEWEST, finding, reason: 'No use.', clients: 'None.' });
  const [excused = '', ...others] = names;
  const { left, stale } = applyExceptions(findings, [exceptionFor(excused), exceptionFor('REST: nothing: is gone')]);
  expect(left.map(nameOf)).toEqual(others);
  expect(stale).toEqual([exceptionFor('REST: nothing: is gone')]);
});
