/**
 * Each operation, provider and chat platform lives in its own folder. No other code of the service knows it by name.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ActionProposalSchema, ActionSchema } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { packetSchema } from '../../src/evidence/packet-schema.ts';
import {
  CHAT_PLATFORM_NAMES,
  carriersOf,
  chatPlatformNamed,
  INTEGRATION_KINDS,
  PROVIDERS,
} from '../../src/integrations/providers/registry.ts';
import { type KnownOperationName, OPERATIONS } from '../../src/operations/registry.ts';
import { schemaHashes } from '../../src/operations/schema-hash.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Files outside a kit's folder that may contain its name: the registries, and the labels of the shell. */
const REGISTRIES = [
  'src/operations/registry.ts',
  'src/integrations/providers/registry.ts',
  'src/shell/operations/labels.ts',
  'src/shell/providers/labels.ts',
];

/** Folder of the code that all chat platforms share as integrations. */
const CHAT_PROVIDER = 'src/integrations/providers/chat/';

interface Kit {
  name: string;
  /** Matches every spelling of the name. */
  pattern: RegExp;
  homes: string[];
}

const anyCase = (name: string) => new RegExp(name.replaceAll('_', '[_-]?'), 'i');
const dashed = (name: string) => name.replaceAll('_', '-');

const operations: Kit[] = Object.keys(OPERATIONS).map((name) => ({
  name,
  pattern: anyCase(name),
  homes: [`src/operations/built-in/${dashed(name)}/`, `src/shell/operations/${dashed(name)}.ts`],
}));
/**
 * Words of a chat platform that do not contain its name: methods of its API, and fields of the requests that it sends.
 */
const OWN_WORDS: Record<string, RegExp> = {
  slack:
    /\b(oauth\.v2|auth\.test|bots\.info|chat\.postMessage|mrkdwn|chat:write|ssl_check|team_id|api_app_id|trigger_id|response_url|url_verification|event_callback)\b/,
};
const platformFolders = CHAT_PLATFORM_NAMES.map((name) => `src/integrations/providers/${name}/`);
const platforms: Kit[] = CHAT_PLATFORM_NAMES.flatMap((name) => {
  const shellWords = `src/shell/providers/${dashed(chatPlatformNamed(name).kind)}.ts`;
  return [
    { name, pattern: anyCase(name), homes: [`src/integrations/providers/${name}/`, shellWords] },
    // Platforms share words, so the folder of any platform may contain them.
    { name: `words of ${name}`, pattern: OWN_WORDS[name] ?? /(?!)/, homes: [...platformFolders, shellWords] },
  ];
});
/**
 * Patterns for names that also mean something else. "chat" is also a door, a channel and a platform, `$pull` is a
 * database operator, and webhooks also deliver events.
 */
const OTHER_MEANINGS: Record<string, RegExp> = {
  chat: /\bkind(:|\)?\s*[!=]==) 'chat'|IntegrationKind\.CHAT\b/,
  pull: /(?<!\$)pull/i,
  webhook: /\bkind(:|\)?\s*[!=]==) 'webhook'|IntegrationKind\.WEBHOOK\b/,
};
const providers: Kit[] = INTEGRATION_KINDS.map((name) => ({
  name,
  pattern: OTHER_MEANINGS[name] ?? anyCase(name),
  homes: [
    `src/integrations/providers/${PROVIDERS[name].chat?.name ?? dashed(name)}/`,
    `src/shell/providers/${dashed(name)}.ts`,
  ],
}));
const KITS = [...operations, ...providers, ...platforms];

function strayNames(file: string, text: string): string[] {
  if (REGISTRIES.includes(file)) return [];
  // A provider may name the operations that it carries.
  const isProvider = [CHAT_PROVIDER, ...providers.flatMap(({ homes }) => homes)].some((home) => file.startsWith(home));
  return KITS.filter(({ homes }) => !homes.some((home) => file.startsWith(home)))
    .filter((kit) => !(isProvider && operations.includes(kit)))
    .filter(({ pattern }) => pattern.test(text))
    .map(({ name }) => `${file}: ${name}`);
}

const contract = () => JSON.parse(readFileSync(path.join(ROOT, 'generated/rest/public-api.openapi.json'), 'utf8'));

describe('names of operations, providers and chat platforms', () => {
  it('appear in their folders and registries, and nowhere else in src/', () => {
    const files = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `src/${name}`);
    const found = files.flatMap((file) => strayNames(file, readFileSync(path.join(ROOT, file), 'utf8')));
    expect(found).toEqual([]);
  });

  it.each([
    "if (payload.type === 'commerce_refund') {",
    "case 'commerceRefund':",
    'ChatPostMessageSchema',
    'IntegrationKind.SANDBOX_COMMERCE',
    "if (kind !== 'chat') return;",
    'config.stripeApiBase',
    "request.headers['x-slack-signature']",
    "fetch('https://slack.com/api/team.info')",
    "import { WebClient } from '@slack/web-api';",
    "call('chat.postMessage')",
    "scopes.includes('chat:write')",
  ])('are found in %s', (code) => {
    expect(strayNames('src/execution/gate.ts', code)).toHaveLength(1);
  });
});

describe('every operation', () => {
  it('keeps the payload schema with which it was first approved', () => {
    expect(Object.fromEntries(schemaHashes(contract()))).toEqual({
      commerce_refund: 'b5f17376f5ea815102b534efbeb13355d44ddc4add468b6752265d479daa219c',
      chat_post_message: 'aeb0c9d2b2042a177893318c42e548150e83f854b8e385a4a98597fff19627a1',
    });
  });

  it.each(
    Object.keys(OPERATIONS) as KnownOperationName[],
  )('%s has the same fields in its payload and its result at all doors', (name) => {
    const { schemas } = contract().components;
    const schemaOf = (union: string) => {
      const reference: string = schemas[union].discriminator.mapping[name];
      return schemas[reference.slice(reference.lastIndexOf('/') + 1)];
    };
    const caseOf = ({ oneofs }: typeof ActionProposalSchema | typeof ActionSchema, oneof: string) =>
      oneofs
        .find((one) => one.name === oneof)
        ?.fields.find((field) => field.name === name)
        ?.message?.fields.map((field) => field.name);
    expect(['type', ...(caseOf(ActionProposalSchema, 'payload') ?? [])]).toEqual(
      Object.keys(schemaOf('BuiltInActionPayload').properties),
    );
    const members = Object.keys(OPERATIONS[name].resultSchema.properties);
    expect(['type', ...(caseOf(ActionSchema, 'result') ?? [])]).toEqual(members);
    expect(Object.keys(schemaOf('BuiltInActionResult').properties)).toEqual(members);
  });

  it.each(
    Object.keys(OPERATIONS) as KnownOperationName[],
  )('%s has a provider, and a result that packets can verify', (name) => {
    expect(carriersOf(name).length).toBeGreaterThan(0);
    expect(JSON.stringify(packetSchema)).toContain(JSON.stringify(OPERATIONS[name].resultSchema));
  });
});

it('every provider carries only operations that exist', () => {
  for (const { carries } of Object.values(PROVIDERS)) {
    expect(Object.keys(OPERATIONS)).toEqual(expect.arrayContaining([...carries]));
  }
});
