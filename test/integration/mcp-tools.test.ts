import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tools } from '../../generated/mcp/tools.ts';
import { LASTING_AGENT_SCOPES } from '../../src/identity/roles.ts';
import { newId } from '../../src/platform/ids.ts';
import { RefundDesk } from '../support/governance.ts';
import { delegationOf, McpAgent, scopeOf, TOOL_NAMES, type ToolName, VALID_ARGUMENTS } from '../support/mcp.ts';
import type { Subject } from '../support/operations.ts';
import { TestService } from '../support/service.ts';

interface JsonSchema extends Record<string, unknown> {
  type?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

interface ListedTool {
  name: ToolName;
  title: string;
  description: string;
  inputSchema: JsonSchema;
  outputSchema: JsonSchema;
  annotations: Record<string, unknown>;
}

const HINTS = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'];

/**
 * Returns `name(required, optional?) -> (always, sometimes?)`, so that a reviewer sees each change of a tool in one
 * line.
 */
function signatureOf({ name, inputSchema, outputSchema, annotations }: ListedTool): string {
  const fields = ({ properties = {}, required = [] }: JsonSchema) =>
    Object.keys(properties)
      .map((field) => (required.includes(field) ? field : `${field}?`))
      .join(', ');
  const hints = HINTS.filter((hint) => annotations[hint] === true).map((hint) => hint.replace('Hint', ''));
  return `${name}(${fields(inputSchema)}) -> (${fields(outputSchema)}) [${[scopeOf(name), ...hints].join(', ')}]`;
}

/** Ids of things that do not exist. */
const ANY = { workItemId: newId('wi'), integrationId: newId('int'), proposalId: newId('prop') } as Subject;

function* nodesOf(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const member of Object.values(value)) yield* nodesOf(member);
}

/**
 * Keywords that Google, OpenAI and Anthropic all support. `additionalProperties`, `const` and `oneOf` are not among
 * them.
 */
const COMMON_KEYWORDS = [
  ...['type', 'description', 'enum', 'default', 'format', 'anyOf', 'properties', 'required', 'items'],
  ...['maxLength', 'maxItems', 'minimum', 'maximum'],
];

/** Yields a schema and all schemas inside it, with their depth. */
function* schemasOf(schema: JsonSchema, depth = 0): Generator<[JsonSchema, number]> {
  yield [schema, depth];
  const { properties = {}, items, anyOf = [] } = schema as { items?: JsonSchema; anyOf?: JsonSchema[] } & JsonSchema;
  for (const inner of [...Object.values(properties), ...anyOf, ...(items === undefined ? [] : [items])]) {
    yield* schemasOf(inner, depth + 1);
  }
}

describe('tools/list', () => {
  let service: TestService;
  let listed: ListedTool[];

  beforeAll(async () => {
    service = await TestService.start();
    const desk = await RefundDesk.open(service);
    const proposal = (await desk.propose('100.00')).body;
    const tokens = [await delegationOf(desk, LASTING_AGENT_SCOPES), (await desk.delegate(proposal)).token];
    listed = [];
    for (const bearer of tokens) {
      listed.push(...(await new McpAgent(service, { bearer }).request('tools/list')).body.result.tools);
    }
  });
  afterAll(() => service.stop());

  it('has the published signatures, on which agents rely', () => {
    const signatures = listed.map(signatureOf).sort();
    expect(signatures).toMatchInlineSnapshot(`
      [
        "approve_action(proposal_id, payload_hash, comment?) -> (proposal_id, work_item_id, status, integration_id, payload, payload_cut?, payload_hash, approval_reason?, proposed_by?, accountables?, policy, check?, twins?, approvals, supersedes?, expires_at, approval_url?, poll_after_ms?, next?) [agent.actions.approve, destructive]",
        "create_work_item(subject?, priority?, tags?, contact?, initial_message?, work_item_id?, status?, idempotency_key?) -> (work_item_id, subject, status, priority, channel, channel_id, tags, contact, source_reference, pack_key, queue_key, assignee, thread_id, message_count, due_at, created_at, updated_at, version) [agent.work.write]",
        "execute_action(proposal_id, dry_run?, detail?) -> (proposal, action, policy?, dry_run, replayed, outcome?, problems?, approvals_missing?, approval_url?, poll_after_ms?, next?) [agent.actions.execute, destructive, idempotent, openWorld]",
        "export_packet(work_item_id, detail?) -> (sha256?, size_bytes?, resource_uri?, one_time_uri?, next?) [agent.evidence.export]",
        "get_evidence(work_item_id, limit?, page_token?, detail?) -> (entries, next_page_token) [agent.evidence.read, readOnly, idempotent]",
        "get_work_item(work_item_id, proposal_id?, page_token?, proposals_page_token?, detail?) -> (work_item, messages, next_page_token, proposals?, has_more_proposals?, next_proposals_page_token?, other_proposals?, integrations?, has_more_integrations?, tags_cut?) [agent.work.read, readOnly, idempotent]",
        "propose_action(work_item_id, integration_id?, approval_reason?, payload?, supersedes?, withdraw?, idempotency_key?, detail?) -> (proposal_id, work_item_id, status, integration_id, payload, payload_cut?, payload_hash, approval_reason?, proposed_by?, accountables?, policy, check?, twins?, approvals, supersedes?, expires_at, approval_url?, poll_after_ms?, next?) [agent.actions.propose]",
      ]
    `);
  });

  it('costs a model less than 3,000 tokens for all tools together', () => {
    expect(countTokens(JSON.stringify({ tools: TOOL_NAMES.map((name) => tools[name].published) }))).toBeLessThan(3_000);
  });

  it('returns the catalogue word for word', () => {
    expect(new Set(listed.map(({ name }) => name))).toEqual(new Set(TOOL_NAMES));
    for (const tool of listed) expect(tool).toEqual(tools[tool.name].published);
  });

  it('has exactly the seven tools of the interface', () => {
    expect(TOOL_NAMES).toEqual([
      'create_work_item',
      'get_work_item',
      'propose_action',
      'approve_action',
      'execute_action',
      'get_evidence',
      'export_packet',
    ]);
  });

  describe.each(TOOL_NAMES)('%s', (name) => {
    const tool = () => listed.find((one) => one.name === name) as ListedTool;

    it('has schemas without references, and without a union at their root', () => {
      for (const schema of [tool().inputSchema, tool().outputSchema]) {
        expect(schema.type).toBe('object');
        for (const keyword of ['anyOf', 'oneOf', 'allOf', 'not', 'if', '$defs', 'definitions']) {
          expect(schema).not.toHaveProperty([keyword]);
        }
        for (const node of nodesOf(schema)) {
          for (const keyword of ['$ref', '$dynamicRef', 'discriminator', 'allOf']) {
            expect(node).not.toHaveProperty([keyword]);
          }
        }
      }
    });

    it('uses only keywords that every model provider supports, and describes each argument', () => {
      const { inputSchema } = tool();
      for (const [keywords, depth] of schemasOf(inputSchema)) {
        for (const keyword of Object.keys(keywords)) expect(COMMON_KEYWORDS).toContain(keyword);
        // The branches of a union have types of their own. Google refuses every keyword beside a union except a
        // description.
        if ('anyOf' in keywords) expect(keywords).not.toHaveProperty('type');
        else expect(keywords['type'], `${depth}`).toEqual(expect.any(String));
        if ('format' in keywords) expect(keywords['format']).toBe('date-time');
      }
      for (const property of Object.values(inputSchema.properties ?? {})) {
        expect(property['description']).toEqual(expect.stringMatching(/^\S.*\.$/));
      }
    });

    it('refuses unknown arguments, although its published schema does not say so', () => {
      const args = { ...VALID_ARGUMENTS[name](ANY), surplus: 1 };
      expect(tools[name].validate(args)).toBe(false);
      expect(tools[name].validate.errors).toMatchObject([{ params: { additionalProperty: 'surplus' } }]);
    });

    it('compiles in a strict validator, which accepts what the door accepts', () => {
      const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
      addFormatsModule.default(ajv);
      ajv.compile(tool().outputSchema);
      const args = VALID_ARGUMENTS[name](ANY);
      expect(tools[name].validate(args), JSON.stringify(args)).toBe(true);
      // The door also accepts arguments that the schema does not list, such as one that follows from another.
      const listed = Object.entries(args).filter(([field]) => field in (tool().inputSchema.properties ?? {}));
      expect(ajv.validate(tool().inputSchema, Object.fromEntries(listed)), JSON.stringify(ajv.errors)).toBe(true);
    });

    it('states its effects in four annotations', () => {
      const { annotations } = tool();
      expect(Object.keys(annotations).sort()).toEqual([...HINTS].sort());
      for (const hint of HINTS) expect(annotations[hint]).toEqual(expect.any(Boolean));
      if (annotations['readOnlyHint'] === true) {
        expect(annotations).toMatchObject({ destructiveHint: false, idempotentHint: true });
      }
      // Every tool with an effect accepts a key. The schema lists the key only for tools that would do a thing twice
      // without one.
      const keyed = name === 'create_work_item' || name === 'propose_action';
      expect('idempotency_key' in (tool().inputSchema.properties ?? {})).toBe(keyed);
      const args = { ...VALID_ARGUMENTS[name](ANY), idempotency_key: 'a-key' };
      expect(tools[name].validate(args)).toBe(annotations['readOnlyHint'] === false);
    });

    it('says when to use it, what comes before and what comes next', () => {
      const { description } = tool();
      expect(description).toMatch(/\bNext: /);
      expect(description).toMatch(/first|needs a|It takes a|Nothing has to come/i);
      expect(description.length).toBeLessThan(700);
    });
  });
});
