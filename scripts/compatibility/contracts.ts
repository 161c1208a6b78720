import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { type A2aContract, ANSWERED, SENT } from '../a2a-contract.ts';
import { type AgentCards, compareAgentCards } from './agent-card.ts';
import type { Difference, Finding } from './finding.ts';
import { compareSchemas } from './json-schema.ts';
import { compareMcpTools, type ToolCatalogue } from './mcp-tools.ts';
import { compareOpenApi } from './openapi.ts';
import { compareProtobuf } from './protobuf.ts';
import type { Schema } from './schema-alternatives.ts';

interface Contract {
  name: string;
  /**
   * Compares two files of the contract.
   * @returns the differences that break users of the first file.
   * @throws {Error} if the files cannot be compared.
   */
  compare: (before: string, after: string) => Promise<Difference[]>;
  remedy: string;
}

const KEEP_PATH = 'Keep it, or put the new form beside it, under /api/v2.';

/** Contracts of a release, by their file name in a baseline. */
export const CONTRACTS = {
  'public-api.openapi.yaml': { name: 'REST', compare: compareOpenApi, remedy: KEEP_PATH },
  'chat-integration.openapi.yaml': { name: 'chat', compare: compareOpenApi, remedy: KEEP_PATH },
  'connect.image.json': {
    name: 'protobuf',
    compare: compareProtobuf,
    remedy: 'Keep it, and add the new one under its own name and number.',
  },
  'mcp-tools.json': {
    name: 'MCP tools',
    compare: async (before, after) =>
      compareMcpTools(await json<ToolCatalogue>(before), await json<ToolCatalogue>(after)),
    remedy: 'Keep it; a tool that works differently is another tool, of another name.',
  },
  'a2a-extension.openapi.yaml': {
    name: 'A2A extension',
    compare: async (before, after) => compareExtension(await yaml(before), await yaml(after)),
    remedy: 'Keep it; publish an incompatible extension under a new URI, beside the old one.',
  },
  'agent-card.json': {
    name: 'agent card',
    compare: async (before, after) => compareAgentCards(await json<AgentCards>(before), await json<AgentCards>(after)),
    remedy: 'Keep offering it.',
  },
  'packet.schema.json': {
    name: 'packet',
    compare: async (before, after) =>
      compareSchemas(
        { schema: await json<Schema>(before) },
        { schema: await json<Schema>(after) },
        'record',
        'statement',
      ),
    remedy: 'Keep it, because packets must stay verifiable; give another form a new predicate type.',
  },
} as const satisfies Record<string, Contract>;

export type ContractFile = keyof typeof CONTRACTS;
export const CONTRACT_FILES = Object.keys(CONTRACTS) as ContractFile[];

/**
 * Compares two folders that contain all contracts.
 * @returns the differences that break users of the contracts in the first folder.
 */
export async function compareContracts(before: string, after: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const file of CONTRACT_FILES) {
    const { name, compare, remedy }: Contract = CONTRACTS[file];
    const differences = await compare(path.join(before, file), path.join(after, file));
    findings.push(...differences.map((difference) => ({ contract: name, ...difference, remedy })));
  }
  return findings;
}

function compareExtension(before: A2aContract, after: A2aContract): Difference[] {
  return [...SENT, ...ANSWERED].flatMap((name): Difference[] => {
    const [old, now] = [before, after].map(({ components }) => components.schemas[name] as Schema | undefined);
    if (old === undefined) return [];
    if (now === undefined) return [{ path: name, problem: 'is gone' }];
    const use = SENT.includes(name) ? 'argument' : 'answer';
    return compareSchemas({ schema: old, document: before }, { schema: now, document: after }, use, name);
  });
}

async function json<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

async function yaml(file: string): Promise<A2aContract> {
  return parse(await readFile(file, 'utf8')) as A2aContract;
}
