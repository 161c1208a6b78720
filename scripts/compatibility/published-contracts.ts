import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { packetSchema } from '../../src/evidence/commands.ts';
import { DEFAULT_PACK, loadPacks } from '../../src/policy/commands.ts';
import { createAgentCard } from '../../src/transports/a2a/agent-card.ts';
import { unsignedCards } from '../../src/transports/a2a/agent-card-route.ts';
import { bundledA2aContract } from '../a2a-contract.ts';
import { ROOT } from '../development.ts';
import type { ContractFile } from './contracts.ts';
import { protobufImage } from './protobuf.ts';

/** Placeholder for the address of the service, which a release does not know. */
const BASE_URL = 'https://work.example';

/** Contents of each file of a baseline, as the working tree publishes it. */
const PUBLISHED: Record<ContractFile, () => Promise<string>> = {
  'public-api.openapi.yaml': () => readFile(path.join(ROOT, 'generated/rest/public-api.openapi.yaml'), 'utf8'),
  'chat-integration.openapi.yaml': () =>
    readFile(path.join(ROOT, 'generated/chat/chat-integration.openapi.yaml'), 'utf8'),
  // Parsed and formatted again, because buf writes everything on one line.
  'connect.image.json': async () => toJson(JSON.parse(protobufImage())),
  // The complete schemas of the tools, of which `tools/list` shows models only parts.
  'mcp-tools.json': () => readFile(path.join(ROOT, 'generated/mcp/catalogue.json'), 'utf8'),
  'a2a-extension.openapi.yaml': async () => stringify(await bundledA2aContract()),
  'agent-card.json': async () => {
    const pack = loadPacks(path.join(ROOT, 'contracts/packs')).packs.get(DEFAULT_PACK);
    if (pack === undefined) throw new Error(`There is no pack ${DEFAULT_PACK}`);
    return toJson(unsignedCards(createAgentCard(BASE_URL, pack), BASE_URL));
  },
  'packet.schema.json': async () => toJson(packetSchema),
};

/** Writes the published contracts of the working tree into a folder, which is created if necessary. */
export async function writePublishedContracts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [file, content] of Object.entries(PUBLISHED)) await writeFile(path.join(folder, file), await content());
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
