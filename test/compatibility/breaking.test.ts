/**
 * Deliberate changes of the contracts that would break clients. `make breaking` has to report each. Those of REST and
 * chat are in `breaking-openapi.test.ts`.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONTRACT_FILES } from '../../scripts/compatibility/contracts.ts';
import { type Contract, EditedContracts } from './edited-contracts.ts';
import { type Breaking, type Compatible, gateOf } from './gate.ts';

let contracts: EditedContracts;

beforeAll(async () => {
  contracts = await EditedContracts.write();
});

afterAll(() => contracts.remove());

const itHolds = gateOf(() => contracts);

it.each(CONTRACT_FILES)('the unchanged %s breaks nothing', async (file) => {
  expect(await contracts.differences(file, () => undefined)).toBe('');
});

const schema = (contract: Contract, name: string) => contract.components.schemas[name];

const protoFile = (image: Contract, name: string) =>
  image.file.find((one: Contract) => one.name === `workgate/${name}.proto`);
const workProto = (image: Contract) => protoFile(image, 'work/v1/work_service');
const message = (image: Contract, name: string) =>
  workProto(image).messageType.find((one: Contract) => one.name === name);
const method = (image: Contract, name: string) =>
  workProto(image).service[0].method.find((one: Contract) => one.name === name);
const field = (image: Contract, owner: string, name: string) =>
  message(image, owner).field.find((one: Contract) => one.name === name);
const FIELD_RULES = '[buf.validate.field]';

/** Adds the field `reason` to a message; its type is string unless `more` sets another. */
function addField(image: Contract, owner: string, more: Contract): void {
  const text = { label: 'LABEL_OPTIONAL', type: 'TYPE_STRING' };
  message(image, owner).field.push({ ...text, ...more, name: 'reason', number: 99, jsonName: 'reason' });
}

const REPEATED = { label: 'LABEL_REPEATED' };
const INT32 = { type: 'TYPE_INT32' };
const MESSAGE = { type: 'TYPE_MESSAGE', typeName: '.workgate.work.v1.Contact' };

const NEW_FIELDS_THAT_ARE_REFUSED: [name: string, rules: Contract, more?: Contract][] = [
  ['that is required', { required: true }],
  ['of some length', { string: { minLen: '1' } }],
  ['of some form', { string: { uuid: true } }],
  ['above 0', { int32: { gt: 0 } }, INT32],
  ['with some items', { repeated: { minItems: '1' } }, REPEATED],
  ['with a rule of its own', { cel: [{ id: 'x', message: 'needs words', expression: 'this.size() > 0' }] }],
  ['of another message, which is required', { required: true }, MESSAGE],
];

const NEW_FIELDS_THAT_ARE_TAKEN: [name: string, rules: Contract, more?: Contract][] = [
  ['of some length at most', { string: { maxLen: '1' } }],
  ['below 10', { int32: { lt: 10 } }, INT32],
  ['whose items have some length', { repeated: { items: { string: { minLen: '1' } } } }, REPEATED],
  ['of some length, unless it is empty', { string: { minLen: '1' }, ignore: 'IGNORE_IF_ZERO_VALUE' }],
  ['of another message', {}, MESSAGE],
];

itHolds(
  'connect.image.json',
  [
    [
      'an rpc that is gone',
      (c) => workProto(c).service[0].method.pop(),
      /RPC "\w+" on service "WorkService" was deleted/,
    ],
    [
      'a field that is gone',
      (c) => message(c, 'Principal').field.pop(),
      /"display_name" on message "Principal" was deleted/,
    ],
    ['a label that is gone', (c) => workProto(c).enumType[0].value.pop(), /enum value .* was deleted/],
    ['another type', (c) => (field(c, 'Message', 'content').type = 'TYPE_BYTES'), /"content".*type/],
    [
      'another permission',
      (c) => (method(c, 'ListWorkItems').options['[workgate.access.v1.permission]'] = 'PERMISSION_WORK_WRITE'),
      /^workgate\.work\.v1\.WorkService\/ListWorkItems needs PERMISSION_WORK_WRITE instead of PERMISSION_WORK_READ$/,
    ],
    [
      'a field of a request that becomes required',
      (c) => (field(c, 'CreateWorkItemRequest', 'channel_id').options[FIELD_RULES].required = true),
      /CreateWorkItemRequest\.channel_id has the rule \[buf\.validate\.field\]\.required true now/,
    ],
    ...NEW_FIELDS_THAT_ARE_REFUSED.map(
      ([name, rules, more]): Breaking => [
        `a new field of a request ${name}`,
        (c) => addField(c, 'CreateWorkItemRequest', { ...more, options: { [FIELD_RULES]: rules } }),
        /^workgate\.work\.v1\.CreateWorkItemRequest\.reason is refused when it is left out: /,
      ],
    ),
    [
      'a new field of what a request holds',
      (c) => addField(c, 'Contact', { options: { [FIELD_RULES]: { string: { minLen: '1' } } } }),
      /^workgate\.work\.v1\.Contact\.reason is refused when it is left out: /,
    ],
    [
      'a field of a request that is empty where it was left out',
      (c) => {
        delete field(c, 'WorkItemChanges', 'subject').proto3Optional;
        delete field(c, 'WorkItemChanges', 'subject').oneofIndex;
        message(c, 'WorkItemChanges').oneofDecl.shift();
        field(c, 'WorkItemChanges', 'channel_id').oneofIndex = 0;
      },
      /^workgate\.work\.v1\.WorkItemChanges\.subject is refused when it is left out: /m,
    ],
    [
      'a new choice that a request has to make',
      (c) => {
        const cause = { name: 'cause', options: { '[buf.validate.oneof]': { required: true } } };
        message(c, 'AppendWorkItemMessageRequest').oneofDecl = [cause];
        addField(c, 'AppendWorkItemMessageRequest', { oneofIndex: 0 });
      },
      /^workgate\.work\.v1\.AppendWorkItemMessageRequest\.cause is refused when it is left out: /,
    ],
    [
      'a shorter bound of a request',
      (c) => (field(c, 'CreateWorkItemRequest', 'subject').options[FIELD_RULES].string.maxLen = '10'),
      /CreateWorkItemRequest\.subject has the rule \[buf\.validate\.field\]\.string\.maxLen "10" instead of "500"/,
    ],
  ],
  [
    ['another rpc', (c) => workProto(c).service[0].method.push({ ...method(c, 'GetWorkItem'), name: 'PeekWorkItem' })],
    [
      'another field',
      (c) =>
        message(c, 'Principal').field.push({
          ...field(c, 'Principal', 'id'),
          name: 'more',
          number: 99,
          jsonName: 'more',
        }),
    ],
    ...NEW_FIELDS_THAT_ARE_TAKEN.map(
      ([name, rules, more]): Compatible => [
        `a new field of a request ${name}`,
        (c) => addField(c, 'CreateWorkItemRequest', { ...more, options: { [FIELD_RULES]: rules } }),
      ],
    ),
    [
      'a new field of an answer, whatever its rules',
      (c) => addField(c, 'CreateWorkItemResponse', { options: { [FIELD_RULES]: { string: { minLen: '1' } } } }),
    ],
    [
      'a longer bound of a request',
      (c) => (field(c, 'CreateWorkItemRequest', 'subject').options[FIELD_RULES].string.maxLen = '1000'),
    ],
  ],
);

const tool = (catalogue: Contract, name: string) => catalogue.tools.find((one: Contract) => one.name === name);
const inputs = (catalogue: Contract, name: string) => tool(catalogue, name).inputSchema;
const outputs = (catalogue: Contract, name: string) => tool(catalogue, name).outputSchema;
const hints = (catalogue: Contract, name: string) => tool(catalogue, name).annotations;

itHolds(
  'mcp-tools.json',
  [
    ['a tool that is gone', (c) => c.tools.pop(), /^export_packet is gone$/],
    ['a tool of another name', (c) => (tool(c, 'get_evidence').name = 'read_evidence'), /^get_evidence is gone$/],
    [
      'an argument that is gone',
      (c) => delete inputs(c, 'create_work_item').properties.tags,
      /^create_work_item arguments\.tags is gone$/,
    ],
    [
      'an argument that becomes required',
      (c) => inputs(c, 'create_work_item').required.push('priority'),
      /^create_work_item arguments\.priority is required now$/,
    ],
    [
      'a new argument that is required',
      (c) => {
        inputs(c, 'get_evidence').properties.why = { type: 'string' };
        inputs(c, 'get_evidence').required.push('why');
      },
      /^get_evidence arguments\.why is required now$/,
    ],
    [
      'a label of an argument that is gone',
      (c) => inputs(c, 'create_work_item').properties.priority.enum.pop(),
      /^create_work_item arguments\.priority has no label "urgent" any more$/,
    ],
    [
      'a kind of payload that is gone',
      (c) => inputs(c, 'propose_action').properties.payload.anyOf[0].oneOf.pop(),
      /^propose_action arguments\.payload has no kind type "chat_post_message" any more$/,
    ],
    [
      'a member of a kind of payload that is gone',
      (c) => delete inputs(c, 'propose_action').properties.payload.anyOf[0].oneOf[0].properties.currency,
      /^propose_action arguments\.payload\(type "commerce_refund"\)\.currency is gone$/m,
    ],
    [
      'a tighter bound',
      (c) => (inputs(c, 'create_work_item').properties.subject.maxLength = 100),
      /^create_work_item arguments\.subject has maxLength 100 instead of 500$/,
    ],
    [
      'another pattern',
      (c) => (inputs(c, 'get_work_item').properties.work_item_id.pattern = '^w'),
      /^get_work_item arguments\.work_item_id has the pattern \^w instead of /,
    ],
    [
      'arguments of two kinds, of which only one may fit',
      (c) => (inputs(c, 'create_work_item').oneOf = [{}, { required: ['tags'] }]),
      /^create_work_item arguments has another oneOf, which nothing here can tell to be harmless$/,
    ],
    [
      'a tool that may change things',
      (c) => (hints(c, 'get_work_item').readOnlyHint = false),
      /^get_work_item readOnlyHint is false instead of true$/,
    ],
    [
      'a tool that may destroy things',
      (c) => (hints(c, 'create_work_item').destructiveHint = true),
      /^create_work_item destructiveHint is true instead of false$/,
    ],
    [
      'another scope',
      (c) => (c.scopes.get_evidence = 'agent.work.write'),
      /^get_evidence needs the scope agent\.work\.write instead of agent\.evidence\.read$/,
    ],
    [
      'a field of a result that is gone',
      (c) => delete outputs(c, 'get_work_item').properties.messages.items.properties.author,
      /^get_work_item result\.messages\[\]\.author is gone$/,
    ],
    [
      'a field of a result that may be missing',
      (c) => outputs(c, 'get_evidence').required.pop(),
      /^get_evidence result\.next_page_token may be missing now$/,
    ],
    [
      'a field of a result that may be null',
      (c) => (outputs(c, 'create_work_item').properties.subject.type = ['string', 'null']),
      /^create_work_item result\.subject may be of type null now$/,
    ],
    [
      'a result without a schema',
      (c) => delete tool(c, 'get_evidence').outputSchema,
      /^get_evidence result is described/,
    ],
  ],
  [
    ['another tool', (c) => c.tools.push({ ...tool(c, 'get_evidence'), name: 'more' })],
    ['an argument that may be left out', (c) => (inputs(c, 'get_evidence').properties.why = { type: 'string' })],
    ['a wider bound', (c) => (inputs(c, 'create_work_item').properties.subject.maxLength = 1000)],
    ['another label of an argument', (c) => inputs(c, 'create_work_item').properties.priority.enum.push('now')],
    ['another field of a result', (c) => (outputs(c, 'get_evidence').properties.more = { type: 'string' })],
    ['another label of a result', (c) => outputs(c, 'create_work_item').properties.status.enum.push('paused')],
    ['other words', (c) => (tool(c, 'get_evidence').description = 'Reads what happened.')],
  ],
);

itHolds(
  'a2a-extension.openapi.yaml',
  [
    [
      'a kind of action that is gone',
      (c) => schema(c, 'RequestedAction').oneOf.pop(),
      /^ActionPart\.action has no kind type "export_evidence" any more$/,
    ],
    [
      'a member of an action that is gone',
      (c) => delete schema(c, 'ExecuteAction').properties.proposal_id,
      /^ActionPart\.action\(type "execute"\)\.proposal_id is gone$/,
    ],
    [
      'metadata of a request that become required',
      (c) => (schema(c, 'RequestMetadata').required = ['dry_run']),
      /^RequestMetadata\.dry_run is required now$/,
    ],
    [
      'another default',
      (c) => (schema(c, 'RequestMetadata').properties.dry_run.default = true),
      /^RequestMetadata\.dry_run has the default true instead of false$/,
    ],
    [
      'metadata of a task that are gone',
      (c) => delete schema(c, 'TaskMetadata').properties.execution,
      /^TaskMetadata\.execution is gone$/,
    ],
    [
      'a member of an artifact that may be missing',
      (c) => schema(c, 'EvidenceExport').required.pop(),
      /^ArtifactData\.evidence_export\.work_item_version may be missing now$/,
    ],
  ],
  [
    ['further metadata of a task', (c) => (schema(c, 'TaskMetadata').properties.more = { type: 'string' })],
    [
      'another kind of action',
      (c) =>
        schema(c, 'RequestedAction').oneOf.push({
          type: 'object',
          required: ['type'],
          properties: { type: { const: 'wait' } },
        }),
    ],
  ],
);

const extension = (card: Contract) => card['1.0'].capabilities.extensions[0];

itHolds(
  'agent-card.json',
  [
    ['a card that is gone', (c) => delete c['0.3'], /^A2A 0\.3 has no card any more$/],
    ['a skill that is gone', (c) => c['1.0'].skills.shift(), /^A2A 1\.0 skills\.create_work_item is gone$/],
    [
      'a version of the protocol that is gone',
      (c) => c['1.0'].supportedInterfaces.pop(),
      /^A2A 1\.0 supportedInterfaces\.JSONRPC 0\.3 at \S+ is gone$/,
    ],
    [
      'a capability that is turned off',
      (c) => (c['0.3'].capabilities.streaming = false),
      /^A2A 0\.3 capabilities\.streaming is turned off$/,
    ],
    [
      'a capability that is gone',
      (c) => delete c['1.0'].capabilities.streaming,
      /capabilities\.streaming is turned off/,
    ],
    [
      'a kind of credential that is gone',
      (c) => delete c['1.0'].securitySchemes.apiKey,
      /^A2A 1\.0 securitySchemes\.apiKey is gone$/,
    ],
    [
      'a credential in another header',
      (c) => (c['0.3'].securitySchemes.apiKey.name = 'Authorization'),
      /^A2A 0\.3 securitySchemes\.apiKey is .*"Authorization".* now$/,
    ],
    [
      'a credential that does not suffice',
      (c) => c['0.3'].security.pop(),
      /^A2A 0\.3 security does not take \{"apiKey":\[\]\} any more$/,
    ],
    ['an extension of another URI', (c) => (extension(c).uri += '2'), /capabilities\.extensions\.\S+v1 is gone$/m],
    ['an extension that is required', (c) => (extension(c).required = true), /extensions\.\S+ is required now$/],
    [
      'a skill that needs more',
      (c) => extension(c).params.skills.create_work_item.scopes.push('agent.work.read'),
      /params\.skills\.create_work_item\.scopes needs agent\.work\.read now$/,
    ],
    [
      'a skill that cannot be tried',
      (c) => (extension(c).params.skills.commerce_refund.dry_run = false),
      /params\.skills\.commerce_refund\.dry_run is turned off$/,
    ],
    [
      'a media type that is gone',
      (c) => c['1.0'].defaultOutputModes.pop(),
      /^A2A 1\.0 defaultOutputModes\.application\/json is gone$/m,
    ],
    [
      'another order of preference',
      (c) => c['1.0'].supportedInterfaces.reverse(),
      /^A2A 1\.0 supportedInterfaces has the order JSONRPC 0\.3 at \S+, JSONRPC 1\.0 at \S+$/,
    ],
    [
      'a tenant that an interface asks for',
      (c) => (c['1.0'].supportedInterfaces[0].tenant = 'acme'),
      /^A2A 1\.0 supportedInterfaces\.JSONRPC 1\.0 at \S+ is \{.*"tenant":"acme".* instead of /,
    ],
    ['another address', (c) => (c['0.3'].url += '/other'), /^A2A 0\.3 url is "\S+" instead of /],
  ],
  [
    [
      'another interface',
      (c) => c['1.0'].supportedInterfaces.push({ ...c['1.0'].supportedInterfaces[0], protocolBinding: 'GRPC' }),
    ],
    ['another skill', (c) => c['1.0'].skills.push({ ...c['1.0'].skills[0], id: 'more' })],
    ['another version of the service', (c) => (c['0.3'].version = '9.9.9')],
    ['a capability that is turned on', (c) => (c['1.0'].capabilities.pushNotifications = true)],
    ['another risk', (c) => (extension(c).params.skills.commerce_refund.risk = 'medium')],
  ],
);

const predicate = (packet: Contract) => packet.properties.predicate.properties;
const record = (packet: Contract, section: string) => predicate(packet)[section].items;

itHolds(
  'packet.schema.json',
  [
    [
      'a member that is gone',
      (c) => delete predicate(c).work_item.properties.assignee,
      /^statement\.predicate\.work_item\.assignee is gone$/m,
    ],
    [
      'a member that may be missing',
      (c) => record(c, 'entries').required.pop(),
      /^statement\.predicate\.entries\[\]\.inclusion_proof may be missing now$/,
    ],
    [
      'a new member, without which old packets would not verify',
      (c) => {
        predicate(c).witnesses = { type: 'array' };
        c.properties.predicate.required.push('witnesses');
      },
      /^statement\.predicate\.witnesses is required now$/,
    ],
    [
      'another predicate type',
      (c) => (c.properties.predicateType.const += '/other'),
      /^statement\.predicateType is "\S+" instead of "\S+"$/,
    ],
    [
      'another form of hashes',
      (c) => (record(c, 'actions').properties.payload_hash.pattern = '^[0-9a-f]+$'),
      /^statement\.predicate\.actions\[\]\.payload_hash has the pattern /,
    ],
    [
      'a member that may be null',
      (c) => (record(c, 'messages').properties.content.type = ['string', 'null']),
      /^statement\.predicate\.messages\[\]\.content may be of type null now$/,
    ],
    [
      'a member that may not be null any more',
      (c) => (record(c, 'messages').properties.external_message_id.type = 'string'),
      /^statement\.predicate\.messages\[\]\.external_message_id is no longer of type null$/,
    ],
    [
      'a kind of result that is gone',
      (c) => record(c, 'actions').properties.result.anyOf.shift(),
      /^statement\.predicate\.actions\[\]\.result has no kind type "commerce_refund" any more$/,
    ],
    [
      'another kind of result, which older verifiers do not know',
      (c) =>
        record(c, 'actions').properties.result.anyOf.push({ type: 'object', properties: { type: { const: 'more' } } }),
      /^statement\.predicate\.actions\[\]\.result may be of the kind type "more" now$/,
    ],
    [
      'another kind where there are two',
      (c) => predicate(c).work_item.properties.assignee.anyOf.push({ type: 'string' }),
      /^statement\.predicate\.work_item\.assignee may be of the kind string now$/,
    ],
    [
      'objects that are open',
      (c) => delete predicate(c).export.additionalProperties,
      /^statement\.predicate\.export is open to further members now$/,
    ],
  ],
  [['another member that may be missing', (c) => (predicate(c).witnesses = { type: 'array' })]],
);
