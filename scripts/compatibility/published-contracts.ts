import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { DEFAULT_PACK, loadPacks } from '../../src/actions/packs/shipped-packs.ts';
import { packetSchema } from '../../src/evidence/packet-schema.ts';
import { createAgentCard } from '../../src/transports/a2a/agent-card.ts';
import { unsignedCards } from '../../src/transports/a2a/agent-card-route.ts';
import { bundledA2aContract } from '../a2a-contract.ts';
import { ROOT } from '../development.ts';
import type { ContractFile } from './contracts.ts';
import { protobufImage } from './protobuf.ts';

/** Stands for the address of the service, which no release knows. */
const BASE_URL = 'https://work.example';

/** What the working tree publishes, as each file of a baseline has it. */
const PUBLISHED: Record<ContractFile, () => Promise<string>> = {
  'public-api.openapi.yaml': () => readFile(path.join(ROOT, 'generated/rest/public-api.openapi.yaml'), 'utf8'),
  'chat-integration.openapi.yaml': () =>
    readFile(path.join(ROOT, 'generated/chat/chat-integration.openapi.yaml'), 'utf8'),
  // Parsed, since buf writes all of it in one line.
  'connect.image.json': async () => toJson(JSON.parse(protobufImage())),
  // What tools take and answer, of which models are told less.
  'mcp-tools.json': () => readFile(path.join(ROOT, 'generated/mcp/catalogue.json'), 'utf8'),
  'a2a-extension.openapi.yaml': async () => stringify(await bundledA2aContract()),
  'agent-card.json': async () => {
    const pack = loadPacks(path.join(ROOT, 'contracts/packs')).packs.get(DEFAULT_PACK);
    if (pack === undefined) throw new Error(`There is no pack ${DEFAULT_PACK}`);
    return toJson(unsignedCards(createAgentCard(BASE_URL, pack), BASE_URL));
  },
  'packet.schema.json': async () => toJson(packetSchema),
};

/** Writes what the working tree publishes into a folder, which is made if it is not there. */
export async function writePublishedContracts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [file, content] of Object.entries(PUBLISHED)) await writeFile(path.join(folder, file), await content());
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
